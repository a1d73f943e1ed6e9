/**
 * Where squares are: centres, edges and hit tests, in shares of the board's size or in device pixels.
 *
 * It knows orientation and the mirrored (Italian) view; it knows no rule and touches no page.
 */
import type { RulesInfo, Side, Square } from "../engine/contract.js";

/** How a board is turned: who sits at the bottom, and whether it is seen in a mirror. */
export interface View {
  bottom: Side;
  mirrored: boolean;
}

/** Column and row as seen on screen, from the top left; fractions are allowed while a piece moves. */
export interface Spot {
  col: number;
  row: number;
}

/** A board of `width` × `height` cells inside a margin, `size` pixels wide. */
export interface Geometry {
  width: number;
  height: number;
  /** Whole size in pixels of the unit in use (device or CSS pixels). */
  size: number;
  /** Left and top of the first cell. */
  origin: number;
  /** Side of one cell, not rounded. */
  cell: number;
  view: View;
}

/** Makes the geometry of a board; `margin` is the share of the size outside the cells. */
export function geometry(
  info: Pick<RulesInfo, "width" | "height">,
  size: number,
  margin: number,
  view: View,
): Geometry {
  const cells = Math.max(info.width, info.height);
  const origin = size * margin;
  return {
    width: info.width,
    height: info.height,
    size,
    origin,
    cell: (size - 2 * origin) / cells,
    view,
  };
}

/** The device pixels a canvas of `cssSize` needs at a pixel ratio. */
export function devicePixels(cssSize: number, ratio: number): number {
  return Math.max(1, Math.round(cssSize * ratio));
}

/**
 * The largest CSS size not above `available` that is a whole number of device pixels,
 * so that the canvas is neither stretched nor squeezed.
 */
export function sharpSize(available: number, ratio: number): number {
  return Math.max(1, Math.floor(available * ratio + 1e-6)) / ratio;
}

/** Where a file and rank (fractions allowed) are seen. */
export function spotOf(g: Geometry, file: number, rank: number): Spot {
  const turned = g.view.bottom === "black";
  const across = turned !== g.view.mirrored;
  return {
    col: across ? g.width - 1 - file : file,
    row: turned ? rank : g.height - 1 - rank,
  };
}

/** The square seen at a column and row, or null outside the board. */
export function squareAt(g: Geometry, col: number, row: number): Square | null {
  if (col < 0 || row < 0 || col >= g.width || row >= g.height) return null;
  const turned = g.view.bottom === "black";
  const across = turned !== g.view.mirrored;
  const file = across ? g.width - 1 - col : col;
  const rank = turned ? row : g.height - 1 - row;
  return rank * g.width + file;
}

/** File and rank of a square. */
export function fileRank(g: Pick<Geometry, "width">, square: Square): { file: number; rank: number } {
  return { file: square % g.width, rank: Math.floor(square / g.width) };
}

/** Column and row where a square is seen. */
export function spotOfSquare(g: Geometry, square: Square): Spot {
  const { file, rank } = fileRank(g, square);
  return spotOf(g, file, rank);
}

/** Centre of a spot in pixels. */
export function centre(g: Geometry, spot: Spot): { x: number; y: number } {
  return { x: g.origin + (spot.col + 0.5) * g.cell, y: g.origin + (spot.row + 0.5) * g.cell };
}

/** Centre of a square in pixels. */
export function centreOf(g: Geometry, square: Square): { x: number; y: number } {
  return centre(g, spotOfSquare(g, square));
}

/** The i-th cell edge, on a whole pixel so that chequers meet without a seam. */
export function edge(g: Geometry, i: number): number {
  return Math.round(g.origin + i * g.cell);
}

/** The square under a point, or null outside the cells. */
export function hit(g: Geometry, x: number, y: number): Square | null {
  return squareAt(g, Math.floor((x - g.origin) / g.cell), Math.floor((y - g.origin) / g.cell));
}

export type Arrow = "left" | "right" | "up" | "down" | "home" | "end";

/**
 * The playable square reached by an arrow key, in the direction it is seen.
 * Where the next row has no square straight above (dark squares only), the way zigzags:
 * up and then down leads back.
 */
export function neighbour(g: Geometry, playable: ReadonlySet<Square>, from: Square, arrow: Arrow): Square {
  const { col, row } = spotOfSquare(g, from);
  const at = (c: number, r: number): Square | null => {
    const square = squareAt(g, c, r);
    return square !== null && playable.has(square) ? square : null;
  };
  const along = (c: number, step: number, end: number): Square | null => {
    for (let i = c; i !== end; i += step) {
      const square = at(i, row);
      if (square !== null) return square;
    }
    return null;
  };
  switch (arrow) {
    case "left":
      return along(col - 1, -1, -1) ?? from;
    case "right":
      return along(col + 1, 1, g.width) ?? from;
    case "home":
      return along(0, 1, g.width) ?? from;
    case "end":
      return along(g.width - 1, -1, -1) ?? from;
    default: {
      const next = row + (arrow === "up" ? -1 : 1);
      const lean = Math.min(row, next) % 2 === 0 ? (arrow === "up" ? -1 : 1) : arrow === "up" ? 1 : -1;
      return at(col, next) ?? at(col + lean, next) ?? at(col - lean, next) ?? from;
    }
  }
}
