/**
 * Every view for everybody: a title, one heading and one landmark, the keys where one arrives, letters of twice the
 * size, a narrow screen, targets large enough, nothing serious found by axe. One page goes through them all.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { audit } from "./support/axe.js";
import { cell, ready } from "./support/board.js";
import { handsFor } from "./support/hands.js";
import { button, doDeed, puzzleStands, Twin } from "./support/puzzles.js";
import { DESK, FULL, scene, settings, until } from "./support/stage.js";

const DATE = "2027-01-05";
const NOON = (page: Page) => page.clock.setFixedTime(new Date(`${DATE}T12:00:00Z`));

/** Views whose axe run other tests have in the standard run. */
const SEEN_ELSEWHERE = ["#", "#about", "#tama", "#daily", "#daily/la-dama", "#evidence/la-dama", "#laws"];
const VIEWS: readonly (readonly [hash: string, title: RegExp])[] = [
  ["#accessibility", /^Accessibility · /],
  ["#", /^Dama Atlas$/],
  ["#about", /^About · /],
  ["#tama", /^Tama · /],
  ["#dhamet", /^Dhamet · /],
  ["#a;bad;address", /^This address holds no game · /],
  ["#daily", /^Puzzles of the day · /],
  ["#daily/la-dama", /^La Dama: puzzle · /],
  ["#puzzle/nothing-1", /^Puzzles of the day · /],
  ["#archive/tama/2026-12", /^Tama: past days · /],
  ["#learn", /^Learn · /],
  ["#learn/turkish", /^Learn Turkish Dama · /],
  ["#learn/compare", /^The five games compared · /],
  ["#learn/tama/first", /^First game: Tama · /],
  ["#print/dhamet", /^Rules sheet: Dhamet · /],
  ["#print/puzzle/turkish", /^Puzzle on paper: Turkish Dama · /],
  ["#evidence/la-dama", /^Where La Dama comes from · /],
  ["#laws", /^Same capture, five laws · /],
];
/** Pages of their own. A frame is part of another page, which has the heading. */
const PAGES: readonly (readonly [path: string, title: RegExp, framed: boolean])[] = [
  ["snippet.html", /^A board on your page · /, false],
  ["embed.html?game=turkish&mode=play", /^Turkish Dama · /, true],
];

/** 1280 × 800 at 200 %, and a narrow screen. */
const ZOOMED = { width: 640, height: 400 };
const NARROW = { width: 320, height: 568 };

/** Nothing is on its way any more, and the heading is the page's own. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const board = document.querySelector("dama-board");
    const busy = '[aria-busy="true"], .boot';
    return !document.querySelector(busy) && (!board || (board.shadowRoot?.querySelector('[role="gridcell"]') ?? false));
  });

/** What is wrong with the page as it is laid out now, in words. */
const faults = (page: Page, framed: boolean): Promise<string[]> =>
  page.evaluate((framed) => {
    const all: Element[] = [];
    const gather = (root: Document | ShadowRoot): void => {
      for (const one of root.querySelectorAll("*")) {
        all.push(one);
        if (one.shadowRoot) gather(one.shadowRoot);
      }
    };
    gather(document);
    const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const told = (one: Element) =>
      `${one.tagName}.${one.className} "${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30)}"`;
    const found: string[] = [];
    const count = (what: string, wanted: number) => {
      const { length } = seen.filter((one) => one.matches(what));
      if (length !== wanted) found.push(`${length} of ${what}`);
    };
    count("h1", framed ? 0 : 1);
    count("main", 1);
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) {
      const out = seen.filter((one) => one.getBoundingClientRect().right > wide + 0.5);
      found.push(`wider than the screen: ${out.slice(0, 3).map(told).join(", ")}`);
    }
    for (const one of seen) {
      if (!one.matches("a[href], button, input, select, textarea, summary, [role=gridcell]")) continue;
      const box = (one.matches("input") ? (one.closest("label") ?? one) : one).getBoundingClientRect();
      // Half a pixel is the browser's own rounding.
      if (box.width < 23.5 || box.height < 23.5)
        found.push(`${told(one)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return found.slice(0, 6);
  }, framed);

/** The view in every layout, and what axe says in one theme, or in both. */
async function fits(page: Page, where: string, at: number, framed: boolean): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const [name, size] of Object.entries({ ZOOMED, NARROW })) {
    await page.setViewportSize(size);
    await until(async () => assert.deepEqual(await faults(page, framed), [], `${where}, ${name}`), 3_000);
  }
  await page.emulateMedia({ forcedColors: "active" });
  assert.deepEqual(await faults(page, framed), [], `${where}, forced colours`);
  await page.emulateMedia({ forcedColors: "none" });
  const theme = at % 2 === 0 ? "light" : "dark";
  const themes = FULL
    ? (["light", "dark"] as const)
    : SEEN_ELSEWHERE.includes(where)
      ? []
      : [theme as "light" | "dark"];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const violations = await audit(page);
    if (violations.length > 0) found[colorScheme] = violations;
  }
  assert.deepEqual(found, {}, where);
}

scene(
  "every view has a title, a heading, the keys, and room at 200 % and at 320 pixels",
  { hash: "#sheet", prepare: NOON, context: { ...DESK, viewport: ZOOMED } },
  async (page) => {
    for (const [at, [hash, title]] of VIEWS.entries()) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await until(async () => assert.match(await page.title(), title));
      await settled(page);
      // Whoever comes by a link goes on from the board or from the heading, also when the page came late.
      await until(async () =>
        assert.match(
          await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.role}`),
          /^H1 |gridcell/,
          hash,
        ),
      );
      await fits(page, hash, at, false);
      await page.setViewportSize(ZOOMED);
    }
  },
);

