/** Every text that is asked for is there, every text that is there is asked for, and all can be put into words. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { type Phrase, Phrases } from "../app/phrases.js";
import type {
  Action,
  GameId,
  GameState,
  Reason,
  RulesId,
  RulesInfo,
  Side,
  WhyNot,
  WhyNotCode,
} from "../engine/contract.js";
import type { Hint } from "../engine/thinking.js";
import {
  hasText,
  LATER_FILES,
  LOCALE_FILES,
  list,
  loadLater,
  loadTexts,
  notation,
  plain,
  t,
  TextsMissing,
  useTexts,
} from "./text.js";
import { LANGUAGES } from "./languages.js";
import { ALL_MAPS, GAMES, HINT, REASON, WHY } from "./words.js";

// The suite runs in the project's root.
const WEB = resolve("web");
const FILES = [...LOCALE_FILES, ...LATER_FILES];
const sourcesOf = (language: string, files: readonly string[] = FILES) =>
  files.map((name) => readFileSync(join(WEB, "locales", language, `${name}.ftl`), "utf8"));
const idsOf = (language: string) =>
  sourcesOf(language).flatMap((source) => new FluentResource(source).body.map(({ id }) => id));

const ids = new Set(idsOf("en"));

function* sources(dir: string): Generator<[string, string]> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|json)$/.test(path) && !/\.test\.ts$/.test(path)) yield [path, readFileSync(path, "utf8")];
  }
}
// What is said of the facts is named where the facts are.
const PLACES = [
  join("src", "app"),
  join("src", "element"),
  join("src", "i18n"),
  join("data", "evidence"),
  join("data", "learn"),
];
const code = PLACES.flatMap((place) => [...sources(join(WEB, place))]);

/** Strings in the code, without attribute values of templates and keys of objects. */
const LITERAL = /(?<!=)"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"(?!:)/g;
const literals = new Map<string, string>();
for (const [path, text] of code) for (const match of text.matchAll(LITERAL)) literals.set(match[1] ?? "", path);

test("every message is used", () => {
  assert.deepEqual(
    [...ids].filter((id) => !literals.has(id)),
    [],
  );
});

test("every string that looks like a message is one", () => {
  // The rule sets' own names begin like messages but are the engine's words.
  const games = new Set<string>([...GAMES, "la"]);
  const families = new Set([...ids].filter((id) => id.includes("-")).map((id) => id.slice(0, id.indexOf("-"))));
  const wrong = [...literals].filter(([text]) => {
    const family = text.slice(0, Math.max(text.indexOf("-"), 0));
    return families.has(family) && !games.has(family) && !ids.has(text);
  });
  assert.deepEqual(wrong, []);
});

test("what t and tx are given directly is a message", () => {
  const calls = code.flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:t|tx|format)\(\s*"([^"]+)"/g)].map((match) => [match[1] ?? "", path] as const),
  );
  assert.ok(calls.length > 80, `only ${calls.length} calls found`);
  assert.deepEqual(
    calls.filter(([id]) => !ids.has(id)),
    [],
  );
});

function* leaves(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* leaves(inner);
}

test("every entry of every map is a message", () => {
  const named = ALL_MAPS.flatMap((map) => [...leaves(map)]);
  assert.ok(named.length > 100);
  assert.deepEqual(
    named.filter((id) => !ids.has(id)),
    [],
  );
});

// The sentences, with real arguments: a missing one would be reported on the console.

const complaints: unknown[] = [];
console.error = (...said: unknown[]) => complaints.push(said.join(" "));

const RULES: [RulesId, GameId][] = [
  ["la-dama", "la-dama"],
  ["filippina", "filippina"],
  ["tama", "tama"],
  ["dhamet-soufla", "dhamet"],
  ["turkish", "turkish"],
];

function info(id: RulesId, game: GameId, duty: "any" | "maximum", enforcement: "owed" | "enforced"): RulesInfo {
  const names = Array.from({ length: 64 }, (_, i) => `${"abcdefgh"[i % 8]}${Math.floor(i / 8) + 1}`);
  return {
    id,
    game,
    width: 8,
    height: 8,
    squares: names.map((_, i) => i),
    names,
    numbers: [],
    lines: [],
    table: {
      menEach: 16,
      manMoves: ["forward"],
      manCaptures: ["forward"],
      kingMoves: ["forward"],
      kingCaptures: ["forward"],
      duty,
      enforcement,
      removal: "at-once",
      promotion: "at-end",
      promotionSquares: { white: [63], black: [0] },
      halfTurn: false,
      oblige: true,
      fixedOpening: true,
      quietLimit: 50,
      articles: { duty: "X-1" } as RulesInfo["table"]["articles"],
    },
  };
}

