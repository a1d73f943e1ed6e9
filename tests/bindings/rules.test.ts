/** The small engine that a page begins with says of every game what the whole one says. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Rules } from "../../web/src/engine/contract.js";
import * as bindings from "../../web/pkg/dama_rules.js";
import { choices, engine as whole, PKG, RULES } from "./support.js";

bindings.initSync({ module: await readFile(join(PKG, "dama_rules_bg.wasm")) });
const rules: Rules = bindings;

test("the rule sets are the same", () => {
  assert.deepEqual(rules.rules(), RULES);
  assert.equal(rules.version(), whole.version());
});

for (const { id, squares } of RULES) {
  test(`${id}: games, reasons and notation are the same`, () => {
    let plies = 0;
    for (let seed = 1; seed <= 2; seed += 1) {
      const choose = choices(seed);
      const small = rules.newGame(id, choose(2) === 0);
      // The whole engine reads what the small one wrote, so that both stand at the same start.
      const other = whole.fromText(small.text());
      for (let ply = 0; ply < 30 && !small.state().result; ply += 1) {
        const state = small.state();
        assert.deepEqual(state, other.state(), small.text());
        const square = () => squares[choose(squares.length)] ?? 0;
        const [from, to] = [square(), square()];
        assert.deepEqual(small.whyNot(from, to), other.whyNot(from, to), `${small.text()}: ${from} to ${to}`);
        assert.deepEqual(small.attacks(from), other.attacks(from), `${small.text()}: ${from}`);
        for (const move of state.moves.slice(0, 2)) {
          assert.deepEqual(small.stops(move.from, []), other.stops(move.from, []), `${small.text()}: ${move.text}`);
        }
        const blow = state.huffable[0];
        const deed = blow !== undefined && choose(3) === 0 ? { huff: blow } : { move: choose(state.moves.length) };
        const [done, same] = [small, other].map((game) =>
          deed.huff !== undefined ? game.huff(deed.huff) : game.play(deed.move),
        );
        assert.deepEqual(done, same, small.text());
        plies += 1;
      }
      assert.deepEqual(small.history(), other.history());
      assert.equal(small.address(), other.address());
      for (const game of [small, other]) game.free();
    }
    assert.ok(plies > 30, `${plies} plies`);
  });
}

test("errors have the same codes", () => {
  for (const text of ["", "chess;a1-a2", "turkish;a3-a9", "turkish;W:Wa1:Wa1;a1-a2", "dhamet;free;a1-b2"]) {
    const codes = [rules, whole].map((engine) => {
      try {
        engine.fromText(text).free();
        return "read";
      } catch (error) {
        return (error as { code?: string }).code;
      }
    });
    assert.equal(codes[0], codes[1], text);
  }
});
