/**
 * The search in wasm, from the free start, in slices as a worker makes them:
 *
 *   node search.mjs depth ID DEPTH WASM    prints `nodes seconds`, in processor time
 *   node search.mjs second ID WASM         prints `cold warm depth`: nodes of the first second of
 *                                          processor time after loading, of a later one for the same
 *                                          question, and the depth that this one reached
 *
 * Processor time counts the compiler's threads too, which work beside a fresh module.
 */
import { readFile } from "node:fs/promises";
import { initSync, newGame, Thinker } from "../../../web/pkg/dama_wasm.js";

const SLICE_MS = 8;
const WARM_UP_MS = 1_500;

const [how = "", id = "", ...rest] = process.argv.slice(2);
const wasm = rest.at(-1) ?? "";
initSync({ module: await readFile(wasm) });
const game = newGame(/** @type {any} */ (id), true);
const { key } = game.state();
const text = game.text();
const thinker = new Thinker();

/** Milliseconds of processor time so far. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** Thinks to the end, or for some milliseconds. @param {number} [depth] @param {number} [ms] */
function think(depth, ms = Number.POSITIVE_INFINITY) {
  const began = spent();
  thinker.askReply(text, key, "master", 1, Number.MAX_SAFE_INTEGER, depth);
  let size = 100;
  for (;;) {
    const from = spent();
    const more = thinker.step(size);
    const now = spent();
    if (!more || now - began >= ms) return thinker.answer();
    size = Math.max(1, Math.min(Math.floor((size * SLICE_MS) / Math.max(now - from, 0.01)), size * 2, 30_000));
  }
}

if (how === "depth") {
  think(undefined, WARM_UP_MS);
  const before = spent();
  const { nodes } = think(Number(rest[0]));
  console.log(`${nodes} ${(spent() - before) / 1e3}`);
} else {
  const cold = think(undefined, 1_000);
  think(undefined, WARM_UP_MS);
  const warm = think(undefined, 1_000);
  console.log(`${cold.nodes} ${warm.nodes} ${warm.depth}`);
}
