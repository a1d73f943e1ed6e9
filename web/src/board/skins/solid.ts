/**
 * Pieces as bodies: a height over each pixel, lit from the upper left.
 *
 * A body says how far a point lies inside its outline and how high it is there; the
 * material says how it takes the light. Turned discs, pebbles, sticks, shells and
 * crystals differ only in that function.
 */
import { clamp, type Rgb } from "./noise.js";

/** What a body is at one point. Lengths are in shares of the piece's radius. */
export interface Point {
  /** Distance inside the outline; negative outside. */
  inside: number;
  height: number;
}

export interface Material {
  /** Colour at a point (shares of the radius), into `out`. */
  colour(x: number, y: number, height: number, out: Float32Array): void;
  /** Light that comes from everywhere, 0–1. */
  ambient: number;
  /** Strength and sharpness of the gleam. */
  gleam: number;
  sharpness: number;
  /** A line along the outline, for contrast: colour, width (share of the radius), strength. */
  rim?: {
    colour: Rgb;
    width: number;
    strength: number;
    /** Its least width in pixels, if it needs another than most. */
    least?: number;
  };
}

const LIGHT = normalise(-0.46, -0.58, 0.67);
const HALF = normalise(LIGHT[0], LIGHT[1], LIGHT[2] + 1);

function normalise(x: number, y: number, z: number): readonly [number, number, number] {
  const n = Math.hypot(x, y, z);
  return [x / n, y / n, z / n];
}

/** What a rim needs in pixels to be seen around the smallest pieces, and still leave them a body. */
const LEAST_RIM = 1.7;

/**
 * Renders a body of `radius` pixels into a square image with `pad` pixels around it.
 * `body` is asked in shares of the radius and writes into the point it is given.
 */
export function solid(
  radius: number,
  pad: number,
  body: (x: number, y: number, p: Point) => void,
  material: Material,
): ImageData {
  const size = Math.ceil(2 * (radius + pad));
  const c = size / 2;
  const image = new ImageData(size, size);
  const data = image.data;
  const inside = new Float32Array(size * size);
  const height = new Float32Array(size * size);
  const p: Point = { inside: 0, height: 0 };
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      body((x + 0.5 - c) / radius, (y + 0.5 - c) / radius, p);
      inside[i] = p.inside * radius;
      height[i] = p.height * radius;
    }
  const out = new Float32Array(3);
  const rim = material.rim;
  // A rim thinner than this would be lost between two pixels; on the smallest pieces it takes its share anyway.
  const least = rim
    ? Math.max(Math.min(2, radius * rim.width * 1.35), Math.min(rim.least ?? LEAST_RIM, radius * 0.2))
    : 0;
  const rimWidth = rim ? Math.max(least, rim.width * radius) : 0;
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const depth = inside[i] as number;
      if (depth < -0.5) continue;
      const cover = clamp(depth + 0.5, 0, 1);
      // Differences only between points of the body: the outline itself is not a cliff.
      const h = height[i] as number;
      const left = x > 0 && (inside[i - 1] as number) > -0.5 ? h - (height[i - 1] as number) : null;
      const right = x < size - 1 && (inside[i + 1] as number) > -0.5 ? (height[i + 1] as number) - h : null;
      const above = y > 0 && (inside[i - size] as number) > -0.5 ? h - (height[i - size] as number) : null;
      const below = y < size - 1 && (inside[i + size] as number) > -0.5 ? (height[i + size] as number) - h : null;
      const gx = clamp(mean(left, right), -3, 3);
      const gy = clamp(mean(above, below), -3, 3);
      const n = 1 / Math.sqrt(1 + gx * gx + gy * gy);
      // Full light gives a little over the material's own colour, level faces a little less.
      const lit = Math.max(0, (-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) * n);
      const half = Math.max(0, (-gx * HALF[0] - gy * HALF[1] + HALF[2]) * n);
      const shine = material.gleam * half ** material.sharpness * 255;
      const k = material.ambient + (1.14 - material.ambient) * lit;
      material.colour((x + 0.5 - c) / radius, (y + 0.5 - c) / radius, h / radius, out);
      let r = (out[0] as number) * k + shine;
      let g = (out[1] as number) * k + shine * 0.97;
      let b = (out[2] as number) * k + shine * 0.9;
      if (rim) {
        const t = clamp(rimWidth + 0.5 - depth, 0, 1) * rim.strength;
        r += (rim.colour[0] - r) * t;
        g += (rim.colour[1] - g) * t;
        b += (rim.colour[2] - b) * t;
      }
      const o = i * 4;
      data[o] = r;
      data[o + 1] = g;
      data[o + 2] = b;
      data[o + 3] = cover * 255;
    }
  return image;
}

function mean(a: number | null, b: number | null): number {
  if (a === null) return b ?? 0;
  return b === null ? a : (a + b) / 2;
}
