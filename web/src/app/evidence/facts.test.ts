/** The facts as they are kept: readable, complete, in step with the rules; and bad ones are named. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { GameId, RulesId } from "../../engine/contract.js";
import { hasText, LATER_FILES, LOCALE_FILES, useTexts } from "../../i18n/text.js";
import { GAMES, RULES_LINE } from "../../i18n/words.js";
import { type Facts, FactsError, type Known, readFacts, readLaws, readMaps, SHARED_ARTICLES } from "./facts.js";
import { spot } from "./place-map.js";

// The suite runs in the project's root.
const file = (name: string): string => readFileSync(`web/data/${name}`, "utf8");
useTexts(
  "en",
  [...LOCALE_FILES, ...LATER_FILES].map((name) => readFileSync(`web/locales/en/${name}.ftl`, "utf8")),
);

const known: Known = {
  message: hasText,
  variants: (game) => (Object.keys(RULES_LINE) as RulesId[]).filter((id) => id.startsWith(`${game}-`)),
};
const read = (game: GameId): Facts => readFacts(`${game}.json`, JSON.parse(file(`evidence/${game}.json`)), known);
const maps = readMaps("map.json", JSON.parse(file("map.json")));

/** Every article of the rules page with its text. */
function articlesOfRules(): Map<string, string> {
  const page = readFileSync("docs/rules.md", "utf8");
  const heads = [...page.matchAll(/\*\*([A-Z0-9]+-\d+)\*\*/g)];
  const end = (i: number) => heads[i + 1]?.index ?? page.length;
  return new Map(heads.map((head, i) => [head[1] ?? "", page.slice(head.index, end(i)).split("\n#")[0] ?? ""]));
}
const PREFIX: Record<GameId, string> = { "la-dama": "LD", filippina: "F", tama: "T", dhamet: "D", turkish: "U" };

for (const game of GAMES) {
  test(`${game}: the facts are read, and marks meet the rules page article by article`, () => {
    const facts = read(game);
    assert.equal(facts.game, game);
    assert.ok(facts.sources.length > 0 && facts.names.length > 0);

    const rules = articlesOfRules();
    const own = [...rules.keys()].filter((article) => article.startsWith(`${PREFIX[game]}-`));
    assert.ok(own.length >= 9, `${own.length} articles`);
    assert.deepEqual([...facts.articles.keys()], [...own, ...SHARED_ARTICLES]);
    // A key given twice would be lost in reading.
    const text = file(`evidence/${game}.json`);
    for (const article of facts.articles.keys()) {
      assert.equal(text.split(`"${article}":`).length, 2, `${article} is marked once`);
    }
    for (const article of own) {
      const settled = /\*settled\*/i.test(rules.get(article) ?? "");
      if (settled) assert.notEqual(facts.articles.get(article)?.mark, "attested", `${article} is settled in the rules`);
    }
    assert.deepEqual([...facts.variants.keys()], known.variants(game));
  });

  test(`${game}: the mark stands on its map, at land, and the map weighs little`, () => {
    const map = maps[game];
    const { x, y } = spot(map, read(game).place);
    assert.ok(x > 40 && x < map.width - 40 && y > 40 && y < map.height - 40, `${x}, ${y}`);
    assert.ok(nearLand(map.land, x, y, 6), "no land within 6 units of the mark");
    assert.ok(map.land.length < 4096, `${map.land.length} bytes`);
  });
}

/** The rings of a path of M, l and z with whole steps. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

function nearLand(path: string, x: number, y: number, within: number): boolean {
  let inside = false;
  for (const ring of ringsOf(path)) {
    for (const [i, [ax, ay]] of ring.entries()) {
      if (Math.hypot(ax - x, ay - y) <= within) return true;
      const [bx, by] = ring.at(i - 1) ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

test("the maps kept are the maps that are cut", () => {
  const cut = execFileSync(process.execPath, ["web/map.mjs", "--print"], { encoding: "utf8" });
  assert.equal(file("map.json"), cut);
});

test("the five laws meet one situation: the same squares, on slanted lines turned by an eighth", () => {
  const positions = readLaws("laws.json", JSON.parse(file("evidence/laws.json")));
  const straight = positions.turkish;
  for (const game of ["la-dama", "tama", "dhamet"] as const) assert.equal(positions[game], straight);
  const turned = straight.replace(/([a-e])([1-5])/g, (_, letter: string, digit: string) => {
    const [right, up] = [letter.charCodeAt(0) - 97, Number(digit) - 1];
    return `${String.fromCharCode(97 + right + up)}${5 - right + up}`;
  });
  const pieces = (text: string) => text.split(/[:,]/).map((piece) => piece.replace(/^[WB](?=K?[a-h])/, ""));
  assert.deepEqual(new Set(pieces(positions.filippina)), new Set(pieces(turned)));
});

// What a curator may get wrong.

/** A value put into La Dama's facts (undefined takes the field away), and what was expected there. */
const BROKEN: [string, string, unknown, RegExp][] = [
  ["a field too many", "note", "x", /no such field/],
  ["a field too few", "quotes", undefined, /a value/],
  ["another game", "game", "chess", /one of la-dama/],
  ["no list", "names", {}, /a list/],
  ["no object", "place", [], /an object/],
  ["dates turned", "dates", "1994/1911", /first date before/],
  ["dates unlike", "dates", "1911/1994-12", /alike precise/],
  ["no such day", "dates", "1911-02-30", /a day that exists/],
  ["dates in words", "dates", "around 1911", /a date/],
  ["off the globe", "place.latitude", 91, /from -90 to 90/],
  ["a number in quotes", "place.longitude", "1", /a number/],
  ["no such message", "telling.who", "told-nobody", /a message/],
  ["an unknown question", "telling.why", null, /no such field/],
  ["blanks", "record.id", " DLP", /a text/],
  ["a language in words", "names.0.lang", "Spanish", /language tag/],
  ["no such source", "quotes.1.source", 1, /from 0 to 0/],
  ["half a source", "quotes.1.source", 0.5, /from 0/],
  ["an ISBN run together", "sources.0.isbn", "9782954573113", /ISBN/],
  ["an unknown mark", "articles.LD-1.mark", "sure", /settled/],
  ["a reading without reason", "articles.LD-8.why", null, /reason/],
  ["no article", "articles.LD", {}, /article's number/],
  ["another game's rules", "variants.tama", {}, /rule set/],
  ["yes in words", "localNames", "yes", /true or false/],
];
for (const [what, path, value, expected] of BROKEN) {
  test(`${what} is named with file and field: ${path}`, () => {
    const data = JSON.parse(file("evidence/la-dama.json"));
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce((inner, key) => inner[key], data);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
    assert.throws(
      () => readFacts("la-dama.json", data, known),
      (error) => {
        assert.ok(error instanceof FactsError);
        assert.deepEqual([error.file, error.field], ["la-dama.json", path]);
        assert.match(error.expected, expected);
        assert.equal(error.message, `la-dama.json: ${path}: expected ${error.expected}`);
        return true;
      },
    );
  });
}

test("whatever stands in a file, the fault is a named one", () => {
  for (const data of [null, 1, "x", [], [1], {}, { positions: null }, { positions: { turkish: 1 } }]) {
    for (const reader of [(f: string, d: unknown) => readFacts(f, d, known), readLaws, readMaps]) {
      assert.throws(() => reader("x.json", data), FactsError);
    }
  }
});
