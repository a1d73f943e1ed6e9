/**
 * The words that say what a screen in a museum's hall is to be: those of any board where they make sense, and a
 * few of its own. Pure; it knows no page and no game.
 */
import type { Level, RulesInfo, Side } from "../../engine/contract.js";
import { SIDES } from "../../app/seat.js";
import { LEVELS } from "../../engine/thinking.js";
import { LANGUAGES, languageOf } from "../../i18n/languages.js";
import { oneOf, readGame, readLook, type Wish, type Word, WordError } from "../words.js";

/** Ways to play that a visitor may be offered, as the word `mode` names them. */
export const WAYS = ["play", "two", "daily"] as const;
export type Way = (typeof WAYS)[number];
/** How two people may sit. */
export const TABLES = ["on", "off"] as const;

/** Words that boards elsewhere do not have. */
export const KIOSK_WORDS = ["kiosk", "idle", "px-per-mm", "table", "calibrate"] as const;
export type KioskWord = (typeof KIOSK_WORDS)[number];

/** Seconds. */
const IDLE = { least: 5, usual: 60, most: 3600 };
/** Screens have from 1 pixel in a millimetre (very large ones) to 40 (phones, if no scale were theirs). */
const PER_MM = { least: 0.5, most: 40 };

/** Targets are never smaller, CSS pixels. */
export const LEAST_TARGET = 64;
/** Where the size of a pixel is known, nor smaller than this. */
export const TARGET_MM = 15;

export interface KioskWish {
  /** Rule sets a visitor may choose from; the first is shown first. */
  games: readonly RulesInfo[];
  ways: readonly Way[];
  /** Offered where the computer plays. */
  levels: readonly Level[];
  /** Whether two players may sit face to face, side by side, or choose. */
  facing: readonly boolean[];
  /** The visitor's side. */
  side: Side;
  /** The language of the first screen; empty for the browser's. */
  lang: string;
  /** How long nobody may touch the screen, milliseconds. */
  idle: number;
  /** CSS pixels in a millimetre; null when nobody has measured. */
  perMm: number | null;
  /** The page on which that is measured. */
  calibrate: boolean;
  look: Wish["look"];
  showRules: boolean;
}

/** What a visitor may choose to do with a board. */
export type Chosen = { way: "play"; level: Level } | { way: "two"; facing: boolean } | { way: "daily" };

/** @param puzzles the game has puzzles of the day */
export const choicesOf = ({ ways, levels, facing }: KioskWish, puzzles: boolean): readonly Chosen[] =>
  ways.flatMap((way): readonly Chosen[] => {
    if (way === "play") return levels.map((level) => ({ way, level }));
    if (way === "two") return facing.map((facing) => ({ way, facing }));
    return puzzles ? [{ way }] : [];
  });

/** Whether a screen in a hall is wanted at all. @throws {WordError} */
export function isKiosk(value: string | null): boolean {
  return value !== null && readSwitch("kiosk", value);
}

/** As `isKiosk`; a value that it cannot have is told of on the screen that was asked for. */
export function wantsKiosk(value: string | null): boolean {
  try {
    return isKiosk(value);
  } catch {
    return true;
  }
}

/** How large a target must be, CSS pixels. */
export const targetFor = (perMm: number | null): number =>
  Math.ceil(Math.max(LEAST_TARGET, perMm === null ? 0 : perMm * TARGET_MM));

/**
 * Reads the words.
 *
 * @param said what a word is, or null when it was not said
 * @param known all rule sets; a game's first is its usual one
 * @throws {WordError} at the first value that cannot be
 */
export function readKiosk(said: (word: Word | KioskWord) => string | null, known: readonly RulesInfo[]): KioskWish {
  const given = (word: Word | KioskWord): string | null => said(word)?.trim() || null;
  /** Some of the values, each once, set apart by blanks or commas; all of them when nothing is said. */
  const some = <T extends string>(word: Word | KioskWord, values: readonly T[]): readonly T[] => {
    const parts = (given(word) ?? "").split(BETWEEN).filter(Boolean);
    const bad = parts.find((part) => !values.some((value) => value === part));
    if (bad !== undefined) throw new WordError(word, bad, values);
    return parts.length === 0 ? values : values.filter((value) => parts.includes(value));
  };
  const number = (word: KioskWord, { least, most }: { least: number; most: number }): number | null => {
    const value = given(word);
    if (value === null) return null;
    const read = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (!(read >= least && read <= most)) throw new WordError(word, value, [`${least}–${most}`]);
    return read;
  };
  const lang = given("lang");
  isKiosk(given("kiosk"));
  const codes = LANGUAGES.map(({ code }) => code);
  if (lang !== null && !languageOf(lang)) throw new WordError("lang", lang, codes);
  return {
    games: readGames(given("game"), known),
    ways: some("mode", WAYS),
    levels: some("level", LEVELS),
    facing: some("table", TABLES).map((value) => value === "on"),
    side: oneOf(given)("side", SIDES, "white"),
    lang: lang ?? "",
    idle: (number("idle", IDLE) ?? IDLE.usual) * 1000,
    perMm: number("px-per-mm", PER_MM),
    calibrate: readSwitch("calibrate", given("calibrate") ?? "off"),
    ...readLook(given),
  };
}

const BETWEEN = /[\s,+]+/;

/** As an attribute without a value, `kiosk` is on. */
function readSwitch(word: KioskWord, value: string): boolean {
  const on = ["", "1", "on"].includes(value.trim());
  if (!on && !["0", "off"].includes(value.trim())) throw new WordError(word, value, ["1", "0"]);
  return on;
}

/** Each game's usual rules when nothing is said. */
function readGames(value: string | null, known: readonly RulesInfo[]): readonly RulesInfo[] {
  const names = value === null ? new Set(known.map(({ game }) => game)) : new Set(value.split(BETWEEN).filter(Boolean));
  const ids = new Set([...names].map((name) => readGame(name, known)));
  return [...ids].flatMap((id) => known.filter((info) => info.id === id));
}
