/**
 * Prints what each file of a site weighs, raw and compressed, and fails over a budget.
 *
 *   node web/sizes.mjs DIR [--budget FILE]
 *
 * Budgets are of gzipped sizes, since that is what a visitor waits for. The budget's file (`web/budget.json`)
 * says what these may weigh, in bytes:
 *   start      the start page and everything that it names as wanted at once: until the first board can be played
 *   startTexts what of that are texts, in the language that needs most
 *   texts      all texts of the language that needs most
 *   files      some files by their names
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { budget: { type: "string" } },
});
const [dir] = positionals;
if (dir === undefined) throw new Error("expected a directory");

const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(dir, "/").length))
  .sort();

/** @type {Map<string, number>} */
const packed = new Map();
const total = { raw: 0, gzip: 0 };
const line = (/** @type {string} */ name, /** @type {number} */ raw, /** @type {number} */ gzip) =>
  console.log(`  ${name.padEnd(34)}${String(raw).padStart(10)}${String(gzip).padStart(10)}`);
console.log(`  ${"file".padEnd(34)}${"bytes".padStart(10)}${"gzipped".padStart(10)}`);
for (const name of names) {
  const content = await readFile(join(dir, name));
  const gzip = gzipSync(content, { level: 9 }).length;
  packed.set(name.replaceAll("\\", "/"), gzip);
  total.raw += content.length;
  total.gzip += gzip;
  line(name, content.length, gzip);
}
line("all", total.raw, total.gzip);

/** @param {string} name */
function sizeOf(name) {
  const size = packed.get(name);
  if (size === undefined) throw new Error(`there is no ${name}`);
  return size;
}

/** The start page and what it names; its icon and the like are wanted by nobody who waits. */
async function startFiles() {
  const html = await readFile(join(dir ?? "", "index.html"), "utf8");
  const links = [...html.matchAll(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]* href="\.\/([^"]+)"/g)];
  const scripts = [...html.matchAll(/<script\b[^>]* src="\.\/([^"]+)"/g)];
  return ["index.html", ...[...links, ...scripts].map(([, name]) => name ?? "")];
}

/** The language that needs most. @param {(name: string) => boolean} counts among a language's files */
function heaviest(counts) {
  /** @type {Map<string, number>} */
  const languages = new Map();
  for (const [name, size] of packed) {
    const [, language, file] = /^locales\/([^/]+)\/(.+)$/.exec(name) ?? [];
    if (language && file && counts(file)) languages.set(language, (languages.get(language) ?? 0) + size);
  }
  return Math.max(...languages.values());
}

if (values.budget !== undefined) {
  const { start, startTexts, texts, files } = JSON.parse(await readFile(values.budget, "utf8"));
  const first = await startFiles();
  /** @type {[string, number, number][]} */
  const checks = [
    ["until the first board", first.reduce((sum, name) => sum + sizeOf(name), 0), start],
    ["texts until the first board", heaviest((file) => file === "start.ftl"), startTexts],
    ["texts of a language", heaviest(() => true), texts],
    ...Object.entries(files).map(
      ([name, most]) => /** @type {[string, number, number]} */ ([name, sizeOf(name), most]),
    ),
  ];
  console.log(`\n  ${"budget".padEnd(34)}${"gzipped".padStart(10)}${"at most".padStart(10)}`);
  for (const [name, size, most] of checks) {
    line(name, size, most);
    if (size <= most) continue;
    console.error(`sizes.mjs: ${name}: ${size} bytes gzipped, over the budget of ${most} in ${values.budget}`);
    process.exitCode = 1;
  }
}
