/**
 * How clearly a piece stands out from what lies directly around it, measured on rendered pixels.
 *
 * The outline of the piece is known from its own picture (the mask). Around it run eight sectors;
 * in each, the mean luminance of a narrow band just outside is compared with three narrow bands
 * just inside — the rim, the edge behind it, the body — by the contrast ratio of WCAG 2. The best
 * of the three counts: a piece may stand out by its body or by its rim. What lies outside counts as
 * it is seen, the piece's own shadow included, since the eye cannot look behind a shadow. The
 * sector that is worst gives the result, so a piece must be clear all around.
 */
import type { Kind, Piece, RulesInfo, Side, Square } from "../engine/contract.js";
import type { BoardLook } from "./contract.js";
import { Painter, QUIET } from "./draw.js";
import { centreOf, devicePixels } from "./geometry.js";
import { resting } from "./picture.js";
import { context } from "./skins/paper.js";

/** Pixels as `ImageData` holds them. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface EdgeContrast {
  /** The worst sector. */
  ratio: number;
  /** Every sector, from the right, clockwise. */
  sectors: Sector[];
}

/** Mean luminances of one sector and the contrast that follows. */
export interface Sector {
  outside: number;
  rim: number;
  edge: number;
  body: number;
  ratio: number;
}

const SECTORS = 8;

/** Relative luminance of one pixel, 0–1 (WCAG 2). */
export function luminance(data: Uint8ClampedArray, at: number): number {
  return 0.2126 * LINEAR[data[at] ?? 0]! + 0.7152 * LINEAR[data[at + 1] ?? 0]! + 0.0722 * LINEAR[data[at + 2] ?? 0]!;
}

const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Contrast ratio of two luminances, 1–21. */
export function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Compares both sides of a piece's outline. `scene` shows the piece on its ground, `mask` the piece
 * alone (alpha) at the same place; `radius` is the piece's in pixels and sets the width of the bands.
 */
export function edgeContrast(scene: Pixels, mask: Pixels, radius: number): EdgeContrast {
  const { width, height } = mask;
  // Pixels that the outline cuts through belong to neither side.
  const alpha = (i: number): number => mask.data[i * 4 + 3] ?? 0;
  const solid = (i: number): boolean => alpha(i) >= 250;
  const out = distances(width, height, (i) => alpha(i) >= 6);
  const into = distances(width, height, (i) => !solid(i));
  const rim = Math.max(1, radius * 0.075);
  const edge = Math.max(2.3, radius * 0.16);
  const body = Math.max(3.6, radius * 0.3);
  const around = Math.max(1.5, radius * 0.12);
  let cx = 0;
  let cy = 0;
  let count = 0;
  for (let i = 0; i < width * height; i++)
    if (solid(i)) {
      cx += i % width;
      cy += Math.floor(i / width);
      count++;
    }
  cx /= count || 1;
  cy /= count || 1;
  const sums = Array.from({ length: SECTORS }, () => ({ outside: [0, 0], rim: [0, 0], edge: [0, 0], body: [0, 0] }));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const away = out[i] as number;
      const deep = into[i] as number;
      const band = away > 0 ? (away <= around ? "outside" : null) : deep === 0 ? null : deep <= rim ? "rim" : deep <= edge ? "edge" : deep <= body ? "body" : null;
      if (!band) continue;
      const turn = Math.atan2(y - cy, x - cx) / (Math.PI * 2);
      const sector = Math.floor((turn - Math.floor(turn)) * SECTORS) % SECTORS;
      const sum = sums[sector]?.[band];
      if (!sum) continue;
      sum[0] = (sum[0] ?? 0) + luminance(scene.data, i * 4);
      sum[1] = (sum[1] ?? 0) + 1;
    }
  const mean = ([total = 0, n = 0]: number[]): number | null => (n > 0 ? total / n : null);
  const sectors: Sector[] = [];
  for (const sum of sums) {
    const outside = mean(sum.outside);
    if (outside === null) continue;
    const rimMean = mean(sum.rim) ?? outside;
    const edgeMean = mean(sum.edge) ?? outside;
    const bodyMean = mean(sum.body) ?? outside;
    // Two bodies side by side leave sectors that hold no edge of either.
    if (rimMean === outside && edgeMean === outside && bodyMean === outside) continue;
    const ratio = Math.max(...[rimMean, edgeMean, bodyMean].map((l) => ratioOf(l, outside)));
    sectors.push({ outside, rim: rimMean, edge: edgeMean, body: bodyMean, ratio });
  }
  return { ratio: sectors.length > 0 ? Math.min(...sectors.map((s) => s.ratio)) : 0, sectors };
}

