/**
 * A game against the computer, with the real rules and a computer player that answers when it likes: late, after
 * undo, after another game has begun. Whatever people do meanwhile, no answer is played but where it was asked for.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, mock, test } from "node:test";
import * as engine from "../../pkg/dama_wasm.js";
import type { Board } from "../board/contract.js";
import type { LegalMove, RulesId } from "../engine/contract.js";
import { LEVELS, type Reply, type Tag, type Thinking } from "../engine/thinking.js";
import { BOARD_FILES, LOCALE_FILES, useTexts } from "../i18n/text.js";
import { BREATH } from "./advisor.js";
import { Play, type PlayHost } from "./play.js";
import { savedShape } from "./saved.js";
import { type Computer, other } from "./seat.js";
import { settingsShape } from "./settings.js";
import { Store } from "./store.js";

engine.initSync({ module: readFileSync(resolve("web/pkg/dama_wasm_bg.wasm")) });
useTexts(
  "en",
  [...LOCALE_FILES, ...BOARD_FILES].map((name) => readFileSync(join(resolve("web/locales/en"), `${name}.ftl`), "utf8")),
);
Object.assign(globalThis, { window: { matchMedia: () => ({ matches: false }) } });

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** Lets promises settle. */
async function settle(): Promise<void> {
  for (let n = 0; n < 12; n += 1) await Promise.resolve();
}

interface Waiting {
  tag: Tag;
  text: string;
  level: string;
  answer: (reply: Reply | null) => void;
}

/** A computer player whose answers the test gives; without any care of its own for what is stale. */
class Oracle {
  waiting: Waiting[] = [];
  released = 0;
  handle(): Thinking {
    return {
      reply: ({ tag, text, level }: { tag: Tag; text: string; level: string }) =>
        new Promise<Reply | null>((answer) => {
          this.waiting.push({ tag, text, level, answer });
        }),
      stop: () => undefined,
      release: () => {
        this.released += 1;
      },
    } as unknown as Thinking;
  }
  /** Answers a question with a legal deed of the position it was asked in. */
  answer(at: number, pick: (below: number) => number, changed: Partial<Reply> = {}): Waiting | undefined {
    const [asked] = this.waiting.splice(at, 1);
    if (!asked) return undefined;
    const game = engine.fromText(asked.text);
    const { moves, huffable } = game.state();
    game.free();
    const huff = huffable[pick(huffable.length * 2)];
    const deed =
      huff === undefined
        ? ({ kind: "move", id: pick(moves.length) } as const)
        : ({ kind: "huff", square: huff } as const);
    const score = { kind: "eval", value: 0 } as const;
    asked.answer({ deed, offersDraw: false, resigns: false, depth: 1, nodes: 1, score, ...changed });
    return asked;
  }
}

/** A board that shows nothing and has always settled. */
const silentBoard = () =>
  ({
    show: () => undefined,
    look: () => undefined,
    animate: () => Promise.resolve(),
    refuse: () => undefined,
    cancel: () => undefined,
    focus: () => undefined,
    destroy: () => undefined,
    busy: false,
  }) as unknown as Board;

class Page implements PlayHost {
  readonly oracle = new Oracle();
  readonly store = new Store(() => {
    throw new Error("no storage");
  });
  settings = settingsShape.empty();
  readonly theme = "light";
  readonly said: string[] = [];
  play: Play | null = null;
  readonly begun: Parameters<PlayHost["replay"]>[0][] = [];

  open(rules: RulesId, computer: Computer | null, from?: string): Play {
    const game = from ? engine.fromText(from) : engine.newGame(rules, true);
    const info = engine.rules().find(({ id }) => id === rules);
    assert.ok(info);
    const bottom = computer ? other(computer.side) : "white";
    const seats = { id: "game", address: null, bottom, faceToFace: false, computer } as const;
    const play = new Play(this, game, info, seats, silentBoard);
    this.play = play;
    play.begin();
    return play;
  }
  update(): void {}
  say(text: string): void {
    this.said.push(text);
  }
  onAddress(): void {}
  thinking(): Thinking {
    return this.oracle.handle();
  }
  copyOf(text: string) {
    return engine.fromText(text);
  }
  replay(begin: Parameters<PlayHost["replay"]>[0]): void {
    this.begun.push(begin);
  }
  /** The risk is taken. */
  onRisk(move: LegalMove): void {
    this.play?.playMove(move);
  }
}

