/**
 * The computer player through the bindings: what it does is what the native program does, to the
 * node; it can be cut into slices anywhere; its memory does not grow; what it returns is as declared.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import type { DrawAnswer, Hint, Level, Reply, Review, RulesId, Verdict } from "../../web/src/engine/contract.js";
import { choices, engine, memory, RULES, setting } from "./support.js";

const run = promisify(execFile);
const FULL = process.env.DAMA_FULL === "1";

type Game = ReturnType<typeof engine.newGame>;
type Thinker = InstanceType<typeof engine.Thinker>;

/** Thinks to the end, in slices of any size. */
function finish<A>(thinker: Thinker, slice: () => number): A {
  while (thinker.step(slice()));
  return thinker.answer() as A;
}

/** Does what was replied; gives its text. */
function perform(game: Game, { deed }: Reply): string {
  if (deed.kind === "move") game.play(deed.id);
  else if (deed.kind === "huff") game.huff(deed.square);
  else game.oblige();
  return game.history().at(-1)?.text ?? "";
}

/** A score as the native program prints it. */
function shown({ kind, value }: Verdict): string {
  if (kind === "win" || kind === "loss") return `${kind} in ${value}`;
  if (kind === "draw") return kind;
  return `${value < 0 ? "-" : "+"}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, "0")}`;
}

const PAIRS: readonly (readonly [white: Level, black: Level])[] = [
  ["easy", "hard"],
  ["master", "medium"],
];
const PLIES = FULL ? 80 : 30;
const NODES = FULL ? 20_000 : 2_500;

for (const { id } of RULES) {
  test(`${id}: the same turns as natively, with the same nodes, depths and scores`, async () => {
    const thinker = new engine.Thinker();
    const choose = choices(id.length);
    for (const [index, pair] of PAIRS.entries()) {
      const seed = 11 + index;
      const words = [id, ...pair, "--seed", `${seed}`, "--nodes", `${NODES}`, "--plies", `${PLIES}`];
      const { stdout } = await run(setting("DAMA_BIN"), ["game", ...words]);
      const native = stdout.trim().split("\n");
      const game = engine.newGame(id, false);
      const here: string[] = [];
      while (here.length < PLIES && game.state().result === null) {
        const { key, side } = game.state();
        thinker.askReply(game.text(), key, pair[side === "white" ? 0 : 1], seed, NODES);
        const reply = finish<Reply>(thinker, () => 1 + choose(700));
        here.push(`${perform(game, reply)} ${reply.depth} ${reply.nodes} ${shown(reply.score)}`);
      }
      assert.deepEqual([...here, game.text()], native);
      assert.ok(here.length > 10, `${here.length} turns`);
      game.free();
    }
    thinker.free();
  });
}

/** Endings in which Hard and Master want the tables, now or some plies later; and one move from them. */
const ENDINGS: readonly (readonly [id: RulesId, positions: readonly string[]])[] = [
  ["turkish", ["B:WKb2,Kc2:BKa1,Kh1", "W:Wb3,a4,Ka5:BKb1", "W:WKh1,e2,g3:Bg4,g5,h5"]],
  ["filippina", ["B:Wg5:BKg1,f2", "W:Wb6,g7:Bg3,e7", "B:Wa1,e5:BKd2,h4,f8"]],
];

