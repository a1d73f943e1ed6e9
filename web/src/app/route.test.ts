/** What the address asks for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DAILY, hashOf, parseHash, type Route } from "./route.js";

const cases: [string, Route][] = [
  ["", { page: "home" }],
  ["#", { page: "home" }],
  ["#/", { page: "home" }],
  ["#about", { page: "about" }],
  ["#accessibility", { page: "accessibility" }],
  ["#sheet", { page: "sheet" }],
  ["#laws", { page: "laws" }],
  ["#daily", { page: "daily", game: "", date: "" }],
  ["#daily/turkish", { page: "daily", game: "turkish", date: "" }],
  ["#daily/turkish/2027-01-05", { page: "daily", game: "turkish", date: "2027-01-05" }],
  // What is no game and no date is named where it is looked up.
  ["#daily/chess/never/ever", { page: "daily", game: "chess", date: "never/ever" }],
  ["#archive", { page: "daily", game: "", date: "" }],
  ["#archive/tama", { page: "archive", game: "tama", month: "" }],
  ["#archive/tama/2027-01", { page: "archive", game: "tama", month: "2027-01" }],
  ["#puzzle/turkish-12", { page: "puzzle", text: "turkish-12" }],
  ["#learn", { page: "learn", what: "", part: "" }],
  ["#learn/compare", { page: "learn", what: "compare", part: "" }],
  ["#learn%2Fla-dama/first", { page: "learn", what: "la-dama", part: "first" }],
  ["#print/puzzle/tama/2026-11-30", { page: "print", what: "puzzle", part: "tama/2026-11-30" }],
  ["#evidence/turkish", { page: "evidence", game: "turkish" }],
  ["#evidence%2Fla-dama", { page: "evidence", game: "la-dama" }],
  ["#evidence/chess", { page: "play", text: "evidence/chess" }],
  ["#la-dama;d3-c3_b3-c3", { page: "play", text: "la-dama;d3-c3_b3-c3" }],
  // A chat that escaped what it need not have.
  ["#la-dama%3Bd3-c3_b3-c3", { page: "play", text: "la-dama;d3-c3_b3-c3" }],
  // Whatever is not a page is the engine's to read, and to refuse with its reason.
  ["#nonsense", { page: "play", text: "nonsense" }],
  ["#tama;%E0%A4%A", { page: "play", text: "tama;%E0%A4%A" }],
];
for (const [hash, route] of cases) {
  test(`"${hash}" is ${JSON.stringify(route)}`, () => assert.deepEqual(parseHash(hash), route));
}

test("what is written is read again", () => {
  const routes: Route[] = [
    { page: "home" },
    { page: "about" },
    { page: "sheet" },
    { page: "laws" },
    { page: "evidence", game: "la-dama" },
    { page: "play", text: "tama;a3-a4" },
    DAILY,
    { page: "daily", game: "turkish", date: "" },
    { page: "daily", game: "turkish", date: "2027-01-05" },
    { page: "archive", game: "tama", month: "" },
    { page: "archive", game: "tama", month: "2027-01" },
    { page: "puzzle", text: "turkish-12" },
    { page: "learn", what: "tama", part: "first" },
    { page: "print", what: "puzzle", part: "tama/2026-11-30" },
  ];
  for (const route of routes) assert.deepEqual(parseHash(hashOf(route)), route);
});
