/**
 * Bodies of pieces painted once for a size, with the shadows they throw, and put on the board from there.
 */
import type { PieceSet, Theme } from "./contract.js";
import { type Paint, sheet } from "./skins/paper.js";
import type { Part, Seat, Skin } from "./skins/skin.js";

interface Sprite {
  body: HTMLCanvasElement;
  /** Shadow of a body at rest: close and dark. */
  rest: HTMLCanvasElement;
  /** Shadow of a body in the air: far and soft. Made when first needed. */
  air: HTMLCanvasElement | null;
  margin: number;
}

/** So far from the middle lies each body of a king at least, device pixels. */
const LEAST_APART = 4.2;

/** A drawer of bodies for one skin at one size. */
export class Sprites {
  /** Switched off to see bodies alone. */
  shadows = true;
  private readonly drawer = new Map<string, Sprite>();

  constructor(
    readonly skin: Skin,
    readonly set: PieceSet,
    readonly theme: Theme,
    /** Side of a cell in device pixels. */
    readonly cell: number,
  ) {}

  fits(skin: Skin, set: PieceSet, theme: Theme, cell: number): boolean {
    return this.skin === skin && this.set === set && this.theme === theme && Math.abs(this.cell - cell) < 0.01;
  }

  /** Radius of the circle that holds a body, device pixels. */
  radius(scale: number): number {
    return this.skin.radius * this.cell * scale;
  }

  /**
   * What a place in the cell is measured in: the cell, or more where the two bodies of a king would lie so
   * close that only their rims were seen.
   */
  private apart({ x, y }: Seat): number {
    const off = Math.hypot(x, y) * this.cell;
    return off > 0 ? this.cell * Math.min(1.85, Math.max(1, LEAST_APART / off)) : this.cell;
  }

  /**
   * Draws one body with its shadow; (x, y) is the centre of the cell in device pixels.
   * `lift` 0 lies on the board, 1 is well above it.
   */
  put(g: Paint, part: Part, seat: Seat, x: number, y: number, lift: number, alpha: number, zoom = 1): void {
    const sprite = this.sprite(part, seat.scale);
    const apart = this.apart(seat);
    const px = x + seat.x * apart;
    const py = y + seat.y * apart;
    const grow = zoom * (1 + 0.05 * lift);
    const rise = lift * this.cell * 0.1;
    const half = sprite.body.width / 2;
    g.globalAlpha = alpha * Math.max(0, 1 - lift * 1.4);
    const whole = lift === 0 && zoom === 1;
    // At rest the picture lies on whole pixels, so that it stays sharp.
    const dx = whole ? Math.round(px - half) : px - half;
    const dy = whole ? Math.round(py - half) : py - half;
    const wide = sprite.body.width + 2 * sprite.margin;
    if (this.shadows && lift < 0.7) g.drawImage(sprite.rest, dx - sprite.margin, dy - sprite.margin, wide, wide);
    if (this.shadows && lift > 0) {
      sprite.air ??= shade(sprite.body, sprite.margin, [{ blur: 0.26, x: 0.1, y: 0.16, dark: 0.5 }], half);
      g.globalAlpha = alpha * Math.min(1, lift * 1.4);
      const far = lift * this.cell * 0.09;
      g.drawImage(sprite.air, dx - sprite.margin + far, dy - sprite.margin + far, wide, wide);
    }
    g.globalAlpha = alpha;
    if (whole) g.drawImage(sprite.body, dx, dy);
    else g.drawImage(sprite.body, px - half * grow, py - half * grow - rise, half * 2 * grow, half * 2 * grow);
    g.globalAlpha = 1;
  }

  private sprite(part: Part, scale: number): Sprite {
    const key = `${part.side}${part.part}${part.id}${part.turned ? "t" : ""}${scale}`;
    const old = this.drawer.get(key);
    if (old) return old;
    const radius = this.radius(scale);
    const body = this.skin.body(part, radius, 2);
    if (this.theme === "dark") dim(body, this.skin.night.piece);
    const margin = Math.ceil(radius * 0.55) + 2;
    const deep = this.skin.shadow;
    const dark = part.part === "second" ? SECOND : part.side === "white" ? PALE : DARK;
    const shadeOf = part.side === "white" ? this.skin.shade.pale : this.skin.shade.dark;
    const rest = shade(
      body,
      margin,
      [
        { blur: deep * 0.9, x: deep * 0.36, y: deep * 0.6, dark: dark.soft * shadeOf },
        { blur: 0.09, x: 0.02, y: 0.035, dark: dark.close * shadeOf },
      ],
      radius,
    );
    const sprite: Sprite = { body, rest, air: null, margin };
    this.drawer.set(key, sprite);
    return sprite;
  }
}

/** Seen by the light of a lamp instead of the day. */
export function dim(canvas: HTMLCanvasElement, share: number): void {
  const g = canvas.getContext("2d");
  if (!g) return;
  g.save();
  g.globalCompositeOperation = "source-atop";
  g.fillStyle = `rgba(24,15,8,${share})`;
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.restore();
}

/**
 * How dark shadows are. A dark piece keeps a lighter one, or its outline would drown in it;
 * the second body of a king must not hide the first.
 */
const PALE = { soft: 0.42, close: 0.3 };
const DARK = { soft: 0.26, close: 0.1 };
const SECOND = { soft: 0.24, close: 0.14 };

interface Cast {
  blur: number;
  x: number;
  y: number;
  dark: number;
}

/** The shadows of a body, without the body; lengths are shares of its radius. */
function shade(body: HTMLCanvasElement, margin: number, casts: readonly Cast[], radius: number): HTMLCanvasElement {
  // A shadow is soft: half the resolution shows it as well and costs a quarter.
  const k = radius > 20 ? 0.5 : 1;
  const size = (body.width + 2 * margin) * k;
  const { canvas, g } = sheet(size, size);
  // The body itself is drawn far outside; only its shadow falls on the sheet.
  const away = size * 2;
  for (const cast of casts) {
    g.shadowColor = `rgba(22,11,3,${cast.dark})`;
    g.shadowBlur = cast.blur * radius * 2 * k;
    g.shadowOffsetX = away + cast.x * radius * k;
    g.shadowOffsetY = cast.y * radius * k;
    g.drawImage(body, margin * k - away, margin * k, body.width * k, body.height * k);
  }
  return canvas;
}
