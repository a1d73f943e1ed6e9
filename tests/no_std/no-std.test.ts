/** The engine as a module that imports nothing: it loads, plays a move and counts rightly. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const { DAMA_NO_STD: wasm, DAMA_ORACLE: oracle } = process.env;
if (!wasm || !oracle) throw new Error('run this with "cargo xtask test --only no-std"');

const module = await WebAssembly.compile(await readFile(wasm));
const { exports } = await WebAssembly.instantiate(module, {});
const leaves = exports.leaves as (rules: number, depth: number) => bigint;
const leavesAfterFirstMove = exports.leaves_after_first_move as typeof leaves;

/** Leaves by depth of each rule set, in the engine's order. */
const expected = (await readFile(oracle, "utf8"))
  .trim()
  .split("\n")
  .map((line) => line.split(" ").slice(1).map(BigInt));

test("it asks nothing of its host", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("every rule set counts as the oracle does", () => {
  assert.equal(expected.length, 8);
  for (const [rules, counts] of expected.entries()) {
    for (const depth of [1, 2, 3, 4]) assert.equal(leaves(rules, depth), counts[depth - 1]);
  }
});

test("a move is played", () => {
  for (const rules of expected.keys()) {
    assert.equal(leavesAfterFirstMove(rules, 0), 1n);
    const replies = leavesAfterFirstMove(rules, 1);
    assert.ok(replies > 0n && replies < leaves(rules, 2), `${replies} replies`);
  }
  assert.equal(leavesAfterFirstMove(expected.length, 1), 0n);
});

test("a win is proved", () => {
  const shortestWin = exports.shortest_win as (number: number) => number;
  assert.deepEqual([0, 1, 2].map(shortestWin), [1, 2, 0]);
});
