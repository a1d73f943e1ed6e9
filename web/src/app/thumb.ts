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

class BoardThumb extends HTMLElement {
  #picture: ThumbPicture | null = null;
  #drawn = "";
  readonly #sizes = new ResizeObserver(() => this.#draw());

  set picture(picture: ThumbPicture) {
    this.#picture = picture;
    if (this.isConnected) this.#draw();
  }

  connectedCallback(): void {
    this.#sizes.observe(this);
  }
  disconnectedCallback(): void {
    this.#sizes.disconnect();
  }

  #draw(): void {
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
