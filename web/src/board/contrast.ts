/**
 * How clearly a piece stands out from what lies directly around it, measured on rendered pixels.
 *
 * The outline of the piece is known from its own picture (the mask). Around it run eight sectors.
 * In each, a narrow band just outside is compared with a band just inside: with the lightest quarter
 * of its pixels and with the darkest quarter, by the contrast ratio of WCAG 2. The better counts, since
 * a piece may stand out by its body or by its rim, and a quarter of the band is a rim one can see.
 * What lies outside counts as it is seen, the piece's own shadow included: the eye cannot look
 * behind a shadow. The worst sector gives the result, so a piece must be clear all around.
 */
import type { Kind, Piece, RulesInfo, Side, Square } from "../engine/contract.js";
import type { BoardLook } from "./contract.js";
import { Painter } from "./draw.js";
import { centreOf, devicePixels } from "./geometry.js";
import { resting } from "./picture.js";
import { SKINS } from "./skins/index.js";
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

/** Luminances of one sector and the contrast that follows. */
export interface Sector {
  outside: number;
  lightest: number;
  darkest: number;
  ratio: number;
}

const SECTORS = 8;

/** Relative luminance of one pixel, 0–1 (WCAG 2). */
export function luminance(data: Uint8ClampedArray, at: number): number {
  const part = (c: number): number => LINEAR[data[at + c] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
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
  const inner = Math.max(3, radius * 0.26);
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
  const found = Array.from({ length: SECTORS }, () => ({ outside: [] as number[], inside: [] as number[] }));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const away = out[i] as number;
      const deep = into[i] as number;
      const band = away > 0 ? (away <= around ? "outside" : null) : deep > 0 && deep <= inner ? "inside" : null;
      if (!band) continue;
      const turn = Math.atan2(y - cy, x - cx) / (Math.PI * 2);
      const sector = Math.floor((turn - Math.floor(turn)) * SECTORS) % SECTORS;
      found[sector]?.[band].push(luminance(scene.data, i * 4));
    }
  const sectors: Sector[] = [];
  for (const { outside, inside } of found) {
    // Sectors between two bodies, or across a thin one, may hold no edge to speak of.
    if (outside.length === 0 || inside.length < 6) continue;
    inside.sort((a, b) => a - b);
    const some = Math.max(1, Math.round(inside.length / 4));
    const around = mean(outside);
    const darkest = mean(inside.slice(0, some));
    const lightest = mean(inside.slice(-some));
    const ratio = Math.max(ratioOf(darkest, around), ratioOf(lightest, around));
    sectors.push({ outside: around, lightest, darkest, ratio });
  }
  return { ratio: sectors.length > 0 ? Math.min(...sectors.map((s) => s.ratio)) : 0, sectors };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
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
      for (const [dx, dy] of [
        [-1, 0],
        [0, -1],
        [-1, -1],
        [1, -1],
      ] as const)
        look(y * width + x, x, y, dx, dy);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const)
        look(y * width + x, x, y, dx, dy);
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
  const skin = SKINS[info.game];
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
        const squares = info.squares.filter(
          (s) => (s % info.width) % 2 === parity % 2 && Math.floor(s / info.width) % 2 === parity >> 1,
        );
        const views = squares.map((square) => resting({ square, side, kind, id: square } satisfies Piece, info.width));
        painter.paint({ under: [], over: [], breathing: [], pieces: views }, new Set());
        g.clearRect(0, 0, size, size);
        g.drawImage(painter.ground, 0, 0);
        g.drawImage(painter.top, 0, 0);
        const bare = context(painter.bare(views));
        const seats = skin.seats(side, look.pieceSet);
        const radius = skin.radius * geo.cell * (kind === "man" ? seats.man : seats.base).scale;
        for (const view of views) {
          const at = centreOf(geo, view.piece.square);
          const reach = geo.cell * 0.75;
          const x = Math.max(0, Math.floor(at.x - reach));
          const y = Math.max(0, Math.floor(at.y - reach));
          const w = Math.min(size, Math.ceil(at.x + reach)) - x;
          const h = Math.min(size, Math.ceil(at.y + reach)) - y;
          const { ratio, sectors } = edgeContrast(g.getImageData(x, y, w, h), bare.getImageData(x, y, w, h), radius);
          found.push({
            side,
            kind,
            square: view.piece.square,
            ratio,
            worst: sectors.find((s) => s.ratio === ratio) ?? null,
          });
        }
      }
  return found;
}

/** The worst piece of one side and kind on one board, in one look. */
export interface Finding {
  game: RulesInfo["game"];
  theme: BoardLook["theme"];
  ground: BoardLook["ground"];
  set: BoardLook["pieceSet"];
  side: Side;
  kind: Kind;
  square: Square;
  ratio: number;
}

/** Measures every game among `infos` in both themes, on every ground and with every set of pieces. */
export function measureAll(infos: readonly RulesInfo[], css: number, pixelRatio: number): Finding[] {
  const found: Finding[] = [];
  const games = new Map(infos.map((info) => [info.game, info]));
  for (const [game, info] of games)
    for (const theme of ["light", "dark"] as const)
      for (const ground of game === "filippina" ? (["lines", "chequers"] as const) : (["lines"] as const))
        for (const set of game === "la-dama" ? SETS : (["pebbles"] as const)) {
          const look: BoardLook = {
            theme,
            ground,
            pieceSet: set,
            coordinates: "none",
            bottom: "white",
            faceToFace: false,
            italian: false,
            speed: 1,
          };
          const pieces = measureBoard(info, look, css, pixelRatio);
          for (const side of ["white", "black"] as const)
            for (const kind of ["man", "king"] as const) {
              const worst = pieces
                .filter((p) => p.side === side && p.kind === kind)
                .reduce<Measured | null>((least, p) => (least === null || p.ratio < least.ratio ? p : least), null);
              if (worst) found.push({ game, theme, ground, set, side, kind, square: worst.square, ratio: worst.ratio });
            }
        }
  return found;
}

const SETS = ["pebbles", "dates", "crystals", "snails"] as const;
