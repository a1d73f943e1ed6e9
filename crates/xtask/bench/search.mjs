/**
 * The search in wasm, from the free start, in slices as a worker makes them:
 *
 *   node search.mjs depth ID DEPTH WASM    prints `nodes seconds`, in processor time
 *   node search.mjs second ID WASM         prints `cold warm depth`: nodes of the first second after
 *                                          loading, of a later one for the same question, and the
 *                                          depth that this one reached; by the clock
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

/** Thinks to the end, or for some milliseconds. @param {number} [depth] @param {number} [ms] */
function think(depth, ms = Number.POSITIVE_INFINITY) {
  const began = performance.now();
  thinker.askReply(text, key, "master", 1, Number.MAX_SAFE_INTEGER, depth);
  let size = 100;
  for (;;) {
    const from = performance.now();
    const more = thinker.step(size);
    const now = performance.now();
    if (!more || now - began >= ms) return thinker.answer();
    size = Math.max(1, Math.min(Math.floor((size * SLICE_MS) / (now - from)), size * 2, 30_000));
  }
}

if (how === "depth") {
  think(undefined, WARM_UP_MS);
  const before = process.cpuUsage();
  const { nodes } = think(Number(rest[0]));
  const { user, system } = process.cpuUsage(before);
  console.log(`${nodes} ${(user + system) / 1e6}`);
} else {
  const cold = think(undefined, 1_000);
  think(undefined, WARM_UP_MS);
  const warm = think(undefined, 1_000);
  console.log(`${cold.nodes} ${warm.nodes} ${warm.depth}`);
}
