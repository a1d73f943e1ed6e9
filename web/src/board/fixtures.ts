/**
 * Boards for unit tests and for looking at pictures without an engine: shapes and made-up positions only.
 *
 * No rule is written here. Moves are given as routes by hand, and the stops are read off those routes.
 * Nothing that ships may import this file.
 */
import type { GameId, LegalMove, Piece, RulesInfo, Side, Square, Stop } from "../engine/contract.js";
import type { BoardLook, BoardScene } from "./contract.js";

const FILES = "abcdefghi";

/** The shape of a game's board; the table is empty of rules. */
export function shape(game: GameId): RulesInfo {
  const side = game === "la-dama" ? 5 : game === "dhamet" ? 9 : 8;
  const names: string[] = [];
  const squares: Square[] = [];
  const numbers: number[] = [];
  for (let i = 0; i < side * side; i++) {
    const file = i % side;
    const rank = Math.floor(i / side);
    names.push(`${FILES[file]}${rank + 1}`);
    const playable = game !== "filippina" || (file + rank) % 2 === 0;
    if (playable) squares.push(i);
    if (game === "filippina") numbers.push(playable ? (7 - rank) * 4 + Math.floor(file / 2) + 1 : 0);
  }
  return {
    id: game,
    game,
    width: side,
    height: side,
    squares,
    names,
    numbers,
    lines: linesOf(game, side),
    table: {
      menEach: 0,
      manMoves: [],
      manCaptures: [],
      kingMoves: [],
      kingCaptures: [],
      duty: "any",
      enforcement: "enforced",
      removal: "at-once",
      promotion: "at-end",
      promotionSquares: { white: [], black: [] },
      halfTurn: true,
      oblige: false,
      fixedOpening: false,
      quietLimit: 50,
      articles: {} as RulesInfo["table"]["articles"],
    },
  };
}

/** Lines between neighbours; Dhamet's diagonals pass through its wide points only (D-1). */
function linesOf(game: GameId, side: number): [Square, Square][] {
  const lines: [Square, Square][] = [];
  for (let rank = 0; rank < side; rank++)
    for (let file = 0; file < side; file++) {
      const here = rank * side + file;
      const wide = (file + rank) % 2 === 0;
      const straight = game !== "filippina";
      const slant = game === "la-dama" || ((game === "dhamet" || game === "filippina") && wide);
      if (straight && file + 1 < side) lines.push([here, here + 1]);
      if (straight && rank + 1 < side) lines.push([here, here + side]);
      if (slant && file + 1 < side && rank + 1 < side) lines.push([here, here + side + 1]);
      if (slant && file > 0 && rank + 1 < side) lines.push([here, here + side - 1]);
    }
  return lines;
}

export const LOOK: BoardLook = {
  theme: "light",
  coordinates: "algebraic",
  bottom: "white",
  faceToFace: false,
  italian: false,
  ground: "lines",
  pieceSet: "pebbles",
  speed: 1,
};

/** A square by its name. */
export function square(info: RulesInfo, name: string): Square {
  const i = info.names.indexOf(name);
  if (i < 0) throw new Error(`no square ${name}`);
  return i;
}

/** Pieces from "wa1 bKe5": side, optional K, square. */
export function men(info: RulesInfo, text: string): Piece[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word, id) => {
      const side: Side = word.startsWith("w") ? "white" : "black";
      const king = word[1] === "K";
      return { square: square(info, word.slice(king ? 2 : 1)), side, kind: king ? "king" : "man", id };
    });
}

/** A move as a route: squares from start to end, and what it takes on the way ("" for nothing). */
export interface Route {
  way: string;
  takes?: string;
}

/** Legal moves and stops read off hand-written routes: "c3 e5 g7" takes "d4 f6". */
export function book(
  info: RulesInfo,
  routes: readonly Route[],
): { moves: LegalMove[]; stops(from: Square, path: readonly Square[]): Stop[] } {
  const read = routes.map((route, id) => {
    const way = route.way.split(" ").map((name) => square(info, name));
    const takes = (route.takes ?? "")
      .split(" ")
      .filter(Boolean)
      .map((name) => square(info, name));
    return { id, way, takes };
  });
  const moves: LegalMove[] = read.map(({ id, way, takes }) => ({
    id,
    from: way[0] as Square,
    to: way[way.length - 1] as Square,
    captured: [...takes].sort((a, b) => a - b),
    promotes: false,
    text: routes[id]?.way.split(" ").join(takes.length > 0 ? "x" : "-") ?? "",
    numberText: "",
    risks: [],
  }));
  return {
    moves,
    stops(from, path) {
      const found = new Map<Square, Stop>();
      for (const { id, way, takes } of read) {
        if (way[0] !== from || path.some((at, i) => way[i + 1] !== at)) continue;
        const next = way[path.length + 1];
        if (next === undefined) continue;
        const stop = found.get(next) ?? { square: next, captured: takes[path.length] ?? null, ends: null, through: [] };
        stop.through.push(id);
        if (way.length === path.length + 2) stop.ends = id;
        found.set(next, stop);
      }
      return [...found.values()];
    },
  };
}

/** A scene over pieces and routes: every piece with a route can move. */
export function scene(
  info: RulesInfo,
  pieces: Piece[],
  moves: LegalMove[],
  more: Partial<BoardScene> = {},
): BoardScene {
  const from = [...new Set(moves.map((m) => m.from))];
  return {
    info,
    gameKey: "fixture",
    pieces,
    moves,
    active: "white",
    movable: from,
    dutiful: moves.some((m) => m.captured.length > 0) ? from : [],
    huffable: [],
    trace: [],
    arrow: null,
    concerned: [],
    ...more,
  };
}
