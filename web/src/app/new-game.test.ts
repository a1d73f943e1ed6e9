/** Beginning a game: who gets which side, and what is remembered for the next. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import * as engine from "../../pkg/dama_wasm.js";
import type { GameId, RulesId } from "../engine/contract.js";
import { type Begin, NewGame, type NewGameHost } from "./new-game.js";
import { habitShape } from "./seat.js";
import { Store } from "./store.js";

engine.initSync({ module: readFileSync(resolve("web/pkg/dama_wasm_bg.wasm")) });
const RULES = engine.rules();

class Page implements NewGameHost {
  readonly store = new Store(() => {
    throw new Error("no storage");
  });
  readonly begun: Begin[] = [];
  constructor(readonly tosses: number[] = []) {}
  get loaded() {
    return { engine: { ...engine, randomBelow: () => this.tosses.shift() ?? 0 } };
  }
  rulesOf(game: GameId) {
    return RULES.filter((info) => info.game === game);
  }
  info(id: RulesId) {
    const found = RULES.find((info) => info.id === id);
    assert.ok(found);
    return found;
  }
  begin(begin: Begin): void {
    this.begun.push(begin);
  }
  closeDialog(): void {}
  update(): void {}
}

test("at first two people play, and nothing else is remembered", () => {
  const page = new Page();
  const form = new NewGame(page, "tama");
  assert.deepEqual([form.against, form.sides], ["people", "white"]);
  form.next();
  const [begun] = page.begun;
  assert.deepEqual([begun?.bottom, begun?.computer, begun?.info.id], ["white", null, "tama"]);
});

for (const side of ["white", "black"] as const) {
  test(`the computer has what the person has not: ${side} is the person's, and remembered`, () => {
    const page = new Page();
    page.store.write(habitShape, { against: "computer", level: "hard", side });
    const form = new NewGame(page, "turkish");
    assert.deepEqual([form.against, form.level, form.sides], ["computer", "hard", side]);
    form.faceToFace = true;
    form.level = "master";
    form.next();
    const [begun] = page.begun;
    assert.equal(begun?.bottom, side);
    assert.equal(begun?.faceToFace, false, "nobody sits on the other side");
    assert.deepEqual([begun?.computer?.level, begun?.computer?.side === side], ["master", false]);
    assert.deepEqual(page.store.read(habitShape), { against: "computer", level: "master", side });
  });
}

test("lots against the computer: it has the other hand, and may begin where that is the custom", () => {
  // The person draws Black, and White begins; then White, and Black begins.
  for (const [tosses, person, starts] of [
    [[1, 0], "black", "white"],
    [[0, 1], "white", "black"],
  ] as const) {
    const page = new Page([...tosses]);
    page.store.write(habitShape, { against: "computer", level: "easy", side: null });
    const form = new NewGame(page, "la-dama");
    assert.equal(form.sides, "lot", "La Dama's players draw lots");
    form.next();
    assert.equal(form.stage, "hands");
    assert.equal(page.begun.length, 0);
    form.draw("left");
    form.draw("right");
    form.next();
    const [begun] = page.begun;
    assert.deepEqual([begun?.bottom, begun?.game.state().side], [person, starts]);
    assert.notEqual(begun?.computer?.side, person);
    assert.equal(page.store.read(habitShape).side, "lot");
  }
});
