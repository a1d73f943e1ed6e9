/** A page that is loaded again finds its game against the computer, though the reply was kept without it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import * as engine from "../../pkg/dama_wasm.js";
import type { Side } from "../engine/contract.js";
import { repliedTo, type SavedGame } from "./saved.js";

engine.initSync({ module: readFileSync(resolve("web/pkg/dama_wasm_bg.wasm")) });

const kept = (address: string, side: Side | null): SavedGame => ({
  id: address,
  rules: "turkish",
  address,
  bottom: "white",
  faceToFace: false,
  computer: side && { side, level: "easy", seed: 3 },
  over: false,
  number: 1,
  side: "white",
  when: 5,
});
const found = (address: string, ...games: SavedGame[]) => repliedTo(games, address, engine.fromText)?.id;

const MINE = "turkish;a3-a4";
const REPLIED = `${MINE}_h6-h5`;

test("a kept game that is the address and the computer's reply is the address's game", () => {
  assert.equal(found(MINE, kept(REPLIED, "black")), REPLIED);
  assert.equal(found("turkish;", kept(MINE, "white")), MINE, "its first move, too");
  assert.equal(found(MINE, kept("turkish;b3-b4_h6-h5", "black"), kept(REPLIED, "black")), REPLIED);
});

test("nothing but the computer's reply: not a person's move, not another line, not two people's game", () => {
  assert.equal(found(MINE, kept(REPLIED, "white")), undefined);
  assert.equal(found(MINE, kept(REPLIED, null)), undefined);
  assert.equal(found(MINE, kept(`${REPLIED}_b3-b4`, "black")), undefined, "a person moved since");
  assert.equal(found("turkish;", kept(REPLIED, "black")), undefined);
  assert.equal(found("turkish;b3-b4", kept(REPLIED, "black")), undefined);
  assert.equal(found("turkish;a3-a", kept(REPLIED, "black")), undefined, "half a move");
  assert.equal(found(REPLIED, kept(REPLIED, "black")), undefined, "the address itself");
});
