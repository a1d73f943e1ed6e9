/**
 * Puts a picture on two canvases: the ground below, what stands still above; what moves goes on the overlay.
 */
import type { RulesInfo, Square } from "../engine/contract.js";
import type { BoardLook } from "./contract.js";
import { boardGeometry, paintGround } from "./frame.js";
import { centre, centreOf, type Geometry, spotOf } from "./geometry.js";
import { AMBER, draw, EMBER, type Inks, must, type Stage } from "./marks.js";
import { Overlay } from "./overlay.js";
import type { Picture, PieceView } from "./picture.js";
import { SKINS } from "./skins/index.js";
import { context, type Paint, sheet } from "./skins/paper.js";
import type { Seat } from "./skins/skin.js";
import { Sprites } from "./sprites.js";

/** What moves in a frame. */
export interface Live {
  pieces: readonly PieceView[];
  /** Rings that breathe: squares, and how far the breath is (0–1). */
  breath: { squares: readonly Square[]; t: number } | null;
  /** A piece held by a finger, at device pixels. */
  held: { view: PieceView; x: number; y: number } | null;
}

export const QUIET: Live = { pieces: [], breath: null, held: null };

/** Side of the small canvas of a moving piece, in cells: room for its shadow and its rise. */
const SLIP = 1.75;

/** A painter for one board. */
export class Painter {
  readonly ground: HTMLCanvasElement;
  readonly top: HTMLCanvasElement;
  private readonly overlay = new Overlay();
  private sprites: Sprites | null = null;
  private now: { info: RulesInfo; look: BoardLook; geometry: Geometry; ratio: number; forced: Inks | null } | null =
    null;

  constructor() {
    this.ground = document.createElement("canvas");
    this.top = document.createElement("canvas");
  }

  /** The element that holds what moves; it lies over the canvases. */
  get lift(): HTMLElement {
    return this.overlay.element;
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
    this.overlay.size(Math.ceil(geometry.cell * SLIP), ratio);
    paintGround(context(this.ground), info, look, geometry, ratio);
    const skin = SKINS[info.game];
    if (!this.sprites?.fits(skin, look.pieceSet, look.theme, geometry.cell))
      this.sprites = new Sprites(skin, look.pieceSet, look.theme, geometry.cell);
  }

  /** Draws everything that stands still, but not the pieces in `hidden`. */
  paint(picture: Picture, hidden: ReadonlySet<number>): void {
    if (!this.now) return;
    const g = context(this.top);
    const { size } = this.now.geometry;
    g.clearRect(0, 0, size, size);
    this.scene(g, picture, hidden);
  }

  /** Shows what moves now, over the picture painted last. */
  move(live: Live): void {
    if (!this.now) return;
    const { geometry } = this.now;
    this.overlay.begin();
    if (live.breath) {
      const { t } = live.breath;
      const swell = Math.sin(Math.PI * t);
      for (const at of live.breath.squares) {
        const { x, y } = centreOf(geometry, at);
        this.overlay.show(`ring${at}`, "must", x, y, 1 - 0.5 * swell, 1 + 0.09 * swell, (g, middle) =>
          must(this.stage(g, new Set()), { x: middle, y: middle }),
        );
      }
    }
    for (const view of live.pieces) this.slip(view, centre(geometry, spotOf(geometry, view.file, view.rank)));
    if (live.held) this.slip(live.held.view, live.held);
    this.overlay.end();
  }

  /** A moving piece: its form is drawn anew only when it rises, sinks or is crowned. */
  private slip(view: PieceView, at: { x: number; y: number }): void {
    const { geometry } = this.now as NonNullable<Painter["now"]>;
    const lift = Math.round(view.lift * 40) / 40;
    const still: PieceView = { ...view, lift, alpha: 1, shift: 0 };
    const x = at.x + view.shift * geometry.cell;
    const form = `${lift}/${view.crowned.toFixed(2)}/${view.piece.id}`;
    this.overlay.show(`piece${view.piece.id}`, form, x, at.y, view.alpha, 1, (g, middle) =>
      this.piece(g, still, { x: middle, y: middle }),
    );
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

  /** Draws a piece where its view says, or at a point in device pixels. */
  private piece(g: Paint, view: PieceView, at: { x: number; y: number } | null): void {
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
      return;
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
  }
}
