/**
 * The bodies pieces are made of. Each maker takes a seed or a profile and gives the function `solid` asks.
 */
import { clamp, fbm, noise, rng, smooth } from "./noise.js";
import type { Point } from "./solid.js";

export type Body = (x: number, y: number, p: Point) => void;

/** A profile point of a turned disc: height at a share of the radius. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** A disc turned on a lathe: the profile runs from the centre to the edge. */
export function turned(profile: Profile): Body {
  const steps = 256;
  const heights = new Float32Array(steps + 2);
  for (let i = 0; i <= steps + 1; i++) heights[i] = at(profile, i / steps);
  return (x, y, p) => {
    const r = Math.sqrt(x * x + y * y);
    p.inside = 1 - r;
    const f = Math.min(1, r) * steps;
    const i = Math.floor(f);
    const a = heights[i] as number;
    p.height = a + ((heights[i + 1] as number) - a) * (f - i);
  };
}

function at(profile: Profile, r: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [r0, h0] = profile[i - 1] as readonly [number, number];
    const [r1, h1] = profile[i] as readonly [number, number];
    if (r <= r1) return h0 + (h1 - h0) * smooth(r0, r1, r);
  }
  return (profile[profile.length - 1] as readonly [number, number])[1];
}

/** How a pebble departs from a ball. */
export interface Pebble {
  /** Length against width, 1 is round. */
  long: number;
  /** How uneven the outline is, 0–0.2. */
  uneven: number;
  /** Height of the crown, share of the radius. */
  high: number;
  /** Roughness of the skin. */
  rough: number;
  /** Grain of the roughness, bumps a radius. */
  grain: number;
}

/** A rolled stone, a pellet, a date: rounded, of its own outline and turn. */
export function pebble(seed: number, shape: Pebble): Body {
  const next = rng(seed);
  const turn = next() * Math.PI * 2;
  const stretch = 1 + (shape.long - 1) * (0.6 + 0.8 * next());
  const waves = [2, 3, 4, 5].map((k) => ({
    k,
    size: (shape.uneven * (next() - 0.35)) / Math.sqrt(k - 0.6),
    at: next() * 7,
  }));
  const outline = new Float32Array(361);
  let most = 0;
  for (let i = 0; i <= 360; i++) {
    const a = (i / 360) * Math.PI * 2;
    let r = 1 / Math.hypot(Math.cos(a) / stretch, Math.sin(a) * stretch);
    for (const w of waves) r *= 1 + w.size * Math.sin(w.k * a + w.at);
    outline[i] = r;
    most = Math.max(most, r);
  }
  for (let i = 0; i <= 360; i++) outline[i] = (outline[i] as number) / most;
  outline[360] = outline[0] as number;
  // Along a slanting outline the true distance is shorter than the one toward the centre.
  const slant = Float32Array.from(outline, (r, i) => {
    const turn =
      ((outline[(i + 1) % 360] as number) - (outline[(i + 359) % 360] as number)) / ((2 * Math.PI * 2) / 360);
    return 1 / Math.hypot(1, turn / r);
  });
  const lean = (next() - 0.5) * 0.25;
  const ox = next() * 200;
  const oy = next() * 200;
  return (x, y, p) => {
    const r = Math.sqrt(x * x + y * y);
    let a = (Math.atan2(y, x) - turn) / (Math.PI * 2);
    a -= Math.floor(a);
    const f = a * 360;
    const i = Math.floor(f);
    const o = outline[i] as number;
    const edge = o + ((outline[i + 1] as number) - o) * (f - i);
    p.inside = (edge - r) * (slant[i] as number);
    const d = Math.min(1, r / edge);
    const dome = Math.sqrt(Math.max(0, 1 - d * d * 0.985));
    const skin =
      shape.rough > 0 ? shape.rough * (fbm(ox + x * shape.grain, oy + y * shape.grain, 3) - 0.5) * (1 - d * 0.5) : 0;
    p.height = shape.high * dome * (1 + lean * x) + skin;
  };
}