for (const [id, positions] of ENDINGS) {
  test(`${id}: the same endings as natively, whether the tables are ready or not`, async () => {
    const ready = new engine.Thinker();
    for (const position of positions) {
      const words = [id, "hard", "master", "--from", position, "--seed", "3", "--nodes", `${NODES}`, "--plies", "24"];
      const { stdout } = await run(setting("DAMA_BIN"), ["game", ...words]);
      const native = stdout.trim().split("\n");
      const game = engine.fromPosition(id, position);
      const here: string[] = [];
      while (here.length < 24 && game.state().result === null) {
        const { key, side } = game.state();
        ready.askReply(game.text(), key, side === "white" ? "hard" : "master", 3, NODES);
        const reply = finish<Reply>(ready, () => 3_000);
        here.push(`${perform(game, reply)} ${reply.depth} ${reply.nodes} ${shown(reply.score)}`);
      }
      assert.deepEqual([...here, game.text()], native);
      assert.ok(here.length > 2, `${here.length} turns`);
      game.free();
    }
    // Built from the start they give the same first turn as when they are there.
    const fresh = new engine.Thinker();
    const game = engine.fromPosition(id, positions[0] ?? "");
    const [waited, known] = [fresh, ready].map((thinker) => {
      thinker.askReply(game.text(), game.state().key, "hard", 3, NODES);
      const waits = thinker.waits();
      return { waits, reply: finish<Reply>(thinker, () => 3_000) };
    });
    assert.deepEqual([waited?.waits, known?.waits], [true, false]);
    assert.deepEqual(waited?.reply, known?.reply);
    game.free();
    fresh.free();
    ready.free();
  });
}

/** A game some turns old, played by chance. */
function played(id: RulesId, plies: number, seed: number): Game {
  const choose = choices(seed);
  const game = engine.newGame(id, false);
  for (let ply = 0; ply < plies && game.state().result === null; ply += 1) {
    const { moves } = game.state();
    game.play(moves[choose(moves.length)]?.id ?? 0);
  }
  return game;
}

/**
 * What thinking may take: two hash tables of 4 MiB (its own turn and obliging), small endings of the
 * largest board (4 MiB, and as much again while they are solved), and the rest.
 */
const MOST_MEMORY = 26 * 2 ** 20;
const QUESTIONS = 240;
/** Pages of wasm memory (64 KiB) by which it may still grow after a third of them. */
const SPARE_PAGES = 4;

test(`${QUESTIONS} questions take no more memory than the first of each kind`, () => {
  const thinker = new engine.Thinker();
  // The largest tables, after those of another game.
  const largest = [
    ["filippina", "W:Wf2,Kd8:Bc3"],
    ["dhamet", "W:WKa1,Kb2:BKh7"],
  ] as const;
  for (const [id, position] of largest) {
    const game = engine.fromPosition(id, position);
    thinker.askReply(game.text(), game.state().key, "hard", 1, 2_000);
    assert.ok(thinker.waits(), id);
    assert.ok(finish<Reply>(thinker, () => 30_000).nodes > 0);
    game.free();
  }
  const asked = new Map<number, number>();
  let early = 0;
  for (let number = 0; number < QUESTIONS; number += 1) {
    const { id } = RULES[number % RULES.length] ?? { id: "tama" };
    const game = played(id, 10 + (number % 7), number);
    const { key, result } = game.state();
    const text = game.text();
    // As in a worker, where the games themselves are not.
    game.free();
    if (result !== null) continue;
    const kind = Math.floor(number / RULES.length) % 5;
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    if (kind === 1) thinker.askHint(text, key, 1_500);
    else if (kind === 2) thinker.askDraw(text, key, "medium", "white");
    else if (kind === 3) thinker.askReview(text, key, 100);
    // The largest table, as for those who have time.
    else thinker.askReply(text, key, "master", number, Number.MAX_SAFE_INTEGER);
    if (kind === 0 || kind === 4) thinker.step(1_500);
    if (kind === 4) thinker.forget();
    else if (kind === 0) thinker.answer();
    else finish(thinker, () => 1_000);
    if (number === QUESTIONS / 3) early = memory.buffer.byteLength;
  }
  const late = memory.buffer.byteLength;
  assert.ok(asked.size === 5 && [...asked.values()].every((count) => count > 20), "every kind was asked");
  assert.ok(late - early <= SPARE_PAGES * 2 ** 16, `${early} bytes, then ${late}`);
  assert.ok(late <= MOST_MEMORY, `${late} bytes`);
  thinker.free();
});

