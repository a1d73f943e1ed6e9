/**
 * La Dama: twenty-five hollows in volcanic stone; what the beach gives for pieces.
 */
import type { Side } from "../../engine/contract.js";
import type { PieceSet } from "../contract.js";
import { centreOf } from "../geometry.js";
import { crystal, pebble, snail, type Body } from "./bodies.js";
import { blend, coarse, fbm, grain, mix, noise, rgb, rng, type Rgb } from "./noise.js";
import { spread } from "./paper.js";
import { FIELD, FINEST, mineral, Relief, sow } from "./relief.js";
import { bevel, lamp, type Ground, type Part, type Seat, type Skin } from "./skin.js";
import { solid, type Material } from "./solid.js";
import { canvasOf } from "./toolbox.js";

const HOLLOW = 0.42;

function paint({ g, geometry, info }: Ground): void {
  const size = geometry.size;
  const res = Math.min(size, FINEST);
  const k = res / size;
  const relief = new Relief(res);
  const rough = res / 900;
  const skin = grain(32, 4, 2);
  const swell = coarse((x, y) => fbm(70 + x * 7, y * 7, 2));
  relief.add((x, y) => (skin(x * FIELD, y * FIELD) - 0.5) * 4.6 * rough + (swell(x, y) - 0.5) * 16 * rough);
  relief.pits(900, 0.8 * rough, 5.5 * rough, 0.85, 11);
  for (const square of info.squares) {
    const { x, y } = centreOf(geometry, square);
    const r = HOLLOW * geometry.cell * k;
    relief.bowl(x * k, y * k, r, r * 0.3, mix(5, square) & 255);
  }
  relief.pits(260, 0.6 * rough, 2.4 * rough, 0.7, 12);
  const stone = mineral(rgb("#9c8f80"), rgb("#6f6459"), rgb("#c4b8a5"), 6, 21);
  spread(g, relief.shade(stone, -0.006 / rough, 0.9), size, size);
  sow(g, size, 0.34, 4);
  lamp(g, size, 0.9);
  bevel(g, size, size * 0.03);
}

interface Stuff {
  shape(seed: number): Body;
  material(seed: number): Material;
  /** Size against the common man. */
  scale: number;
}

const WHITE_RIM: NonNullable<Material["rim"]> = { colour: rgb("#1e1308"), width: 0.1, strength: 1 };
const BLACK_RIM: NonNullable<Material["rim"]> = { colour: rgb("#060403"), width: 0.09, strength: 0.9 };

function speckled(base: Rgb, deep: Rgb, spot: Rgb, spots: number): (seed: number) => Material["colour"] {
  return (seed) => {
    const next = rng(seed);
    const ox = next() * 200;
    const oy = next() * 200;
    const tone = (next() - 0.5) * 0.5;
    const vein = next() < 0.4 ? next() * 3.14 : null;
    const veinAt = (next() - 0.5) * 0.7;
    return (x, y, _h, out) => {
      const t = Math.min(1, Math.max(0, 0.35 + tone + (fbm(ox + x * 2.2, oy + y * 2.2, 3) - 0.5) * 1.5));
      let k = 0;
      const n = noise(ox + x * 11, oy + y * 11);
      if (n > 1 - spots) k = Math.min(1, (n - 1 + spots) * 7) * 0.55;
      if (vein !== null) {
        const d = Math.abs(x * Math.cos(vein) + y * Math.sin(vein) - veinAt + (noise(ox + x * 3, y * 3) - 0.5) * 0.25);
        if (d < 0.05) k = Math.max(k, (1 - d / 0.05) * 0.3);
      }
      for (let c = 0; c < 3; c++) {
        const plain = (base[c] as number) + ((deep[c] as number) - (base[c] as number)) * t;
        out[c] = plain + ((spot[c] as number) - plain) * k;
      }
    };
  };
}

const paleStone = speckled(rgb("#f6ebd5"), rgb("#decbaa"), rgb("#ab8e63"), 0.2);
const lava = speckled(rgb("#3b3633"), rgb("#1d1a18"), rgb("#060505"), 0.26);
const paleDate = speckled(rgb("#f3dc9c"), rgb("#dcb765"), rgb("#b98a35"), 0.14);
const darkDate = speckled(rgb("#3c1b10"), rgb("#1f0c07"), rgb("#0e0403"), 0.1);
const paleShell = speckled(rgb("#f7ead2"), rgb("#e4cca4"), rgb("#b98e5c"), 0.12);
const darkShell = speckled(rgb("#2e2726"), rgb("#171312"), rgb("#0b0808"), 0.1);

