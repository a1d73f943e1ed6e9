/**
 * Dhamet: a board drawn by a finger in the sand; peeled sticks against dry camel dung.
 */
import { centreOf, fileRank } from "../geometry.js";
import type { Square } from "../../engine/contract.js";
import { pebble, stick } from "./bodies.js";
import { coarse, fbm, grain, mix, noise, rgb, rng } from "./noise.js";
import { spread } from "./paper.js";
import { FIELD, FINEST, mineral, Relief, sow } from "./relief.js";
import { bevel, lamp, type Ground, type Skin } from "./skin.js";
import { solid } from "./solid.js";
import { canvasOf } from "./toolbox.js";

/** Lines that continue each other are one stroke of the finger. */
function strokes(lines: readonly (readonly [Square, Square])[], width: number): [Square, Square][] {
  const links = new Map<Square, Map<Square, Square>>();
  const put = (a: Square, b: Square): void => {
    const step = b - a;
    const from = links.get(step) ?? new Map<Square, Square>();
    from.set(a, b);
    links.set(step, from);
  };
  for (const [a, b] of lines) put(Math.min(a, b), Math.max(a, b));
  const found: [Square, Square][] = [];
  for (const from of links.values()) {
    const ends = new Set(from.values());
    for (const start of from.keys()) {
      if (ends.has(start)) continue;
      let end = start;
      for (let next = from.get(end); next !== undefined; next = from.get(end)) end = next;
      found.push([start, end]);
    }
  }
  return found.filter(([a, b]) => a !== b && width > 0);
}

function paint({ g, geometry, info }: Ground): void {
  const size = geometry.size;
  const res = Math.min(size, FINEST);
  const k = res / size;
  const rough = res / 900;
  const relief = new Relief(res);
  const drift = coarse((x, y) => (fbm(11 + x * 3.2, 7 + y * 3.2, 3) - 0.5) * 2.6);
  const strength = coarse((x, y) => 0.35 + 0.9 * fbm(90 + x * 4, 50 + y * 4, 2));
  const skin = grain(64, 3, 8);
  // Wind ripples: long backs toward the wind, short lees.
  relief.add((x, y) => {
    const phase = y * 24 + x * 4.5 + drift(x, y);
    const saw = phase - Math.floor(phase);
    const wave = saw < 0.68 ? saw / 0.68 : (1 - saw) / 0.32;
    return (
      wave * wave * (3 - 2 * wave) * 2.4 * strength(x, y) * rough + (skin(x * FIELD, y * FIELD) - 0.5) * 2.3 * rough
    );
  });
  const cell = geometry.cell * k;
  strokes(info.lines, info.width).forEach(([a, b], i) => {
    const p = centreOf(geometry, a);
    const q = centreOf(geometry, b);
    const from = fileRank(info, a);
    const to = fileRank(info, b);
    // Rows 2 4 6 8 and columns b d f h are drawn faintly.
    const faint = (from.rank === to.rank && from.rank % 2 === 1) || (from.file === to.file && from.file % 2 === 1);
    const slant = from.rank !== to.rank && from.file !== to.file;
    const width = cell * (faint ? 0.042 : slant ? 0.062 : 0.074);
    // A line that runs with the light has no lit bank: it is drawn deeper to be seen as well.
    const withLight = slant && (q.x - p.x) * (q.y - p.y) > 0 ? 1.75 : 1;
    const depth = withLight * cell * (faint ? 0.014 : slant ? 0.033 : 0.04);
    relief.groove(p.x * k, p.y * k, q.x * k, q.y * k, width, depth, mix(17, i), slant ? cell * Math.SQRT2 : cell);
  });
  const sand = mineral(rgb("#dcb981"), rgb("#c39c60"), rgb("#efd6a8"), 4, 33);
  spread(g, relief.shade(sand, 0.075 / rough, 0.66), size, size);
  slantsWithTheLight({ g, geometry, info });
  sow(g, size, 0.4, 14);
  lamp(g, size, 0.6);
  bevel(g, size, size * 0.03);
}

