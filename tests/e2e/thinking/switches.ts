/**
 * Somebody who cannot make up their mind: asks the computer player and meanwhile undoes, begins anew,
 * changes level or game, or moves, at any moment. Whatever is delivered must belong to the position on
 * the board, and be what an undisturbed player says of it. Runs on a page and in Node alike.
 */
import type { Engine, GameHandle, Hint, Level, Reply, RulesId } from "../../../web/src/engine/contract.js";
import { LEVELS, type Tag, type Thinking } from "../../../web/src/engine/thinking.js";

/** What happened, counted. */
export interface Tally {
  switches: Record<string, number>;
  asked: number;
  delivered: number;
  dropped: number;
  /** Answers about another position than the one on the board. */
  foreign: string[];
  /** Answers that an undisturbed player does not give. */
  wrong: string[];
  failed: string[];
  /** Questions that were never answered, not even with null. */
  open: number;
}

export interface SwitchesOptions {
  engine: Engine;
  /** Makes the handle, with the way to ask where the game stands. */
  acquire: (current: () => Tag | null) => Thinking;
  count: number;
  seed: number;
}

/** A repeatable source of numbers below `below`. */
function choices(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function switches({ engine, acquire, count, seed }: SwitchesOptions): Promise<Tally> {
  const choose = choices(seed);
  const rules = engine.rules().map(({ id }) => id);
  const tally: Tally = {
    switches: {},
    asked: 0,
    delivered: 0,
    dropped: 0,
    foreign: [],
    wrong: [],
    failed: [],
    open: 0,
  };
  let number = 0;
  let game = begin("turkish");
  let level: Level = "easy";
  const thinking = acquire(tag);
  // Its own thinker, never interrupted, tells what is right.
  const judge = new engine.Thinker();

  function tag(): Tag {
    const { ply, key } = game.state();
    return { game: `${number}`, ply, key };
  }
  function begin(id: RulesId): GameHandle {
    number += 1;
    return engine.newGame(id, choose(2) === 0);
  }
  function person(): void {
    const { moves, result } = game.state();
    if (result === null) game.play(moves[choose(moves.length)]?.id ?? 0);
  }
  function undisturbed(begin: () => void): unknown {
    begin();
    while (judge.step(100_000));
    return judge.answer();
  }
  function received(at: Tag, answer: Reply | Hint | null, right: () => unknown): void {
    tally.open -= 1;
    if (answer === null) {
      tally.dropped += 1;
      return;
    }
    tally.delivered += 1;
    const now = tag();
    if (now.game !== at.game || now.ply !== at.ply || now.key !== at.key) {
      tally.foreign.push(`${JSON.stringify(at)} at ${JSON.stringify(now)}`);
      return;
    }
    const expected = JSON.stringify(right());
    if (JSON.stringify(answer) !== expected) tally.wrong.push(`${JSON.stringify(answer)}, not ${expected}`);
    // The game goes on with it.
    const { deed } = answer;
    if (deed.kind === "move") game.play(deed.id);
    else if (deed.kind === "huff") game.huff(deed.square);
    else game.oblige();
  }
  function ask(): void {
    const { key, result } = game.state();
    if (result !== null) return;
    const at = tag();
    const text = game.text();
    const asked = { tag: at, text };
    tally.asked += 1;
    tally.open += 1;
    if (choose(25) === 0) {
      const right = () => undisturbed(() => judge.askHint(text, key));
      thinking.hint(asked).then((hint) => received(at, hint, right), fail);
      return;
    }
    const own = { level, seed: choose(1000), nodes: 50 + choose(choose(4) === 0 ? 40_000 : 2_000) };
    const right = () => undisturbed(() => judge.askReply(text, key, own.level, own.seed, own.nodes));
    thinking.reply({ ...asked, ...own }).then((reply) => received(at, reply, right), fail);
  }
  function fail(error: unknown): void {
    tally.open -= 1;
    tally.failed.push(String(error));
  }

  const acts: Record<string, () => void> = {
    undo: () => void game.undo(),
    "new game": () => {
      const { rules: id } = game.state();
      game.free();
      game = begin(id);
    },
    "other game": () => {
      game.free();
      game = begin(rules[choose(rules.length)] ?? "tama");
    },
    level: () => {
      level = LEVELS[choose(LEVELS.length)] ?? "easy";
    },
    move: person,
    stop: () => thinking.stop(),
    patience: () => undefined,
  };
  const names = Object.keys(acts);
  for (let done = 0; done < count; done += 1) {
    ask();
    // At once, within the next turn of the event loop, or some milliseconds later.
    if (choose(3) > 0) await (choose(2) === 0 ? pause(choose(12)) : Promise.resolve());
    const name = names[choose(names.length)] ?? "stop";
    tally.switches[name] = (tally.switches[name] ?? 0) + 1;
    // Half of those who act forget to say stop.
    if (name !== "patience" && choose(2) === 0) thinking.stop();
    acts[name]?.();
    if (name === "patience") for (let wait = 0; wait < 200 && tally.open > 0; wait += 1) await pause(5);
  }
  thinking.stop();
  for (let wait = 0; wait < 200 && tally.open > 0; wait += 1) await pause(5);
  thinking.release();
  judge.free();
  game.free();
  return tally;
}