for (const [at, [path, title, framed]] of PAGES.entries()) {
  scene(
    `the same alone: ${path}`,
    { hash: path, context: { ...DESK, viewport: ZOOMED }, expect: /web-share/ },
    async (page) => {
      await settled(page);
      await until(async () => assert.match(await page.title(), title));
      await fits(page, path, at, framed);
    },
  );
}

// Keys in a frame, and where they go when something closes or changes.

/** What has the keys, inside a board's shadow tree too: its square, else its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    const square = (one as HTMLElement | null)?.dataset.name;
    return square ?? (one?.getAttribute("aria-label") || one?.textContent || "").trim();
  });

/** Goes on by Tab until the keys are where they should be. */
async function tabTo(page: Page, there: (words: string) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press("Tab");
    if (there(await focused(page))) return;
  }
  assert.fail("Tab never came there");
}

scene(
  "a frame by keys alone: a move, a change of mind, the rules and back",
  { hash: "embed.html?game=turkish&mode=two", storage: settings({ sound: true }), prepare: listened },
  async (page) => {
    await cell(page, "a3").waitFor();
    await tabTo(page, (words) => /^[a-h][1-8]$/.test(words));
    for (let steps = 0; (await focused(page)) !== "a3"; steps += 1) {
      assert.ok(steps < 20, `the arrows are at ${await focused(page)}`);
      const [file, rank] = await focused(page);
      await page.keyboard.press(file !== "a" ? "ArrowLeft" : Number(rank) > 3 ? "ArrowDown" : "ArrowUp");
    }
    const says = (name: string, what: RegExp) =>
      until(async () => assert.match((await cell(page, name).getAttribute("aria-label")) ?? "", what), 5_000);
    await page.keyboard.press("Enter");
    await says("a3", /picked up/);
    await page.keyboard.press("Escape");
    await says("a3", /^a3, White taş(?!.*picked up)/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await says("a4", /White taş/);
    await tabTo(page, (words) => words === "Rules");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal(await focused(page), "Rules");
    assert.deepEqual(await heard(page), [], "a board on somebody's page is silent, whatever was chosen here");
  },
);

scene(
  "a hall's screen by keys alone: a game is chosen and begun",
  { hash: "embed.html?kiosk=1&lang=en" },
  async (page) => {
    await button(page, "Touch to play").waitFor();
    await tabTo(page, (words) => words === "Touch to play");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /./ }).first().waitFor();
    await tabTo(page, (words) => /^Tama/.test(words));
    await page.keyboard.press("Enter");
    await until(async () => assert.notEqual(await focused(page), ""));
  },
);

scene(
  "the keys stay where they were when the language changes, and come back when a dialog closes",
  {},
  async (page) => {
    const hands = handsFor(page, "keys");
    await hands.press(page.getByRole("button", { name: "Settings" }));
    const choice = page.locator("dialog select").first();
    await choice.focus();
    await choice.selectOption("es");
    await until(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "es"));
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SELECT");
    await page.keyboard.press("Escape");
    await until(async () => assert.equal(await focused(page), "Ajustes"));
  },
);

// Sound.

/** Puts an instrument that only notes into the page, in place of the browser's. */
async function listened(page: Page): Promise<void> {
  await NOON(page);
  await page.addInitScript(() => {
    const notes: number[] = [];
    const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Node {
      readonly gain = param;
      constructor(
        _context: unknown,
        private readonly how: { frequency?: number },
      ) {}
      connect(to: unknown) {
        return to;
      }
      start() {
        notes.push(Math.round(this.how.frequency ?? 0));
      }
      stop() {}
    }
    class Silent {
      readonly currentTime = 0;
      readonly state = "running";
      readonly destination = {};
    }
    Object.assign(window, { notes, AudioContext: Silent, OscillatorNode: Node, GainNode: Node });
  });
}
/** The notes since this was asked last. */
const heard = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { notes: number[] }).notes.splice(0));

scene(
  "silent until sound is wished; then a move, a capture, the end and a puzzle are heard",
  {
    hash: "#turkish;W:Wd3,h1:Bd4,d6",
    prepare: listened,
  },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    const move = async (from: string, to: string) => {
      await hands.square(from);
      await hands.square(to);
      await until(async () => assert.doesNotMatch((await cell(page, to).getAttribute("aria-label")) ?? "", /empty/));
    };
    await move("d3", "d7");
    assert.deepEqual(await heard(page), []);
    await button(page, "Settings").click();
    await page.getByRole("checkbox", { name: "Sounds of the pieces" }).check();
    await page.keyboard.press("Escape");
    const go = (hash: string) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash);
    await go("#turkish;W:Wd3,h1:Bd4,d6,h8");
    await ready(page);
    await cell(page, "h8").and(page.locator('[aria-label*="Black"]')).waitFor({ state: "attached" });
    await move("d3", "d7");
    // Two pieces: two taps, each with its third partial.
    assert.deepEqual(await heard(page), [250, 690, 242, 668]);
    await move("h8", "h7");
    assert.deepEqual(await heard(page), [330, 911]);
    await go("#daily/tama");
    await puzzleStands(page);
    const twin = Twin.of("tama", DATE);
    await doDeed(page, hands, twin, twin.nextWrong());
    assert.ok((await heard(page)).length >= 2, "a puzzle's move");
    await go("#turkish;W:WKa1:Ba3");
    await cell(page, "a1").and(page.locator('[aria-label*="White"]')).waitFor({ state: "attached" });
    await move("a1", "a5");
    assert.deepEqual((await heard(page)).slice(-3), [262, 330, 392], "a small chord at the end");
  },
);
