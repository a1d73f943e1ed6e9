/**
 * Every word on the page comes from here: Fluent messages of one language, loaded once.
 *
 * Notation (squares, moves, positions) must read left to right inside any language, so it is
 * passed through `notation` and comes out of `tx` in an element of its own.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { html, type TemplateResult } from "lit";
import { fetchFile } from "../engine/files.js";

/** The files of a language, all loaded at the start. */
export const LOCALE_FILES = ["page", "games", "play", "hints", "rules", "daily"] as const;
/** Files of pages that few people open, loaded with them. */
export const LATER_FILES = ["evidence", "embed"] as const;
type LaterFile = (typeof LATER_FILES)[number];
/** Languages that are there; the first is the one everything falls back to. */
export const LANGUAGES = ["en"] as const;

export type Args = Record<string, FluentVariable>;

// Private-use characters mark notation while it passes through Fluent, which knows only text.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001]/g;
const MARKED = /\uE000([^\uE001]*)\uE001/;

/** Dates and lists as they are written where each text was written. */
const REGION: Record<string, string> = { en: "en-GB" };

let bundle = new FluentBundle("en");
let language = "en-GB";
/** Those of `LATER_FILES` that are in use: another language needs them too. */
const added = new Set<LaterFile>();

/** A file of texts that could not be had; the only fault whose words cannot come from a text file. */
export class TextsMissing extends Error {
  constructor(readonly url: string) {
    super(`The texts of this page could not be loaded from ${url}`);
    this.name = "TextsMissing";
  }
}

/** Makes `sources` (the contents of the files) the texts in use. Throws on a message written wrongly. */
export function useTexts(lang: string, sources: readonly string[]): void {
  // Isolation of notation is done by elements; invisible characters would only confuse copying.
  const next = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) {
    const [first] = next.addResource(new FluentResource(source));
    if (first) throw first;
  }
  bundle = next;
  language = REGION[lang] ?? lang;
}

/** Loads the language from beside the script. @throws {TextsMissing} */
export async function loadTexts(lang: string, base: string | URL): Promise<void> {
  const names = [...LOCALE_FILES, ...added];
  useTexts(lang, await Promise.all(names.map((name) => fetchTexts(lang, name, base))));
}

/** Adds a file of `LATER_FILES` to the texts in use; again it changes nothing. @throws {TextsMissing} */
export async function loadLater(name: LaterFile, base: string | URL): Promise<void> {
  const into = bundle;
  const source = await fetchTexts(into.locales[0] ?? LANGUAGES[0], name, base);
  // Another language came in between.
  if (bundle !== into) return loadLater(name, base);
  into.addResource(new FluentResource(source), { allowOverrides: true });
  added.add(name);
}

async function fetchTexts(lang: string, name: string, base: string | URL): Promise<string> {
  const url = new URL(`locales/${lang}/${name}.ftl`, base).href;
  const response = await fetchFile(url).catch(() => null);
  if (!response?.ok) throw new TextsMissing(url);
  return response.text();
}

/** True when there is a message of this name. */
export const hasText = (id: string): boolean => bundle.hasMessage(id);

/** For dates and lists. */
export const currentLanguage = (): string => language;

/** A message with its notation still marked: to be an argument of another. */
export function format(id: string, args?: Args): string {
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
  return new Intl.ListFormat(language, { type, style: "long" }).format(items);
}

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
