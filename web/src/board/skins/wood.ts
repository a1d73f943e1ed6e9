/**
 * Wood and bamboo: grain that runs one way, with rings, fibres and pores.
 */
import { clamp, coarse, fbm, noise, rng, type Rgb } from "./noise.js";
import { sheet, type Paint } from "./paper.js";

export interface Grain {
  seed: number;
  /** Early, middle and late wood. */
  light: Rgb;
  base: Rgb;
  dark: Rgb;
  /** Growth rings across the whole board. */
  rings: number;
  /** How far the rings wander, in rings. */
  wander: number;
  /** Weight of the rings against the fibres, 0–1. */
  figure: number;
  /** Pores: short dark strokes for each square of 100 × 100 pixels. */
  pores: number;
}

/** Places along and across a plank at which its slow fields are asked. */
const KNOTS = 48;

/** Pixels by which what is left out of a plank stays clear of what is seen of it. */
const CLEAR = 4;

/**
 * Paints a plank over a rectangle; the grain runs along x, or along y when `upright`. What lies across it from
 * `hidden[0]` to `hidden[1]`, pixels from its edge, will not be seen and is left out.
 */
export function plank(
  g: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  grain: Grain,
  upright = false,
  hidden: readonly [number, number] = [0, 0],
): void {
  const along = Math.max(8, Math.ceil((upright ? h : w) / 6));
  const across = Math.max(8, Math.ceil(upright ? w : h));
  const long = upright ? h : w;
  const image = new ImageData(upright ? across : along, upright ? along : across);
  const data = image.data;
  const ratio = across / long;
  const { seed, light, base, dark } = grain;
  // How rings bend and colours drift is slow, so a few knots say it.
  const bends = coarse((u, v) => fbm(seed + u * 1.6, seed + v * ratio * 2.6, 3), KNOTS);
  const drift = coarse((u, v) => fbm(seed + 60 + u * 2.2, seed + v * ratio * 5, 2), KNOTS);
  for (let j = 0; j < across; j++) {
    if (j > hidden[0] + CLEAR && j < hidden[1] - CLEAR) continue;
    const v = j / across;
    for (let i = 0; i < along; i++) {
      const u = i / along;
      const bend = (bends(u, v) - 0.5) * grain.wander;
      const ring = v * ratio * grain.rings + bend;
      const saw = ring - Math.floor(ring);
      const early = saw / 0.72;
      // Slow early wood, then a sharp dark line of late wood.
      const late =
        saw < 0.72
          ? early * early * (0.6 + 0.15 * early)
          : 0.75 + 0.25 * (1 - (saw - 0.72) / 0.28) - 0.75 * ((saw - 0.72) / 0.28);
      const fibre = noise(seed * 7 + u * 9, j * 0.55 + seed) * 0.6 + noise(seed * 3 + u * 22, j * 1.3) * 0.4;
      const t = clamp(0.5 + (late - 0.42) * grain.figure + (fibre - 0.5) * 0.55 + (drift(u, v) - 0.5) * 0.7, 0, 1);
      const from = t < 0.5 ? light : base;
      const to = t < 0.5 ? base : dark;
      const k = t < 0.5 ? t * 2 : t * 2 - 1;
      const o = (upright ? i * across + j : j * along + i) * 4;
      data[o] = from[0] + (to[0] - from[0]) * k;
      data[o + 1] = from[1] + (to[1] - from[1]) * k;
      data[o + 2] = from[2] + (to[2] - from[2]) * k;
      data[o + 3] = 255;
    }
  }
  const small = sheet(image.width, image.height);
  small.g.putImageData(image, 0, 0);
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.imageSmoothingEnabled = true;
  g.imageSmoothingQuality = "high";
  g.drawImage(small.canvas, x, y, w, h);
  pores(g, x, y, w, h, grain, upright);
  g.restore();
}

function pores(g: Paint, x: number, y: number, w: number, h: number, grain: Grain, upright: boolean): void {
  const next = rng(grain.seed * 31);
  const unit = Math.max(w, h) / 700;
  const count = (grain.pores * (w * h)) / (unit * unit) / 10000;
  g.lineWidth = Math.max(0.6, 0.8 * unit);
  for (const [ink, share] of [
    [grain.dark, 0.7],
    [grain.light, 0.3],
  ] as const) {
    g.strokeStyle = `rgba(${ink.map((c) => Math.round(c * (share > 0.5 ? 0.72 : 1.05))).join(",")},0.34)`;
    g.beginPath();
    for (let i = 0; i < count * share; i++) {
      const px = x + next() * w;
      const py = y + next() * h;
      const l = (3 + 15 * next() ** 2) * unit;
      const tilt = (next() - 0.5) * l * 0.05;
      g.moveTo(px, py);
      g.lineTo(px + (upright ? tilt : l), py + (upright ? l : tilt));
    }
    g.stroke();
  }
}
