/**
 * Every word on the page comes from here: Fluent messages of one language, loaded once.
 *
 * Notation (squares, moves, positions) must read left to right inside any language, so it is
 * passed through `notation` and comes out of `tx` in an element of its own.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { html, type TemplateResult } from "lit";
import { fetchFile } from "../engine/files.js";
import { LANGUAGES, type Language, languageOf } from "./languages.js";

/** The files of a language that every page begins with; the build makes one of them, `start.ftl`. */
export const LOCALE_FILES = ["page", "games", "play"] as const;
/** What a board by itself may have to say. */
export const BOARD_FILES = ["hints", "rules", "daily"] as const;
/** Files that come with what needs them. */
export const LATER_FILES = [...BOARD_FILES, "evidence", "embed", "offline", "learn", "kiosk", "access"] as const;
export type LaterFile = (typeof LATER_FILES)[number];

export type Args = Record<string, FluentVariable>;

// Private-use characters mark notation while it passes through Fluent, which knows only text.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001]/g;
const MARKED = /\uE000([^\uE001]*)\uE001/;

/** The texts of one language, as far as they are loaded. */
export class Texts {
  readonly bundle: FluentBundle;
  /** Those of `LATER_FILES` that are there. */
  readonly added = new Set<LaterFile>();

  constructor(readonly language: Language) {
    // Isolation of notation is done by elements; invisible characters would only confuse copying.
    // Where the browser does not know the language, numbers are not written as in the browser's own.
    this.bundle = new FluentBundle([language.region, LANGUAGES[0].region], { useIsolating: false });
  }

  /** Adds the contents of a file. Throws on a message written wrongly. */
  add(source: string): void {
    const [first] = this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (first) throw first;
  }
}

/** The texts in use. A page with boards in several languages changes them at the doors of each: see `speak`. */
let texts = new Texts(LANGUAGES[0]);

/** A file of texts that could not be had; the only fault whose words cannot come from a text file. */
export class TextsMissing extends Error {
  constructor(readonly url: string) {
    super(`The texts of this page could not be loaded from ${url}`);
    this.name = "TextsMissing";
  }
}

/** From here on everything is said in the language of these texts. */
export function speak(next: Texts): void {
  texts = next;
}

/** Makes `sources` (the contents of the files) the texts in use. Throws on a message written wrongly. */
export function useTexts(code: string, sources: readonly string[]): void {
  const next = new Texts(languageOf(code) ?? LANGUAGES[0]);
  for (const source of sources) next.add(source);
  speak(next);
}

/**
 * Loads a language from beside the script and speaks it.
 *
 * @param later files of `LATER_FILES` that it is to have at once: as a rule, those that are there now
 * @throws {TextsMissing}
 */
export async function loadTexts(
  language: Language,
  base: string | URL,
  later: readonly LaterFile[] = [...texts.added],
): Promise<Texts> {
  const next = new Texts(language);
  const names = ["start", ...later];
  const sources = await Promise.all(names.map((name) => fetchTexts(language.code, name, base)));
  for (const source of sources) next.add(source);
  for (const name of later) next.added.add(name);
  speak(next);
  return next;
}

/** Adds a file of `LATER_FILES` to the texts in use; again it changes nothing. @throws {TextsMissing} */
export async function loadLater(name: LaterFile, base: string | URL): Promise<void> {
  const into = texts;
  if (into.added.has(name)) return;
  const source = await fetchTexts(into.language.code, name, base);
  into.add(source);
  into.added.add(name);
  // Another language came in between.
  if (texts !== into) return loadLater(name, base);
}

async function fetchTexts(code: string, name: string, base: string | URL): Promise<string> {
  const url = new URL(`locales/${code}/${name}.ftl`, base).href;
  const response = await fetchFile(url).catch(() => null);
  if (!response?.ok) throw new TextsMissing(url);
  return response.text();
}

/** True when there is a message of this name. */
export const hasText = (id: string): boolean => texts.bundle.hasMessage(id);

/** The code of the language in use, as `lang=` has it. */
export const languageCode = (): string => texts.language.code;

/** For dates and lists. */
export const currentLanguage = (): string => texts.language.region;

/** A message with its notation still marked: to be an argument of another. */
export function format(id: string, args?: Args): string {
  const { bundle } = texts;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`text missing: ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const out = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return out;
}

/** Marks a square, move or position as notation. */
export const notation = (text: string): string => OPEN + text + CLOSE;

/** "a, b and c" in the language in use; the items may be notation. */
export function list(items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const first = items.slice(0, -1).join(", ");
  const second = items.at(-1) ?? "";
  const own = known() || !first ? undefined : attribute("join-parts", type, { first, second });
  return own ?? new Intl.ListFormat(currentLanguage(), { type, style: "long" }).format(items);
}

/** True when the browser can write lists and dates in the language in use. */
export const known = (): boolean => Intl.DateTimeFormat.supportedLocalesOf(currentLanguage()).length > 0;

/** What only some languages have to say, beside a message: see `dates.ts`. */
export function attribute(id: string, name: string, args?: Args): string | undefined {
  const { bundle } = texts;
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern && bundle.formatPattern(pattern, args);
}

/** Two sentences, or two parts of one, as the language joins them. */
export const joined = (how: "join-parts" | "join-sentences", ...parts: readonly string[]): string =>
  parts.reduce((first, second) => format(how, { first, second }));

/** Text without the marks of notation: for labels, titles and the live region. */
export const plain = (text: string): string => text.replace(MARKS, "");

/** A message as plain text. */
export const t = (id: string, args?: Args): string => plain(format(id, args));

/** A message for the page, with its notation set apart. */
export const tx = (id: string, args?: Args): TemplateResult => marked(format(id, args));

/** Text that may hold notation, as it goes on the page. */
export function marked(text: string): TemplateResult {
  const parts = text.split(MARKED).map((part, i) => (i % 2 ? bdi(part) : part));
  return html`${parts}`;
}

/** One piece of notation on the page. */
export const bdi = (text: string): TemplateResult => html`<bdi dir="ltr">${text}</bdi>`;
