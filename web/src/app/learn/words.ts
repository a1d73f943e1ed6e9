/** What messages about a game are told: its own words, its numbers, and what an example shows. */
import type { Direction, RulesInfo } from "../../engine/contract.js";
import { type Args, list, notation } from "../../i18n/text.js";
import type { Phrases } from "../phrases.js";
import { directionWords, promotionWords } from "../rule-card.js";
import type { Example } from "./lessons.js";
import type { Trial } from "./trial.js";

/** Messages that name directions, and which. */
const WAYS: Record<string, (table: RulesInfo["table"]) => readonly Direction[]> = {
  "six-man-moves": (table) => table.manMoves,
  "six-man-captures": (table) => table.manCaptures,
  "six-king": (table) => table.kingMoves,
};

/** For a sentence about the rules. */
export function ruleArgs(phrases: Phrases, id: string): Args {
  const { table } = phrases.info;
  const ways = WAYS[id]?.(table);
  return {
    ...phrases.words,
    men: table.menEach,
    moves: table.quietLimit / 2,
    squares: promotionWords(phrases),
    ...(ways ? { ways: directionWords(ways) } : {}),
  };
}

/** The directions that a sentence names, to be drawn beside it. */
export const waysOf = (id: string, { table }: RulesInfo): readonly Direction[] | null => WAYS[id]?.(table) ?? null;
export const isFar = (id: string): boolean => id === "six-king";

/** For a sentence about what stands on a board. */
export function exampleArgs(trial: Trial, { expect, show, wish }: Pick<Example, "expect" | "show" | "wish">): Args {
  const { phrases, start, info } = trial;
  const named = show[0]?.slice(0, 2) ?? wish?.[0] ?? "";
  return {
    ...phrases.words,
    count: expect.count ?? start.moves.length,
    takes: Math.max(0, ...start.moves.map(({ captured }) => captured.length)),
    square: phrases.square(info.names.indexOf(named)),
    squares: phrases.squares(start.huffable),
  };
}

/** Articles of the rules, as one piece of notation each. */
export const articleWords = (articles: readonly string[]): string => list(articles.map(notation));
