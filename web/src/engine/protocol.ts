/**
 * What the page and whoever thinks for it say to each other. Every message that belongs to a
 * question carries its number and its tag, so that neither side can mistake one for another.
 */
import type { DrawAnswer, Hint, Level, Reply, Review, Side } from "./contract.js";

/** Where a question belongs. */
export interface Tag {
  /** Whatever tells the page's games apart. */
  game: string;
  ply: number;
  /** `GameState.key`. */
  key: string;
}

export const sameTag = (a: Tag, b: Tag): boolean => a.game === b.game && a.ply === b.ply && a.key === b.key;

/** What is asked about a position. */
export type Ask =
  /** What a level does: within its own limit, within so many nodes, or for so many milliseconds. */
  | { kind: "reply"; level: Level; seed: number; nodes?: number; ms?: number }
  /** Whether a side that plays at a level takes a draw. */
  | { kind: "draw"; level: Level; side: Side }
  /** What the master would do, and why. */
  | { kind: "hint" }
  /** Where the game turned. */
  | { kind: "review" };

export type Answered = Reply | DrawAnswer | Hint | Review;

export interface Question {
  /** Counted up over the whole page. */
  id: number;
  tag: Tag;
  /** The game as `Game.text()` writes it. */
  text: string;
  ask: Ask;
  /** Whether shares of the work are to be told. */
  progress: boolean;
}

/** From the page. */
export type Order =
  | { kind: "begin"; module: WebAssembly.Module }
  | { kind: "ask"; question: Question }
  | { kind: "stop"; id: number };

/** To the page. */
export type News =
  /** The script runs; it waits for the module. */
  | { kind: "hello" }
  /** The module runs. */
  | { kind: "ready" }
  | { kind: "failed"; said: string }
  | { kind: "progress"; id: number; tag: Tag; share: number }
  | { kind: "answer"; id: number; tag: Tag; answer: Answered }
  /** The question could not be answered. */
  | { kind: "refused"; id: number; tag: Tag; code: string; said: string };
