/** Every language: chosen, changed in the middle of a game, read from right to left, and the board as it was. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { DamaBoardElement as DamaBoard } from "../../web/dama-board.js";
import { LANGUAGES } from "../../web/src/i18n/languages.js";
import { cell, ready } from "./support/board.js";
import { other } from "./support/hosts.js";
import { DESK, onPage, scene, site, until } from "./support/stage.js";

const speaks = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir] as const);
const turn = (page: Page) => page.locator(".story .turn").textContent();

/** Where the cells lie and everything that is drawn. */
const board = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { left = 0, top = 0 } = document.querySelector(".board")?.getBoundingClientRect() ?? {};
    const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')].map((one) => {
      const at = one.getBoundingClientRect();
      return `${one.dataset.name} ${Math.round(at.left - left)} ${Math.round(at.top - top)}`;
    });
    return [
      ...cells,
      ...[...document.querySelectorAll<HTMLCanvasElement>(".board-canvas")].map((one) => one.toDataURL()),
    ];
  });

scene("from right to left the words turn, and the board stays", { hash: "#dhamet;free" }, async (page) => {
  await ready(page);
  const before = await board(page);
  await page.goto(`${site()}?lang=ar#dhamet;free`);
  await ready(page);
  assert.deepEqual(await speaks(page), ["ar", "rtl"]);
  assert.deepEqual(await board(page), before);
  // The story is on the other side of the board, and notation within a sentence reads as anywhere.
  const [boardAt, storyAt] = await Promise.all(
    [".board", ".story"].map(async (name) => (await page.locator(name).boundingBox())?.x ?? 0),
  );
  assert.ok((storyAt ?? 0) < (boardAt ?? 0));
  await cell(page, "a1").click();
  const named = page.locator('.reason bdi[dir="ltr"]');
  await named.first().waitFor();
  assert.match((await named.first().textContent()) ?? "", /^a1$/);
  await cell(page, "e4").click();
  await cell(page, "e5").click();
  await until(async () => assert.match(decodeURI(new URL(page.url()).hash), /^#dhamet;free;e4-e5$/));
  assert.match((await cell(page, "e5").getAttribute("aria-label")) ?? "", /^e5، /);
});

scene("a language chosen is kept, outranks the address, and changes a game's words at once", {}, async (page) => {
  await page.getByRole("combobox").selectOption("es");
  await until(async () => assert.deepEqual(await speaks(page), ["es", "ltr"]));
  await page.goto(`${site()}?lang=ar#turkish`);
  await ready(page);
  assert.deepEqual(await speaks(page), ["ar", "rtl"]);
  const arabic = await turn(page);
  await cell(page, "a3").click();
  await cell(page, "a4").click();
  await until(async () => assert.match(page.url(), /a3-a4$/));
  await page
    .getByRole("button")
    .filter({ has: page.locator(".icon") })
    .nth(2)
    .click();
  await page.getByRole("dialog").waitFor();
  await page.getByRole("dialog").getByRole("combobox").selectOption("tr");
  await until(async () => assert.deepEqual(await speaks(page), ["tr", "ltr"]));
  await page.keyboard.press("Escape");
  assert.match(page.url(), /a3-a4$/);
  assert.doesNotMatch(page.url(), /lang=/);
  assert.notEqual(await turn(page), arabic);
  assert.match((await cell(page, "a4").getAttribute("aria-label")) ?? "", /taş/);
  await page.reload();
  await ready(page);
  assert.deepEqual(await speaks(page), ["tr", "ltr"]);
});

test("the browser's language is spoken, also of another region", { timeout: 120_000 }, async () => {
  await onPage("browser's language", { context: { ...DESK, locale: "fr-CA" } }, async (page) => {
    await page.locator("h1").waitFor();
    assert.deepEqual(await speaks(page), ["fr", "ltr"]);
  });
});

test("every language fits the narrowest screen and has every word", { timeout: 300_000 }, async () => {
  const visit = { context: { ...DESK, viewport: { width: 320, height: 640 } } };
  await onPage("all languages", visit, async (page) => {
    for (const { code, dir } of LANGUAGES) {
      for (const hash of ["#", "#la-dama;W:Wa1,d1:Ba2,b4,e5;d1-d2", "#daily/turkish"]) {
        // Another page each time, since only the part after # differs between some.
        await page.goto(`${site()}?lang=${code}&at=${hash.length}${hash}`);
        await page.locator("h1").first().waitFor();
        if (hash !== "#") await ready(page);
        assert.deepEqual(await speaks(page), [code, dir]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${code} ${hash}: ${wide} pixels too wide`);
      }
    }
    // With letters of twice the size, beside a board, no word of an action lies upon another.
    await page.setViewportSize({ width: 640, height: 400 });
    for (const { code } of LANGUAGES) {
      await page.goto(`${site()}?lang=${code}#dhamet`);
      await ready(page);
      const cut = await page
        .locator(".action:visible")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      assert.deepEqual(cut, [], code);
    }
  });
});

test("boards of one page speak each its own language", { timeout: 120_000 }, async () => {
  const host = await other();
  try {
    await onPage("boards in two languages", { url: `${host.url}museum.html` }, async (page) => {
      const square = (id: string, name: string) => page.locator(`#${id} [role="grid"] [data-name="${name}"]`);
      const label = async (id: string, name: string) => (await square(id, name).getAttribute("aria-label")) ?? "";
      await square("turkish", "a3").waitFor({ state: "attached" });
      await square("tama", "b3").waitFor({ state: "attached" });
      assert.match(await label("tama", "b3"), /^b3, White pion, can move$/);
      await page.evaluate(() => {
        (document.getElementById("turkish") as DamaBoard).lang = "ar";
      });
      await until(async () => assert.match(await label("turkish", "a3"), /^a3، /));
      // Each goes on in its own, in turns.
      await square("tama", "b3").click();
      await square("turkish", "a3").click();
      await square("tama", "b4").click();
      await until(async () => assert.match(await label("tama", "b4"), /^b4, White pion/));
      await square("turkish", "a4").click();
      await until(async () => assert.match(await label("turkish", "a4"), /^a4، /));
      await until(async () =>
        assert.equal(
          await page.evaluate(() => (document.getElementById("turkish") as DamaBoard).played.split(" ").length),
          2,
        ),
      );
      assert.match(await label("turkish", "a4"), /^a4، /);
      assert.match(await label("tama", "a3"), /^a3, White pion/);
    });
  } finally {
    await host.stop();
  }
});