const state = (changes: Partial<GameState> = {}): GameState => ({
  rules: "tama",
  key: "0",
  ply: 0,
  number: 1,
  side: "white",
  pieces: [{ square: 0, side: "white", kind: "king", id: 0 }],
  position: "",
  result: null,
  quiet: 0,
  opening: null,
  obliged: false,
  moves: [],
  captureDue: true,
  dutiful: [0],
  dutyCount: 2,
  huffable: [],
  canOblige: false,
  canUndo: false,
  canRedo: false,
  last: null,
  ...changes,
});

function inWords(id: string, args?: Parameters<typeof t>[1]): string {
  complaints.length = 0;
  const text = t(id, args);
  assert.deepEqual(complaints, [], id);
  assert.ok(text.length > 1 && !/[{}]|undefined|NaN/.test(text), `${id}: ${text}`);
  return text;
}

test("every reason against a wish is a sentence, in every game", () => {
  useTexts("en", sourcesOf("en"));
  const why: WhyNot = { code: "empty", article: "X-2", squares: [9, 10], better: ["a1xa3"], takes: 1, maximum: 2 };
  for (const [id, game] of RULES) {
    const phrases = new Phrases(info(id, game, "maximum", "enforced"), false);
    for (const code of Object.keys(WHY) as WhyNotCode[]) {
      const phrase = phrases.why({ ...why, code }, 0, 9, state());
      assert.equal(phrase.article, "X-2");
      assert.match(inWords(phrase.id, phrase.args), /\.$/);
    }
  }
});

test("every duty, every result, every action and every cell can be said", () => {
  useTexts("en", sourcesOf("en"));
  for (const [id, game] of RULES) {
    for (const duty of ["any", "maximum"] as const) {
      for (const enforcement of ["owed", "enforced"] as const) {
        const phrases = new Phrases(info(id, game, duty, enforcement), false);
        const states = [state(), state({ dutyCount: 1 }), state({ obliged: true }), state({ opening: 3 })];
        for (const each of states) {
          const phrase = phrases.duty(each);
          assert.ok(phrase);
          inWords(phrase.id, phrase.args);
        }
        assert.equal(phrases.duty(state({ captureDue: false })), null);
      }
    }
    const phrases = new Phrases(info(id, game, "any", "owed"), false);
    for (const reason of Object.keys(REASON) as Reason[]) {
      const lost = reason === "no-pieces" || reason === "no-moves" || reason === "resigned";
      for (const winner of lost ? (["white", "black"] as Side[]) : [null]) {
        for (const phrase of phrases.result({ winner, reason, article: "0-11" })) inWords(phrase.id, phrase.args);
      }
    }
    const legs = [{ from: 0, to: 16, captured: 8, king: true }];
    const actions: Action[] = [
      { kind: "move", side: "white", from: 0, to: 16, legs, captured: [8], promotes: true, removal: "at-once" },
      { kind: "move", side: "white", from: 0, to: 8, legs, captured: [], promotes: false, removal: "at-once" },
      { kind: "huff", side: "black", square: 3 },
      { kind: "oblige", side: "black" },
      { kind: "end", result: { winner: null, reason: "agreed", article: "0-11" } },
    ];
    complaints.length = 0;
    const said = actions.map((action) => phrases.said(action));
    const piece = { square: 27, side: "white", kind: "man", id: 1 } as const;
    const cell = { square: 27, canMove: true, mustCapture: false, picked: false, huffable: false, victims: [35] };
    const cells = (["none", "move", "capture", "stop"] as const).map((target) =>
      phrases.cell({ ...cell, piece: target === "none" ? piece : null, target, coordinates: "algebraic" }),
    );
    assert.deepEqual(complaints, []);
    assert.equal(new Set(said).size, said.length);
    assert.equal(new Set(cells).size, cells.length);
    assert.match(cells[0] ?? "", /^d4, White .+, can move$/);
  }
});

test("every reason for a move, or against one, is a sentence, whatever it counts", () => {
  useTexts("en", sourcesOf("en"));
  const none = { squares: [9], takes: 0, loses: 0, count: 0, of: 0, plies: 0, moves: 0, article: "X-2" };
  for (const [id, game] of RULES) {
    const phrases = new Phrases(info(id, game, "any", "owed"), false);
    for (const kind of Object.keys(HINT)) {
      for (const n of [0, 1, 2, 5]) {
        const numbers = { takes: n, loses: n, count: n, of: n + 1, plies: 2 * n, moves: n };
        const [phrase] = phrases.reason({ ...none, ...numbers, kind }, "white");
        assert.ok(phrase);
        assert.equal(phrase.article, "X-2");
        assert.match(inWords(phrase.id, phrase.args), /^[A-Z].*[.]$/);
      }
    }
  }
});

