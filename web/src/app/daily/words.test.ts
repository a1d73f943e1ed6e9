/** Every name that the puzzles' crate has for something that is told has its words, and no other. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { t, useTexts } from "../../i18n/text.js";
import { CODE_FAULT, SAVING } from "./words.js";

const rust = (file: string) => readFileSync(resolve("crates/dama-puzzle/src", file), "utf8");
const text = (name: string) => readFileSync(resolve("web/locales/en", `${name}.ftl`), "utf8");

test("how a reply saves, and why a code cannot be read", () => {
  const [, savings = ""] = /enum Saving \{([^}]*)\}/.exec(rust("solving.rs")) ?? [];
  const names = [...savings.matchAll(/^ +([A-Z]\w+),$/gm)].map(([, name = ""]) => name.toLowerCase());
  assert.ok(names.length > 4);
  assert.deepEqual(Object.keys(SAVING).sort(), names.sort());
  const codes = [...rust("code.rs").matchAll(/"(streak-code\.[a-z]+)"/g)].map(([, code = ""]) => code);
  assert.ok(codes.length > 3);
  assert.deepEqual(Object.keys(CODE_FAULT).sort(), [...new Set(codes)].sort());
});

test("all of them are sentences", () => {
  useTexts("en", [text("daily")]);
  const complaints: unknown[] = [];
  console.error = (...said: unknown[]) => complaints.push(said.join(" "));
  const args = { move: "a1-a2", reply: "b2-b3", other: "Black", king: "dama", count: 2 };
  for (const id of [...Object.values(SAVING), ...Object.values(CODE_FAULT)]) assert.match(t(id, args), /^\S.*\.$/s, id);
  assert.deepEqual(complaints, []);
});
