/**
 * Puzzles through the bindings: each can be played to its end by its own solution, against every defence;
 * what is wrong is refuted on the board; attempts and streaks survive as texts; errors have their codes.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Branch, Deed, Judged, RulesId } from "../../web/src/engine/contract.js";
import { choices, engine } from "./support.js";

const FULL = process.env.DAMA_FULL === "1";
/** Puzzles tried of each bank; all of them in the full suite. */
const SAMPLE = FULL ? Number.POSITIVE_INFINITY : 4;
/** Wrong deeds tried of each puzzle. */
const MOST_WRONG = FULL ? Number.POSITIVE_INFINITY : 4;

type Bank = InstanceType<typeof engine.PuzzleBank>;
type Game = ReturnType<typeof engine.newGame>;

const textOf = (game: RulesId) => readFile(join("web", "data", "puzzles", `${game}.txt`), "utf8");

function perform(game: Game, deed: Deed): void {
  if (deed.kind === "move") game.play(deed.id);
  else if (deed.kind === "huff") game.huff(deed.square);
  else game.oblige();
}
function judge(solver: ReturnType<Bank["solve"]>, deed: Deed): Judged {
  if (deed.kind === "move") return solver.judgeMove(deed.id);
  return deed.kind === "huff" ? solver.judgeHuff(deed.square) : solver.judgeOblige();
}

/** The numbers that are tried, spread over the bank. */
function sample(bank: Bank): number[] {
  if (SAMPLE >= bank.length) return Array.from({ length: bank.length }, (_, i) => i + 1);
  const choose = choices(bank.length);
  return Array.from({ length: SAMPLE }, () => 1 + choose(bank.length));
}

/** Plays every line of a solution on a game; counts the ends, which are all won by `winner`. */
function playAll(game: Game, branches: readonly Branch[], winner: string): number {
  let ends = 0;
  for (const { deeds, then } of branches) {
    for (const deed of deeds) perform(game, deed);
    const { result } = game.state();
    if (then.length === 0) {
      assert.equal(result?.winner, winner, game.text());
      ends += 1;
    } else {
      assert.equal(result, null);
      ends += playAll(game, then, winner);
    }
    for (const _ of deeds) game.undo();
  }
  return ends;
}

for (const id of engine.puzzleGames()) {
  test(`${id}: puzzles are played to their ends by their own solutions`, async () => {
    const bank = new engine.PuzzleBank(id, await textOf(id));
    for (const number of sample(bank)) {
      const puzzle = bank.puzzle(number);
      assert.ok(puzzle && puzzle.number === number && puzzle.rules === id);
      const game = engine.fromPosition(id, puzzle.position);
      assert.equal(game.state().side, puzzle.side);
      const solver = bank.solve(number);
      const solution = solver.solution(false);
      assert.equal(solution.length, 1);
      assert.ok(playAll(game, solution, puzzle.side) > 0);

      // The same through the calls that the page makes: own turns right, the best defence in between.
      let branches: readonly Branch[] = solution;
      for (let won = false; !won; ) {
        const [turn] = branches;
        assert.ok(turn?.own, `${id} ${number}`);
        let verdict: Judged = { kind: "goes-on" };
        for (const deed of turn.deeds) {
          verdict = judge(solver, deed);
          perform(game, deed);
        }
        won = verdict.kind === "won";
        if (verdict.kind !== "right") continue;
        for (const deed of verdict.reply) perform(game, deed);
        assert.deepEqual(verdict.reply, turn.then[0]?.deeds, "the best defence comes first");
        branches = turn.then[0]?.then ?? [];
      }
      assert.equal(game.state().result?.winner, puzzle.side);
      game.free();
      solver.free();
    }
    bank.free();
  });

  test(`${id}: what is wrong changes nothing and is refuted on the board`, async () => {
    const bank = new engine.PuzzleBank(id, await textOf(id));
    let refuted = 0;
    for (const number of sample(bank).slice(0, FULL ? undefined : 2)) {
      const puzzle = bank.puzzle(number);
      assert.ok(puzzle);
      const game = engine.fromPosition(id, puzzle.position);
      const solver = bank.solve(number);
      const { moves, huffable } = game.state();
      const deeds: Deed[] = [
        ...moves.map(({ id }): Deed => ({ kind: "move", id })),
        ...huffable.map((square): Deed => ({ kind: "huff", square })),
      ];
      let tried = 0;
      for (const deed of deeds) {
        if (tried >= MOST_WRONG) break;
        const verdict = judge(bank.solve(number), deed);
        if (verdict.kind !== "wrong") continue;
        refuted += 1;
        tried += 1;
        assert.deepEqual(judge(solver, deed), verdict, "asked again it says the same");
        assert.equal(solver.left, puzzle.moves);
        perform(game, deed);
        for (const reply of verdict.line) perform(game, reply);
        assert.notEqual(game.state().result?.winner, puzzle.side);
        for (let n = 0; n <= verdict.line.length; n += 1) game.undo();
      }
      const hint = solver.hint();
      const [turn] = solver.solution(false);
      const first = turn?.deeds[0];
      assert.ok(first);
      if (first.kind === "move") {
        const move = moves[first.id];
        assert.deepEqual(hint, { piece: move?.from, square: move?.to });
      } else if (first.kind === "huff") assert.deepEqual(hint, { piece: first.square, square: first.square });
      game.free();
    }
    assert.ok(refuted > 0);
  });
}