/** A repeatable source of numbers below `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
}

const BLACK: Computer = { side: "black", level: "easy", seed: 1 };
const texts = (play: Play) => play.history.map(({ text }) => text);

/** The person plays the move written so. */
function move(play: Play, text: string): void {
  const found = play.state.moves.find((move) => move.text === text);
  assert.ok(found, `${text} is not legal`);
  play.playMove(found);
}

test("it answers after the board has settled and a breath, and then it is the person's turn", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  assert.equal(play.mayAct, true);
  move(play, "a3-a4");
  assert.equal(play.mayAct, false);
  await settle();
  assert.equal(page.oracle.waiting.length, 1);
  assert.equal(page.oracle.waiting[0]?.tag.key, play.state.key);
  page.oracle.answer(0, () => 0);
  await settle();
  assert.deepEqual(texts(play), ["a3-a4"], "not before a breath was taken");
  mock.timers.tick(BREATH);
  await settle();
  assert.equal(play.history.length, 2);
  assert.equal(play.mayAct, true);
  assert.equal(play.coach.advisor.doing, null);
  assert.deepEqual(page.store.read(savedShape)[0]?.computer, BLACK);
});

test("while it is the computer's turn a person's wish does nothing", () => {
  const page = new Page();
  const play = page.open("turkish", { ...BLACK, side: "white" });
  assert.equal(play.scene.active, null);
  play.wishMove(0);
  assert.deepEqual(texts(play), []);
  assert.equal(play.canUndo, false);
});

test("undo while it thinks gives the move back, and the answer comes to nothing", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  move(play, "a3-a4");
  await settle();
  play.undo();
  assert.equal(play.state.ply, 0);
  assert.equal(play.mayAct, true);
  page.oracle.answer(0, () => 0);
  mock.timers.tick(BREATH);
  await settle();
  assert.deepEqual(texts(play), []);
  // The same move again is a new question, although game, ply and position are the same.
  move(play, "a3-a4");
  await settle();
  assert.equal(page.oracle.waiting.length, 1);
});

test("undo and redo with nothing to take back or play again leave the computer thinking", async () => {
  const page = new Page();
  const play = page.open("turkish", { ...BLACK, side: "white" });
  await settle();
  play.undo();
  play.redo();
  page.oracle.answer(0, () => 0);
  await settle();
  mock.timers.tick(BREATH);
  await settle();
  assert.equal(play.history.length, 1);
});

test("another level is asked anew; swapped sides make it the other's turn", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  move(play, "a3-a4");
  await settle();
  play.seat({ side: "black", level: "hard" });
  await settle();
  assert.deepEqual(
    page.oracle.waiting.map(({ level }) => level),
    ["easy", "hard"],
  );
  assert.equal(play.computer?.seed, 1, "the game keeps its seed");
  play.swapSides();
  assert.equal(play.bottom, "black");
  assert.equal(play.mayAct, true, "Black is the person's now");
  page.oracle.answer(1, () => 0);
  mock.timers.tick(BREATH);
  await settle();
  assert.deepEqual(texts(play), ["a3-a4"]);
});

test("a reply while the person looks back is played, and does not pull them out of it", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  move(play, "a3-a4");
  await settle();
  play.lookAt(0);
  page.oracle.answer(0, () => 0);
  mock.timers.tick(BREATH);
  await settle();
  assert.equal(play.looking, 0);
  assert.equal(play.history.length, 2);
  play.lookAt(2);
  assert.equal(play.looking, null);
  assert.equal(play.mayAct, true);
});

