/**
 * Counts leaves with the engine in wasm and prints `leaves seconds`, in processor time:
 *
 *   node wasm.mjs ID DEPTH WASM
 *
 * Browsers compile wasm in two tiers and never swap a running call, so the count is cut into
 * calls of some milliseconds, one for each position a few plies in, after a short warm-up.
 */
import { readFile } from "node:fs/promises";
import { initSync, newGame, fromPosition, perft } from "../../../web/pkg/dama_wasm.js";

const [id = "", depthText = "", wasm = ""] = process.argv.slice(2);
const depth = Number(depthText);
initSync({ module: await readFile(wasm) });

/** Calls that the count is cut into, at least. */
const SLICES = 40;
const WARM_UP_MS = 500;

/** @typedef {{ position: string, depth: number }} Node leaves are counted `depth` plies below */

/**
 * The nodes one turn further, with as many leaves in all; a huff opens the same turn again.
 * @param {Node} node @returns {Node[]}
 */
function further({ position, depth }) {
  const start = fromPosition(id, position);
  const { moves, huffable } = start.state();
  const nodes = [];
  for (const move of moves) {
    const game = fromPosition(id, position);
    game.play(move.id);
    nodes.push({ position: game.state().position, depth: depth - 1 });
    game.free();
  }
  for (const square of huffable) {
    const game = fromPosition(id, position);
    game.huff(square);
    nodes.push({ position: game.state().position, depth });
    game.free();
  }
  start.free();
  return nodes;
}

const start = newGame(id, true);
/** @type {Node[]} */
let nodes = [{ position: start.state().position, depth }];
while (nodes.length < SLICES && nodes.every((node) => node.depth > 1)) nodes = nodes.flatMap(further);

const count = (/** @type {Node} */ node) => perft(id, node.position, node.depth);
const warm = performance.now() + WARM_UP_MS;
for (let index = 0; performance.now() < warm; index += 1) count(nodes[index % nodes.length]);

const before = process.cpuUsage();
let leaves = 0;
for (const node of nodes) leaves += count(node);
const { user, system } = process.cpuUsage(before);
console.log(`${leaves} ${(user + system) / 1e6}`);
