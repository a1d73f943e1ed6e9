/** Whole games through the bindings: texts, addresses, undo, and errors by their codes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { choices, engine, RULES } from "./support.js";

const PLIES = 60;

for (const info of RULES) {
  test(`a game of ${info.id} goes forth, back and through its texts`, () => {
    const choose = choices(info.id.length);
    const game = engine.newGame(info.id, false);
    const keys = [game.state().key];
    for (let ply = 0; ply < PLIES && game.state().result === null; ply += 1) {
      const { moves, pieces } = game.state();
      const move = moves[choose(moves.length)];
      assert.ok(move, "a game that goes on has a move");
      const action = game.play(move.id);
      assert.equal(action.kind, "move");
      const after = game.state();
      assert.equal(after.pieces.length, pieces.length - move.captured.length);
      assert.match(after.key, /^[0-9a-f]{16}$/);
      keys.push(after.key);
    }
    assert.ok(keys.length > 10, `${keys.length} positions`);

    assert.equal(game.history().length, keys.length - 1);
    keys.forEach((key, ply) => {
      assert.equal(game.stateAt(ply).key, key);
    });
    for (const text of [game.text(), game.address()]) {
      const again = engine.fromText(text);
      assert.equal(again.state().key, keys.at(-1));
      assert.equal(again.address(), game.address());
      again.free();
    }
    const position = game.state().position;
    assert.equal(engine.fromPosition(info.id, position).state().position, position);

    for (const key of keys.slice(0, -1).reverse()) {
      assert.ok(game.undo());
      assert.equal(game.state().key, key);
    }
    assert.equal(game.undo(), false);
    for (const key of keys.slice(1)) {
      assert.ok(game.redo());
      assert.equal(game.state().key, key);
    }
    assert.equal(game.redo(), false);
    game.free();
  });
}

test("the opening of Dhamet is played out", () => {
  const game = engine.newGame("dhamet", false);
  assert.equal(game.state().opening, 0);
  assert.equal(game.state().moves.length, 1);
  assert.ok(game.playOpening().length > 0);
  assert.equal(game.state().opening, null);
  game.free();
});

test("resigning and agreeing end a game by name", () => {
  const lost = engine.newGame("tama", false);
  lost.resign("white");
  assert.deepEqual([lost.state().result?.winner, lost.state().result?.reason], ["black", "resigned"]);
  const drawn = engine.newGame("tama", false);
  drawn.agreeDraw();
  assert.deepEqual([drawn.state().result?.winner, drawn.state().result?.reason], [null, "agreed"]);
});

test("lots are fair enough and within bounds", () => {
  const drawn = Array.from({ length: 2000 }, () => engine.randomBelow(2));
  assert.ok(drawn.every((lot) => lot === 0 || lot === 1));
  const ones = drawn.filter((lot) => lot === 1).length;
  // Off by ten standard deviations: never by chance.
  assert.ok(ones > 776 && ones < 1224, `${ones} of 2000`);
});

/** Bad input of many kinds, as it may come from an address, a clipboard or a bug. */
const BAD: [string, () => unknown][] = [
  ["position", () => engine.fromPosition("turkish", "")],
  ["position", () => engine.fromPosition("turkish", "W:Wa1:Bz9")],
  ["position", () => engine.fromPosition("turkish", "W:Wa1,a1:Bb8")],
  ["position", () => engine.fromPosition("turkish", "\u0000<b>")],
  ["move", () => engine.newGame("turkish", false).playText("a3-a6")],
  ["move", () => engine.newGame("turkish", false).playText("<script>")],
  ["move", () => engine.newGame("turkish", false).play(9999)],
  ["", () => engine.newGame("chess" as "turkish", false)],
  ["", () => engine.fromText("chess;e2-e4")],
  ["", () => engine.fromText("turkish;a3-a6")],
  ["", () => engine.newGame("turkish", false).huff(3)],
  ["", () => engine.newGame("turkish", false).oblige()],
  ["", () => engine.newGame("turkish", false).whyNot(250, 3)],
  ["", () => engine.newGame("turkish", false).resign("green" as "white")],
];

test("bad input is an Error with a stable code", () => {
  for (const [family, attempt] of BAD) {
    assert.throws(attempt, (error) => {
      assert.ok(error instanceof Error, `${attempt}: an Error`);
      const code = "code" in error ? error.code : undefined;
      assert.ok(typeof code === "string" && /^[a-z]+\.[a-z-]+$/.test(code), `${attempt}: ${code}`);
      assert.ok(code.startsWith(family), `${attempt}: ${code}`);
      assert.ok(error.message.length > 0 && !error.message.includes("unreachable"), `${attempt}: ${error.message}`);
      return true;
    });
  }
});
