/**
 * Tama: set stones of rose and dark tuff; ivory against dark turned discs, a red inlay for the dame.
 */
import { edge } from "../geometry.js";
import type { Profile } from "./bodies.js";
import { coarse, fbm, grain, mix, noise, rgb, rng } from "./noise.js";
import { spread } from "./paper.js";
import { FIELD, FINEST, mineral, Relief, sow } from "./relief.js";
import { bevel, lamp, type Ground, type Skin } from "./skin.js";
import { disc, gem, onTop, type DiscStyle } from "./toolbox.js";

function paint({ g, geometry, info }: Ground): void {
  const size = geometry.size;
  const res = Math.min(size, FINEST);
  const k = res / size;
  const n = info.width;
  const rough = res / 900;
  const lo = edge(geometry, 0) * k;
  const hi = edge(geometry, n) * k;
  const cell = (hi - lo) / n;
  const relief = new Relief(res);
  const skin = grain(32, 3, 6);
  const swell = coarse((x, y) => fbm(40 + x * 9, y * 9, 2));
  relief.add((x, y) => (skin(x * FIELD, y * FIELD) - 0.5) * 1.9 * rough + (swell(x, y) - 0.5) * 5 * rough);
  relief.pits(2600, 0.6 * rough, 3.4 * rough, 0.8, 5);
  // Joints between the stones, and the step down from the frame.
  relief.add((x, y) => {
    const px = x * res;
    const py = y * res;
    if (px < lo - 1 || py < lo - 1 || px > hi + 1 || py > hi + 1) return 1.6 * rough;
    const fx = Math.abs((px - lo) / cell - Math.round((px - lo) / cell)) * cell;
    const fy = Math.abs((py - lo) / cell - Math.round((py - lo) / cell)) * cell;
    const d = Math.min(fx, fy) / rough + (noise(px * 0.2, py * 0.2) - 0.5) * 0.8;
    return d < 2.6 ? -2.4 * rough * (1 - d / 2.6) : 0;
  });
  const rose = mineral(rgb("#cf9f8b"), rgb("#b07f6c"), rgb("#e5c4b3"), 9, 8);
  const dark = mineral(rgb("#684640"), rgb("#4d322d"), rgb("#84605a"), 9, 15);
  const frame = mineral(rgb("#b98571"), rgb("#9a6857"), rgb("#d0a491"), 5, 3);
  const tones = Array.from({ length: n * n }, (_, i) => 0.965 + 0.07 * rng(mix(9, i))());
  // A white diagonal would be seen mirrored: a1 and h8 are dark from either seat.
  const image = relief.shade(
    (x, y, out) => {
      const col = Math.floor((x * res - lo) / cell);
      const row = Math.floor((y * res - lo) / cell);
      if (col < 0 || row < 0 || col >= n || row >= n) return frame(x, y, out);
      ((col + row) % 2 === 1 ? dark : rose)(x, y, out);
      const tone = tones[row * n + col] as number;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * tone;
    },
    0.03 / rough,
    0.9,
  );
  spread(g, image, size, size);
  sow(g, size, 0.26, 9);
  const w = Math.max(1.2, geometry.cell * 0.035);
  const a = edge(geometry, 0);
  const b = edge(geometry, n);
  const gap = geometry.cell * 0.07;
  g.strokeStyle = "rgba(62,30,24,.92)";
  g.lineWidth = w;
  g.strokeRect(a - gap, a - gap, b - a + 2 * gap, b - a + 2 * gap);
  g.strokeStyle = "rgba(255,228,214,.4)";
  g.lineWidth = Math.max(0.8, w * 0.4);
  g.strokeRect(a - gap + w * 0.7, a - gap + w * 0.7, b - a + 2 * gap, b - a + 2 * gap);
  lamp(g, size, 0.7);
  bevel(g, size, size * 0.018);
}

const IVORY_FACE: Profile = [
  [0, 0.34],
  [0.18, 0.31],
  [0.3, 0.2],
  [0.36, 0.2],
  [0.42, 0.27],
  [0.6, 0.26],
  [0.66, 0.19],
  [0.7, 0.19],
  [0.76, 0.28],
  [0.86, 0.3],
  [0.95, 0.29],
  [1, 0.2],
];
const DARK_FACE: Profile = [
  [0, 0.12],
  [0.3, 0.13],
  [0.52, 0.18],
  [0.58, 0.26],
  [0.72, 0.27],
  [0.8, 0.27],
  [0.95, 0.26],
  [1, 0.2],
];

const IVORY: DiscStyle = {
  profile: IVORY_FACE,
  base: rgb("#fff7e6"),
  deep: rgb("#ebd9b8"),
  streaks: 6,
  strength: 0.6,
  ambient: 0.62,
  gleam: 0.2,
  sharpness: 24,
  rim: { colour: rgb("#200d08"), width: 0.1, strength: 1 },
};
const DARK: DiscStyle = {
  profile: DARK_FACE,
  base: rgb("#3a2d2a"),
  deep: rgb("#191211"),
  streaks: 7,
  strength: 0.8,
  ambient: 0.42,
  gleam: 0.22,
  sharpness: 20,
  rim: { colour: rgb("#f8ebdf"), width: 0.08, strength: 0.98 },
  inlay: [
    { from: 0.6, to: 0.645, colour: rgb("#c9b3a2") },
    { from: 0.76, to: 0.93, colour: rgb("#0c0808") },
  ],
};

export const tama: Skin = {
  game: "tama",
  margin: 0.06,
  corner: 0.018,
  radius: 0.39,
  ink: "rgba(66,32,26,.96)",
  inkEdge: "rgba(255,232,220,.45)",
  warm: () => "amber",
  night: { board: 0.26, piece: 0.03 },
  shadow: 0.24,
  shade: { pale: 0.9, dark: 0.9 },
  paint,
  body(part, radius, pad) {
    const white = part.side === "white";
    const canvas = disc(part, radius, pad, white ? IVORY : DARK);
    if (part.part === "man") return canvas;
    return onTop(canvas, part.turned, (g) =>
      gem(g, radius * 0.34, "#5a0710", "#b3202e", "#ff9a90", white ? "#7a5a3a" : "#d8bfa2"),
    );
  },
  seats: () => ({
    man: { x: 0, y: 0, scale: 1 },
    base: { x: 0.012, y: 0.062, scale: 0.97 },
    second: { x: -0.014, y: -0.07, scale: 0.94 },
  }),
};