test("it resigns only where that is allowed, and offers a draw without insisting", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  page.settings = { ...page.settings, computerResigns: false };
  for (const offered of [true, false]) {
    play.wishMove(0);
    await settle();
    page.oracle.answer(0, () => 0, { resigns: true, offersDraw: true });
    mock.timers.tick(BREATH);
    await settle();
    assert.equal(play.state.result, null);
    assert.equal(play.coach.offered, offered);
  }
  page.settings = { ...page.settings, computerResigns: true };
  play.wishMove(0);
  await settle();
  page.oracle.answer(0, () => 0, { resigns: true });
  mock.timers.tick(BREATH);
  await settle();
  assert.deepEqual([play.state.result?.winner, play.state.result?.reason], ["white", "resigned"]);
});

test("a computer player that fails is said, and can be asked again", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK);
  move(play, "a3-a4");
  await settle();
  page.oracle.waiting.splice(0)[0]?.answer(null);
  mock.timers.tick(BREATH);
  await settle();
  assert.equal(play.coach.advisor.failed, true);
  assert.equal(play.computersTurn, true);
  play.coach.next();
  await settle();
  assert.equal(play.coach.advisor.failed, false);
  page.oracle.answer(0, () => 0);
  mock.timers.tick(BREATH);
  await settle();
  assert.equal(play.history.length, 2);
});

test("a replay is a new game from the position looked at, with nothing to be played again", async () => {
  const page = new Page();
  const play = page.open("turkish", BLACK, "turkish;a3-a4_h6-h5_b3-b4");
  play.lookAt(1);
  play.replay();
  const [begun] = page.begun;
  assert.equal(begun?.game.address(), "turkish;a3-a4");
  assert.equal(begun?.game.state().canRedo, false);
  assert.equal(begun?.computer?.level, "easy");
  assert.equal(texts(play).length, 3, "the game itself stays");
});

test("500 undos, moves, levels, sides and games at random moments leave no foreign move", async () => {
  const pick = numbers(41);
  const page = new Page();
  const rules: RulesId[] = ["la-dama", "filippina", "turkish", "dhamet-soufla"];
  let play = page.open("la-dama", BLACK);
  let [answered, played] = [0, 0];
  for (let n = 0; n < 500; n += 1) {
    const before = play.history.length;
    switch (pick(8)) {
      case 0:
        play.undo();
        break;
      case 1:
        play.redo();
        break;
      case 2:
        play.leave();
        play = page.open(rules[pick(rules.length)] ?? "tama", { ...BLACK, side: pick(2) ? "white" : "black" });
        break;
      case 3:
        play.seat({ side: play.computer?.side ?? "white", level: LEVELS[pick(4)] ?? "easy" });
        break;
      case 4:
        play.swapSides();
        break;
      case 5:
        play.lookAt(pick(before + 1));
        break;
      default:
        if (play.mayAct && play.state.moves.length > 0) play.wishMove(pick(play.state.moves.length));
    }
    await settle();
    // Some question, perhaps one long outdated, is answered now, or none.
    const [ply, key, turn, doing] = [play.state.ply, play.state.key, play.computersTurn, play.coach.advisor.doing];
    const done = play.history.length;
    const asked = pick(3) > 0 ? page.oracle.answer(pick(page.oracle.waiting.length), pick) : undefined;
    if (asked) answered += 1;
    await settle();
    mock.timers.tick(BREATH);
    await settle();
    if (play.history.length === done) continue;
    played += 1;
    assert.ok(asked, `${n}: something was played that nobody answered`);
    assert.ok(turn && doing === "reply", `${n}: it was not the computer's turn`);
    assert.deepEqual([asked.tag.ply, asked.tag.key], [ply, key], `${n}: a foreign answer was played`);
    assert.equal(play.history[done]?.side, play.computer?.side, `${n}: on the computer's side`);
    assert.equal(play.history.length, done + 1);
    assert.equal(engine.fromText(asked.text).state().key, key);
  }
  assert.ok(played > 100 && answered - played > 30, `${played} of ${answered} answers were played`);
  assert.equal(other(play.computer?.side ?? "white"), play.bottom);
});