/** Diagonals that run with the light throw no shadow: they get the shade that the others have by their banks. */
function slantsWithTheLight({ g, geometry, info }: Pick<Ground, "g" | "geometry" | "info">): void {
  const cell = geometry.cell;
  g.save();
  g.lineCap = "round";
  for (const [a, b] of info.lines) {
    const p = centreOf(geometry, a);
    const q = centreOf(geometry, b);
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    if (dx * dy <= 0) continue;
    // The finger lifts where pieces stand.
    const [from, to] = [0.07, 0.93];
    const stroke = (colour: string, width: number, aside: number): void => {
      g.strokeStyle = colour;
      g.lineWidth = cell * width;
      g.beginPath();
      g.moveTo(p.x + dx * from - cell * aside, p.y + dy * from + cell * aside);
      g.lineTo(p.x + dx * to - cell * aside, p.y + dy * to + cell * aside);
      g.stroke();
    };
    stroke("rgba(255,242,208,.34)", 0.05, 0.036);
    stroke("rgba(255,242,208,.26)", 0.04, -0.036);
    stroke("rgba(84,54,20,.34)", 0.05, 0);
  }
  g.restore();
}

const DUNG = { long: 1.14, uneven: 0.12, high: 0.78, rough: 0.16, grain: 7 };

export const dhamet: Skin = {
  game: "dhamet",
  margin: 0.045,
  corner: 0.03,
  radius: 0.42,
  ink: "rgba(74,44,14,.95)",
  inkEdge: "rgba(255,240,208,.55)",
  warm: () => "ember",
  night: { board: 0.08, piece: 0.03 },
  shadow: 0.2,
  shade: { pale: 0.62, dark: 0.42 },
  paint,
  body(part, radius, pad) {
    const second = part.part === "second";
    const seed = mix(part.id, second ? 6 : 5);
    const next = rng(seed);
    const ox = next() * 200;
    if (part.side === "black") {
      const tone = next() * 0.4;
      return canvasOf(
        solid(radius, pad, pebble(seed, DUNG), {
          ambient: 0.46,
          gleam: 0.07,
          sharpness: 8,
          rim: { colour: rgb("#080401"), width: 0.08, strength: 0.85 },
          colour(x, y, _h, out) {
            // Dry fibres of straw in a dark crust.
            const fibre = noise(ox + x * 4 + y * 9, y * 4 - x * 9);
            const t = Math.min(1, tone + fbm(ox + x * 5, y * 5, 3) * 0.75);
            const straw = fibre > 0.84 ? (fibre - 0.84) * 3.4 : 0;
            out[0] = 74 - 40 * t + 96 * straw;
            out[1] = 50 - 29 * t + 74 * straw;
            out[2] = 29 - 19 * t + 40 * straw;
          },
        }),
      );
    }
    const turn = (second ? 0.1 : 0) + 0.36 + (next() - 0.5) * 0.5;
    return canvasOf(
      solid(radius, pad, stick(seed, 0.93, 0.262, turn), {
        ambient: 0.8,
        gleam: 0.1,
        sharpness: 18,
        rim: { colour: rgb("#180a02"), width: 0.084, strength: 1, least: 1.5 },
        colour(x, y, _h, out) {
          const along = x * Math.sin(turn) - y * Math.cos(turn);
          const across = x * Math.cos(turn) + y * Math.sin(turn);
          const grain = noise(ox + along * 3, across * 34);
          const bark = noise(ox + 60 + along * 5, across * 9) > 0.8 ? 0.5 : 0;
          const end = Math.abs(along) > 0.84 ? 0.22 : 0;
          const t = Math.min(1, grain * 0.4 + bark + end);
          out[0] = 255 - 66 * t;
          out[1] = 241 - 82 * t;
          out[2] = 208 - 92 * t;
        },
      }),
    );
  },
  seats(side) {
    if (side === "black")
      return {
        man: { x: 0, y: 0, scale: 0.76 },
        base: { x: -0.17, y: 0.11, scale: 0.6 },
        second: { x: 0.17, y: -0.09, scale: 0.6 },
      };
    return {
      man: { x: 0, y: 0, scale: 1 },
      base: { x: -0.13, y: 0.02, scale: 0.98 },
      second: { x: 0.13, y: -0.02, scale: 0.98 },
    };
  },
};
