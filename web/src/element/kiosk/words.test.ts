/** What a hall's screen is to be: what the words mean, what is said of those that mean nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RulesInfo } from "../../engine/contract.js";
import { WordError } from "../words.js";
import { choicesOf, isKiosk, type KioskWord, readKiosk, targetFor } from "./words.js";
import type { Word } from "../words.js";

const KNOWN = [
  ["la-dama", "la-dama"],
  ["la-dama-strict", "la-dama"],
  ["tama", "tama"],
  ["dhamet", "dhamet"],
  ["dhamet-soufla", "dhamet"],
].map(([id, game]) => ({ id, game }) as RulesInfo);

type Said = Partial<Record<Word | KioskWord, string>>;
const read = (said: Said) => readKiosk((word) => said[word] ?? null, KNOWN);
const games = (said: Said) => read(said).games.map(({ id }) => id);

test("a screen of which nothing is said offers everything", () => {
  const wish = read({});
  assert.deepEqual(games({}), ["la-dama", "tama", "dhamet"], "each game once, by its usual rules");
  assert.deepEqual(wish.ways, ["play", "two", "daily"]);
  assert.equal(wish.levels.length, 4);
  assert.deepEqual(wish.facing, [true, false]);
  assert.equal(wish.idle, 60_000);
  assert.equal(wish.perMm, null);
  assert.equal(wish.calibrate, false);
  assert.equal(wish.lang, "");
});

test("one or several of a kind may be named", () => {
  assert.deepEqual(games({ game: "tama" }), ["tama"]);
  assert.deepEqual(games({ game: "tama, dhamet-soufla tama" }), ["tama", "dhamet-soufla"], "in the order said");
  assert.deepEqual(read({ mode: "two" }).ways, ["two"]);
  assert.deepEqual(read({ mode: "daily play" }).ways, ["play", "daily"]);
  assert.deepEqual(read({ level: "easy" }).levels, ["easy"]);
  assert.deepEqual(read({ table: "on" }).facing, [true]);
  assert.deepEqual(read({ table: "off" }).facing, [false]);
});

test("what a visitor may choose", () => {
  assert.deepEqual(choicesOf(read({ level: "easy", table: "on" }), true), [
    { way: "play", level: "easy" },
    { way: "two", facing: true },
    { way: "daily" },
  ]);
  assert.deepEqual(choicesOf(read({ mode: "daily two", table: "off" }), false), [{ way: "two", facing: false }]);
});

test("numbers", () => {
  assert.equal(read({ idle: "90" }).idle, 90_000);
  assert.equal(read({ "px-per-mm": "3.78" }).perMm, 3.78);
  assert.equal(targetFor(null), 64);
  assert.equal(targetFor(3.78), 64, "never below 64");
  assert.equal(targetFor(5.21), 79, "15 mm, rounded up");
});

test("a word that means nothing is named with its value and what it could be", () => {
  const wrong: [Said, string, string][] = [
    [{ idle: "soon" }, "idle", "5–3600"],
    [{ idle: "1" }, "idle", "5–3600"],
    [{ idle: "-60" }, "idle", "5–3600"],
    [{ "px-per-mm": "0" }, "px-per-mm", "0.5–40"],
    [{ mode: "play demo" }, "mode", "play"],
    [{ level: "hardest" }, "level", "master"],
    [{ table: "yes" }, "table", "on"],
    [{ game: "tama chess" }, "game", "tama"],
    [{ lang: "xx" }, "lang", "en"],
    [{ calibrate: "maybe" }, "calibrate", "1"],
    [{ theme: "blue" }, "theme", "dark"],
    [{ side: "red" }, "side", "white"],
  ];
  for (const [said, word, expected] of wrong) {
    assert.throws(
      () => read(said),
      (error) => error instanceof WordError && error.word === word && error.expected.includes(expected),
      JSON.stringify(said),
    );
  }
});

test("kiosk is on when it is said, unless it is said to be off", () => {
  assert.deepEqual(["", "1", "on", "0", "off", null].map(isKiosk), [true, true, true, false, false, false]);
  assert.throws(() => isKiosk("please"), WordError);
});
