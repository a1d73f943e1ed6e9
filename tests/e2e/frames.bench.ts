/**
 * What a frame costs while pieces move, from a trace of the browser: script, style, layout and paint of
 * each frame on the page's own thread, at a pixel ratio of 2. Shows figures and judges none of them,
 * since machines differ; it asserts only that a page at rest does nothing.
 *
 *   node web/build.mjs tests --out target/tests/bench tests/e2e/frames.bench.ts
 *   node --test target/tests/bench/tests/e2e/frames.bench.mjs     (with the settings of support/site.ts)
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { GameId } from "../../web/src/engine/contract.js";
import { look, ready } from "./support/board.js";
import { handsFor } from "./support/hands.js";
import { idle } from "./support/idle.js";
import { DESK, onPage, until } from "./support/stage.js";
import { type TraceEvent, traced } from "./support/trace.js";

/** A long capture in each game: where it begins and ends. */
const LONG: Record<GameId, [hash: string, from: string, to: string]> = {
  "la-dama": ["#la-dama-strict;W:Wa1,b1,c1,d1,e1:Ba2,a4,b5,c4,e4;", "a1", "e5"],
  filippina: ["#filippina;W:Wa1,c1,e1,g1:Bb2,b4,b6,d6,f8;", "a1", "e5"],
  tama: ["#tama;W:Wa1,b1,Kc1,d1:Ba8,b8,c3,c6,e7,g7;", "c1", "h7"],
  dhamet: ["#dhamet;W:Wa1,b1,c1,d1,e1,f1,g1,h1,i1:Be2,e4,e6,f7,g6,a9,b9,c9,d9;", "e1", "g5"],
  turkish: [
    "#turkish;W:Wa2,c2,d2,f2,a3,b3,c3,d3,e3,f3,g3,h3,a4,h4:Bf4,a5,b5,c5,e5,g5,a6,b6,c6,d6,e6,g6,h6,c7,e7,g7;",
    "f3",
    "b7",
  ],
};

/** Work of a frame on the page's thread, by the names the browser's own tools use. */
const WORK = new Set(["FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/** Processor milliseconds by the kind of work. */
type Cost = Record<string, number>;
const total = (cost: Cost): number => Object.values(cost).reduce((sum, ms) => sum + ms, 0);

/** What each frame in which an animation callback ran has cost. */
function frameCosts(events: readonly TraceEvent[]): Cost[] {
  const script = events.filter(({ name, ph }) => name === "FireAnimationFrame" && ph === "X");
  const thread = script[0];
  if (!thread) return [];
  const work = events
    .filter(({ name, ph, tid, pid }) => WORK.has(name) && ph === "X" && tid === thread.tid && pid === thread.pid)
    .sort((a, b) => a.ts - b.ts);
  // What script itself has asked for (a layout it reads) is part of the script's time already.
  let covered = 0;
  const outer = work.filter(({ ts, dur = 0 }) => {
    if (ts < covered) return false;
    covered = ts + dur;
    return true;
  });
  const starts = script.map(({ ts }) => ts).sort((a, b) => a - b);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const own = outer.filter(({ ts }) => ts >= start && ts < end);
    const cost: Cost = {};
    for (const { name, tdur, dur = 0 } of own) cost[name] = (cost[name] ?? 0) + (tdur ?? dur) / 1000;
    return cost;
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function bench(page: Page, game: GameId): Promise<Cost[]> {
  const [hash, from, to] = LONG[game];
  await ready(page);
  await idle(page);
  const hands = handsFor(page, "mouse");
  await hands.square(from);
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, async () => {
    await hands.square(to);
    await until(async () => assert.notEqual((await look(page)).hash, hash));
    await until(async () => assert.equal(await page.locator(".board-lift > *").count(), 0));
  });
  await idle(page);
  return frameCosts(events);
}

for (const game of Object.keys(LONG) as GameId[]) {
  test(`frames of a long capture, ${game}`, { timeout: 120_000 }, async () => {
    const frame = {
      ...DESK,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 2,
      reducedMotion: "no-preference" as const,
    };
    await onPage(game, { hash: LONG[game][0], context: frame }, async (page) => {
      const frames = await bench(page, game);
      assert.ok(frames.length > 5, "frames were drawn");
      const costs = frames.map(total).sort((a, b) => a - b);
      const shown = [0.5, 0.95, 1].map((share) => at(costs, share).toFixed(1)).join(" / ");
      const over = costs.filter((cost) => cost > 8).length;
      const split = [...WORK].map((name) => {
        const mean = frames.reduce((sum, cost) => sum + (cost[name] ?? 0), 0) / frames.length;
        return `${name} ${mean.toFixed(2)}`;
      });
      console.log(`${game}: ${frames.length} frames, processor ms ${shown} (median / 95 % / longest), ${over} over 8`);
      console.log(`  mean: ${split.join(", ")}`);
    });
  });
}
