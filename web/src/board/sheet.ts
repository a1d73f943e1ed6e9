/**
 * The `#sheet` page: every mark × game × theme on one page, to be looked at.
 *
 * Positions are made up from the shape of the board alone; nothing here can be played.
 */
import { Painter } from "./draw.js";
import { devicePixels } from "./geometry.js";
import type { Mark, Picture, PieceView } from "./picture.js";
import { resting } from "./picture.js";
import { context } from "./skins/paper.js";
import type { BoardLook, PieceSet, Theme } from "./contract.js";
import type { GameId, Kind, Piece, RulesInfo, Side, Square } from "../engine/contract.js";

const CSS_SIZE = 250;

/** A made-up position: two rows of men each, a king each, the middle empty. */
export function mixture(info: RulesInfo): Piece[] {
  const pieces: Piece[] = [];
  const rows = info.height > 6 ? 2 : 1;
  const put = (square: Square, side: Side, kind: Kind): void => {
    pieces.push({ square, side, kind, id: pieces.length });
  };
  for (const square of info.squares) {
    const rank = Math.floor(square / info.width);
    const file = square % info.width;
    const king = file === Math.floor(info.width / 2) || file === Math.floor(info.width / 2) - 1;
    if (rank < rows) put(square, "white", rank === 0 && king ? "king" : "man");
    else if (rank >= info.height - rows) put(square, "black", rank === info.height - 1 && king ? "king" : "man");
  }
  return pieces;
}

/** The playable square nearest to a place given in shares of the board. */
function near(info: RulesInfo, across: number, up: number): Square {
  const file = across * (info.width - 1);
  const rank = up * (info.height - 1);
  const far = (s: Square): number => Math.hypot((s % info.width) - file, Math.floor(s / info.width) - rank);
  return info.squares.reduce((best, s) => (far(s) < far(best) - 1e-9 ? s : best));
}

interface Case {
  name: string;
  make(info: RulesInfo, views: PieceView[]): Partial<Picture>;
}

const under = (...marks: Mark[]): Partial<Picture> => ({ under: marks });
const over = (...marks: Mark[]): Partial<Picture> => ({ over: marks });
const own = (info: RulesInfo, views: PieceView[]): PieceView[] =>
  views.filter(
    (v) => v.piece.side === "white" && Math.floor(v.piece.square / info.width) === (info.height > 6 ? 1 : 0),
  );
const foe = (info: RulesInfo, views: PieceView[]): PieceView[] =>
  views.filter(
    (v) =>
      v.piece.side === "black" && Math.floor(v.piece.square / info.width) === info.height - (info.height > 6 ? 2 : 1),
  );
const at = (list: PieceView[], i: number): Square => list[Math.min(i, list.length - 1)]?.piece.square ?? 0;

const CASES: readonly Case[] = [
  { name: "Pieces", make: () => ({}) },
  { name: "Can move", make: (i, v) => ({ under: own(i, v).map((p) => ({ kind: "can", at: p.piece.square })) }) },
  {
    name: "Must capture",
    make: (i, v) => under({ kind: "must", at: at(own(i, v), 0) }, { kind: "must", at: at(own(i, v), 2) }),
  },
  {
    name: "Picked up, may go here",
    make: (i, v) => {
      const picked = own(i, v)[1];
      if (picked) picked.lift = 0.5;
      return under(
        { kind: "can", at: at(own(i, v), 1) },
        { kind: "go", at: near(i, 0.3, 0.5) },
        { kind: "go", at: near(i, 0.6, 0.5) },
      );
    },
  },
  {
    name: "Captures here, its victim",
    make: (i, v) => ({
      under: [
        { kind: "take", at: near(i, 0.35, 0.5) },
        { kind: "end", at: near(i, 0.7, 0.5) },
      ],
      over: [{ kind: "victim", at: at(foe(i, v), 1), label: "" }],
    }),
  },
  {
    name: "Stops of a chain",
    make: (i, v) => ({
      over: [
        { kind: "stop", at: near(i, 0.7, 0.5), label: "2", filled: true },
        { kind: "stop", at: near(i, 0.3, 0.5), label: "1", filled: false },
        { kind: "victim", at: at(foe(i, v), 2), label: "" },
      ],
    }),
  },
  {
    name: "Routes told apart",
    make: (i, v) => ({
      under: [{ kind: "end", at: near(i, 0.5, 0.5) }],
      over: [
        { kind: "stop", at: near(i, 0.15, 0.5), label: "1", filled: true },
        { kind: "stop", at: near(i, 0.9, 0.5), label: "2", filled: true },
        { kind: "victim", at: at(foe(i, v), 0), label: "1" },
        { kind: "victim", at: at(foe(i, v), 3), label: "2" },
      ],
    }),
  },
  {
    name: "Last move",
    make: (i) =>
      under({ kind: "trace", way: [near(i, 0.1, 0.45), near(i, 0.5, 0.65), near(i, 0.9, 0.45)], numbered: false }),
  },
  {
    name: "Last move in numbered steps",
    make: (i) =>
      under({ kind: "trace", way: [near(i, 0.1, 0.45), near(i, 0.5, 0.65), near(i, 0.9, 0.45)], numbered: true }),
  },
  {
    name: "Captured, a ghost until the move ends; lifted off at once",
    make: (i, v) => {
      const ghost = foe(i, v)[0];
      const off = foe(i, v)[2];
      if (ghost) ghost.alpha = 0.34;
      if (off) {
        off.lift = 1;
        off.alpha = 0.6;
      }
      return {};
    },
  },
  {
    name: "May be huffed",
    make: (i, v) => under({ kind: "dust", at: at(foe(i, v), 1) }, { kind: "dust", at: at(foe(i, v), 3) }),
  },
  {
    name: "Blown",
    make: (i, v) => {
      const gone = foe(i, v)[1];
      if (gone) {
        gone.shift = 0.7;
        gone.lift = 0.7;
        gone.alpha = 0.5;
      }
      return {};
    },
  },
  {
    name: "Promotion, half-way",
    make: (i, v) => {
      for (const p of [own(i, v)[2], foe(i, v)[2]]) if (p) p.crowned = 0.35;
      return {};
    },
  },
  { name: "Hint", make: (i, v) => over({ kind: "hint", way: [at(own(i, v), 1), near(i, 0.55, 0.6)] }) },
  { name: "Fixed opening", make: (i, v) => over({ kind: "opening", way: [at(own(i, v), 1), near(i, 0.55, 0.6)] }) },
  {
    name: "Concerned by a sentence",
    make: (i, v) => over({ kind: "concerned", at: at(own(i, v), 0) }, { kind: "concerned", at: at(foe(i, v), 2) }),
  },
  {
    name: "Held: attacks, and attacked by",
    make: (i, v) => ({
      over: [
        { kind: "asked", at: at(own(i, v), 1) },
        { kind: "attacks", from: at(own(i, v), 1), to: at(foe(i, v), 0) },
        { kind: "attacked", from: at(foe(i, v), 3), to: at(own(i, v), 1) },
      ],
    }),
  },
];