/** Sea glass and crystal: light comes through at the far side. */
function clear(base: Rgb, deep: Rgb, glow: number): (seed: number) => Material["colour"] {
  return (seed) => {
    const next = rng(seed);
    const ox = next() * 200;
    const tone = next() * 0.35;
    return (x, y, h, out) => {
      const through = Math.max(0, x * 0.55 + y * 0.65) * glow;
      const t = Math.min(1, Math.max(0, tone + (0.5 - h) * 0.5 + (fbm(ox + x * 2, y * 2, 2) - 0.5) * 0.7));
      const c = blend(base, deep, t);
      for (let k = 0; k < 3; k++) out[k] = (c[k] as number) * (1 + through);
    };
  };
}

const clearQuartz = clear(rgb("#f3f6ef"), rgb("#c6d6cf"), 0.35);
const bottle = clear(rgb("#173630"), rgb("#071613"), 0.9);

const SETS: Record<PieceSet, Record<Side, Stuff>> = {
  pebbles: {
    white: {
      scale: 1,
      shape: (s) => pebble(s, { long: 1.16, uneven: 0.16, high: 0.66, rough: 0.03, grain: 3 }),
      material: (s) => ({ colour: paleStone(s), ambient: 0.86, gleam: 0.1, sharpness: 16, rim: WHITE_RIM }),
    },
    black: {
      scale: 1,
      shape: (s) => pebble(s, { long: 1.12, uneven: 0.13, high: 0.66, rough: 0.2, grain: 8 }),
      material: (s) => ({
        colour: lava(s),
        ambient: 0.5,
        gleam: 0.16,
        sharpness: 7,
        rim: BLACK_RIM,
      }),
    },
  },
  dates: {
    white: {
      scale: 1.08,
      shape: (s) => pebble(s, { long: 1.3, uneven: 0.04, high: 0.66, rough: 0.04, grain: 3 }),
      material: (s) => ({ colour: paleDate(s), ambient: 0.86, gleam: 0.24, sharpness: 26, rim: WHITE_RIM }),
    },
    black: {
      scale: 1.08,
      shape: (s) => pebble(s, { long: 1.34, uneven: 0.07, high: 0.6, rough: 0.3, grain: 4.2 }),
      material: (s) => ({
        colour: darkDate(s),
        ambient: 0.44,
        gleam: 0.3,
        sharpness: 20,
        rim: BLACK_RIM,
      }),
    },
  },
  crystals: {
    white: {
      scale: 1.02,
      shape: (s) => crystal(s),
      material: (s) => ({ colour: clearQuartz(s), ambient: 0.78, gleam: 0.32, sharpness: 30, rim: WHITE_RIM }),
    },
    black: {
      scale: 0.98,
      shape: (s) => pebble(s, { long: 1.1, uneven: 0.12, high: 0.5, rough: 0.05, grain: 5 }),
      material: (s) => ({
        colour: bottle(s),
        ambient: 0.6,
        gleam: 0.5,
        sharpness: 34,
        rim: BLACK_RIM,
      }),
    },
  },
  snails: {
    white: {
      scale: 1.08,
      shape: (s) => snail(s),
      material: (s) => ({ colour: paleShell(s), ambient: 0.82, gleam: 0.18, sharpness: 22, rim: WHITE_RIM }),
    },
    black: {
      scale: 1.04,
      shape: (s) => snail(s),
      material: (s) => ({
        colour: banded(darkShell(s), s),
        ambient: 0.46,
        gleam: 0.26,
        sharpness: 24,
        rim: BLACK_RIM,
      }),
    },
  },
};

/** Pale flecks around a dark shell. */
function banded(colour: Material["colour"], seed: number): Material["colour"] {
  const phase = rng(seed)() * 7;
  return (x, y, h, out) => {
    colour(x, y, h, out);
    const a = Math.atan2(y, x);
    const k = Math.max(0, Math.sin(a * 9 + phase + Math.hypot(x, y) * 6) - 0.72) * 1.1;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + (150 - (out[c] as number)) * k;
  };
}

const MAN: Seat = { x: 0, y: 0, scale: 1 };

export const laDama: Skin = {
  game: "la-dama",
  margin: 0.05,
  corner: 0.03,
  radius: 0.295,
  ink: "rgba(34,26,18,.92)",
  inkEdge: "rgba(255,244,224,.4)",
  warm: () => "amber",
  night: { board: 0.11, piece: 0.08 },
  shadow: 0.3,
  shade: { pale: 0.55, dark: 0.42 },
  paint,
  body(part: Part, radius, pad) {
    const stuff = SETS[part.set][part.side];
    const seed = mix(part.id, part.part === "man" ? 3 : 4, part.side === "white" ? 1 : 2);
    return canvasOf(solid(radius, pad, stuff.shape(seed), stuff.material(seed)));
  },
  seats(side, set) {
    const scale = SETS[set][side].scale;
    return {
      man: { ...MAN, scale },
      base: { x: -0.125, y: 0.075, scale: scale * 0.66 },
      second: { x: 0.13, y: -0.07, scale: scale * 0.64 },
    };
  },
};
