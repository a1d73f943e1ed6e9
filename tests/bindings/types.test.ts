/** The generated types are the contract with the page: complete, and without `any`. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Engine } from "../../web/src/engine/contract.js";
import { engine, PKG } from "./support.js";

const UNTYPED = /\b(any|unknown|Function|object)\b/;

test("no `any` in what the page may use", async () => {
  const types = await readFile(join(PKG, "dama_wasm.d.ts"), "utf8");
  // What follows describes the loader itself, which the tool writes in its own way.
  const ours = types.slice(0, types.indexOf("export type InitInput"));
  assert.ok(ours.includes("export class Game"), "the part about games was found");
  assert.deepEqual(ours.split("\n").filter(isCode), []);
});

/** Neither a comment nor a word in quotes, such as the duty "any". */
const isCode = (line: string) => !/^\s*\*/.test(line) && UNTYPED.test(line.replaceAll(/"[^"]*"/g, ""));

test("the package is what the page expects", () => {
  // The compiler checks this line: every function, every field.
  const page: Engine = engine;
  assert.match(page.version(), /^\d+\.\d+\.\d+$/);
});

test("what is returned has the declared fields, neither more nor fewer", async () => {
  const declared = fieldsOf(await readFile("crates/dama-wasm/src/types.d.ts", "utf8"));
  const game = engine.fromText("la-dama;d2-c3");
  const state = game.state();
  const [stop] = game.stops(state.moves[0]?.from ?? 0, new Uint8Array());
  const [info] = engine.rules();
  const action = state.last;
  assert.ok(stop && info && action?.kind === "move", "the samples are there");
  const samples = {
    RulesInfo: info,
    Piece: state.pieces[0],
    Leg: action.legs[0],
    LegalMove: state.moves[0],
    HistoryItem: game.history()[0],
    GameState: state,
    Stop: stop,
    WhyNot: game.whyNot(0, 0),
    Attacks: game.attacks(0),
    Result: resultOf(engine.fromText("la-dama;d2-c3")),
    ...puzzleSamples(await readFile("web/data/puzzles/tama.txt", "utf8")),
  };
  for (const [name, sample] of Object.entries(samples)) {
    assert.ok(sample, name);
    assert.deepEqual(Object.keys(sample).sort(), declared.get(name), name);
  }
  game.free();
});

/** The fields of each interface, sorted; nested ones belong to their own braces. */
function fieldsOf(types: string): Map<string, string[]> {
  const code = types.replaceAll(/\/\*.*?\*\//gs, "");
  const found = new Map<string, string[]>();
  for (const [, name = "", body = ""] of code.matchAll(
    /export interface (\w+)[^{]*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
  )) {
    const flat = body.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, "object");
    found.set(name, [...flat.matchAll(/(\w+)\??:/g)].map(([, field = ""]) => field).sort());
  }
  return found;
}

function resultOf(game: ReturnType<Engine["fromText"]>) {
  game.agreeDraw();
  return game.state().result;
}

function puzzleSamples(text: string) {
  const bank = new engine.PuzzleBank("tama", text);
  const won = engine.attemptAfter(engine.attemptBegun("tama", 36, 1), "won");
  const streaks = new engine.Streaks("");
  return {
    Puzzle: bank.puzzle(1),
    Branch: bank.solve(1).solution(false)[0],
    DayInfo: engine.dayInfo(36),
    AttemptInfo: engine.attemptInfo(won),
    StreakInfo: streaks.summary(36),
    Share: streaks.share(won),
  };
}
