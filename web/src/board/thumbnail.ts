/**
 * Small still boards (home, archive, the sheet): a board is painted once for a size and kept.
 */
import type { Piece, RulesInfo } from "../engine/contract.js";
import type { BoardLook, Thumbnail } from "./contract.js";
import { Painter } from "./draw.js";
import { devicePixels } from "./geometry.js";
import { resting } from "./picture.js";
import { context } from "./skins/paper.js";

/** Pictures kept; five boards in two themes at two sizes fit. */
const KEPT = 24;
const kept = new Map<string, HTMLCanvasElement>();

function keyOf(info: RulesInfo, pieces: readonly Piece[], look: BoardLook, px: number): string {
  const men = pieces.map((p) => `${p.square}${p.side[0]}${p.kind[0]}${p.id}`).join();
  const turn = `${look.bottom}${look.italian}${look.ground}${look.pieceSet}`;
  return `${info.game}/${look.theme}/${turn}/${px}/${men}`;
}

export const thumbnail: Thumbnail = (info, pieces, look, cssSize) => {
  const ratio = devicePixelRatio || 1;
  const px = devicePixels(cssSize, ratio);
  const key = keyOf(info, pieces, look, px);
  let source = kept.get(key);
  if (!source) {
    const painter = new Painter();
    painter.board(info, { ...look, coordinates: "none" }, px, ratio, null);
    painter.paint({ under: [], over: [], breathing: [], pieces: pieces.map((p) => resting(p, info.width)) }, new Set());
    source = painter.ground;
    context(source).drawImage(painter.top, 0, 0);
    kept.set(key, source);
    for (const old of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(old);
    }
  }
  // Each caller gets a canvas of its own: one element cannot stand in two places.
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = px;
  canvas.style.width = canvas.style.height = `${cssSize}px`;
  canvas.className = "board-thumbnail";
  context(canvas).drawImage(source, 0, 0);
  return canvas;
};
