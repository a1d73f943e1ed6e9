/** The generated types are the contract with the page: complete, and without `any`. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Engine } from "../../web/src/engine/contract.js";
import { engine, PKG } from "./support.js";

const UNTYPED = /\b(any|unknown|Function|object)\b/;

test("no `any` in what the page may use", async () => {
  const types = await readFile(join(PKG, "dama_wasm.d.ts"), "utf8");
  // What follows describes the loader itself, which the tool writes in its own way.
  const ours = types.slice(0, types.indexOf("export type InitInput"));
  assert.ok(ours.includes("export class Game"), "the part about games was found");
  assert.deepEqual(ours.split("\n").filter(isCode), []);
});

/** Neither a comment nor a word in quotes, such as the duty "any". */
const isCode = (line: string) => !/^\s*\*/.test(line) && UNTYPED.test(line.replaceAll(/"[^"]*"/g, ""));

test("the package is what the page expects", () => {
  // The compiler checks this line: every function, every field.
  const page: Engine = engine;
  assert.match(page.version(), /^\d+\.\d+\.\d+$/);
});
