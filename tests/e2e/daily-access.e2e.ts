/**
 * The pages about puzzles for everyone: checked by axe in light and dark, on a desk and on a phone; a hurry of
 * keys; the card for newcomers; and pictures of them all, to be looked at, in `target/screenshots`.
 */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { audit } from "./support/axe.js";
import { look } from "./support/board.js";
import { handsFor } from "./support/hands.js";
import { idle } from "./support/idle.js";
import { button, doDeed, GAMES, puzzleStands, story, Twin } from "./support/puzzles.js";
import { DESK, FULL, PHONE, scene, site, until } from "./support/stage.js";

const DATE = "2027-01-05";
const NOON = (page: Page) => page.clock.setFixedTime(new Date(`${DATE}T12:00:00Z`));
const OUT = join(process.cwd(), "target", "screenshots");
const wide = { ...DESK, viewport: { width: 1280, height: 800 } };
const SCREENS: [string, BrowserContextOptions, "light" | "dark"][] = [["phone", PHONE, "dark"]];
if (FULL) SCREENS.push(["desk", wide, "light"], ["desk", wide, "dark"], ["phone", PHONE, "light"]);

for (const [screen, frame, colorScheme] of SCREENS) {
  const visit = { hash: "#daily", prepare: NOON, context: { ...frame, colorScheme } };
  scene(`axe finds nothing serious in the puzzles, ${screen}, ${colorScheme}`, visit, async (page) => {
    await mkdir(OUT, { recursive: true });
    const clean = async (where: string) => {
      await page.screenshot({ path: join(OUT, `daily-${where}-${screen}-${colorScheme}.png`) });
      assert.deepEqual(await audit(page), [], where);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      assert.ok(over <= 0, `${where}: ${over} pixels stick out at the side`);
    };
    await page
      .locator("dama-thumb canvas")
      .nth(GAMES.length - 1)
      .waitFor();
    await page.getByText("Take your streaks to another device").click();
    await clean("today");
    await page.goto(`${site()}#archive/tama/2026-12`);
    await page.locator(".archive-days canvas").nth(30).waitFor();
    await clean("archive");
    await page.goto(`${site()}#daily/la-dama`);
    await puzzleStands(page);
    await clean("open");
    await button(page, "How this game is played").click();
    await page.getByRole("dialog").waitFor();
    assert.equal(await page.locator(".six li").count(), 6);
    await clean("newcomer");
    await page.keyboard.press("Escape");
    const twin = Twin.of("la-dama", DATE);
    const hands = handsFor(page, screen === "phone" ? "touch" : "keys");
    for (let n = 1; n <= 3; n += 1) {
      await doDeed(page, hands, twin, twin.nextWrong());
      if (n === 1) await clean("refuted");
      if (n < 3) await hands.press(button(page, "Try again"));
    }
    await button(page, "See the solution").click();
    await page.locator(".solution .button.main").click();
    await page.locator(".solution-path li").waitFor();
    await clean("solution");
  });
}

scene(
  "the newcomer's card: six lines, an example that moves and ends, all the rules behind it",
  {
    hash: "#daily/turkish",
    prepare: NOON,
  },
  async (page) => {
    for (const game of FULL ? GAMES : GAMES.slice(0, 2)) {
      await page.goto(`${site()}#daily/${game}`);
      await puzzleStands(page);
      await button(page, "How this game is played").click();
      assert.equal(await page.locator(".six li").count(), 6);
      for (const line of await page.locator(".six li").allTextContents()) assert.match(line, /\.\s*$/);
      const example = page.locator('.example [role="grid"]');
      const labels = async () =>
        await example
          .locator('[role="gridcell"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      // At its end the other side has nothing left, and there is a king.
      await until(async () => assert.ok((await labels()).every((one) => !one.includes("Black"))));
      await button(page, "Show it again").click();
      await until(async () => assert.ok((await labels()).some((one) => one.includes("Black"))));
      await button(page, "All the rules").click();
      await page.locator(".rule-card").waitFor();
      assert.equal(await page.locator(".example").count(), 0);
      await page.keyboard.press("Escape");
    }
  },
);

scene(
  "keys find their way: from the board to the answer and back to the board",
  { hash: "#daily/tama", prepare: NOON },
  async (page) => {
    await puzzleStands(page);
    const twin = Twin.of("tama", DATE);
    const hands = handsFor(page, "keys");
    await doDeed(page, hands, twin, twin.nextWrong());
    await hands.press(button(page, "Try again"));
    await until(async () => {
      assert.match(await story(page), /Attempt 2 of 3/);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
    });
    assert.ok((await look(page)).cells.some(([, label]) => /can move|must capture/.test(label)));
  },
);

scene("a page that only counts the time down asks for no pictures", { hash: "#daily", prepare: NOON }, async (page) => {
  await page
    .locator("dama-thumb canvas")
    .nth(GAMES.length - 1)
    .waitFor();
  await idle(page);
});
