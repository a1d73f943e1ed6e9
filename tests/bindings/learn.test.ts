/**
 * What the pages for learners show is true: every example is legal, every move shown can be played, and
 * what the sentence beside it counts or claims is what the engine finds.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Example, type Lessons, readLessons, type Task } from "../../web/src/app/learn/lessons.js";
import type { GameState, RulesInfo } from "../../web/src/engine/contract.js";
import { GAMES } from "../../web/src/i18n/words.js";
import { engine, RULES } from "./support.js";

type Game = ReturnType<typeof engine.newGame>;

const infoOf = (id: string): RulesInfo => RULES.find((info) => info.id === id) ?? assert.fail(id);
const known = { message: () => true, rules: (game: string) => infoOf(game).id };
const lessonsOf = (game: (typeof GAMES)[number]): Lessons =>
  readLessons(game, game, JSON.parse(readFileSync(`web/data/learn/${game}.json`, "utf8")), known);

const open = (info: RulesInfo, { game }: { game: string }): Game => engine.fromText(`${info.id};${game}`);
const most = (state: GameState): number => Math.max(0, ...state.moves.map(({ captured }) => captured.length));

/** The texts of the moves that end the game for the side to move. */
function winning(game: Game): string[] {
  const { side, moves } = game.state();
  return moves
    .filter(({ id }) => {
      game.play(id);
      const { result } = game.state();
      game.undo();
      return result?.winner === side;
    })
    .map(({ text }) => text);
}

/** The places strictly between two on one line. */
function between({ width }: RulesInfo, from: number, to: number): number[] {
  const [df, dr] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
  const far = Math.max(Math.abs(df), Math.abs(dr));
  const step = (dr / far) * width + df / far;
  return Array.from({ length: far - 1 }, (_, i) => from + step * (i + 1));
}

function check(info: RulesInfo, example: Example): void {
  const { expect, show, wish } = example;
  const name = (square: number) => info.names[square];
  const at = (square: string) => info.names.indexOf(square);
  const game = open(info, example);
  const state = game.state();
  assert.equal(state.result, null, "it is not over");
  assert.equal(state.side, "white", "White is to move");
  assert.deepEqual([state.moves.length, most(state)], [expect.moves, expect.takes], "moves, takes");
  assert.equal(state.huffable.length, expect.blown ?? 0, "may be blown");
  if (wish) assert.equal(game.whyNot(at(wish[0]), at(wish[1]))?.code, expect.refuses, `${wish[0]} to ${wish[1]}`);
  if (expect.wins) {
    assert.ok(state.moves.length > 2, "there is something to choose from");
    assert.equal(winning(game).length, 1, "one move wins");
  }
  show.forEach((text, index) => {
    const before = game.state();
    const action = game.playText(text);
    if (index > 0) return;
    const after = game.state();
    if (expect.wins) assert.equal(after.result?.winner, "white", text);
    if (action.kind !== "move") return;
    // A move may be shown for a mistake: then it takes less than it could.
    if (expect.risks === undefined) assert.equal(action.captured.length, expect.takes, `${text} takes the most`);
    else assert.deepEqual([after.huffable.length, action.captured.length < expect.takes], [expect.risks, true], text);
    if (expect.promotes !== undefined) assert.equal(action.promotes, expect.promotes, `${text} promotes`);
    if (expect.count !== undefined) {
      const { from, captured } = action;
      const same = before.moves.filter((move) => move.from === from && `${move.captured}` === `${captured}`);
      assert.equal(same.length, expect.count, "places to stop");
    }
    if (expect.passes) {
      const emptied = action.legs.map(({ captured }) => captured ?? -1);
      const over = action.legs.some(({ from, to }, i) => {
        const way = [...between(info, from, to), to];
        return emptied.slice(0, i).some((square) => way.includes(square));
      });
      assert.ok(over, `${text} goes over a place just emptied`);
    }
    if (expect.blocked) {
      const left = after.pieces.filter(({ side }) => side === "black").map(({ square }) => name(square));
      const again = engine.fromPosition(info.id, `W:WK${name(action.to)}:B${left.join(",")}`);
      assert.ok(again.state().captureDue, `${text} would go on`);
      again.free();
    }
  });
  game.free();
}

function perform(info: RulesInfo, task: Task): void {
  const { goal, solution } = task;
  const game = open(info, task);
  const before = game.state();
  assert.equal(before.side, "white");
  const [first = ""] = solution;
  if (goal === "win") {
    assert.equal(solution.length, 3, "two own moves");
    assert.deepEqual(winning(game), [], "not at once");
    // Only this move wins in two, and it leaves one answer.
    const good = before.moves.filter(({ id }) => {
      game.play(id);
      const state = game.state();
      const wins =
        state.result === null &&
        state.huffable.length === 0 &&
        state.moves.every((answer) => {
          game.play(answer.id);
          const won = winning(game).length > 0;
          game.undo();
          return won;
        });
      game.undo();
      return wins;
    });
    assert.equal(good.length, 1, "one move wins in two");
    game.playText(first);
    assert.equal(game.state().moves.length, 1, "one answer");
    for (const text of solution.slice(1)) game.playText(text);
    assert.equal(game.state().result?.winner, "white");
  } else {
    assert.equal(solution.length, 1);
    assert.equal(before.huffable.length, goal === "blow" ? 1 : 0);
    const action = game.playText(first);
    const captured = action.kind === "move" ? action.captured.length : 0;
    if (goal === "blow") assert.equal(action.kind, "huff");
    if (goal === "move") assert.equal(action.kind, "move");
    if (goal === "king") assert.ok(action.kind === "move" && action.promotes);
    if (goal === "capture") assert.ok(captured === 1 && most(before) === 1);
    if (goal === "most") assert.ok(captured === most(before) && captured > 1);
    if (goal === "king")
      assert.ok(
        before.moves.some(({ promotes }) => !promotes),
        "there is a choice",
      );
  }
  game.free();
}

for (const id of GAMES) {
  const info = infoOf(id);
  const { steps, mistakes, first } = lessonsOf(id);
  test(`${id}: every step shows what it says`, () => {
    for (const { title, example } of steps) {
      try {
        check(info, example);
      } catch (error) {
        throw new Error(`${title} (${example.game})`, { cause: error });
      }
    }
  });
  test(`${id}: every mistake is one`, () => {
    for (const { says, example } of mistakes) {
      try {
        assert.ok(example.wish || example.show.length > 0);
        check(info, example);
      } catch (error) {
        throw new Error(`${says} (${example.game})`, { cause: error });
      }
    }
  });
  test(`${id}: the tasks of the first game can be done, and in no other way than is meant`, () => {
    assert.deepEqual(
      first.map(({ goal }) => goal),
      ["move", "capture", info.table.enforcement === "owed" ? "blow" : "most", "king", "win"],
    );
    for (const task of first) {
      try {
        perform(info, task);
      } catch (error) {
        throw new Error(`${task.says} (${task.game})`, { cause: error });
      }
    }
  });
}
