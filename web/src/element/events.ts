/** What a board tells the page it stands in: the details of its events, and what may be asked of it. */
import type { AttemptInfo, RulesId, Side } from "../engine/contract.js";

export interface MoveDetail {
  /** What was done: a move, a huff, or obliging. */
  kind: "move" | "huff" | "oblige";
  side: Side;
  /** As it is written, e.g. "c3-d4". */
  text: string;
  /** Actions in the game so far, this one included. */
  ply: number;
  /** The position text after it. */
  position: string;
}

export interface EndDetail {
  /** Null for a draw. */
  winner: Side | null;
  /** The engine's name for why, e.g. "no-moves". */
  reason: string;
  position: string;
}

export interface PuzzleDetail {
  game: RulesId;
  number: number;
  /** The day it is the puzzle of, "2027-01-31"; empty for one asked for by its number. */
  date: string;
  phase: AttemptInfo["phase"];
  /** Wrong attempts so far. */
  wrong: number;
  hints: number;
}

export interface ReadyDetail {
  game: RulesId;
  position: string;
}

export interface ErrorDetail {
  /** Stable, e.g. "word.value", "load.policy", "position.square-twice". */
  code: string;
  message: string;
}

/** The events by their names. */
export interface BoardEvents {
  "dama-ready": ReadyDetail;
  "dama-move": MoveDetail;
  "dama-end": EndDetail;
  "dama-puzzle": PuzzleDetail;
  "dama-error": ErrorDetail;
}
export const EVENTS = ["dama-ready", "dama-move", "dama-end", "dama-puzzle", "dama-error"] as const;

/** What may be asked of a board without more being said. */
export const DEEDS = ["undo", "redo", "flip", "hint", "restart", "pause", "resume"] as const;
export type DeedName = (typeof DEEDS)[number];
