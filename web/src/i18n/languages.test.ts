/**
 * Every language says everything that English says, in its own words: the same messages with the same
 * variables, well formed, and with the words of the glossary (`web/glossary.json`).
 * `DAMA_LANGUAGE=xx` looks at one folder alone, listed or not.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { chooseLanguage, LANGUAGES, languageOf } from "./languages.js";
import { LATER_FILES, LOCALE_FILES, t, useTexts } from "./text.js";

interface Words {
  /** Accepted stems of a term. */
  terms?: Record<string, string[]>;
  /** Messages that say a term in other words. */
  freely?: string[];
  /** Messages that are the same as in English. */
  same?: string[];
}
interface Glossary {
  terms: Record<string, { en: string[]; about: string }>;
  same: string[];
  languages: Record<string, Words>;
}

const LOCALES = resolve("web", "locales");
const FILES = [...LOCALE_FILES, ...LATER_FILES];
/** Where the glossary is held to: what is said of games. */
const STRICT = new Set(["play", "rules", "hints", "daily", "learn"]);
/** What the game's own words bring with them, so that it may be used or not. */
const WORDS = ["id", "kind", "man", "king", "spot", "game", "piece"];
/** Share of messages that may say a term freely. */
const FREELY = 0.05;

const glossary = JSON.parse(readFileSync(resolve("web", "glossary.json"), "utf8")) as Glossary;
const only = process.env.DAMA_LANGUAGE;
const codes = only ? [only] : LANGUAGES.map(({ code }) => code);
const others = codes.filter((code) => code !== "en");

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
interface Message {
  file: string;
  value: Pattern;
}

const sourcesOf = (code: string) => FILES.map((name) => readFileSync(join(LOCALES, code, `${name}.ftl`), "utf8"));

function messagesOf(code: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  sourcesOf(code).forEach((source, at) => {
    for (const { id, value } of new FluentResource(source).body) {
      assert.ok(value !== null, `${code}: ${id} has no text`);
      assert.ok(!messages.has(id), `${code}: ${id} is there twice`);
      messages.set(id, { file: FILES[at] ?? "", value });
    }
  });
  return messages;
}

/** Everything in a pattern: its words, and its variables and selections. */
function* parts(pattern: Pattern): Generator<string | Expression> {
  for (const part of typeof pattern === "string" ? [pattern] : pattern) {
    yield part;
    if (typeof part === "string") continue;
    if (part.type === "select") {
      yield part.selector;
      for (const variant of part.variants) yield* parts(variant.value);
    }
  }
}
const variablesOf = (pattern: Pattern) =>
  new Set([...parts(pattern)].flatMap((part) => (typeof part !== "string" && part.type === "var" ? [part.name] : [])));
const wordsOf = (pattern: Pattern) =>
  [...parts(pattern)].map((part) => (typeof part === "string" ? part : " ")).join("");
const flat = (pattern: Pattern) => JSON.stringify(pattern);

const english = messagesOf("en");
const complaints: string[] = [];
console.error = (...said: unknown[]) => complaints.push(said.join(" "));

test("the folders are the languages", () => {
  if (only) return;
  assert.deepEqual(readdirSync(LOCALES).sort(), LANGUAGES.map(({ code }) => code).sort());
  for (const { code } of LANGUAGES) {
    assert.deepEqual(readdirSync(join(LOCALES, code)).sort(), FILES.map((name) => `${name}.ftl`).sort(), code);
  }
});

test("a language is chosen by the page, then the visitor, then the browser", () => {
  assert.equal(chooseLanguage("xx", "", null, undefined).code, "en");
  for (const { code, region, name, dir } of LANGUAGES) {
    assert.equal(chooseLanguage("xx", code, "en").code, code);
    assert.equal(languageOf(`${code.toUpperCase()}-ZZ`)?.code, code);
    assert.deepEqual(Intl.getCanonicalLocales(region), [region]);
    assert.ok(name.length > 1);
    assert.equal(dir === "rtl", code === "ar");
    // The boards' digits, in which numbers beside them are written too.
    assert.equal(new Intl.NumberFormat(region).format(12), "12");
  }
});