test("the reasons that have words are those the search gives", () => {
  const source = readFileSync(resolve("crates/dama-search/src/explain.rs"), "utf8");
  const codes = [...source.matchAll(/^ +[A-Z]\w+ = "([a-z-]+)",$/gm)].map((match) => match[1]);
  assert.ok(codes.length > 30);
  assert.deepEqual(Object.keys(HINT).sort(), codes.sort());
  const phrases = new Phrases(info("la-dama", "la-dama", "any", "owed"), false);
  const unknown = {
    squares: [],
    takes: 0,
    loses: 0,
    count: 0,
    of: 0,
    plies: 0,
    moves: 0,
    article: "",
    kind: "because",
  };
  assert.deepEqual(phrases.reason(unknown, "white"), []);
});

test("a kept phrase speaks the language, and the names of places, of the time when it is said", () => {
  let numbers = false;
  const phrases = new Phrases({ ...info("tama", "tama", "any", "owed"), numbers: [7, 8] }, () => numbers);
  useTexts("en", sourcesOf("en"));
  const reason = { kind: "hint", takes: 1, loses: 1, count: 1, of: 2, plies: 2, moves: 1, article: "", squares: [0] };
  const why: WhyNot = { code: "empty", article: "X-2", squares: [0], better: [], takes: 1, maximum: 2 };
  const kept = [
    ...phrases.reason({ ...reason, kind: "trades" }, "white"),
    ...phrases.reason({ ...reason, kind: "saves" }, "white"),
    phrases.why({ ...why, code: "not-your-piece" }, 0, 1, state()),
    phrases.why({ ...why, code: "empty" }, 0, 1, state()),
  ];
  const said = () => kept.map(({ id, args }) => t(id, args)).join(" ");
  assert.match(said(), /White/);
  assert.match(said(), /a1/);
  useTexts("es", sourcesOf("es"));
  numbers = true;
  assert.doesNotMatch(said(), /White|Black|a1/);
  assert.match(said(), /Negras.*En 7 no hay nada/);
});

test("a hint names its deed, and a turning point what was played and what was better", () => {
  useTexts("en", sourcesOf("en"));
  const phrases = new Phrases(info("la-dama", "la-dama", "any", "owed"), false);
  const reason = { kind: "trades", squares: [], takes: 1, loses: 1, count: 0, of: 0, plies: 0, moves: 0, article: "" };
  const score = { kind: "eval", value: 120 } as const;
  const hint: Hint = {
    deed: { kind: "move", id: 0 },
    side: "black",
    from: 1,
    to: 17,
    text: "b1xb3",
    numberText: "b1xb3",
    score,
    reason,
    line: [],
  };
  const said = (all: readonly Phrase[]) => all.map(({ id, args }) => inWords(id, args)).join(" ");
  assert.equal(said(phrases.hint(hint)), "Play b1xb3. It takes one piece, and White can take one back.");
  assert.match(said(phrases.hint({ ...hint, deed: { kind: "huff", square: 9 } })), /^Blow b2\. /);
  assert.match(said(phrases.hint({ ...hint, deed: { kind: "oblige" } })), /^Oblige\. /);
  const turn = { ply: 3, side: "black", text: "c1-c2", numberText: "c1-c2", before: score, after: score } as const;
  const fails = { ...reason, kind: "fails-promotes" };
  assert.equal(
    said(phrases.turned({ ...turn, better: hint, fails })),
    "Here it turned. Black was ahead, and played c1-c2. White answers by making a dama. Better: b1xb3. It takes one piece, and White can take one back.",
  );
  assert.match(
    said(phrases.turned({ ...turn, before: { kind: "win", value: 5 }, better: hint, fails: null })),
    /a won game/,
  );
  assert.match(
    said(phrases.turned({ ...turn, before: { kind: "draw", value: 0 }, better: hint, fails: null })),
    /still hold/,
  );
});

test("notation is marked on its way and clean at the end", () => {
  useTexts("en", sourcesOf("en"));
  const squares = list([notation("d3"), notation("b2")]);
  assert.equal(plain(squares), "d3 and b2");
  assert.equal(t("why-must-capture", { squares }), "A capture comes first: d3 and b2 can take.");
});

test("what is loaded later comes once it is asked for, and stays when the texts are loaded anew", async () => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    const path = new URL(String(url)).pathname;
    asked.push(path);
    const text = path.endsWith("/start.ftl")
      ? sourcesOf("en", LOCALE_FILES).join("\n")
      : readFileSync(join(WEB, path), "utf8");
    return new Response(text);
  };
  try {
    const base = "http://site.example/";
    await loadTexts(LANGUAGES[0], base);
    assert.deepEqual([hasText("app-name"), hasText("ev-none")], [true, false]);
    await loadLater("evidence", base);
    assert.deepEqual(asked, ["/locales/en/start.ftl", "/locales/en/evidence.ftl"]);
    assert.equal(t("ev-none"), "not recorded");
    await loadTexts(LANGUAGES[0], base);
    assert.equal(t("ev-none"), "not recorded");
    globalThis.fetch = async () => new Response("", { status: 404 });
    await assert.rejects(loadLater("embed", base), TextsMissing);
  } finally {
    globalThis.fetch = fetch;
  }
});