/** Distance of every pixel to the nearest one that is `target`, by two sweeps; 0 on the target itself. */
function distances(width: number, height: number, target: (i: number) => boolean): Float32Array {
  const d = new Float32Array(width * height);
  for (let i = 0; i < d.length; i++) d[i] = target(i) ? 0 : 1e6;
  const look = (i: number, x: number, y: number, dx: number, dy: number): void => {
    const u = x + dx;
    const v = y + dy;
    if (u < 0 || v < 0 || u >= width || v >= height) return;
    const far = (d[v * width + u] as number) + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
    if (far < (d[i] as number)) d[i] = far;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [dx, dy] of [[-1, 0], [0, -1], [-1, -1], [1, -1]] as const) look(y * width + x, x, y, dx, dy);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as const) look(y * width + x, x, y, dx, dy);
  return d;
}

/** Pieces are measured apart from each other: every second file and rank at a time. */
const PARITIES = [0, 1, 2, 3] as const;

/** One measured piece. */
export interface Measured {
  side: Side;
  kind: Kind;
  square: Square;
  ratio: number;
  worst: Sector | null;
}

/**
 * Renders each side's men and kings on every square (every second one at a time) and measures them.
 * The board is `css` pixels wide at a pixel ratio.
 */
export function measureBoard(info: RulesInfo, look: BoardLook, css: number, pixelRatio: number): Measured[] {
  const painter = new Painter();
  const size = devicePixels(css, pixelRatio);
  painter.board(info, look, size, pixelRatio, null);
  const geo = painter.geometry;
  if (!geo) return [];
  const found: Measured[] = [];
  const whole = document.createElement("canvas");
  whole.width = whole.height = size;
  const g = whole.getContext("2d", { willReadFrequently: true });
  if (!g) return [];
  for (const side of ["white", "black"] as const)
    for (const kind of ["man", "king"] as const)
      for (const parity of PARITIES) {
        const squares = info.squares.filter((s) => (s % info.width) % 2 === parity % 2 && Math.floor(s / info.width) % 2 === parity >> 1);
        const views = squares.map((square) => resting({ square, side, kind, id: square } satisfies Piece, info.width));
        painter.paint({ under: [], over: [], breathing: [], pieces: views }, new Set(), QUIET);
        g.clearRect(0, 0, size, size);
        g.drawImage(painter.ground, 0, 0);
        g.drawImage(painter.top, 0, 0);
        const bare = context(painter.bare(views));
        for (const view of views) {
          const at = centreOf(geo, view.piece.square);
          const reach = geo.cell * 0.75;
          const x = Math.max(0, Math.floor(at.x - reach));
          const y = Math.max(0, Math.floor(at.y - reach));
          const w = Math.min(size, Math.ceil(at.x + reach)) - x;
          const h = Math.min(size, Math.ceil(at.y + reach)) - y;
          const { ratio, sectors } = edgeContrast(g.getImageData(x, y, w, h), bare.getImageData(x, y, w, h), geo.cell * 0.38);
          found.push({ side, kind, square: view.piece.square, ratio, worst: sectors.find((s) => s.ratio === ratio) ?? null });
        }
      }
  return found;
}
