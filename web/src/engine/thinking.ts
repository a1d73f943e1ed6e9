/**
 * What the page asks the computer player, and what it is told. Questions are answered elsewhere,
 * in a worker where there can be one; every question says which game, ply and position it belongs to,
 * and an answer whose question is no longer asked is never delivered.
 */
import type { Square } from "./contract.js";

export type Level = "easy" | "medium" | "hard" | "master";
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "master"];

/** Where a question belongs. */
export interface Tag {
  /** Whatever tells the page's games apart. */
  game: string;
  ply: number;
  /** `GameState.key`. */
  key: string;
}

/** Something to do in a game; the id is one of `GameState.moves`. */
export type Deed = { kind: "move"; id: number } | { kind: "huff"; square: Square } | { kind: "oblige" };

/** What a position is worth to the side to move: plies to a win or loss, or hundredths of a man. */
export interface Verdict {
  kind: "eval" | "win" | "loss" | "draw";
  value: number;
}

export interface Reply {
  deed: Deed;
  /** It would rather have a draw, and offers one with its deed. */
  offersDraw: boolean;
  /** Nothing is left: it resigns, if the player lets it. */
  resigns: boolean;
  /** Plies it looked ahead, and positions it looked at. */
  depth: number;
  nodes: number;
  score: Verdict;
}

/** What the master would play and one true reason for it. */
export interface Hint {
  deed: Deed;
  score: Verdict;
  /** Selects the sentence; the rest fills and lights it. */
  kind: string;
  squares: Square[];
  count: number;
}

/** The moment a game turned. */
export interface Turn {
  /** What was done after this many actions was the mistake; a replay starts from there. */
  ply: number;
  /** What the position was worth to who moved, with the better deed and with the one done. */
  before: Verdict;
  after: Verdict;
  better: Hint;
}

export interface Review {
  /** Null when no single deed turned it. */
  turn: Turn | null;
}

export interface Asked {
  tag: Tag;
  /** The game as `Game.text()` writes it. */
  text: string;
}

/** Where the thinking is done: a worker started by its address or from a copy, or slices on the page. */
export type Where = "worker" | "worker-blob" | "page";

/** Told the share that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * The page's way to the computer player. Each handle asks one thing at a time: a new question ends
 * the one before, whose promise resolves to null, as do those that are stopped or outdated.
 */
export interface Thinking {
  reply(question: Asked & { level: Level; seed: number }, onProgress?: OnProgress): Promise<Reply | null>;
  hint(question: Asked): Promise<Hint | null>;
  answerDraw(question: Asked & { level: Level }): Promise<{ accepts: boolean } | null>;
  review(question: Asked, onProgress?: OnProgress): Promise<Review | null>;
  /** Drops whatever is being thought. */
  stop(): void;
  readonly where: Where;
  /** Gives the handle back; the worker ends with the last one. */
  release(): void;
}
