/**
 * Seeded chance and smooth noise: the same seed gives the same stone, every time and on every machine.
 */

/** A stream of numbers in [0, 1). */
export type Rng = () => number;

/** A stream from a seed. */
export function rng(seed: number): Rng {
  let a = (seed | 0) ^ 0x5bd1e995;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One seed from several numbers. */
export function mix(...parts: number[]): number {
  let h = 0x811c9dc5;
  for (const p of parts) {
    h = Math.imul(h ^ (p | 0), 0x01000193);
    h ^= h >>> 13;
  }
  return h | 0;
}

const SIDE = 256;
const MASK = SIDE - 1;
let lattice: Float32Array | null = null;

function table(): Float32Array {
  if (!lattice) {
    const next = rng(20260);
    lattice = new Float32Array(SIDE * SIDE);
    for (let i = 0; i < lattice.length; i++) lattice[i] = next();
  }
  return lattice;
}

/** Smooth noise in [0, 1], one bump a unit, repeating after 256 units. */
export function noise(x: number, y: number): number {
  const t = lattice ?? table();
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const r0 = (yi & MASK) * SIDE;
  const r1 = ((yi + 1) & MASK) * SIDE;
  const c0 = xi & MASK;
  const c1 = (xi + 1) & MASK;
  const a = t[r0 + c0] as number;
  const b = t[r0 + c1] as number;
  const c = t[r1 + c0] as number;
  const d = t[r1 + c1] as number;
  const top = a + (b - a) * u;
  return top + (c + (d - c) * u - top) * v;
}

/** Noise over several octaves, in [0, 1]. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let o = 0; o < octaves; o++) {
    sum += weight * noise(x, y);
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 41.7;
  }
  return sum / total;
}

/** Side of a grain tile, a power of two. */
const TILE = 512;
const tiles = new Map<string, Float32Array>();

/**
 * Fine grain as a tile that repeats without a seam: made once, then only looked up.
 * `cells` bumps across the tile (a power of two, at most 512), over several octaves. Values in [0, 1].
 */
export function grain(cells: number, octaves: number, seed: number): (u: number, v: number) => number {
  const key = `${cells}/${octaves}/${seed}`;
  let tile = tiles.get(key);
  if (!tile) {
    tile = new Float32Array(TILE * TILE);
    let weight = 0.5;
    let total = 0;
    for (let o = 0, n = cells; o < octaves && n <= TILE; o++, n *= 2) {
      layer(tile, n, weight, mix(seed, o));
      total += weight;
      weight *= 0.5;
    }
    for (let i = 0; i < tile.length; i++) tile[i] = (tile[i] as number) / total;
    tiles.set(key, tile);
  }
  const t = tile;
  return (u, v) => t[((v | 0) & (TILE - 1)) * TILE + ((u | 0) & (TILE - 1))] as number;
}

/** Adds one octave of periodic noise to a tile: knots, and smooth steps between them. */
function layer(tile: Float32Array, cells: number, weight: number, seed: number): void {
  const next = rng(seed);
  const knots = new Float32Array(cells * cells);
  for (let i = 0; i < knots.length; i++) knots[i] = next() * weight;
  const step = TILE / cells;
  const ease = Float32Array.from({ length: step }, (_, i) => (i / step) ** 2 * (3 - (2 * i) / step));
  const row = new Float32Array(cells + 1);
  for (let y = 0, i = 0; y < TILE; y++) {
    const top = Math.floor(y / step) * cells;
    const low = (top + cells) % knots.length;
    const v = ease[y % step] as number;
    for (let c = 0; c < cells; c++) {
      const k = knots[top + c] as number;
      row[c] = k + ((knots[low + c] as number) - k) * v;
    }
    row[cells] = row[0] as number;
    for (let c = 0; c < cells; c++) {
      const k = row[c] as number;
      const rise = (row[c + 1] as number) - k;
      for (let x = 0; x < step; x++, i++) tile[i] = (tile[i] as number) + k + rise * (ease[x] as number);
    }
  }
}

/** A slow field, asked on a coarse mesh over the unit square and read between its knots. */
export function coarse(f: (x: number, y: number) => number, knots = 72): (x: number, y: number) => number {
  const side = knots + 2;
  const mesh = new Float32Array(side * side);
  for (let j = 0; j < side; j++) for (let i = 0; i < side; i++) mesh[j * side + i] = f(i / knots, j / knots);
  return (x, y) => {
    const fx = x * knots;
    const fy = y * knots;
    const i = fx | 0;
    const j = fy | 0;
    const u = fx - i;
    const v = fy - j;
    const o = j * side + i;
    const top = (mesh[o] as number) + ((mesh[o + 1] as number) - (mesh[o] as number)) * u;
    const low = (mesh[o + side] as number) + ((mesh[o + side + 1] as number) - (mesh[o + side] as number)) * u;
    return top + (low - top) * v;
  };
}

/** Hermite step from 0 at `a` to 1 at `b`. */
export function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

export function clamp(x: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, x));
}

/** A colour as three numbers 0–255. */
export type Rgb = readonly [number, number, number];

/** "#rrggbb" as numbers. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** A colour between two. */
export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
