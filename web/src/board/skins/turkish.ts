/**
 * Turkish Dama: one wood, thin inlaid lines, a double frame; boxwood and ebony, the dama crowned in gold.
 */
import { edge } from "../geometry.js";
import type { Profile } from "./bodies.js";
import { rgb } from "./noise.js";
import { bevel, lamp, type Ground, type Skin } from "./skin.js";
import { crown, disc, inlaid, onTop, type DiscStyle } from "./toolbox.js";
import { plank, type Grain } from "./wood.js";

const WALNUT: Grain = {
  seed: 12,
  light: rgb("#a2704a"),
  base: rgb("#8a5b38"),
  dark: rgb("#623c22"),
  rings: 17,
  wander: 5.2,
  figure: 0.5,
  pores: 7,
};
const FRAME: Grain = {
  ...WALNUT,
  seed: 44,
  light: rgb("#8a5a38"),
  base: rgb("#72472a"),
  dark: rgb("#4c2c17"),
  rings: 22,
};
const LINE = "rgba(238,210,158,.86)";

function paint({ g, geometry, info }: Ground): void {
  const { size, cell } = geometry;
  const n = info.width;
  const a = edge(geometry, 0);
  const b = edge(geometry, n);
  // The frame: four mitred lengths, each with its grain along it.
  plank(g, 0, 0, size, size, FRAME, false, [a, b]);
  for (const left of [true, false]) {
    g.save();
    g.beginPath();
    const x = left ? 0 : size;
    const inner = left ? a : b;
    g.moveTo(x, 0);
    g.lineTo(inner, a);
    g.lineTo(inner, b);
    g.lineTo(x, size);
    g.closePath();
    g.clip();
    plank(g, 0, 0, size, size, { ...FRAME, seed: left ? 51 : 57 }, true, left ? [a, Infinity] : [-Infinity, b]);
    g.restore();
  }
  g.strokeStyle = "rgba(24,10,2,.45)";
  g.lineWidth = Math.max(1, size / 900);
  g.beginPath();
  for (const [x, y, u, v] of [
    [0, 0, a, a],
    [size, 0, b, a],
    [0, size, a, b],
    [size, size, b, b],
  ] as const) {
    g.moveTo(x, y);
    g.lineTo(u, v);
  }
  g.stroke();
  plank(g, a, a, b - a, b - a, WALNUT, true);
  const hair = Math.max(1, Math.round(cell * 0.022));
  for (let i = 1; i < n; i++) {
    const e = edge(geometry, i) + (hair % 2) / 2;
    inlaid(g, a, e, b, e, hair, LINE);
    inlaid(g, e, a, e, b, hair, LINE);
  }
  // The double frame: a broad band of boxwood, a dark one, a thin line outside.
  const box = (out: number, w: number, ink: string): void => {
    g.strokeStyle = ink;
    g.lineWidth = w;
    g.strokeRect(a - out, a - out, b - a + 2 * out, b - a + 2 * out);
  };
  box(cell * 0.035, cell * 0.03, "#2c1407");
  box(cell * 0.09, cell * 0.08, "#e2c088");
  box(cell * 0.145, cell * 0.032, "#2c1407");
  box(cell * 0.2, Math.max(1, cell * 0.026), "#d3ab6c");
  lamp(g, size, 0.85);
  bevel(g, size, size * 0.018);
}

const BOX_FACE: Profile = [
  [0, 0.28],
  [0.12, 0.28],
  [0.2, 0.18],
  [0.25, 0.18],
  [0.3, 0.23],
  [0.5, 0.22],
  [0.55, 0.15],
  [0.59, 0.15],
  [0.64, 0.25],
  [0.76, 0.28],
  [0.86, 0.3],
  [0.95, 0.29],
  [1, 0.2],
];
const EBONY_FACE: Profile = [
  [0, 0.1],
  [0.36, 0.11],
  [0.58, 0.16],
  [0.62, 0.24],
  [0.7, 0.26],
  [0.74, 0.2],
  [0.78, 0.2],
  [0.82, 0.26],
  [0.95, 0.25],
  [1, 0.2],
];

const BOXWOOD: DiscStyle = {
  profile: BOX_FACE,
  base: rgb("#fff4d6"),
  deep: rgb("#efcf94"),
  streaks: 8,
  strength: 0.85,
  ambient: 0.64,
  gleam: 0.2,
  sharpness: 22,
  rim: { colour: rgb("#221005"), width: 0.085, strength: 0.96 },
};
const EBONY: DiscStyle = {
  profile: EBONY_FACE,
  base: rgb("#2b2422"),
  deep: rgb("#0f0b0a"),
  streaks: 9,
  strength: 0.8,
  ambient: 0.4,
  gleam: 0.26,
  sharpness: 22,
  rim: { colour: rgb("#ead7b0"), width: 0.08, strength: 0.97 },
  inlay: [{ from: 0.78, to: 0.93, colour: rgb("#0c0807") }],
};

export const turkish: Skin = {
  game: "turkish",
  margin: 0.065,
  corner: 0.018,
  radius: 0.39,
  ink: "rgba(240,214,164,.95)",
  inkEdge: "rgba(24,10,2,.7)",
  warm: () => "amber",
  night: { board: 0.16, piece: 0.02 },
  shadow: 0.26,
  shade: { pale: 1, dark: 1 },
  paint,
  body(part, radius, pad) {
    const canvas = disc(part, radius, pad, part.side === "white" ? BOXWOOD : EBONY);
    if (part.part === "man") return canvas;
    return onTop(canvas, part.turned, (g) => crown(g, radius * 0.46));
  },
  seats: () => ({
    man: { x: 0, y: 0, scale: 1 },
    base: { x: 0.012, y: 0.062, scale: 0.97 },
    second: { x: -0.014, y: -0.07, scale: 0.94 },
  }),
};
