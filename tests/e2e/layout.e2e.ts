/** Sharp at every pixel ratio, usable on narrow screens, and the same in a page written from the right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { agrees, cell, look, ready } from "./support/board.js";
import { handsFor } from "./support/hands.js";
import { picture } from "./support/pixels.js";
import { DESK, FULL, onPage, PHONE, scene, site, until } from "./support/stage.js";

const GAMES = ["la-dama", "filippina", "tama", "dhamet", "turkish"] as const;
/** Games that are over: every cell can be clicked, and nothing is played. */
const OVER = { "la-dama": "1-0", filippina: "1-0", tama: "1-0", dhamet: "1-0", turkish: "1-0" } as const;

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await until(async () => assert.equal((await look(page)).hash, hash));
  await ready(page);
}

interface Sheet {
  css: number;
  px: number;
  high: number;
}
/** The two large canvases after the next frames. */
const sheets = (page: Page): Promise<Sheet[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return [...document.querySelectorAll<HTMLCanvasElement>(".board-canvas")].map((one) => ({
      css: one.getBoundingClientRect().width,
      px: one.width,
      high: one.height,
    }));
  });

async function sharp(page: Page, ratio: number): Promise<void> {
  // Browsers keep the ratio with less precision than it is asked with.
  const real = await page.evaluate(() => devicePixelRatio);
  assert.ok(Math.abs(real - ratio) < 1e-5, `${real} is not ${ratio}`);
  await until(async () => {
    const found = await sheets(page);
    assert.equal(found.length, 2);
    for (const { css, px, high } of found) {
      assert.equal(px, Math.round(css * ratio), `${css} CSS pixels at ${ratio}`);
      assert.equal(high, px);
      assert.ok(Math.abs(css * ratio - px) < 0.02, `${css * ratio} device pixels are no whole number`);
    }
  });
}

/** Clicks the middle of every cell; the cell clicked is the one the keys would go on from. */
async function everyCell(page: Page): Promise<number> {
  const places = await page.locator('[role="grid"] [role="gridcell"]').evaluateAll((cells) =>
    cells.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { name: (one as HTMLElement).dataset.name ?? "", x: x + width / 2, y: y + height / 2 };
    }),
  );
  for (const { name, x, y } of places) {
    await page.mouse.click(x, y);
    await until(async () => {
      const stop = await page.locator('[role="grid"] [tabindex="0"]').getAttribute("data-name");
      assert.equal(stop, name);
    });
  }
  return places.length;
}

const SCREENS: Record<string, BrowserContextOptions & { deviceScaleFactor: number }> = {
  "pixel ratio 1": { deviceScaleFactor: 1 },
  "pixel ratio 1.25": { deviceScaleFactor: 1.25 },
  "pixel ratio 1.5": { deviceScaleFactor: 1.5 },
  "pixel ratio 2": { deviceScaleFactor: 2 },
  "pixel ratio 3": { deviceScaleFactor: 3, viewport: { width: 390, height: 844 } },
  "zoomed to 67 %": { deviceScaleFactor: 0.67, viewport: { width: 1492, height: 1134 } },
  "zoomed to 110 %": { deviceScaleFactor: 1.1, viewport: { width: 909, height: 691 } },
  "zoomed to 200 %": { deviceScaleFactor: 2, viewport: { width: 500, height: 380 } },
};
/** In the standard run every cell of the smallest and of the largest board. */
const CLICKED: readonly string[] = FULL ? GAMES : ["la-dama", "dhamet"];

/** In the standard run a ratio that is whole, two that are not, and a page made small. */
const STANDARD: readonly string[] = ["pixel ratio 1.25", "pixel ratio 3", "zoomed to 67 %", "zoomed to 200 %"];

for (const [name, screen] of Object.entries(SCREENS)) {
  if (!FULL && !STANDARD.includes(name)) continue;
  scene(`sharp, and hit where it is seen: ${name}`, { context: { ...DESK, ...screen } }, async (page) => {
    for (const game of GAMES) {
      await goTo(page, `#${game};${OVER[game]}`);
      await sharp(page, screen.deviceScaleFactor);
      if (!CLICKED.includes(game)) continue;
      if (!FULL && game === "dhamet" && !["pixel ratio 1.25", "pixel ratio 3"].includes(name)) continue;
      const cells = await everyCell(page);
      assert.ok(cells >= 25);
    }
  });
}

