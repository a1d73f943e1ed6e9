/**
 * Puts a picture on two canvases: the ground below, pieces and marks above.
 *
 * What stands still is kept in a third, unseen canvas; a frame of an animation only wipes and
 * redraws the small rectangles in which something moves.
 */
import type { RulesInfo, Square } from "../engine/contract.js";
import type { BoardLook } from "./contract.js";
import { boardGeometry, paintGround } from "./frame.js";
import { centre, type Geometry, spotOf } from "./geometry.js";
import { AMBER, draw, EMBER, type Inks, must, type Stage } from "./marks.js";
import type { Picture, PieceView } from "./picture.js";
import { SKINS } from "./skins/index.js";
import { context, type Paint, sheet } from "./skins/paper.js";
import type { Seat } from "./skins/skin.js";
import { Sprites } from "./sprites.js";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What moves in a frame. */
export interface Live {
  pieces: readonly PieceView[];
  /** Rings that breathe: squares, and how far the breath is (0–1). */
  breath: { squares: readonly Square[]; t: number } | null;
  /** A piece held by a finger, at device pixels. */
  held: { view: PieceView; x: number; y: number } | null;
}

export const QUIET: Live = { pieces: [], breath: null, held: null };

/** A painter for one board. */
export class Painter {
  readonly ground: HTMLCanvasElement;
  readonly top: HTMLCanvasElement;
  private still = sheet(1, 1);
  private sprites: Sprites | null = null;
  private boxes: Box[] = [];
  private stillKept = false;
  private now: { info: RulesInfo; look: BoardLook; geometry: Geometry; ratio: number; forced: Inks | null } | null =
    null;

  constructor() {
    this.ground = document.createElement("canvas");
    this.top = document.createElement("canvas");
  }

  get geometry(): Geometry | null {
    return this.now?.geometry ?? null;
  }

  /** Says what board is shown and how large, in device pixels; paints the ground. */
  board(info: RulesInfo, look: BoardLook, size: number, ratio: number, forced: Inks | null): void {
    const geometry = boardGeometry(info, look, size);
    this.now = { info, look, geometry, ratio, forced };
    for (const canvas of [this.ground, this.top])
      if (canvas.width !== size || canvas.height !== size) {
        canvas.width = size;
        canvas.height = size;
      }
    this.stillKept = false;
    paintGround(context(this.ground), info, look, geometry, ratio);
    const skin = SKINS[info.game];
    if (!this.sprites?.fits(skin, look.pieceSet, look.theme, geometry.cell))
      this.sprites = new Sprites(skin, look.pieceSet, look.theme, geometry.cell);
  }

  /** Draws everything that stands still, but not the pieces in `hidden`; then what moves. */
  paint(picture: Picture, hidden: ReadonlySet<number>, live: Live): void {
    if (!this.now) return;
    const g = context(this.top);
    const { size } = this.now.geometry;
    const moving = live !== QUIET;
    g.clearRect(0, 0, size, size);
    this.scene(g, picture, hidden);
    this.boxes = [];
    this.stillKept = false;
    if (!moving) return;
    if (this.still.canvas.width !== size) this.still = sheet(size, size);
    this.still.g.globalCompositeOperation = "copy";
    this.still.g.drawImage(this.top, 0, 0);
    this.still.g.globalCompositeOperation = "source-over";
    this.stillKept = true;
    this.frame(live);
  }

  /** Redraws only what moves, over the picture painted last. */
  frame(live: Live): void {
    if (!this.now || !this.stillKept) return;
    const g = context(this.top);
    for (const b of this.boxes) {
      g.clearRect(b.x, b.y, b.w, b.h);
      g.drawImage(this.still.canvas, b.x, b.y, b.w, b.h, b.x, b.y, b.w, b.h);
    }
    this.boxes = [];
    const { geometry, info } = this.now;
    if (live.breath) {
      const stage = this.stage(g, new Set());
      const swell = Math.sin(Math.PI * live.breath.t);
      for (const at of live.breath.squares) {
        must(stage, at, 1 + swell * 1.2, 0.25 + 0.75 * (1 - live.breath.t * 0.2));
        const { file, rank } = { file: at % info.width, rank: Math.floor(at / info.width) };
        this.mark(centre(geometry, spotOf(geometry, file, rank)), 0.66);
      }
    }
    for (const view of live.pieces) this.mark(this.piece(g, view, null), 0.85);
    if (live.held) this.mark(this.piece(g, live.held.view, live.held), 0.85);
  }

