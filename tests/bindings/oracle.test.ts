/** What the engine says through the bindings is what the oracle says. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { engine, RULES } from "./support.js";

const lines = async (file: string) => (await readFile(`tests/${file}`, "utf8")).trim().split("\n");

test("leaves of every rule set", async () => {
  for (const line of await lines("perft/perft.txt")) {
    const [id, ...counts] = line.split(" ");
    const info = RULES.find((rules) => rules.id === id);
    assert.ok(info, line);
    counts.slice(0, 4).forEach((count, index) => {
      assert.equal(engine.perft(info.id, "", index + 1), Number(count), `${id} to depth ${index + 1}`);
    });
  }
});

for (const info of RULES) {
  test(`legal moves of ${info.id}`, async () => {
    const name = (square: number) => info.names[square] ?? `no square ${square}`;
    for (const line of await lines(`positions/positions-${info.id}.txt`)) {
      const [position = "", expected] = line.split(" | ");
      const game = engine.fromPosition(info.id, position);
      const state = game.state();
      const moves = state.moves.map((move) => {
        const victims = move.captured.map(name).join(",");
        const way = victims ? "x" : "-";
        const crown = move.promotes ? "=K" : "";
        return `${name(move.from)}${way}${name(move.to)}${victims && `(${victims})`}${crown}`;
      });
      const huffs = state.huffable.map((square) => `huff ${name(square)}`);
      assert.equal([...moves, ...huffs].sort().join(" ; "), expected, position);
      assert.equal(state.position, position);
      game.free();
    }
  });
}