test("attempts are texts that only go forward", () => {
  let attempt = engine.attemptBegun("tama", 36, 5);
  assert.deepEqual(engine.attemptInfo(attempt), {
    game: "tama",
    day: 36,
    number: 5,
    phase: "open",
    wrong: 0,
    hints: 0,
    left: 3,
    solvedAt: null,
  });
  for (const event of ["hint", "wrong", "again", "wrong", "again", "won"] as const) {
    attempt = engine.attemptAfter(attempt, event);
  }
  const { phase, wrong, left, solvedAt, hints } = engine.attemptInfo(attempt);
  assert.deepEqual([phase, wrong, left, solvedAt, hints], ["solved", 2, 0, 3, 1]);
  assert.throws(() => engine.attemptAfter(attempt, "wrong"), { code: "attempt.final" });
  assert.throws(() => engine.attemptAfter(attempt, "nonsense" as "won"), { code: "attempt.event" });
  assert.throws(() => engine.attemptInfo("nonsense"), { code: "attempt.damaged" });
  assert.throws(() => engine.attemptInfo("dama-attempt 9 tama 36 5 open 0 0"), { code: "attempt.future" });
});

test("streaks are a code, taken in and told", () => {
  const streaks = new engine.Streaks("");
  for (const day of [36, 37, 38]) {
    let attempt = engine.attemptBegun("tama", day, 1);
    assert.equal(streaks.record(attempt), null, "it is open");
    if (day === 37) attempt = engine.attemptAfter(engine.attemptAfter(attempt, "wrong"), "again");
    attempt = engine.attemptAfter(attempt, "won");
    assert.equal(streaks.record(attempt), "counted");
    assert.equal(streaks.record(attempt), "known");
    assert.equal(streaks.share(attempt)?.streak, day - 35);
  }
  assert.deepEqual(streaks.summary(39, "tama"), { current: 3, best: 3, solved: [2, 1, 0], missed: 0 });
  assert.deepEqual(streaks.summary(39), streaks.summary(39, "tama"), "over any game");
  assert.equal(streaks.summary(40, "tama").current, 0);
  assert.deepEqual([streaks.result(37, "tama"), streaks.result(35, "tama")], [2, undefined]);
  const again = new engine.Streaks(streaks.code());
  again.merge(streaks);
  assert.equal(again.code(), streaks.code());
  assert.throws(() => new engine.Streaks(" "), { code: "streak-code.empty" });
  assert.throws(() => new engine.Streaks("!"), { code: "streak-code.character" });
  assert.throws(() => new engine.Streaks(`${streaks.code()}0000`), { code: /^streak-code\./ });
  assert.throws(() => streaks.summary(39, "dhamet-soufla"), { code: "puzzle.no-bank" });
});

test("days have numbers and dates, and errors names", async () => {
  assert.equal(engine.dayOf(engine.dayInfo(engine.firstDay()).date), engine.firstDay());
  assert.equal(engine.dayOf("2027-03-01") - engine.dayOf("2027-02-28"), 1);
  assert.throws(() => engine.dayOf("2027-02-29"), { code: "day.date" });
  assert.throws(() => engine.dayInfo(2 ** 31 - 1), { code: "day.none" });
  assert.throws(() => new engine.PuzzleBank("tama", "nonsense"), { code: "bank.header" });
  const text = await textOf("tama");
  assert.throws(() => new engine.PuzzleBank("turkish", text), { code: "bank.rules" });
  assert.throws(() => new engine.PuzzleBank("tama", `${text}nonsense\n`), { code: "bank.line" });
  const bank = new engine.PuzzleBank("tama", text);
  assert.equal(bank.puzzle(0), null);
  assert.equal(bank.puzzle(bank.length + 1), null);
  assert.throws(() => bank.solve(bank.length + 1), { code: "puzzle.no-such-number" });
  assert.throws(() => bank.solve(1).judgeMove(999), { code: "puzzle.not-legal" });
});
