/**
 * What several skins share: turned discs of bone or wood, a crown, an inlay, a carved line.
 */
import { turned, type Profile } from "./bodies.js";
import { clamp, fbm, mix, noise, rng, type Rgb } from "./noise.js";
import { context, sheet, type Paint } from "./paper.js";
import type { Part } from "./skin.js";
import { solid, type Material } from "./solid.js";

export interface DiscStyle {
  profile: Profile;
  base: Rgb;
  deep: Rgb;
  /** Streaks across the disc and their strength: wood grain, the lines of ivory, pores of bone. */
  streaks: number;
  strength: number;
  ambient: number;
  gleam: number;
  sharpness: number;
  rim: NonNullable<Material["rim"]>;
  /** Rings of another colour: from, to (shares of the radius), colour. */
  inlay?: readonly { from: number; to: number; colour: Rgb }[];
}

/** A turned disc whose grain is its own. */
export function disc(part: Part, radius: number, pad: number, style: DiscStyle): HTMLCanvasElement {
  const next = rng(mix(part.id, part.part === "man" ? 1 : 2, 77));
  const turn = next() * Math.PI * 2;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const ox = next() * 200;
  const oy = next() * 200;
  const tone = (next() - 0.5) * 0.22;
  const rings = style.inlay ?? [];
  const image = solid(radius, pad, turned(style.profile), {
    ambient: style.ambient,
    gleam: style.gleam,
    sharpness: style.sharpness,
    rim: style.rim,
    colour(x, y, _h, out) {
      const u = x * c + y * s;
      const v = y * c - x * s;
      const broad = fbm(ox + u * 1.2, oy + v * style.streaks * 0.4, 2) - 0.5;
      const fine = noise(ox + u * 3, oy + v * style.streaks * 2.2) - 0.5;
      const t = clamp(0.32 + tone + (broad * 1.5 + fine * 0.9) * style.strength, 0, 1);
      for (let k = 0; k < 3; k++)
        out[k] = (style.base[k] as number) + ((style.deep[k] as number) - (style.base[k] as number)) * t;
      if (rings.length === 0) return;
      const r = Math.sqrt(x * x + y * y);
      const soft = 0.7 / radius;
      for (const ring of rings) {
        const k = clamp((r - ring.from) / soft + 0.5, 0, 1) * clamp((ring.to - r) / soft + 0.5, 0, 1);
        if (k > 0)
          for (let n = 0; n < 3; n++)
            out[n] = (out[n] as number) + ((ring.colour[n] as number) - (out[n] as number)) * k;
      }
    },
  });
  return canvasOf(image);
}

/** A canvas holding an image. */
export function canvasOf(image: ImageData): HTMLCanvasElement {
  const { canvas, g } = sheet(image.width, image.height);
  g.putImageData(image, 0, 0);
  return canvas;
}

/** Paints on the middle of a body, turned about if the person opposite is to read it. */
export function onTop(canvas: HTMLCanvasElement, turnedRound: boolean, paint: (g: Paint) => void): HTMLCanvasElement {
  const g = context(canvas);
  g.save();
  g.translate(canvas.width / 2, canvas.height / 2);
  if (turnedRound) g.rotate(Math.PI);
  paint(g);
  g.restore();
  return canvas;
}

/** A golden crown of half-width `r`, centred at the origin. */
export function crown(g: Paint, r: number): void {
  const shape = (): void => {
    g.beginPath();
    g.moveTo(-r * 0.86, r * 0.62);
    g.lineTo(-r, -r * 0.34);
    g.quadraticCurveTo(-r * 0.62, r * 0.06, -r * 0.46, r * 0.02);
    g.quadraticCurveTo(-r * 0.2, -r * 0.2, 0, -r * 0.66);
    g.quadraticCurveTo(r * 0.2, -r * 0.2, r * 0.46, r * 0.02);
    g.quadraticCurveTo(r * 0.62, r * 0.06, r, -r * 0.34);
    g.lineTo(r * 0.86, r * 0.62);
    g.quadraticCurveTo(0, r * 0.82, -r * 0.86, r * 0.62);
    g.closePath();
  };
  g.save();
  g.lineJoin = "round";
  shape();
  g.strokeStyle = "rgba(46,24,2,.85)";
  g.lineWidth = Math.max(1, r * 0.16);
  g.stroke();
  const gold = g.createLinearGradient(-r, -r, r * 0.6, r);
  gold.addColorStop(0, "#fff1b4");
  gold.addColorStop(0.38, "#efc24d");
  gold.addColorStop(0.7, "#c48a1c");
  gold.addColorStop(1, "#8a5a0c");
  g.fillStyle = gold;
  g.fill();
  g.strokeStyle = "rgba(255,244,196,.75)";
  g.lineWidth = Math.max(0.6, r * 0.06);
  g.beginPath();
  g.moveTo(-r * 0.78, r * 0.4);
  g.quadraticCurveTo(0, r * 0.58, r * 0.78, r * 0.4);
  g.stroke();
  for (const [x, y] of [
    [-1, -0.42],
    [0, -0.76],
    [1, -0.42],
  ] as const) {
    g.beginPath();
    g.arc(x * r, y * r, r * 0.15, 0, 7);
    g.fillStyle = "#ffe9a0";
    g.fill();
    g.strokeStyle = "rgba(70,40,4,.8)";
    g.lineWidth = Math.max(0.5, r * 0.06);
    g.stroke();
  }
  g.restore();
}

/** A polished inlay in a disc: a round stone of radius `r` set in a thin ring. */
export function gem(g: Paint, r: number, dark: string, mid: string, light: string, setting: string): void {
  g.beginPath();
  g.arc(0, 0, r * 1.2, 0, 7);
  g.fillStyle = setting;
  g.fill();
  const red = g.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.08, 0, 0, r * 1.05);
  red.addColorStop(0, light);
  red.addColorStop(0.35, mid);
  red.addColorStop(1, dark);
  g.beginPath();
  g.arc(0, 0, r, 0, 7);
  g.fillStyle = red;
  g.fill();
  g.beginPath();
  g.ellipse(-r * 0.32, -r * 0.4, r * 0.26, r * 0.16, -0.7, 0, 7);
  g.fillStyle = "rgba(255,255,255,.6)";
  g.fill();
}

/** A line cut or inlaid: a body of one colour between a dark and a lit hairline. */
export function inlaid(g: Paint, x0: number, y0: number, x1: number, y1: number, width: number, colour: string): void {
  const upright = Math.abs(x1 - x0) < Math.abs(y1 - y0);
  const hair = Math.max(0.75, width * 0.3);
  const stroke = (dx: number, dy: number, w: number, ink: string): void => {
    g.strokeStyle = ink;
    g.lineWidth = w;
    g.beginPath();
    g.moveTo(x0 + dx, y0 + dy);
    g.lineTo(x1 + dx, y1 + dy);
    g.stroke();
  };
  const off = (width + hair) / 2;
  stroke(upright ? -off : 0, upright ? 0 : -off, hair, "rgba(20,8,2,.5)");
  stroke(upright ? off : 0, upright ? 0 : off, hair, "rgba(255,226,178,.2)");
  stroke(0, 0, width, colour);
}
