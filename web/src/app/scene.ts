/** From a game's state to what the board shows; pure. */
import type { BoardScene } from "../board/contract.js";
import type { Action, GameHandle, GameState, HistoryItem, LegalMove, RulesInfo, Square } from "../engine/contract.js";

export interface SceneView {
  /** Changes whenever another position is shown without a move leading there. */
  key: string;
  /** Nobody at the board may move: looking back, or the computer's turn. */
  idle: boolean;
  concerned: readonly Square[];
  /** Where a hint goes, over its stops. */
  hint: readonly Square[] | null;
}

const NOBODY: readonly Square[] = [];

export function sceneOf(
  info: RulesInfo,
  state: GameState,
  history: readonly HistoryItem[],
  view: SceneView,
): BoardScene {
  const live = !view.idle && state.result === null;
  return {
    info,
    gameKey: view.key,
    pieces: state.pieces,
    moves: live ? state.moves : [],
    active: live ? state.side : null,
    movable: live ? [...new Set(state.moves.map((move) => move.from))] : NOBODY,
    dutiful: live ? state.dutiful : NOBODY,
    huffable: live ? state.huffable : NOBODY,
    trace: traceAt(history, state.ply),
    arrow: arrowOf(state, live, view.hint),
    concerned: view.concerned,
  };
}

function arrowOf(state: GameState, live: boolean, hint: readonly Square[] | null): BoardScene["arrow"] {
  if (hint) return { way: hint, kind: "hint" };
  // While the opening lasts the engine offers nothing but the move to show.
  const [first] = state.moves;
  return live && state.opening !== null && first ? { way: [first.from, first.to], kind: "opening" } : null;
}

/** The way of the last move among the first `ply` actions: start, stops, end. */
function traceAt(history: readonly HistoryItem[], ply: number): Square[] {
  const moved = history
    .slice(0, ply)
    .map((item) => item.action)
    .findLast((action) => action.kind === "move" || action.kind === "oblige");
  // What an obliged player took back is no longer on the board.
  return moved?.kind === "move" ? way(moved) : [];
}

const way = (move: Extract<Action, { kind: "move" }>): Square[] => [move.from, ...move.legs.map((leg) => leg.to)];

/** The way of a legal move, over its stops. */
export function wayOf(game: Pick<GameHandle, "stops">, move: Pick<LegalMove, "id" | "from">): Square[] {
  const found = [move.from];
  for (;;) {
    const stops = game.stops(move.from, Uint8Array.from(found.slice(1)));
    const end = stops.find(({ ends }) => ends === move.id);
    const next = end ?? stops.find(({ through }) => through.includes(move.id));
    if (!next) return found;
    found.push(next.square);
    if (end) return found;
  }
}

/** What is different in a scene between two actions that follow each other: pieces and trace only. */
export function passing(state: GameState, action: Action): Partial<BoardScene> {
  return {
    pieces: state.pieces,
    moves: [],
    active: null,
    movable: NOBODY,
    dutiful: NOBODY,
    huffable: NOBODY,
    trace: action.kind === "move" ? way(action) : [],
    arrow: null,
  };
}
