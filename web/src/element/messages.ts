/**
 * What a page and the board in its frame may say to each other. Anything that comes in has exactly one of
 * these shapes or is not heard; whatever is in it is a value to be compared, and never run, shown as markup or
 * followed as an address. Pure.
 */
import { type BoardEvents, DEEDS, type DeedName } from "./events.js";
import { WORDS, type Word } from "./words.js";

/** From the page around. */
export type Order =
  /** Words change; null takes one back. */
  | { dama: "set"; words: Partial<Record<Word, string | null>> }
  | { dama: "do"; deed: DeedName }
  /** A legal move by its text. */
  | { dama: "move"; text: string };

/** To the page around. */
export type Report =
  /** How high the board stands, CSS pixels. */
  | { dama: "height"; height: number }
  | { dama: "event"; name: keyof BoardEvents; detail: BoardEvents[keyof BoardEvents] };

/** The longest position and the longest game are far below it. */
const LONGEST = 20_000;

/** The order in a message; null when it is none. */
export function readOrder(data: unknown): Order | null {
  if (!isPlain(data)) return null;
  const { dama, ...rest } = data;
  const [only, ...more] = Object.keys(rest);
  if (more.length > 0) return null;
  if (dama === "set" && only === "words") {
    const words = readWords(rest.words);
    return words && { dama, words };
  }
  if (dama === "do" && only === "deed") {
    const deed = DEEDS.find((one) => one === rest.deed);
    return deed ? { dama, deed } : null;
  }
  if (dama === "move" && only === "text" && isText(rest.text)) return { dama, text: rest.text };
  return null;
}

function readWords(data: unknown): Partial<Record<Word, string | null>> | null {
  if (!isPlain(data)) return null;
  const words: Partial<Record<Word, string | null>> = {};
  for (const [name, value] of Object.entries(data)) {
    const word = WORDS.find((one) => one === name);
    if (!word || (value !== null && !isText(value))) return null;
    words[word] = value;
  }
  return words;
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;

/** An object as literals make them, with nothing inherited that could be taken for its own. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const above: unknown = Object.getPrototypeOf(value);
  return above === Object.prototype || above === null;
}