// A change of the ratio alone cannot be made here: the browser's emulation tells the page of new sizes only.
scene("sharp again when the window goes to another screen, or is resized", { hash: "#tama" }, async (page) => {
  await ready(page);
  const session = await page.context().newCDPSession(page);
  for (const [ratio, width] of [
    [2, 700],
    [1.25, 613],
    [1.25, 540],
    [3, 407],
    [1, 560],
  ] as const) {
    await session.send("Emulation.setDeviceMetricsOverride", {
      width,
      height: 760,
      deviceScaleFactor: ratio,
      mobile: false,
    });
    await until(async () => sharp(page, ratio), 5_000);
    await cell(page, "c3").click();
    await until(async () => assert.match((await cell(page, "c3").getAttribute("aria-label")) ?? "", /picked up/));
    await page.keyboard.press("Escape");
  }
});

// Narrow screens.

/** Elements that stick out of the page at the right, by what they are. */
const sticking = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return [];
    return [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > wide + 0.5)
      .map((one) => `${one.tagName}.${one.className}`);
  });

for (const width of [320, 280]) {
  scene(
    `nothing sticks out at ${width} pixels, and the game can be played`,
    { context: { ...DESK, viewport: { width, height: 568 }, hasTouch: true, isMobile: true } },
    async (page) => {
      const fits = async (where: string) => assert.deepEqual(await sticking(page), [], where);
      await page.getByRole("link", { name: "Play Tama" }).waitFor();
      await fits("home");
      await page.goto(`${site()}#about`);
      await page.getByRole("heading", { name: "About Dama Atlas" }).waitFor();
      await fits("about");
      for (const game of GAMES) {
        await goTo(page, `#${game};`);
        await fits(game);
        const board = await page.locator(".board-stage").boundingBox();
        assert.ok(board && board.width >= Math.min(224, width) - 1, `${game}: the board is ${board?.width} wide`);
      }
      for (const opener of ["Settings", "Rules", "More"]) {
        await page.getByRole("button", { name: opener }).tap();
        await page.getByRole("dialog").waitFor();
        await fits(opener);
        const box = await page.getByRole("dialog").boundingBox();
        assert.ok(box && box.x >= -0.5 && box.x + box.width <= width + 0.5, `${opener}: ${JSON.stringify(box)}`);
        await page.getByRole("button", { name: "Close" }).tap();
        await page.getByRole("dialog").waitFor({ state: "hidden" });
      }
      const hands = handsFor(page, "touch");
      await hands.square("h3");
      await hands.square("h4");
      await agrees(page, { rules: "turkish" }, ["h3-h4"]);
      for (const button of await page.locator("button:visible, a:visible").all()) {
        const box = await button.boundingBox();
        const name = (await button.getAttribute("aria-label")) ?? (await button.textContent());
        assert.ok(box && box.width >= 24 && box.height >= 24, `${name} is ${box?.width} × ${box?.height}`);
      }
    },
  );
}

/** Sum of what moved by itself, as the browser counts it, from the page's beginning on. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const hash of ["", "#turkish", "#daily/tama"]) {
  scene(`nothing moves by itself while ${hash || "the start page"} comes`, { hash, context: PHONE }, async (page) => {
    if (hash === "") await page.locator("dama-thumb canvas").nth(4).waitFor();
    else await ready(page);
    assert.equal(await shifted(page), 0);
  });
}

// A page written from the right.

test("a page written from right to left shows and plays the same board", { timeout: 120_000 }, async () => {
  const pictures: Record<string, Record<string, number>> = {};
  for (const dir of ["ltr", "rtl"]) {
    await onPage(`direction ${dir}`, { hash: "#la-dama" }, async (page) => {
      await ready(page);
      await page.evaluate((to) => {
        document.documentElement.dir = to;
      }, dir);
      for (const game of GAMES) {
        await goTo(page, `#${game};`);
        pictures[`${dir} ${game}`] = await picture(page);
      }
      assert.equal(await page.locator(".board").evaluate((one) => getComputedStyle(one).direction), "ltr");
      const left = async (name: string) => (await cell(page, name).boundingBox())?.x ?? 0;
      assert.ok((await left("a1")) < (await left("h1")), "a lies at the left");
      assert.deepEqual(await sticking(page), []);
      const hands = handsFor(page, "mouse");
      await hands.square("a3");
      await hands.square("a4");
      await agrees(page, { rules: "turkish" }, ["a3-a4"]);
      assert.equal(await page.locator(".moves-list bdi", { hasText: "a3-a4" }).getAttribute("dir"), "ltr");
    });
  }
  for (const game of GAMES) assert.deepEqual(pictures[`rtl ${game}`], pictures[`ltr ${game}`], game);
});