/** A peeled stick lying down, half its length `half` and half its thickness `thick`, turned by `turn`. */
export function stick(seed: number, half: number, thick: number, turn: number): Body {
  const next = rng(seed);
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const bow = (next() - 0.5) * 0.12;
  const taper = 0.1 + 0.12 * next();
  const slantA = (next() - 0.5) * 0.5;
  const slantB = (next() - 0.5) * 0.5;
  const knot = (next() - 0.5) * half;
  const ox = next() * 200;
  return (x, y, p) => {
    const along = x * s - y * c;
    let across = x * c + y * s;
    across -= bow * (1 - (along / half) ** 2) + 0.02 * (noise(ox + along * 6, 3) - 0.5);
    const bump = 0.1 * Math.exp(-(((along - knot) / 0.09) ** 2));
    const w = thick * (1 - taper * (along / half) * 0.5 + bump);
    const bevel = 0.8 * Math.max(0, Math.abs(across) - thick * 0.5);
    const ends = (Math.min(half - along + slantA * across, half + along + slantB * across) - bevel) * 0.8;
    p.inside = Math.min(w - Math.abs(across), ends);
    const round = Math.sqrt(Math.max(0, 1 - (across / w) ** 2 * 0.96));
    const bark = 0.02 * (noise(ox + along * 9, 40 + across * 40) - 0.5);
    p.height = 1.15 * w * round * smooth(-0.02, 0.1, ends) + bark;
  };
}

/** Something worn by the sea out of flat faces: a polygon with bevels, more or less clear. */
export function crystal(seed: number): Body {
  const next = rng(seed);
  const count = 6 + Math.floor(next() * 2);
  const start = next() * 6.28;
  const sides = Array.from({ length: count }, (_, i) => {
    const a = start + ((i + 0.55 * (next() - 0.5)) / count) * Math.PI * 2;
    return { x: Math.cos(a), y: Math.sin(a), far: 0.76 + 0.2 * next(), slope: 0.55 + 0.5 * next() };
  });
  const table = { x: (next() - 0.5) * 0.3, y: (next() - 0.5) * 0.3, h: 0.42 + 0.1 * next() };
  return (x, y, p) => {
    let edge = 1 - Math.hypot(x, y);
    let h = table.h + table.x * x + table.y * y;
    for (const f of sides) {
      const d = f.far - (x * f.x + y * f.y);
      if (d < edge) edge = d;
      const rise = 0.04 + d * f.slope;
      if (rise < h) h = rise;
    }
    p.inside = edge;
    p.height = h;
  };
}

/** A little snail seen from above: whorls that widen outward, the mouth at the end. */
export function snail(seed: number): Body {
  const next = rng(seed);
  const turn = next() * Math.PI * 2;
  const grow = 0.108 + 0.014 * next();
  const hand = next() < 0.9 ? 1 : -1;
  const ratio = Math.exp(grow * Math.PI * 2);
  const inner = 1.06 / ratio;
  const ox = next() * 100;
  // The outer edge of the last whorl; its lip rounds back to the whorl before.
  const whorlEdge = (a: number): number => {
    const outer = 1.06 * Math.exp(grow * (a - Math.PI * 2));
    const lip = smooth(5.6, 6.28, a);
    return outer + (inner - outer) * lip * lip;
  };
  return (x0, y0, p) => {
    const x = x0 + 0.1 * Math.cos(turn);
    const y = y0 + 0.1 * Math.sin(turn);
    const r = Math.sqrt(x * x + y * y) + 1e-6;
    let a = hand * (Math.atan2(y, x) - turn);
    a -= Math.floor(a / (Math.PI * 2)) * Math.PI * 2;
    const outer = whorlEdge(a);
    const steep = (whorlEdge(Math.min(Math.PI * 2, a + 0.02)) - whorlEdge(a - 0.02)) / 0.04 / outer;
    p.inside = (outer - r) / Math.hypot(1, steep);
    const k = Math.log(outer / r) / Math.log(ratio);
    const whorl = Math.max(0, Math.floor(k));
    const s = clamp(k - whorl, 0, 1);
    const wide = outer * Math.exp(-whorl * Math.log(ratio)) * (1 - 1 / ratio);
    const dome = Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 2 * 0.97));
    const spire = 0.42 * (1 - Math.min(1, r / outer));
    const ribs = 0.012 * Math.sin((a + k * 6.28) * 22 + noise(ox, a * 3) * 2);
    p.height = spire + wide * 0.62 * dome + ribs * dome;
  };
}
