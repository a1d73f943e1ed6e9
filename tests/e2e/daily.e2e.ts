/**
 * A day's puzzle as people meet it: solved at each attempt and missed, by mouse, fingers and keys, with the
 * page loaded anew at every point; and no way to an attempt more. What is right and wrong is the engine's.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { RulesId } from "../../web/src/engine/contract.js";
import { look } from "./support/board.js";
import { engine } from "./support/games.js";
import { type Hands, handsFor, type Way, WAYS } from "./support/hands.js";
import { button, doDeed, GAMES, kept, puzzleStands, solveAll, story, Twin } from "./support/puzzles.js";
import { FULL, PHONE, scene, site, until, type Visit } from "./support/stage.js";

const DATE = "2027-01-05";
const DAY = engine.dayOf(DATE);
const at = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));
const NOON = at(`${DATE}T12:00:00Z`);

const OUTCOMES = ["first", "second", "third", "missed"] as const;
type Outcome = (typeof OUTCOMES)[number];
const WRONG: Record<Outcome, number> = { first: 0, second: 1, third: 2, missed: 3 };

/** What a shared text says, as it was once read and found good; the site's address is left out. */
const GOLDEN = new Map(
  (await readFile(join("tests", "e2e", "golden", "share.txt"), "utf8"))
    .split(/^== /m)
    .slice(1)
    .map((part): [string, string] => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1).trim()]),
);

/** Standard: two games, between them every outcome and every way. */
const STANDARD: [RulesId, Outcome, Way, boolean][] = [
  ["la-dama", "second", "keys", false],
  ["la-dama", "missed", "mouse", true],
  ["tama", "first", "touch", false],
  ["tama", "third", "mouse", true],
];
const ALL = GAMES.flatMap((game, g) =>
  OUTCOMES.flatMap((outcome, o) =>
    [true, false].map((reloads, r): [RulesId, Outcome, Way, boolean] => [
      game,
      outcome,
      WAYS[(g + o + r) % WAYS.length] ?? "mouse",
      reloads,
    ]),
  ),
);

for (const [game, outcome, way, reloads] of FULL ? ALL : STANDARD) {
  const visit: Visit = { hash: `#daily/${game}`, prepare: NOON, ...(way === "touch" ? { context: PHONE } : {}) };
  const how = `${game}: ${outcome}, ${way}${reloads ? ", the page loaded anew at every point" : ""}`;
  scene(how, visit, async (page) => {
    await puzzleStands(page);
    await playTo(page, handsFor(page, way), game, WRONG[outcome], reloads);
    const attempt = await kept(page, `${game}/${DAY}`);
    assert.equal(attempt?.phase, outcome === "missed" ? "missed" : "solved");
    assert.equal(attempt?.wrong, WRONG[outcome]);
    const said = outcome === "missed" ? /Missed/ : new RegExp(`Solved at the ${outcome} attempt`);
    assert.match(await story(page), said);
    assert.match(await story(page), outcome === "missed" ? /missed 1\./ : /1 day in a row\. Best: 1\./);
    const text = (await page.locator("#share-text").inputValue()).replace(site(), "SITE/");
    assert.equal(text, GOLDEN.get(`${game} ${outcome}`));
    await nothingMoves(page);
    await page.reload();
    await puzzleStands(page);
    assert.match(await story(page), said);
    await nothingMoves(page);
  });
}

/** Makes so many wrong turns and then, if an attempt is left, the right ones. */
async function playTo(page: Page, hands: Hands, game: RulesId, wrong: number, reloads: boolean): Promise<void> {
  const twin = Twin.of(game, DATE);
  const key = `${game}/${DAY}`;
  const again = async () => {
    if (!reloads) return;
    await page.reload();
    await puzzleStands(page);
  };
  await again();
  for (let n = 1; n <= wrong; n += 1) {
    assert.match(await story(page), new RegExp(`Attempt ${n} of 3`));
    await doDeed(page, hands, twin, twin.nextWrong());
    const attempt = await kept(page, key);
    assert.equal(attempt?.wrong, n);
    assert.equal(attempt?.phase, n === 3 ? "missed" : "refuted");
    if (n === 3) return;
    await nothingMoves(page);
    // Loaded anew, the position stands again at once; otherwise when the visitor has read enough.
    if (reloads) await again();
    else await hands.press(button(page, "Try again"));
    assert.equal((await kept(page, key))?.wrong, n);
  }
  if (reloads && twin.left > 1) {
    // Half of the solution is played, and the page is loaded anew: from the beginning, at the same attempt.
    const half = Twin.of(game, DATE);
    await doDeed(page, hands, half, half.nextRight());
    await again();
    assert.match(await story(page), new RegExp(`Attempt ${wrong + 1} of 3`));
  }
  await solveAll(page, hands, twin);
}

/** Nobody's pieces may be picked up. */
async function nothingMoves(page: Page): Promise<void> {
  for (const [, label] of (await look(page)).cells) assert.doesNotMatch(label, /can move|must capture|may be blown/);
}