for (const code of others) {
  const messages = messagesOf(code);
  const own: Words = glossary.languages[code] ?? {};

  test(`${code}: no message is missing, none is unused`, () => {
    assert.deepEqual([...messages.keys()].sort(), [...english.keys()].sort());
  });

  test(`${code}: the same variables`, () => {
    const wrong: string[] = [];
    for (const [id, { value }] of english) {
      const mine = messages.get(id);
      if (!mine) continue;
      const wanted = variablesOf(value);
      const found = variablesOf(mine.value);
      const given = [...wanted].some((name) => WORDS.includes(name)) ? WORDS : [];
      for (const name of found)
        if (!wanted.has(name) && !given.includes(name)) wrong.push(`${id}: $${name} is not given`);
      for (const name of wanted)
        if (!found.has(name) && !WORDS.includes(name)) wrong.push(`${id}: $${name} is not said`);
    }
    assert.deepEqual(wrong, []);
  });

  test(`${code}: selections have keys that can come`, () => {
    const plurals = new Intl.PluralRules(languageOf(code)?.region ?? code).resolvedOptions().pluralCategories;
    const wrong: string[] = [];
    for (const [id, { value }] of messages) {
      for (const part of parts(value)) {
        if (typeof part === "string" || part.type !== "select") continue;
        for (const { key } of part.variants) {
          const name = key.type === "num" ? "" : key.value;
          const plural = ["zero", "one", "two", "few", "many", "other"].includes(name);
          if (plural && name !== "other" && !plurals.includes(name as Intl.LDMLPluralRule))
            wrong.push(`${id}: [${name}]`);
        }
      }
    }
    assert.deepEqual(wrong, []);
  });

  test(`${code}: not simply English`, () => {
    const listed = new Set([...glossary.same, ...(own.same ?? [])]);
    const same = [...messages].filter(([id, { value }]) => flat(value) === flat(english.get(id)?.value ?? ""));
    const lettered = same.filter(([, { value }]) => /\p{L}{2}/u.test(wordsOf(value)));
    assert.deepEqual(
      lettered.map(([id]) => id).filter((id) => !listed.has(id)),
      [],
    );
  });

  test(`${code}: sentences stay sentences, and hold nothing invisible`, () => {
    const ends = (text: string) => /[.!?։؟…]["”»’)\s]*$/u.test(text);
    const wrong: string[] = [];
    for (const [id, { value }] of messages) {
      const text = wordsOf(value);
      if (/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(text)) wrong.push(`${id}: an invisible character`);
      const first = english.get(id)?.value ?? "";
      if (typeof value === "string" && typeof first === "string" && ends(value) !== ends(first))
        wrong.push(`${id}: its end`);
    }
    assert.deepEqual(wrong, []);
  });

  test(`${code}: every message can be said, whatever it counts`, () => {
    useTexts(code, sourcesOf(code));
    for (const [id, { value }] of messages) {
      const names = [...new Set([...variablesOf(value), ...variablesOf(english.get(id)?.value ?? "")])];
      for (const n of [0, 1, 2, 3, 5, 11, 100]) {
        const numbers =
          /^(takes|loses|count|of|plies|moves|number|seconds|attempt|wrong|solved|days|best|left|maximum|first|second|third|missed)$/;
        const args = Object.fromEntries(names.map((name) => [name, numbers.test(name) ? n : `«${name}»`]));
        complaints.length = 0;
        const said = t(id, args);
        assert.deepEqual(complaints, [], id);
        assert.ok(!/[{}]|undefined|NaN/.test(said), `${id}: ${said}`);
      }
    }
  });

  test(`${code}: the words of the glossary`, () => {
    const terms = own.terms ?? {};
    assert.deepEqual(Object.keys(terms).sort(), Object.keys(glossary.terms).sort());
    const freely = new Set(own.freely);
    for (const id of freely) assert.ok(english.has(id), `freely: ${id}`);
    assert.ok(freely.size <= FREELY * english.size, `${freely.size} messages say a term freely`);
    const wrong: string[] = [];
    for (const [term, { en }] of Object.entries(glossary.terms)) {
      const asked = new RegExp(`(?<![\\p{L}-])(?:${en.join("|")})(?![\\p{L}-])`, "u");
      const stems = (terms[term] ?? []).map((stem) => stem.toLocaleLowerCase(code));
      for (const [id, { file, value }] of english) {
        if (!STRICT.has(file) || freely.has(id) || !asked.test(wordsOf(value))) continue;
        const said = wordsOf(messages.get(id)?.value ?? "").toLocaleLowerCase(code);
        if (!stems.some((stem) => said.includes(stem))) wrong.push(`${id}: ${term}`);
      }
    }
    assert.deepEqual(wrong, []);
  });
}
