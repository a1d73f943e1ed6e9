/** The lessons as they are kept: readable, complete, in step with the rules page; and bad ones are named. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { GameId } from "../../engine/contract.js";
import { hasText, LATER_FILES, LOCALE_FILES, useTexts } from "../../i18n/text.js";
import { GAMES } from "../../i18n/words.js";
import { type Known, type Lessons, LessonsError, readLessons } from "./lessons.js";

// The suite runs in the project's root.
useTexts(
  "en",
  [...LOCALE_FILES, ...LATER_FILES].map((name) => readFileSync(`web/locales/en/${name}.ftl`, "utf8")),
);
const known: Known = { message: hasText, rules: (game) => game };
const kept = (game: GameId) => JSON.parse(readFileSync(`web/data/learn/${game}.json`, "utf8"));
const read = (game: GameId, data: unknown): Lessons => readLessons(`${game}.json`, game, data, known);

const rulesPage = readFileSync("docs/rules.md", "utf8");

for (const game of GAMES) {
  test(`${game}: the lessons are read, and name articles that there are`, () => {
    const { steps, mistakes, tips, questions, first } = read(game, kept(game));
    assert.ok(steps.length >= 8 && steps.length <= 10, `${steps.length} steps`);
    assert.ok(mistakes.length >= 2 && tips.length >= 2 && questions.length >= 4);
    assert.equal(first.length, 5);
    for (const article of [...steps, ...mistakes].flatMap(({ articles }) => articles)) {
      assert.ok(rulesPage.includes(`**${article}`), `${article} is on the rules page`);
    }
    for (const { example } of steps) assert.ok(example.see, "every step says what there is to see");
    for (const [what, ids] of [
      ["steps", steps.map(({ title }) => title)],
      ["mistakes", mistakes.map(({ says }) => says)],
      ["tips", tips],
      ["questions", questions.map(({ asks }) => asks)],
    ] as const) {
      assert.equal(new Set(ids).size, ids.length, `no ${what} twice`);
    }
  });
}

/** A copy of the lessons of Tama with one thing changed. */
// biome-ignore lint/suspicious/noExplicitAny: what is damaged has no type
function damaged(change: (data: any) => void): unknown {
  const data = kept("tama");
  change(data);
  return data;
}

test("what is not as it must be is named with file and field", () => {
  const cases: [unknown, string][] = [
    [null, ""],
    [damaged((data) => delete data.steps), "steps"],
    [damaged((data) => (data.more = 1)), "more"],
    [damaged((data) => (data.rules = "turkish")), "rules"],
    [damaged((data) => data.steps.splice(0, 5)), "steps"],
    [damaged((data) => (data.steps[1].title = "no-message")), "steps.1.title"],
    [damaged((data) => (data.steps[2].articles[0] = "T4")), "steps.2.articles.0"],
    [damaged((data) => (data.steps[3].example.game = "d4-d5")), "steps.3.example.game"],
    [damaged((data) => (data.steps[3].example.show[0] = "d4>d5")), "steps.3.example.show.0"],
    [damaged((data) => (data.steps[3].example.expect.moves = -1)), "steps.3.example.expect.moves"],
    [damaged((data) => (data.mistakes[0].example.expect.refuses = "because")), "mistakes.0.example.expect.refuses"],
    [damaged((data) => (data.mistakes[0].example.wish = null)), "mistakes.0.example.wish"],
    [damaged((data) => (data.first[4].goal = "draw")), "first.4.goal"],
  ];
  for (const [data, field] of cases) {
    assert.throws(
      () => read("tama", data),
      (error) => error instanceof LessonsError && error.field === field && error.file === "tama.json",
      field,
    );
  }
});
