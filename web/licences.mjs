/**
 * Names everything that others wrote and that ships in the site, with its licence text:
 * npm packages that really were bundled, and Rust crates linked into the wasm.
 * The about page shows the result; nothing here is kept by hand.
 */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * @typedef {object} Licence
 * @property {string} name
 * @property {string} version
 * @property {string} licence an SPDX expression
 * @property {string} text the licence we use it under, as its authors ship it; "" when there is none
 */

/**
 * The text of a package's licence; where there is a choice, MIT, since it is the shortest.
 * Some ship none and only name Apache-2.0, whose text is the same for everyone.
 * @param {string} root @param {string} dir @param {string} licence
 */
async function licenceText(root, dir, licence) {
  const names = (await readdir(dir)).filter((name) => /^(licen[cs]e|copying)/i.test(name)).sort();
  const chosen = names.find((name) => /mit/i.test(name)) ?? names[0];
  if (chosen) return (await readFile(join(dir, chosen), "utf8")).trim();
  return licence === "Apache-2.0" ? (await readFile(join(root, "LICENSE-APACHE"), "utf8")).trim() : "";
}

/**
 * @param {string} root
 * @param {readonly string[]} inputs files that went into a bundle, relative to `root`
 */
async function npmLicences(root, inputs) {
  const dirs = new Set();
  for (const input of inputs) {
    const match = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input);
    if (match) dirs.add(match[0]);
  }
  return Promise.all(
    [...dirs].sort().map(async (dir) => {
      const { name, version, license } = JSON.parse(await readFile(join(root, dir, "package.json"), "utf8"));
      return { name, version, licence: license, text: await licenceText(root, join(root, dir), license) };
    }),
  );
}

/**
 * Crates that the wasm is linked from: dependencies of `dama-wasm` for that target, without
 * what only runs while compiling (build scripts and procedural macros).
 * @param {string} root
 */
async function crateLicences(root) {
  const args = ["metadata", "--format-version=1", "--locked", "--filter-platform=wasm32-unknown-unknown"];
  const { stdout } = await run("cargo", args, { cwd: root, maxBuffer: 1 << 28 });
  const metadata = JSON.parse(stdout);
  const packages = new Map(metadata.packages.map((/** @type {any} */ p) => [p.id, p]));
  const nodes = new Map(metadata.resolve.nodes.map((/** @type {any} */ n) => [n.id, n]));
  const isMacro = (/** @type {any} */ p) =>
    p.targets.some((/** @type {any} */ target) => target.kind.includes("proc-macro"));
  const start = metadata.packages.find((/** @type {any} */ p) => p.name === "dama-wasm").id;
  const reached = new Set([start]);
  for (const id of reached) {
    for (const dep of nodes.get(id).deps) {
      const linked = dep.dep_kinds.some((/** @type {any} */ kind) => kind.kind === null);
      if (linked && !isMacro(packages.get(dep.pkg))) reached.add(dep.pkg);
    }
  }
  const others = [...reached].map((id) => packages.get(id)).filter((p) => p.source !== null);
  others.sort((a, b) => a.name.localeCompare(b.name, "en"));
  return Promise.all(
    others.map(async (p) => ({
      name: p.name,
      version: p.version,
      licence: p.license,
      text: await licenceText(root, dirname(p.manifest_path), p.license),
    })),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} inputs files that went into the scripts, relative to `root`
 * @returns {Promise<Licence[]>}
 */
export async function licencesOf(root, inputs) {
  const hasEngine = inputs.some((input) => input.endsWith("/dama_wasm.js"));
  return [...(await npmLicences(root, inputs)), ...(hasEngine ? await crateLicences(root) : [])];
}
