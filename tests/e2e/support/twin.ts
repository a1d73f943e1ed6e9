/**
 * The puzzles that the page shows, asked from the engine's bindings in Node: which one a date has, which
 * deeds keep its win and which do not. Nothing about a puzzle is written down in a test.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Branch, GameState, Judged, LegalMove, RulesId, RulesInfo } from "../../../web/src/engine/contract.js";
import { engine, routeOf, RULES } from "./games.js";
import type { Seat } from "./seat.js";
import { setting } from "./site.js";
import { until } from "./waiting.js";

type Bank = InstanceType<typeof engine.PuzzleBank>;
export type Done = Branch["deeds"][number];

const banks = new Map<RulesId, Bank>();
for (const game of engine.puzzleGames()) {
  const text = await readFile(join(setting("DAMA_SITE"), "data", "puzzles", `${game}.txt`), "utf8");
  banks.set(game, new engine.PuzzleBank(game, text));
}
export const GAMES: readonly RulesId[] = [...banks.keys()];

/** The bank of a game. */
export function bankOf(game: RulesId): Bank {
  const bank = banks.get(game);
  assert.ok(bank, `no bank of ${game}`);
  return bank;
}

/** The same puzzle as the page's, played beside it. */
export class Twin {
  readonly info: RulesInfo;
  readonly #solver: ReturnType<Bank["solve"]>;
  readonly #game: ReturnType<typeof engine.newGame>;

  constructor(
    readonly rules: RulesId,
    readonly number: number,
  ) {
    const info = RULES.find(({ id }) => id === rules);
    const puzzle = bankOf(rules).puzzle(number);
    assert.ok(info && puzzle);
    this.info = info;
    this.#solver = bankOf(rules).solve(number);
    this.#game = engine.fromPosition(rules, puzzle.position);
  }

  /** The puzzle of a date. */
  static of(rules: RulesId, date: string): Twin {
    const number = bankOf(rules).numberOf(engine.dayOf(date));
    assert.ok(number, `${rules} has no puzzle for ${date}`);
    return new Twin(rules, number);
  }

  get state(): GameState {
    return this.#game.state();
  }
  get left(): number {
    return this.#solver.left;
  }

  /** What is to be done at the beginning, as the solution has it: the whole first turn. */
  firstTurn(): Done[] {
    const [turn] = this.#solver.solution(false);
    assert.ok(turn, "there is a solution");
    return turn.deeds;
  }

  /** Solves what is left: every deed is one that the engine judges right. */
  nextRight(): Done {
    for (const deed of this.#deeds()) {
      // A solver of its own, brought to the same point, so that this one stays where it is.
      const copy = this.#copy();
      const judged = judge(copy, deed);
      copy.free();
      if (judged.kind !== "wrong") return deed;
    }
    throw new Error("nothing wins");
  }

  /** A deed that wins no more; nothing changes by it. */
  nextWrong(): Done {
    for (const deed of this.#deeds()) {
      const copy = this.#copy();
      const judged = judge(copy, deed);
      copy.free();
      if (judged.kind === "wrong") return deed;
    }
    throw new Error("everything wins");
  }

  /** Does a right deed, and what the page will answer. */
  play(deed: Done): Judged {
    const judged = judge(this.#solver, deed);
    assert.notEqual(judged.kind, "wrong");
    this.#done.push(deed);
    this.#perform(deed);
    if (judged.kind === "right") for (const reply of judged.reply) this.#perform(reply);
    return judged;
  }
  readonly #done: Done[] = [];

  /** The squares a person touches for a deed; none for one done by a button. */
  way(deed: Done): { squares: string[]; text: string } {
    if (deed.kind !== "move") return { squares: [], text: deed.kind === "huff" ? this.name(deed.square) : "" };
    const move = this.move(deed.id);
    const squares = [move.from, ...routeOf(this.#game, move)].map((square) => this.name(square));
    return { squares, text: move.text };
  }

  name(square: number): string {
    return this.info.names[square] ?? "?";
  }
  move(id: number): LegalMove {
    const move = this.state.moves.find((one) => one.id === id);
    assert.ok(move, `no move ${id}`);
    return move;
  }

  #deeds(): Done[] {
    const { moves, huffable } = this.state;
    return [
      ...huffable.map((square): Done => ({ kind: "huff", square })),
      ...moves.map(({ id }): Done => ({ kind: "move", id })),
    ];
  }
  #copy(): ReturnType<Bank["solve"]> {
    const copy = bankOf(this.rules).solve(this.number);
    for (const deed of this.#done) judge(copy, deed);
    return copy;
  }
  #perform(deed: Done): void {
    if (deed.kind === "move") this.#game.play(deed.id);
    else if (deed.kind === "huff") this.#game.huff(deed.square);
    else this.#game.oblige();
  }
}

function judge(solver: ReturnType<Bank["solve"]>, deed: Done): Judged {
  if (deed.kind === "move") return solver.judgeMove(deed.id);
  return deed.kind === "huff" ? solver.judgeHuff(deed.square) : solver.judgeOblige();
}

// The page, through whatever drives it.

/** Where a page says how it stands with a puzzle. */
const STORY = ".solve .story";
export const storyOf = async (seat: Seat): Promise<string> => (await seat.text(STORY)).replace(/\s+/g, " ").trim();

/** Does a deed of the twin's position, as a person would; waits until the page is settled. */
export async function perform(seat: Seat, twin: Twin, deed: Done): Promise<void> {
  const before = await storyOf(seat);
  const { squares, text } = twin.way(deed);
  if (deed.kind === "huff") await seat.press(`Blow ${text}`, "last");
  else if (deed.kind === "oblige") await seat.press("Oblige");
  for (const name of squares) await seat.square(name);
  // Where the capture could go on, or another one ends there, the end is touched once more.
  if (squares.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const inHand = (await seat.look()).cells.some(([, label]) => label.includes("picked up"));
    if (inHand && (await storyOf(seat)) === before) await seat.square(squares.at(-1) ?? "");
  }
  await until(async () => {
    const now = await storyOf(seat);
    assert.notEqual(now, before);
    assert.match(now, /Right|attempt is left|attempts are left|third attempt|Solved at|Now your move|another window/);
  });
}

/** Does the right thing until the puzzle is solved. */
export async function solve(seat: Seat, twin: Twin): Promise<void> {
  for (let deeds = 0; deeds < 12; deeds += 1) {
    const deed = twin.nextRight();
    await perform(seat, twin, deed);
    if (twin.play(deed).kind === "won") return;
  }
  throw new Error("the puzzle does not end");
}
