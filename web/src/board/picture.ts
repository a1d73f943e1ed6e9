/**
 * What is to be seen in a state: pieces where they stand and the marks they wear, as plain data.
 *
 * Every mark has a form of its own, so that none is told by colour alone.
 */
import type { Piece, Square } from "../engine/contract.js";
import { type BoardState, pieceOn, standing, targets } from "./state.js";

/** A place on the board in files and ranks; fractions while a piece moves. */
export interface Place {
  file: number;
  rank: number;
}

/** A piece as it is seen. */
export interface PieceView extends Place {
  piece: Piece;
  /** 0 on the board, 1 well above it. */
  lift: number;
  alpha: number;
  /** The second body of a king: 0 not there, 1 in its place. */
  crowned: number;
  /** Sideways shift in cells, as seen. */
  shift: number;
}

export type Mark =
  /** A thin ring: this piece can move. */
  | { kind: "can"; at: Square }
  /** A strong ring with four notches: this piece must capture. */
  | { kind: "must"; at: Square }
  /** A dashed ring: a sentence speaks of this square. */
  | { kind: "concerned"; at: Square }
  /** A small dot: may go here. */
  | { kind: "go"; at: Square }
  /** An open ring: captures here. */
  | { kind: "take"; at: Square }
  /** A ring around a dot: a longer capture ends here. */
  | { kind: "end"; at: Square }
  /** A fine cross on a piece this route takes; `label` names the route when several are shown. */
  | { kind: "victim"; at: Square; label: string }
  /** A numbered stop; the one being chosen is filled. */
  | { kind: "stop"; at: Square; label: string; filled: boolean }
  /** A soft way from start over stops to end. */
  | { kind: "trace"; way: readonly Square[]; numbered: boolean }
  | { kind: "hint" | "opening"; way: readonly Square[] }
  /** Dust around a piece that may be blown. */
  | { kind: "dust"; at: Square }
  /** Press and hold: the piece asked about, what it attacks, what attacks it. */
  | { kind: "asked"; at: Square }
  | { kind: "attacks"; from: Square; to: Square }
  | { kind: "attacked"; from: Square; to: Square };

export interface Picture {
  /** Marks on the ground, under the pieces. */
  under: Mark[];
  pieces: PieceView[];
  /** Marks around and over the pieces. */
  over: Mark[];
  /** The ring that breathes once when a duty appears. */
  breathing: Square[];
}

/** A piece at rest. */
export function resting(piece: Piece, width: number): PieceView {
  return {
    piece,
    file: piece.square % width,
    rank: Math.floor(piece.square / width),
    lift: 0,
    alpha: 1,
    crowned: piece.kind === "king" ? 1 : 0,
    shift: 0,
  };
}

/** The picture of a state. `plain`: no motion is wished, so the last move's stops are numbered instead. */
export function picture(state: BoardState, plain: boolean): Picture {
  const { scene, selection: s } = state;
  const out: Picture = { under: [], pieces: [], over: [], breathing: [] };
  if (!scene) return out;
  const width = scene.info.width;
  if (scene.trace.length > 1)
    out.under.push({ kind: "trace", way: scene.trace, numbered: plain && scene.trace.length > 2 });
  for (const at of scene.huffable) out.under.push({ kind: "dust", at });

  const taken = new Set(s?.taken ?? []);
  for (const piece of scene.pieces) {
    const view = resting(piece, width);
    if (s && piece.square === s.from) {
      const here = standing(s);
      if (here !== s.from) {
        out.pieces.push({ ...view, alpha: 0.28 });
        view.file = here % width;
        view.rank = Math.floor(here / width);
      }
      view.lift = 0.5;
    } else if (taken.has(piece.square)) view.alpha = 0.42;
    out.pieces.push(view);
  }
  // What is raised is seen over what stands.
  out.pieces.sort((a, b) => a.lift - b.lift);

  if (state.hold) hold(state, out);
  else if (s) chosen(state, out);
  else duties(state, out);
  for (const at of scene.concerned) out.over.push({ kind: "concerned", at });
  if (scene.arrow && !s) out.over.push({ kind: scene.arrow.kind, way: scene.arrow.way });
  return out;
}

function duties({ scene }: BoardState, out: Picture): void {
  if (!scene || scene.active === null) return;
  if (scene.dutiful.length > 0) {
    for (const at of scene.dutiful) out.under.push({ kind: "must", at });
    out.breathing = [...scene.dutiful];
  } else for (const at of scene.movable) out.under.push({ kind: "can", at });
}

function chosen(state: BoardState, out: Picture): void {
  const { scene, selection: s } = state;
  if (!scene || !s) return;
  const captures = s.stops.some((stop) => stop.captured !== null);
  if (!captures || s.path.length > 0) out.under.push({ kind: "can", at: standing(s) });
  else out.under.push({ kind: "must", at: s.from });
  s.path.forEach((at, i) => {
    const last = i === s.path.length - 1;
    out.over.push({ kind: "stop", at, label: String(i + 1), filled: last });
  });
  for (const at of s.taken) out.over.push({ kind: "victim", at, label: "" });

  const crossed = new Set(s.taken);
  if (s.chooser && s.chooser.options.length > 0) {
    s.chooser.options.forEach((option, i) => {
      const label = String(i + 1);
      out.over.push({ kind: "stop", at: option.badge, label, filled: true });
      const shared = (v: Square): boolean => s.chooser?.options.every((o) => o.victims.includes(v)) ?? false;
      for (const at of option.victims) {
        if (crossed.has(at)) continue;
        out.over.push({ kind: "victim", at, label: shared(at) || at === option.badge ? "" : label });
        if (shared(at)) crossed.add(at);
      }
    });
    out.under.push({ kind: "end", at: s.chooser.to });
    return;
  }
  for (const target of targets(scene, s)) {
    const kind = target.kind === "move" ? "go" : target.kind === "capture" ? "take" : "end";
    out.under.push({ kind, at: target.square });
    if (target.captured !== null && !crossed.has(target.captured)) {
      crossed.add(target.captured);
      out.over.push({ kind: "victim", at: target.captured, label: "" });
    }
  }
}

function hold(state: BoardState, out: Picture): void {
  const h = state.hold;
  if (!h || !pieceOn(state.scene, h.square)) return;
  out.over.push({ kind: "asked", at: h.square });
  for (const to of h.attacks) out.over.push({ kind: "attacks", from: h.square, to });
  for (const from of h.attackedBy) out.over.push({ kind: "attacked", from, to: h.square });
}
