/**
 * Dama Filippina: points joined by lines on light bamboo, or chequers of two woods; bone and red-brown discs.
 */
import { centreOf, edge, type Geometry } from "../geometry.js";
import type { RulesInfo } from "../../engine/contract.js";
import type { Profile } from "./bodies.js";
import { rgb, rng } from "./noise.js";
import type { Paint } from "./paper.js";
import { bevel, lamp, type Ground, type Skin } from "./skin.js";
import { disc, type DiscStyle } from "./toolbox.js";
import { plank, type Grain } from "./wood.js";

const BAMBOO: Grain = {
  seed: 31,
  light: rgb("#ecd3a0"),
  base: rgb("#dfbf85"),
  dark: rgb("#c49a5c"),
  rings: 15,
  wander: 1.1,
  figure: 0.3,
  pores: 3,
};

const NARRA: Grain = {
  seed: 77,
  light: rgb("#a5683a"),
  base: rgb("#8e5730"),
  dark: rgb("#6d3c1d"),
  rings: 20,
  wander: 2.4,
  figure: 0.42,
  pores: 5,
};

/** Strips of bamboo glued side by side, each with its own tone and its nodes. */
function bamboo(g: Paint, size: number): void {
  const strips = 9;
  const next = rng(88);
  for (let i = 0; i < strips; i++) {
    const y0 = Math.round((i * size) / strips);
    const y1 = Math.round(((i + 1) * size) / strips);
    plank(g, 0, y0, size, y1 - y0, { ...BAMBOO, seed: 31 + i * 7 });
    const tone = next();
    g.fillStyle =
      tone < 0.5 ? `rgba(110,66,20,${0.1 * (0.5 - tone) * 2})` : `rgba(255,244,214,${0.16 * (tone - 0.5) * 2})`;
    g.fillRect(0, y0, size, y1 - y0);
    g.fillStyle = "rgba(84,50,16,.3)";
    g.fillRect(0, y0, size, Math.max(1, size / 900));
    g.fillStyle = "rgba(255,246,220,.28)";
    g.fillRect(0, y0 + Math.max(1, size / 900), size, Math.max(1, size / 900));
    for (let k = 0, x = next() * 0.6; k < 2 && x < 1; k++, x += 0.42 + 0.25 * next())
      node(g, x * size, y0, y1 - y0, size);
  }
}

function node(g: Paint, x: number, y: number, h: number, size: number): void {
  const w = size * 0.009;
  const band = g.createLinearGradient(x - w, 0, x + w, 0);
  band.addColorStop(0, "rgba(104,66,24,0)");
  band.addColorStop(0.44, "rgba(104,66,24,.1)");
  band.addColorStop(0.5, "rgba(88,52,16,.26)");
  band.addColorStop(0.56, "rgba(255,246,220,.2)");
  band.addColorStop(1, "rgba(255,246,220,0)");
  g.fillStyle = band;
  g.fillRect(x - w, y, 2 * w, h);
}

function lines(g: Paint, geometry: Geometry, info: RulesInfo): void {
  const w = geometry.cell * 0.05;
  g.lineCap = "round";
  const pass = (dy: number, width: number, ink: string): void => {
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.beginPath();
    for (const [a, b] of info.lines) {
      const p = centreOf(geometry, a);
      const q = centreOf(geometry, b);
      g.moveTo(p.x, p.y + dy);
      g.lineTo(q.x, q.y + dy);
    }
    g.stroke();
  };
  pass(w * 0.55, w * 0.7, "rgba(255,240,205,.5)");
  pass(0, w, "#452810");
  pass(-w * 0.18, w * 0.4, "#2c1706");
  for (const square of info.squares) {
    const { x, y } = centreOf(geometry, square);
    const r = geometry.cell * 0.105;
    g.fillStyle = "rgba(255,240,205,.55)";
    g.beginPath();
    g.arc(x, y + w * 0.5, r, 0, 7);
    g.fill();
    const hole = g.createRadialGradient(x - r * 0.2, y - r * 0.3, r * 0.1, x, y, r);
    hole.addColorStop(0, "#1f0f04");
    hole.addColorStop(1, "#4a2b11");
    g.fillStyle = hole;
    g.beginPath();
    g.arc(x, y, r, 0, 7);
    g.fill();
  }
}

