/** From a game's state to what the board shows; pure. */
import type { BoardScene } from "../board/contract.js";
import type { Action, GameState, HistoryItem, RulesInfo, Square } from "../engine/contract.js";

export interface SceneView {
  /** Changes whenever another position is shown without a move leading there. */
  key: string;
  /** Nobody may move: looking back. */
  looking: boolean;
  concerned: readonly Square[];
}

const NOBODY: readonly Square[] = [];

export function sceneOf(
  info: RulesInfo,
  state: GameState,
  history: readonly HistoryItem[],
  view: SceneView,
): BoardScene {
  const live = !view.looking && state.result === null;
  const first = state.moves[0];
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
    // While the opening lasts the engine offers nothing but the move to show.
    arrow: live && state.opening !== null && first ? { from: first.from, to: first.to, kind: "opening" } : null,
    concerned: view.concerned,
  };
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
