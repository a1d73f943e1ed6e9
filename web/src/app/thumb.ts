/**
 * `<dama-thumb>`: a small still board that fills its place, drawn again only when its size,
 * theme or position changes. The board module makes the picture.
 */
import type { BoardLook, Thumbnail } from "../board/contract.js";
import type { Piece, RulesInfo } from "../engine/contract.js";

export interface ThumbPicture {
  info: RulesInfo;
  pieces: readonly Piece[];
  look: BoardLook;
  /** Two pictures with equal keys look the same. */
  key: string;
  draw: Thumbnail;
}

/** Pictures that wait to be drawn: a few a frame, so that a page full of them can be used meanwhile. */
const waiting = new Set<BoardThumb>();
/** Milliseconds of a frame given to pictures; one is drawn whatever it takes. */
const SHARE = 8;

function drawSome(): void {
  const end = performance.now() + SHARE;
  for (const one of waiting) {
    waiting.delete(one);
    one.draw();
    if (performance.now() > end) break;
  }
  if (waiting.size > 0) requestAnimationFrame(drawSome);
}

function soon(one: BoardThumb): void {
  if (waiting.size === 0) requestAnimationFrame(drawSome);
  waiting.add(one);
}

class BoardThumb extends HTMLElement {
  #picture: ThumbPicture | null = null;
  #drawn = "";
  readonly #sizes = new ResizeObserver(() => soon(this));

  set picture(picture: ThumbPicture) {
    this.#picture = picture;
    if (this.isConnected) soon(this);
  }

  connectedCallback(): void {
    this.#sizes.observe(this);
  }
  disconnectedCallback(): void {
    this.#sizes.disconnect();
    waiting.delete(this);
  }

  /** Draws what is wanted, unless it is there already. */
  draw(): void {
    const size = Math.round(this.clientWidth);
    if (!this.#picture || size === 0) return;
    const { info, pieces, look, key, draw } = this.#picture;
    const drawn = `${key}/${size}/${window.devicePixelRatio}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const canvas = draw(info, pieces, look, size);
    canvas.setAttribute("aria-hidden", "true");
    this.replaceChildren(canvas);
  }
}

// Another page may have this script twice.
if (!customElements.get("dama-thumb")) customElements.define("dama-thumb", BoardThumb);
