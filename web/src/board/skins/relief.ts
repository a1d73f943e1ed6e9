/**
 * Grounds with a height: stone with hollows, sand with grooves, set stones with joints.
 *
 * A field of heights is lit from the upper left; every dark and light edge on a ground comes from it.
 */
import { clamp, coarse, fbm, grain, noise, rng, smooth, type Rgb } from "./noise.js";
import { type Paint, sheet } from "./paper.js";

/** Toward the light, from the upper left and above. */
const LIGHT = { x: -0.47, y: -0.6, z: 0.65 } as const;

/** Heights in pixels over a square ground. */
export class Relief {
  readonly z: Float32Array;

  constructor(readonly size: number) {
    this.z = new Float32Array(size * size);
  }

  /** Adds a height everywhere; `f` is asked in shares of the size. */
  add(f: (x: number, y: number) => number): this {
    const { size, z } = this;
    for (let y = 0, i = 0; y < size; y++)
      for (let x = 0; x < size; x++, i++) z[i] = (z[i] as number) + f(x / size, y / size);
    return this;
  }

  /** A round hollow with a soft lip; its wall keeps a little roughness. Pixels. */
  bowl(cx: number, cy: number, radius: number, depth: number, seed: number): this {
    const { size, z } = this;
    const reach = radius * 1.3;
    const x1 = Math.min(size - 1, Math.ceil(cx + reach));
    const y1 = Math.min(size - 1, Math.ceil(cy + reach));
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= y1; y++)
      for (let x = Math.max(0, Math.floor(cx - reach)); x <= x1; x++) {
        const dx = x - cx;
        const dy = y - cy;
        const wobble = 1 + 0.035 * (noise(seed + 4 + (dx / radius) * 1.7, seed + (dy / radius) * 1.7) - 0.5) * 2;
        const d = Math.hypot(dx, dy) / (radius * wobble);
        if (d > 1.3) continue;
        // A worn floor and a steep wall: the floor stays even in light around the piece.
        const inside = d < 1 ? -0.82 * smooth(1.03, 0.85, d) - 0.18 * (1 - d * d) : 0;
        const lip = 0.09 * Math.exp(-((d - 1.04) * (d - 1.04)) / 0.006);
        z[y * size + x] = (z[y * size + x] as number) + depth * (inside + lip);
      }
    return this;
  }

  /**
   * A finger's groove with the sand it pushed aside. Pixels; `seed` makes its tremble.
   * Every `rest` pixels, where pieces stand, the finger pressed lightly.
   */
  groove(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    width: number,
    depth: number,
    seed: number,
    rest: number,
  ): this {
    const { size, z } = this;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const ux = (x1 - x0) / length;
    const uy = (y1 - y0) / length;
    const reach = width * 2.6;
    const next = rng(seed);
    const phase = next() * 200;
    const steps = Math.ceil(length + 2 * reach) + 2;
    const wander = new Float32Array(steps);
    const press = new Float32Array(steps);
    for (let i = 0; i < steps; i++) {
      wander[i] = (noise(phase + i / (width * 7), phase) - 0.5) * width * 0.75;
      const along = i - reach;
      const toRest = (along - Math.round(along / rest) * rest) / (width * 5.8);
      press[i] = (0.8 + 0.4 * noise(phase + i / (width * 4), phase + 31)) * (1 - 0.86 * Math.exp(-toRest * toRest));
    }
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
    const right = Math.min(size - 1, Math.ceil(Math.max(x0, x1) + reach));
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
    const bottom = Math.min(size - 1, Math.ceil(Math.max(y0, y1) + reach));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const along = (x - x0) * ux + (y - y0) * uy;
        if (along < -reach || along > length + reach) continue;
        let across = (x - x0) * -uy + (y - y0) * ux;
        if (Math.abs(across) > reach) continue;
        const step = (along + reach) | 0;
        across += wander[step] as number;
        const past = Math.max(0, -along, along - length);
        const d = Math.hypot(across, past) / width;
        if (d > 2.4) continue;
        const pressed = press[step] as number;
        const h = -Math.exp(-d * d * 1.5) * depth * pressed + Math.exp(-(d - 1.35) * (d - 1.35) * 5) * depth * 0.34;
        const i = y * size + x;
        // A later finger erases the bank of an earlier one instead of piling on it.
        z[i] = (z[i] as number) + h * (h > 0 && (z[i] as number) < -depth * 0.4 ? 0.15 : 1);
      }
    return this;
  }

  /** Small pits as gas leaves them in lava and tuff. */
  pits(count: number, smallest: number, largest: number, depth: number, seed: number): this {
    const next = rng(seed);
    const { size, z } = this;
    for (let k = 0; k < count; k++) {
      const r = smallest + (largest - smallest) * next() ** 3;
      const cx = next() * size;
      const cy = next() * size;
      const squash = 0.6 + 0.8 * next();
      const turn = next() * 3.2;
      const c = Math.cos(turn);
      const s = Math.sin(turn);
      const reach = Math.ceil(r * 1.5);
      for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(size, cy + reach); y++)
        for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(size, cx + reach); x++) {
          const dx = x - cx;
          const dy = y - cy;
          const d = Math.hypot((dx * c + dy * s) * squash, (dy * c - dx * s) / squash) / r;
          if (d < 1) z[y * size + x] = (z[y * size + x] as number) - depth * r * (1 - d * d);
        }
    }
    return this;
  }

  /**
   * Lights the ground. `colour` gives the material at a place (shares of the size) into `out`;
   * `hollow` darkens what lies deep, a share a pixel of depth; below zero it pales it, as wear does.
   */
  shade(colour: (x: number, y: number, out: Float32Array) => void, hollow: number, contrast = 1): ImageData {
    const { size, z } = this;
    const image = new ImageData(size, size);
    const data = image.data;
    const out = new Float32Array(3);
    for (let y = 0, i = 0; y < size; y++) {
      const up = y > 0 ? -size : 0;
      const down = y < size - 1 ? size : 0;
      for (let x = 0; x < size; x++, i++) {
        const gx = ((z[x < size - 1 ? i + 1 : i] as number) - (z[x > 0 ? i - 1 : i] as number)) * 0.5;
        const gy = ((z[i + down] as number) - (z[i + up] as number)) * 0.5;
        const lit = (-gx * LIGHT.x - gy * LIGHT.y + LIGHT.z) / (LIGHT.z * Math.sqrt(1 + gx * gx + gy * gy));
        const depth = z[i] as number;
        const dim = depth < 0 ? clamp(1 + depth * hollow, 0.35, 1.25) : 1;
        // Soft at both ends: no shadow goes to flat black, no edge to flat white.
        const away = (lit - 1) * contrast;
        const k = (1 + away / (1 + Math.abs(away) * 0.62)) * dim;
        colour(x / size, y / size, out);
        const o = i * 4;
        data[o] = (out[0] as number) * k;
        data[o + 1] = (out[1] as number) * k;
        data[o + 2] = (out[2] as number) * k;
        data[o + 3] = 255;
      }
    }
    return image;
  }
}

