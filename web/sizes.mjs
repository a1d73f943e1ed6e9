/**
 * Prints what each file of a site weighs, raw and compressed, and fails over a budget.
 *
 *   node web/sizes.mjs DIR [--budget FILE=BYTES]...
 *
 * Budgets are of the gzipped size, since that is what a visitor waits for.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { budget: { type: "string", multiple: true, default: [] } },
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

for (const budget of values.budget) {
  const [name = "", bytes = ""] = budget.split("=");
  const size = packed.get(name);
  if (size === undefined || !/^\d+$/.test(bytes)) {
    console.error(`sizes.mjs: ${budget}: no such file, or not a number`);
    process.exitCode = 1;
  } else if (size > Number(bytes)) {
    console.error(`sizes.mjs: ${name} is ${size} bytes gzipped, over its budget of ${bytes}`);
    process.exitCode = 1;
  }
}
