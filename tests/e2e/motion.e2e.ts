/** Motion: none when nothing moves, none where it is not wished, and the difference between the games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { RulesId } from "../../web/src/engine/contract.js";
import { agrees, cell, look, ready } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { handsFor } from "./support/hands.js";
import { idle } from "./support/idle.js";
import { picture } from "./support/pixels.js";
import { DESK, onPage, scene, settings, until } from "./support/stage.js";

const MOVING = { ...DESK, reducedMotion: "no-preference" as const };

for (const [name, hash, colorScheme] of [
  ["a start", "#la-dama", "light"],
  ["a duty, after its breath", "#turkish;W:Wd3:Bd4,h8;", "dark"],
  ["pieces that may be blown", "#la-dama;W:Wa1,d1:Ba2,b4,e5;d1-d2", "light"],
  ["an arrow", "#dhamet", "light"],
] as const) {
  scene(
    `nothing is done while nothing moves: ${name}`,
    { hash, context: { ...MOVING, colorScheme }, storage: settings({ speed: 4 }) },
    async (page) => {
      await ready(page);
      await idle(page);
    },
  );
}

scene(
  "nothing is done at home, and after a move has been shown",
  { context: MOVING, storage: settings({ speed: 4 }) },
  async (page) => {
    await page.getByRole("link", { name: "Play Tama" }).waitFor();
    await idle(page);
    await page.getByRole("link", { name: "Play Tama" }).click();
    const hands = handsFor(page, "mouse");
    await hands.square("a3");
    await idle(page);
    await hands.square("a4");
    await agrees(page, { rules: "tama" }, ["a3-a4"]);
    await idle(page);
  },
);

/** Five pieces in one capture of a man, under rules that differ only in when they leave. */
const FROM = "W:We1:Be2,e4,e6,g6,f7,a9";
const WAY = ["e1", "g5"];

/** In each frame of the capture: how much of the first and of the last victim is seen, 0–1. */
async function watched(rules: RulesId): Promise<[first: number, last: number][]> {
  let frames: [number, number][] = [];
  const start: Start = { rules, from: FROM };
  const visit = { hash: addressOf(start, []), context: MOVING, storage: settings({ speed: 0.5 }) };
  await onPage(`${rules}, watched`, visit, async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    await hands.square(WAY[0] as string);
    await watch(page, ["e2", "g6"]);
    await hands.square(WAY[1] as string);
    await agrees(page, start, ["e1xg5"]);
    frames = await page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
  });
  return frames;
}

/** Notes whenever they change how opaque the moving pictures over some squares are. */
async function watch(page: Page, squares: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    const seen: number[][] = [];
    (window as unknown as { seen: number[][] }).seen = seen;
    const boxes = names.map((name) => document.querySelector(`[data-name="${name}"]`)?.getBoundingClientRect());
    const note = () => {
      const slips = [...document.querySelectorAll<HTMLElement>(".board-lift > *")];
      if (slips.length > 0) {
        seen.push(
          boxes.map((box) => {
            // The victim's picture stays over its square; the capturing piece only passes.
            const over = slips.filter((slip) => {
              const at = slip.getBoundingClientRect();
              const [dx, dy] = [at.x + at.width / 2, at.y + at.height / 2];
              return box && Math.abs(dx - box.x - box.width / 2) < 2 && Math.abs(dy - box.y - box.height / 2) < 2;
            });
            return Math.max(0, ...over.map((slip) => Number(slip.style.opacity || 1)));
          }),
        );
      }
    };
    const lift = document.querySelector(".board-lift");
    if (lift) new MutationObserver(note).observe(lift, { subtree: true, childList: true, attributes: true });
  }, squares);
}

test("pieces captured at once leave one by one, others when the capture is over", { timeout: 120_000 }, async () => {
  const [atOnce, afterMove] = [await watched("dhamet"), await watched("dhamet-zamma")];
  assert.ok(atOnce.length > 8 && afterMove.length > 8, `${atOnce.length}, ${afterMove.length} frames`);
  const shown = (frames: [number, number][]) => frames.map((pair) => pair.join("/")).join(" ");
  assert.ok(
    atOnce.some(([first, last]) => first < 0.1 && last === 1),
    `at once: ${shown(atOnce)}`,
  );
  assert.ok(
    afterMove.every(([first, last]) => !(first < 0.1 && last === 1)),
    `after the move: ${shown(afterMove)}`,
  );
  assert.ok(
    afterMove.some(([first, last]) => first > 0.2 && first < 0.5 && last === 1),
    `a ghost waits: ${shown(afterMove)}`,
  );
});

scene(
  "where motion is not wished a move is there at once, its steps numbered",
  { hash: addressOf({ rules: "dhamet", from: FROM }, []) },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    await hands.square(WAY[0] as string);
    await watch(page, ["e2", "g6"]);
    await hands.square(WAY[1] as string);
    await agrees(page, { rules: "dhamet", from: FROM }, ["e1xg5"]);
    await idle(page);
    assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen), []);
  },
);

scene(
  "the steps are numbered only where nothing moved",
  { hash: addressOf({ rules: "dhamet", from: FROM }, ["e1xg5"]), context: MOVING, storage: settings({ speed: 4 }) },
  async (page) => {
    await ready(page);
    await idle(page);
    const moving = await picture(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await until(async () => {
      const plain = await picture(page);
      const stops = ["e3", "e5", "e7"].filter((name) => plain[name] !== moving[name]);
      assert.deepEqual(stops, ["e3", "e5", "e7"]);
    });
  },
);

scene(
  "a refused piece shakes once, and not where motion is not wished",
  { hash: "#turkish", context: MOVING },
  async (page) => {
    await ready(page);
    await idle(page);
    await watch(page, ["c2"]);
    await cell(page, "c2").click();
    await until(async () => assert.match((await look(page)).live, /cannot move now/));
    await idle(page);
    const shaken = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length);
    assert.ok(shaken > 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await cell(page, "d2").click();
    await until(async () => assert.match((await look(page)).live, /d2 cannot move now/));
    await idle(page);
    assert.equal(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length), shaken);
  },
);