/** Grains are laid on a field of this many units, whatever the resolution: the same stone at every size. */
export const FIELD = 900;
/** Reliefs are not made larger than this; finer grain is sown on top at the device's own resolution. */
export const FINEST = 760;

/** A colouring of mixed grains: broad clouds, fine grain, scattered crystals of other colours. */
export function mineral(base: Rgb, low: Rgb, high: Rgb, clouds: number, seed: number) {
  const broad = coarse((x, y) => fbm(seed + x * clouds, seed + y * clouds, 4));
  const fine = grain(128, 2, seed);
  const finer = grain(256, 2, seed + 1);
  return (x: number, y: number, out: Float32Array): void => {
    const sharp = finer(x * FIELD, y * FIELD);
    const t = clamp(
      (broad(x, y) - 0.5) * 1.5 + (fine(x * FIELD + 90, y * FIELD + 31) - 0.5) * 0.5 + (sharp - 0.5) * 0.45,
      -1,
      1,
    );
    const other = t < 0 ? low : high;
    const k = Math.abs(t);
    const spark = sharp > 0.86 ? 1.1 : sharp < 0.13 ? 0.86 : 1;
    out[0] = (base[0] + (other[0] - base[0]) * k) * spark;
    out[1] = (base[1] + (other[1] - base[1]) * k) * spark;
    out[2] = (base[2] + (other[2] - base[2]) * k) * spark;
  };
}

/** Sows single grains over a ground at the device's own resolution, so that it is sharp at every pixel ratio. */
export function sow(g: Paint, size: number, strength: number, seed: number): void {
  const tile = sheet(256, 256);
  const image = tile.g.createImageData(256, 256);
  const next = rng(seed);
  for (let i = 0; i < image.data.length; i += 4) {
    const n = next() - 0.5;
    const ink = n > 0 ? 255 : 0;
    image.data[i] = ink;
    image.data[i + 1] = ink * 0.96;
    image.data[i + 2] = ink * 0.88;
    image.data[i + 3] = Math.abs(n) ** 1.6 * strength * 255;
  }
  tile.g.putImageData(image, 0, 0);
  const pattern = g.createPattern(tile.canvas, "repeat");
  if (!pattern) return;
  g.fillStyle = pattern;
  g.fillRect(0, 0, size, size);
}
