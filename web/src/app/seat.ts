/**
 * Who sits where: two people, or a person and the computer. Which side the computer has, how well
 * it plays, whose turn that makes it, and how far "undo" goes back. Pure; it knows no rule.
 */
import type { GameState, HistoryItem, Level, Side } from "../engine/contract.js";
import { LEVELS } from "../engine/thinking.js";
import { isRecord, oneOf, type Shape } from "./store.js";

/** The computer in a game. */
export interface Computer {
  side: Side;
  level: Level;
  /** What its play depends on besides position and level, so that a game can be replayed. */
  seed: number;
}

export const SIDES = ["white", "black"] as const satisfies readonly Side[];
/** How a person asks for a side. */
export const CHOSEN_SIDES = [...SIDES, "lot"] as const;
export type ChosenSide = (typeof CHOSEN_SIDES)[number];

const MOST_SEED = 2 ** 31;
/** Any seed will do; no two games need the same. */
export const newSeed = (): number => Math.floor(Math.random() * MOST_SEED);

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** @throws when it is no computer's seat */
export function readComputer(data: unknown): Computer | null {
  if (data === null) return null;
  if (!isRecord(data)) throw new Error("no seat");
  const { seed } = data;
  if (typeof seed !== "number" || !Number.isInteger(seed) || seed < 0 || seed > MOST_SEED) throw new Error("no seed");
  return { side: oneOf(data.side, SIDES), level: oneOf(data.level, LEVELS), seed };
}

/** What was last chosen when a game began. */
export interface Habit {
  against: "people" | "computer";
  level: Level;
  /** The side wished against the computer; null while none was. */
  side: ChosenSide | null;
}

export const habitShape: Shape<Habit> = {
  key: "opponent",
  version: 1,
  empty: () => ({ against: "people", level: "easy", side: null }),
  read(data) {
    if (!isRecord(data)) throw new Error("no choice");
    return {
      against: oneOf(data.against, ["people", "computer"] as const),
      level: oneOf(data.level, LEVELS),
      side: data.side === null ? null : oneOf(data.side, CHOSEN_SIDES),
    };
  },
};

/** It is the computer's turn. */
export const computersTurn = (state: GameState, computer: Computer | null): boolean =>
  computer !== null && state.result === null && state.side === computer.side;

/**
 * The ply to which "undo" goes back; null when there is nothing to take back. Between people it is one
 * action. Against the computer it is the beginning of the person's last turn, so that the game is the
 * person's again: whatever the computer did since goes, and a huff goes with the move it came before.
 *
 * @param sideAt the side to move after so many actions
 */
export function undoTo(
  history: readonly HistoryItem[],
  computer: Computer | null,
  sideAt: (ply: number) => Side,
): number | null {
  let ply = history.length;
  if (ply === 0) return null;
  if (!computer) return ply - 1;
  const actor = () => history[ply - 1]?.side;
  if (history[ply - 1]?.action.kind === "end") {
    ply -= 1;
    // Who resigned or agreed on their own turn has it back.
    if (sideAt(ply) !== computer.side) return ply;
  }
  while (ply > 0 && actor() === computer.side) ply -= 1;
  if (ply === 0) return null;
  while (ply > 0 && actor() !== computer.side) ply -= 1;
  return ply;
}

/** Whether "redo" has gone far enough: between people always, against the computer at a turn of the person's. */
export function redone(state: GameState, last: HistoryItem | undefined, computer: Computer | null): boolean {
  return !computer || (state.side !== computer.side && last?.side === computer.side) || state.result !== null;
}

/** Plies after a declined draw before the next may be offered: three moves each. */
export const OFFERS_APART = 6;

/** How many plies until a draw may be offered again; 0 when it may be now. */
export function offerWait(ply: number, declinedAt: number | null): number {
  // Taking moves back does not make the wait longer.
  if (declinedAt === null || ply < declinedAt) return 0;
  return Math.max(0, declinedAt + OFFERS_APART - ply);
}