scene("the other side's pieces are never to be picked up", { hash: "#daily/tama", prepare: NOON }, async (page) => {
  await puzzleStands(page);
  const twin = Twin.of("tama", DATE);
  const hands = handsFor(page, "mouse");
  const { side, pieces } = twin.state;
  const other = side === "white" ? "Black" : "White";
  for (const { square } of pieces.filter((piece) => piece.side !== side).slice(0, 3)) {
    await hands.square(twin.name(square));
    const { cells } = await look(page);
    assert.ok(cells.every(([, label]) => !label.includes("picked up")));
    assert.match(await story(page), new RegExp(`${other}|not your|not yours`, "i"));
  }
  assert.equal(await kept(page, `tama/${DAY}`), null, "an illegal wish is no attempt");
});

scene(
  "an attempt is kept before anything is shown",
  {
    hash: "#daily/tama",
    prepare: async (page) => {
      await NOON(page);
      await page.addInitScript(() => {
        const own = window as unknown as { atWriting: string[] };
        own.atWriting = [];
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (key === "dama-atlas.daily") {
            const cells = [...document.querySelectorAll('[role="grid"] [role="gridcell"]')];
            own.atWriting.push(cells.map((cell) => (cell.getAttribute("aria-label") ?? "").split(", ")[1]).join());
            own.atWriting.push(document.querySelector(".solve .story")?.textContent ?? "");
          }
          write.call(this, key, value);
        };
      });
    },
  },
  async (page) => {
    await puzzleStands(page);
    const twin = Twin.of("tama", DATE);
    const before = (await look(page)).cells.map(([, label]) => label.split(", ")[1]).join();
    await doDeed(page, handsFor(page, "mouse"), twin, twin.nextWrong());
    const written = await page.evaluate(() => (window as unknown as { atWriting: string[] }).atWriting);
    assert.equal(written[0], before, "the board was as it had been");
    assert.doesNotMatch(written[1] ?? "", /attempts? (is|are) left|Try again/);
  },
);

scene(
  "no key, no double click and no setting gives an attempt more",
  { hash: "#daily/la-dama", prepare: NOON },
  async (page) => {
    await puzzleStands(page);
    const twin = Twin.of("la-dama", DATE);
    const hands = handsFor(page, "mouse");
    const key = `la-dama/${DAY}`;
    for (let n = 1; n <= 3; n += 1) {
      const wrong = twin.nextWrong();
      const last = twin.way(wrong).squares.at(-1) ?? "";
      await doDeed(page, hands, twin, wrong);
      await page.locator(`[role="grid"] [data-name="${last}"]`).dblclick();
      for (const press of ["Enter", "Escape", "z", "u", "Backspace"]) await page.keyboard.press(press);
      await button(page, "Settings").click();
      await page.getByRole("radio", { name: n % 2 ? "Night" : "Day", exact: true }).check();
      await page.keyboard.press("Escape");
      await page.goBack().catch(() => null);
      await page.goto(`${site()}#daily/la-dama`);
      await puzzleStands(page);
      assert.equal((await kept(page, key))?.wrong, n);
      const again = button(page, "Try again");
      if (await again.isVisible()) await again.dblclick();
      assert.equal((await kept(page, key))?.wrong, n);
    }
    assert.equal((await kept(page, key))?.phase, "missed");
    await nothingMoves(page);
    // The solution is played to its end, and still nothing is open.
    await button(page, "See the solution").click();
    for (let turns = 0; turns < 8; turns += 1) {
      const next = page.locator(".solution .button.main");
      if ((await next.count()) === 0) break;
      await next.click();
      await until(async () => assert.equal(await page.locator(".solution-path li").count(), turns + 1));
    }
    assert.match(await story(page), /The game is won\./);
    await nothingMoves(page);
    assert.equal((await kept(page, key))?.phase, "missed");
  },
);

scene(
  "a hint shows the piece, then its square; it is kept and costs nothing",
  { hash: "#daily/tama", prepare: NOON },
  async (page) => {
    await puzzleStands(page);
    const twin = Twin.of("tama", DATE);
    const [deed] = twin.firstTurn();
    assert.ok(deed);
    const { squares } = twin.way(deed);
    await button(page, "Hint: which piece").click();
    await until(async () => assert.match(await story(page), new RegExp(`Look at the piece on ${squares[0]}\\.`)));
    await button(page, "Hint: which square").click();
    await until(async () => assert.match(await story(page), new RegExp(`From ${squares[0]} to ${squares.at(-1)}\\.`)));
    const attempt = await kept(page, `tama/${DAY}`);
    assert.deepEqual([attempt?.hints, attempt?.wrong], [2, 0]);
    await page.reload();
    await puzzleStands(page);
    assert.match(await story(page), /Attempt 1 of 3 with 2 hints/);
    await solveAll(page, handsFor(page, "mouse"), twin);
    assert.match(await page.locator("#share-text").inputValue(), /Solved at the first attempt, with 2 hints\./);
  },
);

scene("the outcome is said once, in words", { hash: "#daily/tama", prepare: NOON }, async (page) => {
  await puzzleStands(page);
  await page.evaluate(() => {
    const own = window as unknown as { said: string[] };
    own.said = [];
    for (const live of document.querySelectorAll('[role="status"][aria-live]')) {
      new MutationObserver(() => own.said.push(live.textContent ?? "")).observe(live, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  const twin = Twin.of("tama", DATE);
  await doDeed(page, handsFor(page, "keys"), twin, twin.nextWrong());
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  assert.equal(said.filter((text) => /2 attempts are left\./.test(text)).length, 1);
  assert.equal(said.length, 1, said.join(" | "));
});
