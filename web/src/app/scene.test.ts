/** What the board is shown: nobody's to move when looking back or over, the opening's arrow, the last move's way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action, GameState, HistoryItem, LegalMove, RulesInfo } from "../engine/contract.js";
import { sceneOf } from "./scene.js";

// A scene passes the rules on without reading them.
const info = { id: "tama" } as RulesInfo;

const legal = (id: number, from: number, to: number): LegalMove => ({
  id,
  from,
  to,
  captured: [],
  promotes: false,
  text: "",
  numberText: "",
  risks: [],
});

const state = (changes: Partial<GameState> = {}): GameState => ({
  rules: "tama",
  key: "0",
  ply: 0,
  number: 1,
  side: "white",
  pieces: [],
  position: "",
  result: null,
  quiet: 0,
  opening: null,
  obliged: false,
  moves: [legal(0, 3, 5), legal(1, 3, 6), legal(2, 4, 6)],
  captureDue: false,
  dutiful: [4],
  dutyCount: 0,
  huffable: [9],
  canOblige: false,
  canUndo: false,
  canRedo: false,
  last: null,
  ...changes,
});

const went = (...squares: number[]): Action => ({
  kind: "move",
  side: "white",
  from: squares[0] ?? 0,
  to: squares.at(-1) ?? 0,
  legs: squares.slice(1).map((to, i) => ({ from: squares[i] ?? 0, to, captured: null, king: false })),
  captured: [],
  promotes: false,
  removal: "at-once",
});

const history = (...actions: Action[]): HistoryItem[] =>
  actions.map((action, i) => ({ ply: i + 1, number: 1, side: "white", action, text: "", numberText: "" }));

const view = { key: "k", idle: false, concerned: [7], hint: null };

test("in play: the side to move, each movable piece once, its duty, and what a sentence speaks of", () => {
  const scene = sceneOf(info, state(), [], view);
  assert.equal(scene.active, "white");
  assert.deepEqual(scene.movable, [3, 4]);
  assert.deepEqual(scene.dutiful, [4]);
  assert.deepEqual(scene.huffable, [9]);
  assert.deepEqual(scene.concerned, [7]);
  assert.equal(scene.moves.length, 3);
  assert.equal(scene.arrow, null);
});

for (const [what, changes, idle] of [
  ["looking back, or the computer’s turn", {}, true],
  ["the game over", { result: { winner: null, reason: "agreed", article: "0-11" } }, false],
] as const) {
  test(`${what}: nobody may move and nothing is marked as if they might`, () => {
    const scene = sceneOf(info, state({ ...changes, opening: 2 }), [], { ...view, idle });
    assert.equal(scene.active, null);
    assert.deepEqual([...scene.movable, ...scene.dutiful, ...scene.huffable, ...scene.moves], []);
    assert.equal(scene.arrow, null);
  });
}

test("the fixed opening shows its move as an arrow", () => {
  const scene = sceneOf(info, state({ opening: 0, moves: [legal(0, 30, 40)] }), [], view);
  assert.deepEqual(scene.arrow, { way: [30, 40], kind: "opening" });
});

test("the trace is the way of the last move up to the position shown, stops included", () => {
  const games = history(went(1, 2), went(10, 12, 14), went(3, 4));
  assert.deepEqual(sceneOf(info, state({ ply: 2 }), games, view).trace, [10, 12, 14]);
  assert.deepEqual(sceneOf(info, state({ ply: 0 }), games, view).trace, []);
});

test("after a huff the offending move is still traced; after obliging it has been taken back", () => {
  const huff: Action = { kind: "huff", side: "black", square: 5 };
  assert.deepEqual(sceneOf(info, state({ ply: 2 }), history(went(1, 2), huff), view).trace, [1, 2]);
  const oblige: Action = { kind: "oblige", side: "black" };
  assert.deepEqual(sceneOf(info, state({ ply: 2 }), history(went(1, 2), oblige), view).trace, []);
});

test("a hint is an arrow over its stops, also where nobody may move", () => {
  const hinted = { ...view, idle: true, hint: [3, 5, 3] };
  assert.deepEqual(sceneOf(info, state({ opening: 2 }), [], hinted).arrow, { way: [3, 5, 3], kind: "hint" });
});