  /** The bodies alone, without ground, shadows and marks: for measuring. */
  bare(views: readonly PieceView[]): HTMLCanvasElement {
    const { canvas, g } = sheet(this.now?.geometry.size ?? 1, this.now?.geometry.size ?? 1);
    if (!this.sprites) return canvas;
    this.sprites.shadows = false;
    for (const view of views) this.piece(g, view, null);
    this.sprites.shadows = true;
    return canvas;
  }

  private mark(at: { x: number; y: number }, reach: number): void {
    const { geometry } = this.now as { geometry: Geometry };
    const r = Math.ceil(geometry.cell * reach);
    const x = Math.max(0, Math.floor(at.x) - r);
    const y = Math.max(0, Math.floor(at.y) - r);
    const w = Math.min(geometry.size, Math.ceil(at.x) + r) - x;
    const h = Math.min(geometry.size, Math.ceil(at.y) + r) - y;
    if (w > 0 && h > 0) this.boxes.push({ x, y, w, h });
  }

  private stage(g: Paint, occupied: ReadonlySet<Square>): Stage {
    const { info, look, geometry, ratio, forced } = this.now as NonNullable<Painter["now"]>;
    const skin = SKINS[info.game];
    const inks = forced ?? (skin.warm(look.ground) === "amber" ? AMBER : EMBER);
    return { g, geometry, inks, piece: skin.radius, ratio, occupied };
  }

  private scene(g: Paint, picture: Picture, hidden: ReadonlySet<number>): void {
    const { info } = this.now as NonNullable<Painter["now"]>;
    const occupied = new Set(
      picture.pieces
        .filter((p) => !hidden.has(p.piece.id))
        .map((p) => Math.round(p.rank) * info.width + Math.round(p.file)),
    );
    const stage = this.stage(g, occupied);
    for (const mark of picture.under) draw(stage, mark);
    for (const view of picture.pieces) if (!hidden.has(view.piece.id)) this.piece(g, view, null);
    for (const mark of picture.over) draw(stage, mark);
  }

  /** Draws a piece where its view says, or at a point; gives its centre in device pixels. */
  private piece(g: Paint, view: PieceView, at: { x: number; y: number } | null): { x: number; y: number } {
    const { geometry, look, info } = this.now as NonNullable<Painter["now"]>;
    const sprites = this.sprites as Sprites;
    const spot = at ?? centre(geometry, spotOf(geometry, view.file, view.rank));
    const x = spot.x + view.shift * geometry.cell;
    const y = spot.y;
    const { side, id } = view.piece;
    const seats = SKINS[info.game].seats(side, look.pieceSet);
    const turned = look.faceToFace && side !== look.bottom;
    const man = { side, id, part: "man", set: look.pieceSet, turned } as const;
    const c = view.crowned;
    if (c <= 0) {
      sprites.put(g, man, seats.man, x, y, view.lift, view.alpha);
      return { x, y };
    }
    const settle = 1 - (1 - c) ** 3;
    const base: Seat = {
      x: seats.man.x + (seats.base.x - seats.man.x) * settle,
      y: seats.man.y + (seats.base.y - seats.man.y) * settle,
      scale: seats.base.scale,
    };
    const zoom = c < 1 ? (seats.man.scale / seats.base.scale) * (1 - settle) + settle : 1;
    sprites.put(g, man, base, x, y, view.lift, view.alpha, zoom);
    // The second body comes from above and settles.
    const second = { ...man, part: "second" } as const;
    sprites.put(g, second, seats.second, x, y, view.lift + (1 - settle) * 1.5, view.alpha * Math.min(1, c * 2.5));
    return { x, y };
  }
}
