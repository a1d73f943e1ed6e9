/**
 * Games to be played on the page, chosen by a seeded generator from the moves that the engine's
 * bindings report in Node. They are searched until one holds what the game is known for.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Action, GameState, LegalMove, RulesId, RulesInfo, Square } from "../../../web/src/engine/contract.js";
import * as engine from "../../../web/pkg/dama_wasm.js";
import { setting } from "./site.js";

engine.initSync({ module: await readFile(join(setting("DAMA_SITE"), "dama_wasm_bg.wasm")) });

export { engine };
export const RULES: readonly RulesInfo[] = engine.rules();

/** A repeatable source of numbers below `below`. */
export function choices(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One thing to do, and how a person would do it. */
export interface Deed {
  /** As `dama play` reads it. */
  text: string;
  kind: "move" | "huff" | "oblige";
  /** The squares to touch, in order: start and landings, or the piece to be blown. */
  way: string[];
  /** Touching start and end is enough: nothing else ends there, and nothing else is meant by it. */
  direct: boolean;
  /** The move leaves a duty. */
  risks: boolean;
}

export interface Plan {
  rules: RulesId;
  seed: number;
  deeds: Deed[];
  /** What happens in it, counted. */
  holds: Record<Feature, number>;
}

export type Feature =
  | "capture"
  | "chain"
  | "promotion"
  | "king"
  | "broken"
  | "huff"
  | "oblige"
  | "obliged"
  | "opening"
  | "ambiguous";

/** What each rule set's game must hold. */
export const WANTED: Record<RulesId, readonly Feature[]> = {
  "la-dama": ["chain", "promotion", "king", "broken", "huff"],
  "la-dama-strict": ["chain", "promotion", "king"],
  filippina: ["chain", "promotion", "king"],
  tama: ["chain", "promotion", "king"],
  dhamet: ["chain", "promotion", "king", "opening"],
  "dhamet-zamma": ["chain", "promotion", "king", "opening"],
  "dhamet-soufla": ["chain", "broken", "huff", "oblige", "obliged", "opening"],
  turkish: ["chain", "promotion", "king"],
};

/** Longest game that is played, in deeds; a longer one is not looked at. */
const LONGEST = 130;
/** Games looked at before giving up. */
const MOST_TRIES = 400;
/** Games that would do, of which the shortest is taken. */
const ENOUGH = 4;

/** A whole game of a rule set, to its end, that holds what is wanted. */
export function planGame(rules: RulesId, seed: number): Plan {
  let best: Plan | null = null;
  let good = 0;
  for (let tries = 0; tries < MOST_TRIES && good < ENOUGH; tries += 1) {
    const plan = playOut(rules, seed * 1000 + tries);
    if (!plan || WANTED[rules].some((feature) => plan.holds[feature] === 0)) continue;
    good += 1;
    if (!best || plan.deeds.length < best.deeds.length) best = plan;
  }
  if (!best) throw new Error(`${rules}: no game within ${LONGEST} deeds holds ${WANTED[rules].join(", ")}`);
  return best;
}

function playOut(rules: RulesId, seed: number): Plan | null {
  const choose = choices(seed);
  const info = RULES.find(({ id }) => id === rules);
  if (!info) throw new Error(`no rules ${rules}`);
  const game = engine.newGame(rules, false);
  const holds = countOf();
  const deeds: Deed[] = [];
  try {
    for (let state = game.state(); state.result === null; state = game.state()) {
      if (deeds.length >= LONGEST) return null;
      const deed = chooseDeed(game, state, info, choose, holds);
      deeds.push(deed);
      note(game.playText(deed.text), state, holds);
    }
    return { rules, seed, deeds, holds };
  } finally {
    game.free();
  }
}

const countOf = (): Record<Feature, number> => ({
  capture: 0,
  chain: 0,
  promotion: 0,
  king: 0,
  broken: 0,
  huff: 0,
  oblige: 0,
  obliged: 0,
  opening: 0,
  ambiguous: 0,
});

function note(action: Action, before: GameState, holds: Record<Feature, number>): void {
  if (action.kind === "huff" || action.kind === "oblige") holds[action.kind] += 1;
  if (action.kind !== "move") return;
  if (before.opening !== null) holds.opening += 1;
  if (before.obliged) holds.obliged += 1;
  if (action.captured.length > 0) holds.capture += 1;
  if (action.captured.length > 1) holds.chain += 1;
  if (action.promotes) holds.promotion += 1;
  if (before.pieces.some(({ square, kind }) => square === action.from && kind === "king")) holds.king += 1;
}

type Game = ReturnType<typeof engine.newGame>;

function chooseDeed(
  game: Game,
  state: GameState,
  info: RulesInfo,
  choose: (below: number) => number,
  holds: Record<Feature, number>,
): Deed {
  const name = (square: Square) => info.names[square] ?? "?";
  const plain = { direct: true, risks: false };
  if (state.canOblige && choose(3) === 0) return { text: "~!", kind: "oblige", way: [], ...plain };
  if (state.huffable.length > 0 && choose(3) > 0) {
    const square = name(state.huffable[choose(state.huffable.length)] ?? 0);
    return { text: `~${square}`, kind: "huff", way: [square], ...plain };
  }
  const move = pickMove(state, info, choose);
  if (move.risks.length > 0) holds.broken += 1;
  const same = state.moves.filter(({ from, to }) => from === move.from && to === move.to);
  if (same.length > 1) holds.ambiguous += 1;
  const way = routeOf(game, move);
  const first = game.stops(move.from, new Uint8Array()).find(({ square }) => square === move.to);
  return {
    text: move.text,
    kind: "move",
    way: [move.from, ...way].map(name),
    direct:
      same.length === 1 &&
      move.from !== move.to &&
      (!first || (first.ends === move.id && first.through.every((id) => id === move.id))),
    risks: move.risks.length > 0,
  };
}

/** Mostly forward and greedy, so that games end; broken duties where they can be. */
function pickMove(state: GameState, info: RulesInfo, choose: (below: number) => number): LegalMove {
  const breaking = state.moves.filter(({ risks }) => risks.length > 0);
  if (breaking.length > 0 && choose(5) === 0) return breaking[choose(breaking.length)] as LegalMove;
  const weight = (move: LegalMove): number => {
    const up = Math.floor(move.to / info.width) - Math.floor(move.from / info.width);
    const forward = state.side === "white" ? up : -up;
    return 1 + 12 * move.captured.length + (move.promotes ? 20 : 0) + Math.max(0, 2 * forward);
  };
  const safe = state.moves.filter(({ risks }) => risks.length === 0);
  const open = safe.length > 0 ? safe : state.moves;
  let at = choose(open.reduce((sum, move) => sum + weight(move), 0));
  for (const move of open) {
    at -= weight(move);
    if (at < 0) return move;
  }
  return open[0] as LegalMove;
}

/** The landing squares of a move, found as the board finds them: from stop to stop. */
export function routeOf(game: Game, move: LegalMove): Square[] {
  const path: Square[] = [];
  for (;;) {
    const stops = game.stops(move.from, Uint8Array.from(path));
    const stop = stops.find(({ ends }) => ends === move.id) ?? stops.find(({ through }) => through.includes(move.id));
    if (!stop) throw new Error(`${move.text}: no way from ${path.join()}`);
    path.push(stop.square);
    if (stop.ends === move.id) return path;
  }
}
