/** Lists, dates and names of languages, also where the browser does not know the language. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { dateText, languageName } from "./dates.js";
import { list, useTexts } from "./text.js";

const DAY = new Date(Date.UTC(2026, 10, 30, 9, 5));
const LONG = { dateStyle: "long", timeZone: "UTC" } as const;
const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

const speak = (code: string) => useTexts(code, [readFileSync(join("web", "locales", code, "page.ftl"), "utf8")]);
/** A browser that knows no language but its own. */
const knowNothing = ({ mock }: TestContext) => mock.method(Intl.DateTimeFormat, "supportedLocalesOf", () => []);

test("a browser that knows the language writes dates and lists itself", () => {
  speak("en");
  assert.equal(dateText(LONG, DAY), "30 November 2026");
  assert.equal(dateText(MONTH, DAY), "November 2026");
  assert.match(dateText({ year: "numeric", timeZone: "UTC" }, new Date("1911"), new Date("1994")), /^1911.?–.?1994$/);
  assert.equal(list(["a1", "b2", "c3"]), "a1, b2 and c3");
  assert.equal(languageName("tr"), "Turkish");
});

test("for one that does not, Armenian brings its own words", (context) => {
  speak("hy");
  knowNothing(context);
  assert.equal(dateText(LONG, DAY), "30 նոյեմբերի 2026");
  assert.equal(dateText({ ...LONG, timeStyle: "short" }, DAY).slice(0, 19), "30 նոյեմբերի 2026, ");
  assert.equal(dateText(MONTH, DAY), "նոյեմբեր 2026");
  const year = { year: "numeric", timeZone: "UTC" } as const;
  assert.equal(dateText(year, new Date("1934"), new Date("1934")), "1934");
  assert.equal(
    dateText({ ...year, month: "long", day: "numeric" }, new Date("1911-01-01"), new Date("1994-12-31")),
    "1 հունվարի 1911 – 31 դեկտեմբերի 1994",
  );
  assert.equal(list(["a1", "b2", "c3"]), "a1, b2 և c3");
  assert.equal(list(["a1", "b2"], "disjunction"), "a1 կամ b2");
  assert.equal(list(["a1"]), "a1");
  assert.equal(list([]), "");
  assert.equal(languageName("tr"), "թուրքերեն");
});

test("a language that brings none is written as the browser can", (context) => {
  speak("en");
  knowNothing(context);
  assert.equal(dateText(LONG, DAY), "30 November 2026");
  assert.equal(list(["a1", "b2", "c3"]), "a1, b2 and c3");
  assert.equal(languageName("tr"), "Turkish");
});