function chequers(g: Paint, geometry: Geometry, info: RulesInfo): void {
  const playable = new Set(info.squares);
  const { size } = geometry;
  const dark = new Path2D();
  for (let row = 0; row < info.height; row++)
    for (let col = 0; col < info.width; col++) {
      // The pattern is symmetrical under a half turn; the mirror changes it.
      const file = geometry.view.mirrored !== (geometry.view.bottom === "black") ? info.width - 1 - col : col;
      const rank = geometry.view.bottom === "black" ? row : info.height - 1 - row;
      if (!playable.has(rank * info.width + file)) continue;
      const x = edge(geometry, col);
      const y = edge(geometry, row);
      dark.rect(x, y, edge(geometry, col + 1) - x, edge(geometry, row + 1) - y);
    }
  g.save();
  g.clip(dark);
  plank(g, 0, 0, size, size, NARRA);
  g.restore();
  const a = edge(geometry, 0);
  const b = edge(geometry, info.width);
  const hair = Math.max(1, geometry.cell * 0.014);
  for (let i = 0; i <= info.width; i++) {
    const e = edge(geometry, i);
    g.fillStyle = "rgba(50,24,6,.32)";
    g.fillRect(e - hair / 2, a, hair, b - a);
    g.fillRect(a, e - hair / 2, b - a, hair);
  }
  const frame = Math.max(1.5, geometry.cell * 0.045);
  g.strokeStyle = "#4a2812";
  g.lineWidth = frame;
  g.strokeRect(a - frame / 2, a - frame / 2, b - a + frame, b - a + frame);
}

function paint({ g, geometry, info, ground }: Ground): void {
  bamboo(g, geometry.size);
  if (ground === "lines") lines(g, geometry, info);
  else chequers(g, geometry, info);
  lamp(g, geometry.size, 0.75);
  bevel(g, geometry.size, geometry.size * 0.024);
}

/** Bone: a flat face with a cut circle and a dot, as bone has been marked for ages. */
const BONE_FACE: Profile = [
  [0, 0.12],
  [0.07, 0.12],
  [0.1, 0.24],
  [0.4, 0.26],
  [0.44, 0.17],
  [0.5, 0.17],
  [0.54, 0.26],
  [0.76, 0.26],
  [0.84, 0.29],
  [0.95, 0.28],
  [1, 0.2],
];
const WOOD_FACE: Profile = [
  [0, 0.18],
  [0.34, 0.2],
  [0.38, 0.12],
  [0.43, 0.12],
  [0.47, 0.2],
  [0.64, 0.22],
  [0.68, 0.14],
  [0.73, 0.14],
  [0.77, 0.25],
  [0.86, 0.26],
  [0.95, 0.25],
  [1, 0.18],
];

const BONE: DiscStyle = {
  profile: BONE_FACE,
  base: rgb("#fff4da"),
  deep: rgb("#e6d1a2"),
  streaks: 9,
  strength: 0.8,
  ambient: 0.62,
  gleam: 0.12,
  sharpness: 18,
  rim: { colour: rgb("#201003"), width: 0.095, strength: 1 },
  inlay: [
    { from: 0, to: 0.085, colour: rgb("#6b4a26") },
    { from: 0.445, to: 0.5, colour: rgb("#9a7444") },
  ],
};
const RED: DiscStyle = {
  profile: WOOD_FACE,
  base: rgb("#6d2419"),
  deep: rgb("#35100b"),
  streaks: 8,
  strength: 0.9,
  ambient: 0.4,
  gleam: 0.2,
  sharpness: 22,
  rim: { colour: rgb("#ffeed2"), width: 0.08, strength: 0.98 },
  inlay: [{ from: 0.78, to: 0.93, colour: rgb("#1c0704") }],
};

export const filippina: Skin = {
  game: "filippina",
  margin: 0.05,
  corner: 0.024,
  radius: 0.4,
  ink: "rgba(66,36,12,.95)",
  inkEdge: "rgba(255,244,214,.5)",
  warm: (ground) => (ground === "lines" ? "ember" : "amber"),
  night: { board: 0.22, piece: 0.1 },
  shadow: 0.24,
  shade: { pale: 1, dark: 1 },
  paint,
  body: (part, radius, pad) => disc(part, radius, pad, part.side === "white" ? BONE : RED),
  seats: () => ({
    man: { x: 0, y: 0, scale: 1 },
    base: { x: 0.012, y: 0.062, scale: 0.97 },
    second: { x: -0.014, y: -0.07, scale: 0.94 },
  }),
};
