/**
 * What a skin is: how one game's board and pieces look. It knows no rule and no mark.
 */
import type { GameId, RulesInfo, Side } from "../../engine/contract.js";
import type { PieceSet, Theme } from "../contract.js";
import type { Geometry } from "../geometry.js";
import type { Paint } from "./paper.js";

/** A board to paint, in device pixels. */
export interface Ground {
  g: Paint;
  geometry: Geometry;
  info: RulesInfo;
  theme: Theme;
  /** Filippina: lines or chequers. */
  ground: "lines" | "chequers";
}

/** One body of a piece: a man, or the second body that makes a king. */
export interface Part {
  side: Side;
  /** The piece's own number: seeds its shape. */
  id: number;
  part: "man" | "second";
  set: PieceSet;
  /** Seen upside down by the person opposite. */
  turned: boolean;
}

/** Where a body lies in its cell: shares of the cell, and its size against a man's. */
export interface Seat {
  x: number;
  y: number;
  scale: number;
}

export interface Skin {
  game: GameId;
  /** Share of the board's size outside the cells, on each side. */
  margin: number;
  /** Corner of the board, share of its size. */
  corner: number;
  /** A man's radius, share of a cell. */
  radius: number;
  /** Colour of coordinates on the frame, and of the thin line that lifts them off it. */
  ink: string;
  inkEdge: string;
  /** Which warm ink the marks take: amber on dark grounds, ember on pale ones. */
  warm(ground: "lines" | "chequers"): "amber" | "ember";
  /** How dim the board and the pieces are at night, 0–1. */
  night: { board: number; piece: number };
  /** How deep a piece's shadow falls, share of its radius. */
  shadow: number;
  /** How dark it is under pale and under dark pieces, 1 as usual. */
  shade: { pale: number; dark: number };
  paint(ground: Ground): void;
  /** Paints one body of the radius given, in pixels, with `pad` pixels around it. */
  body(part: Part, radius: number, pad: number): HTMLCanvasElement;
  /** A man's place, and the two places of a king's bodies. */
  seats(side: Side, set: PieceSet): { man: Seat; base: Seat; second: Seat };
}

/** Traces a rectangle with round corners. */
export function rounded(g: Paint, x: number, y: number, w: number, h: number, r: number): void {
  g.beginPath();
  g.roundRect(x, y, w, h, r);
}

/** A thin bevel that makes a board a thing with an edge. */
export function bevel(g: Paint, size: number, corner: number): void {
  const w = Math.max(1, size * 0.0035);
  g.save();
  rounded(g, w / 2, w / 2, size - w, size - w, corner);
  const light = g.createLinearGradient(0, 0, size, size);
  light.addColorStop(0, "rgba(255,248,230,.5)");
  light.addColorStop(0.45, "rgba(255,248,230,.08)");
  light.addColorStop(0.55, "rgba(20,10,4,.1)");
  light.addColorStop(1, "rgba(20,10,4,.5)");
  g.strokeStyle = light;
  g.lineWidth = w;
  g.stroke();
  g.restore();
}

/** Falling light over a whole board: warm at the upper left, dusk at the lower right. */
export function lamp(g: Paint, size: number, strength: number): void {
  const v = g.createRadialGradient(size * 0.36, size * 0.3, size * 0.1, size * 0.5, size * 0.5, size * 0.82);
  v.addColorStop(0, `rgba(255,246,224,${0.16 * strength})`);
  v.addColorStop(0.55, "rgba(60,40,20,0)");
  v.addColorStop(1, `rgba(24,12,4,${0.34 * strength})`);
  g.fillStyle = v;
  g.fillRect(0, 0, size, size);
}
