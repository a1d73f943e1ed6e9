/**
 * Boards and pieces for paper: drawn in lines, so that they are sharp at any size and save ink. What the board
 * is like comes from the game's squares and lines; a place is ten units wide.
 */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { GameId, Kind, Piece, RulesInfo, Side, Square } from "../../engine/contract.js";

/** How the ground of each game is drawn on paper. */
const GROUND: Record<GameId, "holes" | "lines" | "chequers" | "squares"> = {
  "la-dama": "holes",
  filippina: "lines",
  tama: "chequers",
  dhamet: "lines",
  turkish: "squares",
};
const CELL = 10;
/** Room for the names of files and ranks. */
const EDGE = 4.5;

interface Shown {
  pieces: readonly Piece[];
  /** The side at the bottom. */
  bottom: Side;
  /** Names at the edge: Filippina has numbers of its own. */
  names: boolean;
  numbers: boolean;
  /** For those who do not see it; empty for decoration. */
  label: string;
}

export function paperBoard(info: RulesInfo, { pieces, bottom, names, numbers, label }: Shown): TemplateResult {
  const { width, height } = info;
  const at = (square: Square): { x: number; y: number } => {
    const [file, rank] = [square % width, Math.floor(square / width)];
    const [across, up] = bottom === "white" ? [file, rank] : [width - 1 - file, height - 1 - rank];
    return { x: across * CELL + CELL / 2, y: (height - 1 - up) * CELL + CELL / 2 };
  };
  const [w, h] = [width * CELL, height * CELL];
  const edge = names && !numbers ? EDGE : 0.5;
  const box = `${-edge} ${-0.5} ${w + edge + 0.5} ${h + edge + 0.5}`;
  return html`
    <svg class="paper-board" viewBox=${box} role=${label ? "img" : "presentation"} aria-label=${label}>
      ${ground(info, at, w, h)}
      ${names ? (numbers ? numbered(info, at) : named(info, at, h)) : ""}
      ${pieces.map((piece) => {
        const { x, y } = at(piece.square);
        return paperPiece(piece.side, piece.kind, x, y, 3.6);
      })}
    </svg>
  `;
}

type At = (square: Square) => { x: number; y: number };

function ground(info: RulesInfo, at: At, w: number, h: number): SVGTemplateResult {
  const { squares, lines, width } = info;
  const kind = GROUND[info.game];
  const frame = svg`<rect class="paper-line" x="0" y="0" width=${w} height=${h} rx=${kind === "holes" ? 4 : 0} />`;
  const cell = (square: Square) => ({ x: at(square).x - CELL / 2, y: at(square).y - CELL / 2 });
  switch (kind) {
    case "holes":
      return svg`${frame}${squares.map((square) => {
        const { x, y } = at(square);
        return svg`<circle class="paper-line" cx=${x} cy=${y} r="3.1" />`;
      })}`;
    case "lines":
      return svg`${lines.map(([from, to]) => {
        const [a, b] = [at(from), at(to)];
        return svg`<line class="paper-line" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />`;
      })}${squares.map((square) => {
        const { x, y } = at(square);
        return svg`<circle class="paper-dot" cx=${x} cy=${y} r="0.7" />`;
      })}`;
    case "chequers":
    case "squares":
      return svg`${squares.map((square) => {
        const { x, y } = cell(square);
        const dark = kind === "chequers" && ((square % width) + Math.floor(square / width)) % 2 === 0;
        return svg`<rect class=${dark ? "paper-line paper-dark" : "paper-line"} x=${x} y=${y} width=${CELL} height=${CELL} />`;
      })}${frame}`;
  }
}

/** Files below, ranks at the left. */
function named({ width, height, names }: RulesInfo, at: At, h: number): SVGTemplateResult {
  const text = (x: number, y: number, words: string) => svg`<text class="paper-name" x=${x} y=${y}>${words}</text>`;
  const files = Array.from({ length: width }, (_, file) => text(at(file).x, h + 3, (names[file] ?? "").slice(0, 1)));
  const ranks = Array.from({ length: height }, (_, rank) =>
    text(-2.4, at(rank * width).y + 0.9, (names[rank * width] ?? "").slice(1)),
  );
  return svg`${files}${ranks}`;
}

function numbered({ squares, numbers }: RulesInfo, at: At): SVGTemplateResult {
  return svg`${squares.map((square) => {
    const { x, y } = at(square);
    return svg`<text class="paper-name" x=${x - 3.2} y=${y - 2.6}>${numbers[square] ?? ""}</text>`;
  })}`;
}

/** A disc; a king is two, one upon the other. */
function paperPiece(side: Side, kind: Kind, x: number, y: number, r: number): SVGTemplateResult {
  const disc = (dy: number) => svg`<circle class="paper-piece ${side}" cx=${x} cy=${y + dy} r=${r} />`;
  const top = (dy: number) => svg`${disc(dy)}<circle class="paper-ring ${side}" cx=${x} cy=${y + dy} r=${r * 0.62} />`;
  return kind === "king" ? svg`${disc(0.9)}${top(-0.9)}` : top(0);
}

/** All pieces of a side in rows, each with room to be cut out. `across` of them stand in a row. */
export function paperPieces(side: Side, count: number, across: number): TemplateResult {
  const step = 10;
  const rows = Math.ceil(count / across);
  return html`
    <svg class="paper-pieces" viewBox="0 0 ${across * step} ${rows * step}" role="presentation">
      ${Array.from({ length: count }, (_, i) => {
        const [x, y] = [(i % across) * step + step / 2, Math.floor(i / across) * step + step / 2];
        return paperPiece(side, "man", x, y, 4.5);
      })}
    </svg>
  `;
}
