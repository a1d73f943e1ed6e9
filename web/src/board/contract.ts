/**
 * What a board is told and what it tells back.
 *
 * The app owns the game; the board owns pixels, pointers, keys and the hidden grid.
 * It knows no rule: where a piece may go comes from `stops`.
 */
import type { Action, GameId, LegalMove, Piece, RulesInfo, Side, Square, Stop } from "../engine/contract.js";

export type Coordinates = "none" | "algebraic" | "numbers";
export type PieceSet = "pebbles" | "dates" | "crystals" | "snails";
export type Theme = "light" | "dark";

/** How the board looks: choices of the person, not of the game. */
export interface BoardLook {
  theme: Theme;
  coordinates: Coordinates;
  /** The side at the bottom. */
  bottom: Side;
  /** Labels and pieces turned to each player (two people facing each other). */
  faceToFace: boolean;
  /** Filippina: drawn on a board turned as in Italy (a left-right mirrored view). */
  italian: boolean;
  /** Filippina: lines (default) or chequers. */
  ground: "lines" | "chequers";
  /** La Dama's pieces. */
  pieceSet: PieceSet;
  /** Motion: 1 normal, 2 twice as fast, 0 none. Reduced motion of the system is 0 too. */
  speed: number;
}

/** What stands on the board and which marks it wears. */
export interface BoardScene {
  info: RulesInfo;
  /** Changes when another game or position is shown without a move (no animation then). */
  gameKey: string;
  pieces: readonly Piece[];
  /** The legal moves, as `GameState.moves`: the board only asks which end where and what they take. */
  moves: readonly LegalMove[];
  /** The side whose pieces may be picked up now, null when nobody's (ended, look-back). */
  active: Side | null;
  /** Squares whose piece has a legal move. */
  movable: readonly Square[];
  /** Pieces that must (or ought to) capture: the warm ring. */
  dutiful: readonly Square[];
  /** Enemy pieces that may be huffed now: dust and a "blow" button. */
  huffable: readonly Square[];
  /** The last move's way: start, stops, end. */
  trace: readonly Square[];
  /** One arrow (hint), or dotted (fixed opening), from the start over the stops to the end. */
  arrow: { way: readonly Square[]; kind: "hint" | "opening" } | null;
  /** Squares ringed because a sentence speaks of them. */
  concerned: readonly Square[];
}

/** What the board asks of the app. */
export interface BoardHost {
  /** Next stops of the piece on `from` after `path`; empty when it cannot move. */
  stops(from: Square, path: readonly Square[]): Stop[];
  /** The person completed a move. */
  onMove(moveId: number): void;
  /** The person wished something that is not legal (from own or any square to another), or picked a piece that cannot move (to = from). */
  onRefused(from: Square, to: Square): void;
  /** Several routes end where it was wished: so many are numbered on the board; null when nothing is asked any more. */
  onChoice(routes: number | null): void;
  /** The piece in hand stands where its capture may end or go on; false when it no longer does. */
  onPause?(open: boolean): void;
  onHuff(square: Square): void;
  /** Press and hold (or key "i"). */
  attacks(square: Square): { attacks: Square[]; attackedBy: Square[] };
  /** A piece was picked up (square) or put back (null): the app may clear its reason line. */
  onPick(square: Square | null): void;
  /** Words: the label of a cell for screen readers, from a message id and arguments. */
  label(id: CellLabel): string;
  /** Names of the board's own controls. */
  words(): BoardWords;
}
/** What the board's own controls are called. */
export interface BoardWords {
  /** Name of the grid, e.g. "La Dama, board". */
  grid: string;
  /** Short text on the button beside a piece that may be huffed, e.g. "blow". */
  blow: string;
  /** Full name of that button, e.g. "blow the piece on d4". */
  blowLabel(square: Square): string;
}
/** Facts about a cell from which the app makes its accessible name. */
export interface CellLabel {
  square: Square;
  piece: Piece | null;
  canMove: boolean;
  mustCapture: boolean;
  picked: boolean;
  /**
   * What a tap there would do: go there, take the next piece, play one of several routes that share
   * an end, end a longer capture, or ask which of several captures that end there is meant.
   */
  target: "none" | "move" | "capture" | "stop" | "end" | "choice";
  /** Pieces taken by going there: by the next leg, or by the whole route where it is known. */
  victims: readonly Square[];
  huffable: boolean;
  coordinates: Coordinates;
}

/** A board in a page. `element` holds two canvases and the hidden grid. */
export interface Board {
  readonly element: HTMLElement;
  /** Shows a scene; without animation unless `animate` was called before. */
  show(scene: BoardScene): void;
  look(look: BoardLook): void;
  /** Plays an action from the scene shown to the one given; resolves when settled. Skippable by tap or key. */
  animate(action: Action, after: BoardScene): Promise<void>;
  /** A short shake of the piece (nothing under reduced motion). */
  refuse(square: Square): void;
  /** Puts back whatever is picked up. */
  cancel(): void;
  /** Moves keyboard focus into the grid. */
  focus(square?: Square): void;
  /** True while an animation runs. */
  readonly busy: boolean;
  destroy(): void;
}
export type CreateBoard = (host: BoardHost, look: BoardLook) => Board;
/** A small still picture of a board (home, archive): draws once, returns its canvas. */
export type Thumbnail = (
  info: RulesInfo,
  pieces: readonly Piece[],
  look: BoardLook,
  cssSize: number,
) => HTMLCanvasElement;
export type { GameId };
