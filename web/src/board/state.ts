/**
 * What a board remembers between two events. Plain data: no page, no pixels, no rule.
 */
import type { Piece, Square, Stop } from "../engine/contract.js";
import type { BoardLook, BoardScene } from "./contract.js";

/** One of several moves that end on the same square, told apart by what it takes. */
export interface Option {
  id: number;
  /** Landing squares, the end included. */
  route: Square[];
  victims: Square[];
  /** The square that stands for this option: tapping it plays it. */
  badge: Square;
}

/** A piece picked up, and how far its move is chosen. */
export interface Selection {
  from: Square;
  /** Stops chosen so far. */
  path: Square[];
  /** Pieces taken by the chosen stops. */
  taken: Square[];
  /** Where it may go next. */
  stops: Stop[];
  /** Moves still possible. */
  ids: number[];
  /** The move that is complete if the piece stays where it is. */
  ends: number | null;
  /** Several moves end on the square that was wished for. */
  chooser: { to: Square; options: Option[] } | null;
}

/** A finger or a mouse button that is down. `dead`: it counts no more until it is up. */
export interface Press {
  pointer: number;
  touch: boolean;
  square: Square | null;
  /** Where it went down and where it is, in CSS pixels of the board. */
  x0: number;
  y0: number;
  x: number;
  y: number;
  mode: "tap" | "drag" | "held" | "dead";
  /** This press itself picked the piece up. */
  picked: boolean;
}

/** What the hand did before the move was complete, so that the animation goes on from there. */
export interface Hand {
  from: Square;
  /** Stops already shown. */
  path: Square[];
  /** Where the piece was let go, in CSS pixels of the board; null when it was not dragged. */
  drop: { x: number; y: number } | null;
}

export interface BoardState {
  scene: BoardScene | null;
  look: BoardLook;
  selection: Selection | null;
  press: Press | null;
  /** Pointers that are down. */
  down: readonly number[];
  hold: { square: Square; attacks: Square[]; attackedBy: Square[] } | null;
  /** The cell that has, or would get, the keyboard's focus. */
  focus: Square | null;
  hand: Hand | null;
}

/** A board with nothing on it. */
export function empty(look: BoardLook): BoardState {
  return { scene: null, look, selection: null, press: null, down: [], hold: null, focus: null, hand: null };
}

/** The piece on a square, or null. */
export function pieceOn(scene: BoardScene | null, square: Square): Piece | null {
  return scene?.pieces.find((p) => p.square === square) ?? null;
}

/** Where a picked piece is seen: on its last stop. */
export function standing(s: Selection): Square {
  return s.path[s.path.length - 1] ?? s.from;
}

/** How a square can be reached from a selection. */
export interface Target {
  square: Square;
  /** `move` and `capture`: the next stop; `end`: the end of a longer capture that is not in doubt or must be chosen. */
  kind: "move" | "capture" | "end";
  captured: Square | null;
  /** Where this option's badge is shown, its number from 1. */
  badge: number;
}

/** Every square that a tap would lead to, each once. */
export function targets(scene: BoardScene, s: Selection): Target[] {
  const found = new Map<Square, Target>();
  for (const stop of s.stops)
    found.set(stop.square, {
      square: stop.square,
      kind: stop.captured === null ? "move" : "capture",
      captured: stop.captured,
      badge: 0,
    });
  const ids = new Set(s.ids);
  for (const move of scene.moves) {
    if (!ids.has(move.id) || found.has(move.to)) continue;
    if (move.to === standing(s)) continue;
    found.set(move.to, { square: move.to, kind: "end", captured: null, badge: 0 });
  }
  s.chooser?.options.forEach((option, i) => {
    const old = found.get(option.badge);
    found.set(option.badge, {
      square: option.badge,
      kind: old?.kind ?? "end",
      captured: old?.captured ?? null,
      badge: i + 1,
    });
  });
  return [...found.values()];
}
