/**
 * Types of `<dama-board>`, for pages written in TypeScript: put this file where your compiler finds it, or
 * name it in a `/// <reference path="…/dama-board.d.ts" />`. The element itself comes from `dama-board.js`.
 */

export type RulesId =
  | "la-dama"
  | "la-dama-strict"
  | "filippina"
  | "tama"
  | "dhamet"
  | "dhamet-zamma"
  | "dhamet-soufla"
  | "turkish";
export type Side = "white" | "black";
/** 0 is a1, 1 is b1, and so on, row by row. */
export type Square = number;

export interface Piece {
  square: Square;
  side: Side;
  kind: "man" | "king";
  /** The piece's own number for its whole life. */
  id: number;
}

export interface LegalMove {
  /** Valid for this state only. */
  id: number;
  from: Square;
  to: Square;
  captured: Square[];
  promotes: boolean;
  /** As `move()` takes it, e.g. "d2xd4xf4". */
  text: string;
  /** The same with Filippina's numbers; equal to `text` elsewhere. */
  numberText: string;
  /** Pieces the opponent could huff after it; empty otherwise. */
  risks: Square[];
}

/** One leg of a move: a quiet move has one with `captured: null`. */
export interface Leg {
  from: Square;
  to: Square;
  captured: Square | null;
  /** The piece is (or becomes) a king when this leg ends. */
  king: boolean;
}

export interface Result {
  /** Null for a draw. */
  winner: Side | null;
  reason: "no-pieces" | "no-moves" | "resigned" | "agreed" | "one-king-each" | "long-game" | "repetition";
  /** The article of the rules it rests on. */
  article: string;
}

export type Action =
  | {
      kind: "move";
      side: Side;
      from: Square;
      to: Square;
      legs: Leg[];
      captured: Square[];
      promotes: boolean;
      removal: "at-once" | "after-move";
    }
  | { kind: "huff"; side: Side; square: Square }
  | { kind: "oblige"; side: Side }
  | { kind: "end"; result: Result };

/** What stands on a board, and what may be done. */
export interface GameState {
  rules: RulesId;
  /** 16 hexadecimal digits, the same for the same position. */
  key: string;
  /** Actions done so far. */
  ply: number;
  number: number;
  side: Side;
  pieces: Piece[];
  /** As the word `position` takes it. */
  position: string;
  result: Result | null;
  /** Plies without progress. */
  quiet: number;
  /** Plies of Dhamet's fixed opening already played, or null. */
  opening: number | null;
  obliged: boolean;
  moves: LegalMove[];
  captureDue: boolean;
  /** Pieces that must (or ought to) capture. */
  dutiful: Square[];
  dutyCount: number;
  /** Enemy pieces the side to move may huff now. */
  huffable: Square[];
  canOblige: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The action that led here, null at the start. */
  last: Action | null;
}

/** The events by their names; what they carry is their `detail`. */
export interface BoardEvents {
  "dama-ready": { game: RulesId; position: string };
  "dama-move": { kind: "move" | "huff" | "oblige"; side: Side; text: string; ply: number; position: string };
  "dama-end": { winner: Side | null; reason: string; position: string };
  "dama-puzzle": {
    game: RulesId;
    number: number;
    /** "2027-01-31", or empty for a puzzle asked for by its number. */
    date: string;
    phase: "open" | "refuted" | "solved" | "missed";
    wrong: number;
    hints: number;
  };
  /** The code is stable, e.g. "word.value", "load.policy". */
  "dama-error": { code: string; message: string };
}

export type Deed = "undo" | "redo" | "flip" | "hint" | "restart" | "pause" | "resume";

export interface DamaBoardElement extends HTMLElement {
  // Each word is an attribute and a property; null or "" takes it back.
  game: string | null;
  mode: string | null;
  level: string | null;
  side: string | null;
  position: string | null;
  moves: string | null;
  puzzle: string | null;
  theme: string | null;
  skin: string | null;
  rules: string | null;
  links: string | null;
  coordinates: string | null;

  /** The game's or puzzle's state; null while there is none. */
  readonly state: GameState | null;
  /** The moves played so far, as the word `moves` takes them. */
  readonly played: string;

  /** Plays a legal move by its text; false when it is none, or not a visitor's turn. */
  move(text: string): boolean;
  undo(): void;
  redo(): void;
  /** Turns the board. */
  flip(): void;
  hint(): void;
  /** Opens anew what the words ask for. */
  restart(): void;
  /** A board that plays by itself waits. */
  pause(): void;
  resume(): void;
  /** Any of these by its name. */
  do(deed: Deed): void;
}

type BoardEventMap = { [Name in keyof BoardEvents]: CustomEvent<BoardEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    "dama-board": DamaBoardElement;
  }
  interface HTMLElementEventMap extends BoardEventMap {}
}
