/** Which puzzle is meant by a day or by a number. It knows no address and no page. */
import type { RulesId } from "../../engine/contract.js";
import type { Bank } from "./banks.js";
import type { Ledger, PuzzleId } from "./ledger.js";

/** The puzzle of a day, when its game's bank has one. */
export function puzzleOfDay(ledger: Ledger, bank: Bank, game: RulesId, day: number, today: number): PuzzleId | null {
  const number = bank.numberOf(day);
  if (number === undefined) return null;
  const key = `${game}/${day}`;
  return { game, day, number, key, counts: ledger.counts(key) ?? day === today };
}

/** A puzzle by its number; today's is today's, whatever it is asked for by. */
export function puzzleOfNumber(
  ledger: Ledger,
  bank: Bank,
  game: RulesId,
  number: number,
  today: number,
): PuzzleId | null {
  if (number > bank.length) return null;
  const dated = puzzleOfDay(ledger, bank, game, today, today);
  if (dated?.number === number) return dated;
  return { game, day: today, number, key: `${game}-${number}`, counts: false };
}

/** False for a puzzle asked for by its number. */
export const isDated = ({ game, day, key }: PuzzleId): boolean => key === `${game}/${day}`;