test("a question about another position, a finished game or nothing is refused by code", () => {
  const thinker = new engine.Thinker();
  const game = engine.newGame("tama", false);
  const { key } = game.state();
  const text = game.text();
  const code = (attempt: () => unknown): string => {
    try {
      attempt();
    } catch (error) {
      return error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
    return "";
  };
  game.play(0);
  assert.equal(
    code(() => thinker.askReply(game.text(), key, "easy", 1)),
    "question.other-position",
  );
  assert.equal(
    code(() => thinker.askReply("tama;a3", key, "easy", 1)),
    "move.malformed",
  );
  assert.equal(
    code(() => thinker.askReply(text, key, "weak" as Level, 1)),
    "level.unknown",
  );
  assert.equal(
    code(() => thinker.askDraw(text, key, "easy", "green" as "white")),
    "side.unknown",
  );
  assert.equal(
    code(() => thinker.answer()),
    "question.none",
  );
  assert.equal(thinker.step(10), false);
  thinker.askReply(text, key, "easy", 1);
  thinker.forget();
  assert.equal(
    code(() => thinker.answer()),
    "question.none",
  );
  game.resign("black");
  assert.equal(
    code(() => thinker.askHint(game.text(), game.state().key)),
    "question.game-over",
  );
  thinker.askReview(game.text(), game.state().key);
  assert.deepEqual(Object.keys(finish<Review>(thinker, () => 9_999)), ["turn"]);
  thinker.free();
  game.free();
});

test("where there is one thing to do, no level thinks long about it", () => {
  const thinker = new engine.Thinker();
  const game = engine.newGame("dhamet", false);
  const { key, moves } = game.state();
  assert.equal(moves.length, 1, "the opening is fixed");
  thinker.askReply(game.text(), key, "master", 1, Number.MAX_SAFE_INTEGER);
  const reply = finish<Reply>(thinker, () => 50_000);
  assert.deepEqual(reply.deed, { kind: "move", id: 0 });
  assert.ok(reply.nodes <= 1_000, `${reply.nodes} nodes`);
});

test("what is known so far is the answer when it is asked for early", () => {
  const thinker = new engine.Thinker();
  const game = engine.newGame("turkish", false);
  const { key, moves } = game.state();
  thinker.askReply(game.text(), key, "master", 1, Number.MAX_SAFE_INTEGER);
  assert.equal(thinker.step(20_000), true);
  const reply = thinker.answer() as Reply;
  assert.ok(reply.depth >= 4 && reply.nodes >= 20_000 && reply.nodes < 30_000, JSON.stringify(reply));
  assert.ok(reply.deed.kind === "move" && reply.deed.id < moves.length);
});

test("hints and draw answers say what they promise", () => {
  const thinker = new engine.Thinker();
  // White takes two on the way to b7; Black has nothing left then.
  const game = engine.fromPosition("turkish", "W:Wb3:Bb4,b6");
  const { key, moves } = game.state();
  thinker.askHint(game.text(), key);
  const hint = finish<Hint>(thinker, () => 2_000);
  assert.ok(hint.deed.kind === "move" && moves[hint.deed.id]?.text === hint.text, hint.text);
  assert.deepEqual([hint.side, hint.from, hint.to], ["white", moves[0]?.from, moves[0]?.to]);
  assert.equal(hint.reason.kind, "wins-now");
  assert.equal(hint.line[0]?.text, hint.text);
  thinker.askDraw(game.text(), key, "medium", "white");
  assert.deepEqual(
    finish<DrawAnswer>(thinker, () => 2_000),
    { accepts: false, why: "winning" },
  );
  thinker.askDraw(game.text(), key, "medium", "black");
  assert.deepEqual(
    finish<DrawAnswer>(thinker, () => 2_000),
    { accepts: true, why: "lost" },
  );
});
