/** Runs in the browser: measures pieces with the board's own painter. Bundled by the test beside it. */
import type { RulesInfo, Side } from "../../../web/src/engine/contract.js";
import { type Finding, luminance, measureAll } from "../../../web/src/board/contrast.js";
import type { BoardLook, PieceSet, Theme } from "../../../web/src/board/contract.js";
import { Painter } from "../../../web/src/board/draw.js";
import { resting } from "../../../web/src/board/picture.js";

export interface Lightness {
  game: string;
  theme: Theme;
  set: PieceSet;
  /** Mean relative luminance of the bodies, 0–1. */
  white: number;
  black: number;
}

/** How light the men of each side are, the board and their shadows left out. */
function lightness(infos: readonly RulesInfo[], css: number, ratio: number): Lightness[] {
  const found: Lightness[] = [];
  for (const info of infos) {
    const sets: PieceSet[] = info.game === "la-dama" ? ["pebbles", "dates", "crystals", "snails"] : ["pebbles"];
    for (const theme of ["light", "dark"] as const)
      for (const set of sets) {
        const look: BoardLook = {
          theme,
          coordinates: "none",
          bottom: "white",
          faceToFace: false,
          italian: false,
          ground: "lines",
          pieceSet: set,
          speed: 0,
        };
        const painter = new Painter();
        painter.board(info, look, Math.round(css * ratio), ratio, null);
        const mean = (side: Side): number => {
          const men = info.squares.map((square) => ({ square, side, kind: "man" as const, id: square }));
          const canvas = painter.bare(men.map((man) => resting(man, info.width)));
          const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
          if (!data) return Number.NaN;
          let sum = 0;
          let count = 0;
          for (let i = 0; i < data.length; i += 4)
            if (data[i + 3] === 255) {
              sum += luminance(data, i);
              count += 1;
            }
          return sum / count;
        };
        found.push({ game: info.game, theme, set, white: mean("white"), black: mean("black") });
      }
  }
  return found;
}

export interface Measures {
  edges(infos: readonly RulesInfo[], css: number, ratio: number): Finding[];
  lightness(infos: readonly RulesInfo[], css: number, ratio: number): Lightness[];
}

Object.assign(window, { measures: { edges: measureAll, lightness } satisfies Measures });
