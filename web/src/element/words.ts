/**
 * The words that say what a board on somebody's page is to be: the attributes of `<dama-board>` and, with
 * the same names and values, what follows `embed.html?`. Pure; what a position or a move is, the engine says.
 */
import type { GameId, Level, RulesId, RulesInfo, Side } from "../engine/contract.js";
import { SIDES } from "../app/seat.js";
import { GROUNDS, PIECE_SETS, type Settings, settingsShape, THEMES } from "../app/settings.js";
import { LEVELS } from "../engine/thinking.js";

export const MODES = ["play", "two", "daily", "puzzle", "demo", "position"] as const;
export type Mode = (typeof MODES)[number];

/** All words there are, as attributes are written. */
export const WORDS = [
  "game",
  "mode",
  "level",
  "side",
  "position",
  "moves",
  "puzzle",
  "lang",
  "theme",
  "skin",
  "rules",
  "links",
  "coordinates",
] as const;
export type Word = (typeof WORDS)[number];

/** Words that change only how a board looks: no game begins anew for them. */
export const LOOKS: ReadonlySet<string> = new Set(["lang", "theme", "skin", "rules", "links", "coordinates"]);

const SWITCH = ["on", "off"] as const;
const COORDINATES = { auto: "custom", on: "always", off: "never" } as const satisfies Record<
  string,
  Settings["coordinates"]
>;

/** What a board is to be, with everything that was not said. */
export interface Wish {
  rules: RulesId;
  mode: Mode;
  level: Level;
  /** The visitor's side against the computer; otherwise the one at the bottom. */
  side: Side;
  /** A position text; empty for the usual start. */
  position: string;
  /** Moves as the engine reads them, to be played before anything else. */
  moves: readonly string[];
  /** A puzzle's number in `puzzle`, a date or nothing in `daily`. */
  puzzle: string;
  lang: string;
  look: Pick<Settings, "theme" | "coordinates" | "pieceSet" | "filippinaGround">;
  /** There is a button for the rules. */
  showRules: boolean;
  /** There are ways to the site, which open outside of the page. */
  showLinks: boolean;
}

/** A word with a value that it cannot have. */
export class WordError extends Error {
  readonly code = "word.value";
  constructor(
    readonly word: string,
    readonly value: string,
    /** The values it can have, where they are few. */
    readonly expected: readonly string[],
  ) {
    super(`${word}="${value}": expected ${expected.join(", ")}`);
    this.name = "WordError";
  }
}

/** Moves are set apart by blanks, commas or, as in addresses, underlines. */
const BETWEEN_MOVES = /[\s,_]+/;

/**
 * Reads the words.
 *
 * @param said what a word is, or null when it was not said
 * @param known all rule sets; a game's first is its usual one
 * @throws {WordError} at the first value that cannot be
 */
export function readWords(said: (word: Word) => string | null, known: readonly RulesInfo[]): Wish {
  const given = (word: Word): string | null => said(word)?.trim() || null;
  const one = oneOf(given);
  const mode = one("mode", MODES, "play");
  const puzzle = given("puzzle") ?? "";
  if (mode === "puzzle" && !/^[1-9][0-9]{0,6}$/.test(puzzle)) throw new WordError("puzzle", puzzle, ["1", "2", "…"]);
  return {
    rules: readGame(given("game"), known),
    mode,
    level: one("level", LEVELS, "easy"),
    side: one("side", SIDES, "white"),
    position: given("position") ?? "",
    moves: (given("moves") ?? "").split(BETWEEN_MOVES).filter(Boolean),
    puzzle,
    lang: given("lang") ?? "",
    ...readLook(given),
    showLinks: one("links", SWITCH, "on") === "on",
  };
}

/** One of a word's values, or the usual one when nothing was said. */
export const oneOf =
  (given: (word: Word) => string | null) =>
  <T extends string>(word: Word, values: readonly T[], usual: T): T => {
    const value = given(word);
    if (value === null) return usual;
    const found = values.find((one) => one === value);
    if (found === undefined) throw new WordError(word, value, values);
    return found;
  };

/** The words that change only how a board looks. @throws {WordError} */
export function readLook(given: (word: Word) => string | null): Pick<Wish, "look" | "showRules"> {
  const one = oneOf(given);
  const skin = given("skin");
  const set = PIECE_SETS.find((one) => one === skin);
  const ground = GROUNDS.find((one) => one === skin);
  if (skin !== null && !set && !ground) throw new WordError("skin", skin, [...PIECE_SETS, ...GROUNDS]);
  const usual = settingsShape.empty();
  return {
    look: {
      theme: one("theme", THEMES, "system"),
      coordinates: COORDINATES[one("coordinates", ["auto", "on", "off"], "auto")],
      pieceSet: set ?? usual.pieceSet,
      filippinaGround: ground ?? usual.filippinaGround,
    },
    showRules: one("rules", SWITCH, "on") === "on",
  };
}

/** A game, or one of its rule sets by its own name. @throws {WordError} */
export function readGame(value: string | null, known: readonly RulesInfo[]): RulesId {
  const games: (GameId | RulesId)[] = [...new Set(known.flatMap(({ id, game }) => [game, id]))];
  const info =
    value === null ? known[0] : (known.find(({ id }) => id === value) ?? known.find(({ game }) => game === value));
  if (!info) throw new WordError("game", value ?? "", games);
  return info.id;
}
