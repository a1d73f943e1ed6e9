/** Messages from a page around are heard in their documented shapes only. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEEDS } from "./events.js";
import { readOrder } from "./messages.js";
import { WORDS } from "./words.js";

test("every deed, every word and a move are heard as they were said", () => {
  for (const deed of DEEDS) assert.deepEqual(readOrder({ dama: "do", deed }), { dama: "do", deed });
  for (const word of WORDS) {
    for (const value of ["anything", "", null]) {
      assert.deepEqual(readOrder({ dama: "set", words: { [word]: value } }), { dama: "set", words: { [word]: value } });
    }
  }
  assert.deepEqual(readOrder({ dama: "move", text: "a3-a4" }), { dama: "move", text: "a3-a4" });
});

test("anything else is not heard", () => {
  class Deed {
    dama = "do";
    deed = "undo";
  }
  const bad: unknown[] = [
    undefined,
    null,
    "undo",
    7,
    [],
    ["do"],
    {},
    { dama: "do" },
    { deed: "undo" },
    { dama: "do", deed: "undo", more: 1 },
    { dama: "do", deed: "toString" },
    { dama: "do", deed: ["undo"] },
    { dama: "do", words: {} },
    { dama: "set", words: null },
    { dama: "set", words: ["game"] },
    { dama: "set", words: { onclick: "x" } },
    { dama: "set", words: { game: 1 } },
    { dama: "set", words: { game: "x".repeat(20_001) } },
    { dama: "set", words: JSON.parse('{"__proto__": "x"}') },
    { dama: "move", text: { toString: () => "a3-a4" } },
    { dama: "height", height: 3 },
    new Deed(),
    new Map([["dama", "do"]]),
  ];
  assert.deepEqual(
    bad.map(readOrder),
    bad.map(() => null),
  );
});