const SETS: readonly PieceSet[] = ["pebbles", "dates", "crystals", "snails"];

/** Paints one still board; the canvas holds ground and pieces together. */
export function stillBoard(
  info: RulesInfo,
  look: BoardLook,
  seen: Partial<Picture>,
  views: PieceView[],
  css: number,
  ratio: number,
): HTMLCanvasElement {
  const painter = new Painter();
  const px = devicePixels(css, ratio);
  painter.board(info, look, px, ratio, null);
  painter.paint({ under: [], over: [], breathing: [], ...seen, pieces: views }, new Set());
  context(painter.ground).drawImage(painter.top, 0, 0);
  painter.ground.style.width = painter.ground.style.height = `${css}px`;
  return painter.ground;
}

/** Fills `root` with the sheet. One board set for each game among `infos`. */
export function renderSheet(root: HTMLElement, infos: readonly RulesInfo[]): void {
  const ratio = devicePixelRatio || 1;
  const games = new Map<GameId, RulesInfo>();
  for (const info of infos) if (!games.has(info.game)) games.set(info.game, info);
  const title = document.createElement("h1");
  title.tabIndex = -1;
  title.textContent = "Every mark on every board";
  root.replaceChildren(title);
  const look = (theme: Theme, more: Partial<BoardLook> = {}): BoardLook => ({
    theme,
    coordinates: "algebraic",
    bottom: "white",
    faceToFace: false,
    italian: false,
    ground: "lines",
    pieceSet: "pebbles",
    speed: 1,
    ...more,
  });
  const section = (theme: Theme, title: string): HTMLElement => {
    const box = document.createElement("section");
    box.className = `sheet-${theme}`;
    const head = document.createElement("h2");
    head.textContent = `${title}, ${theme}`;
    const grid = document.createElement("div");
    grid.className = "sheet-grid";
    box.append(head, grid);
    root.append(box);
    return grid;
  };
  const add = (grid: HTMLElement, name: string, info: RulesInfo, how: BoardLook, make: Case["make"]): void => {
    const figure = document.createElement("figure");
    const words = document.createElement("figcaption");
    words.textContent = name;
    const views = mixture(info).map((p) => resting(p, info.width));
    const seen = make(info, views);
    figure.append(stillBoard(info, how, seen, views, CSS_SIZE, ratio), words);
    grid.append(figure);
  };
  for (const [game, info] of games)
    for (const theme of ["light", "dark"] as const) {
      const grid = section(theme, game);
      for (const one of CASES) add(grid, one.name, info, look(theme), one.make);
      add(grid, "Turned, face to face", info, look(theme, { bottom: "black", faceToFace: true }), () => ({}));
      if (game === "la-dama") for (const set of SETS) add(grid, set, info, look(theme, { pieceSet: set }), () => ({}));
      if (game === "filippina") {
        add(grid, "Numbers", info, look(theme, { coordinates: "numbers" }), () => ({}));
        add(grid, "Numbers, Italian", info, look(theme, { coordinates: "numbers", italian: true }), () => ({}));
        const chequers = look(theme, { ground: "chequers" });
        for (const one of CASES) add(grid, `${one.name}, chequers`, info, chequers, one.make);
        add(grid, "Chequers, numbers", info, look(theme, { ground: "chequers", coordinates: "numbers" }), () => ({}));
      }
    }
}
