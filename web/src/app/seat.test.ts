/** Whose turn it is, how far undo and redo go, when a draw may be offered, and that seats are read with care. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action, GameState, HistoryItem, Side } from "../engine/contract.js";
import { computersTurn, habitShape, newSeed, OFFERS_APART, offerWait, readComputer, redone, undoTo } from "./seat.js";

/** W moves, B moves; w and b blow; O: White obliges, o: Black does; E: an end by agreement or resignation. */
const SIDE_OF: Record<string, Side> = { W: "white", w: "white", O: "white", B: "black", b: "black", o: "black" };

function item(letter: string, i: number, side: Side): HistoryItem {
  const kinds: Record<string, Action> = {
    w: { kind: "huff", side, square: 0 },
    b: { kind: "huff", side, square: 0 },
    O: { kind: "oblige", side },
    o: { kind: "oblige", side },
    E: { kind: "end", result: { winner: null, reason: "agreed", article: "0-11" } },
  };
  const move: Action = {
    kind: "move",
    side,
    from: 0,
    to: 1,
    legs: [],
    captured: [],
    promotes: false,
    removal: "at-once",
  };
  return { ply: i + 1, number: 1, side, action: kinds[letter] ?? move, text: letter, numberText: letter };
}

/** A game in letters, `toMove` being next: its history, and who was to move after so many actions. */
function game(letters: string, toMove: Side): { history: HistoryItem[]; sideAt: (ply: number) => Side } {
  const sideAt = (ply: number): Side => SIDE_OF[letters[ply] ?? ""] ?? toMove;
  return { history: [...letters].map((letter, i) => item(letter, i, sideAt(i))), sideAt };
}

const computer = (side: Side) => ({ side, level: "easy" as const, seed: 1 });

for (const [what, letters, toMove, seat, to] of [
  ["between people one action", "WB", "white", null, 1],
  ["nothing was done", "", "white", null, null],
  ["the computer's answer and the person's move", "WBWB", "white", "black", 2],
  ["while it thinks, the person's move alone", "WBW", "black", "black", 2],
  ["the person has Black", "WBWBW", "black", "white", 3],
  ["only the computer has moved", "W", "black", "white", null],
  ["the computer is to begin", "", "white", "white", null],
  ["a huff of the computer's goes with its move", "WBWbB", "white", "black", 2],
  ["a huff of the person's goes with the move it came before", "WBwWB", "white", "black", 2],
  ["a huff of the person's alone", "WBw", "white", "black", 2],
  ["while the computer has only huffed so far", "WBWb", "black", "black", 2],
  ["an obliging computer gives back the move it took back", "WBWo", "white", "black", 2],
  ["a person's obliging is a turn of its own", "WBOB", "white", "black", 2],
  ["a person's move that ended the game", "WBW", "black", "black", 2],
  ["a resignation on one's own turn", "WBE", "white", "black", 2],
  ["a resignation while the computer thinks", "WBWE", "black", "black", 2],
] as const) {
  test(`undo: ${what}`, () => {
    const { history, sideAt } = game(letters, toMove);
    const found = undoTo(history, seat && computer(seat), sideAt);
    assert.equal(found, to);
    // Wherever it leads, the person is to move.
    if (seat && found !== null) assert.notEqual(sideAt(found), seat);
  });
}

const state = (side: Side, over = false): GameState =>
  ({ side, result: over ? { winner: null, reason: "agreed", article: "0-11" } : null }) as GameState;

test("redo goes on to the person's next turn, or to the end", () => {
  const last = (letters: string, toMove: Side) => game(letters, toMove).history.at(-1);
  assert.equal(redone(state("black"), last("W", "black"), null), true, "between people one action is enough");
  assert.equal(redone(state("black"), last("W", "black"), computer("black")), false, "the computer's turn");
  assert.equal(redone(state("white"), last("WB", "white"), computer("black")), true);
  assert.equal(redone(state("white"), last("w", "white"), computer("black")), false, "a move follows a huff");
  assert.equal(redone(state("black", true), last("W", "black"), computer("black")), true);
});

test("it is the computer's turn when its side moves, and never after the end", () => {
  assert.equal(computersTurn(state("white"), computer("white")), true);
  assert.equal(computersTurn(state("black"), computer("white")), false);
  assert.equal(computersTurn(state("white", true), computer("white")), false);
  assert.equal(computersTurn(state("white"), null), false);
});

test("a draw may be offered again after three moves each; undo makes the wait no longer", () => {
  assert.equal(offerWait(7, null), 0);
  assert.equal(offerWait(7, 7), OFFERS_APART);
  assert.equal(offerWait(10, 7), 3);
  assert.equal(offerWait(7 + OFFERS_APART, 7), 0);
  assert.equal(offerWait(5, 7), 0);
});

test("a seat is read with care", () => {
  assert.equal(readComputer(null), null);
  const good = { side: "black", level: "master", seed: newSeed() };
  assert.deepEqual(readComputer(good), good);
  for (const wrong of [
    undefined,
    "black",
    { ...good, side: "red" },
    { ...good, level: "grandmaster" },
    { ...good, seed: 1.5 },
    { ...good, seed: -1 },
    { ...good, seed: 2 ** 40 },
    { ...good, seed: "1" },
  ]) {
    assert.throws(() => readComputer(wrong), JSON.stringify(wrong));
  }
});

test("the opponent chosen last is read with care", () => {
  const good = { against: "computer", level: "hard", side: "lot" };
  assert.deepEqual(habitShape.read(good, 1), good);
  assert.deepEqual(habitShape.read({ ...good, side: null }, 1), { ...good, side: null });
  for (const wrong of [null, [], { ...good, against: "nobody" }, { ...good, level: 3 }, { ...good, side: "red" }]) {
    assert.throws(() => habitShape.read(wrong, 1), JSON.stringify(wrong));
  }
});
