/** The generated types are the contract with the page: complete, and without `any`. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { DrawAnswer, Engine, Reply, Review } from "../../web/src/engine/contract.js";
import { choices, engine, PKG } from "./support.js";

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
    ...thinkingSamples(),
    ...puzzleSamples(await readFile("web/data/puzzles/tama.txt", "utf8")),
  };
  for (const [name, sample] of Object.entries(samples)) {
    assert.ok(sample, name);
    assert.deepEqual(Object.keys(sample).sort(), declared.get(name), name);
  }
  game.free();
});

/** Replies, hints, answers and reviews; a game is looked for that turned. */
function thinkingSamples(): Record<string, object | null | undefined> {
  const thinker = new engine.Thinker();
  const finish = () => {
    while (thinker.step(10_000));
    return thinker.answer();
  };
  let [reply, answer, review]: [Reply?, DrawAnswer?, Review?] = [];
  for (let seed = 1; !review?.turn && seed < 20; seed += 1) {
    const choose = choices(seed);
    const game = engine.newGame("turkish", false);
    for (let state = game.state(); state.ply < 24 && !state.result; state = game.state()) {
      game.play(choose(state.moves.length));
    }
    const { side, key } = game.state();
    thinker.askReply(game.text(), key, "easy", 1);
    reply ??= finish() as Reply;
    thinker.askDraw(game.text(), key, "easy", "white");
    answer ??= finish() as DrawAnswer;
    game.resign(side);
    thinker.askReview(game.text(), game.state().key, 300);
    review = finish() as Review;
    game.free();
  }
  thinker.free();
  return {
    Reply: reply,
    Verdict: reply?.score,
    DrawAnswer: answer,
    Review: review,
    Turn: review?.turn,
    Hint: review?.turn?.better,
    HintReason: review?.turn?.better.reason,
  };
}

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
