/**
 * Turns the front end into files a browser or Node can run. The only place that calls
 * esbuild: `cargo xtask` and Trunk's build hook both come here, so their sites agree.
 *
 *   node web/build.mjs site  --out DIR [--dev] [--pkg DIR] [--page FILE]...
 *   node web/build.mjs tests --out DIR FILE...
 *   node web/build.mjs trunk          (as Trunk's hook)
 *
 * `site` writes each page in the project's root (and each `--page`) with its scripts, the
 * worker's script, one style sheet, the texts, the data, the engine's wasm and the licences of
 * what is in them.
 * All addresses are relative, so the directory works under any path.
 * `tests` bundles TypeScript test files for Node's test runner, packages left outside.
 *
 * `trunk` does what `site` does, with the wasm and bindings that Trunk has just made.
 *
 * It knows nothing about Cargo targets or servers; it expects the generated bindings in
 * `web/pkg` (or `--pkg`), made by `cargo xtask bindings`.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as esbuild from "esbuild";
import { licencesOf } from "./licences.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "web");
const WASM = "dama_wasm_bg.wasm";
/** The worker's script, by the name the page starts it by. */
const WORKER = { entry: join(web, "src/engine/worker.ts"), name: "think.js" };

/** A fault in what was asked or found: told in one line, without a stack. */
class BuildError extends Error {}

/** Browsers with everything the page uses unpolyfilled; keep beside `target` of tsconfig. */
const TARGET = ["es2022", "chrome111", "firefox114", "safari16.4"];

/** @param {string} dir @param {string} ending */
async function filesIn(dir, ending) {
  if (!existsSync(dir)) return [];
  return (await readdir(dir)).filter((name) => name.endsWith(ending)).sort();
}

/**
 * Sends every import of the generated bindings to the directory that holds them, so that
 * Trunk's own output can stand in for `web/pkg`.
 * @param {string} pkg
 * @returns {esbuild.Plugin}
 */
function bindingsFrom(pkg) {
  return {
    name: "bindings",
    setup(build) {
      build.onResolve({ filter: /(^|\/)pkg\/dama_wasm\.js$/ }, () => {
        const path = join(pkg, "dama_wasm.js");
        if (existsSync(path)) return { path };
        const shown = relative(root, path);
        return { errors: [{ text: `${shown} is missing: run "cargo xtask bindings" first` }] };
      });
    },
  };
}

/**
 * The scripts a page asks for ("./main.js"), as source files: in `web/src`, else beside the page.
 * @param {string} page @param {string} html
 */
function scriptsOf(page, html) {
  const names = [...html.matchAll(/<script\b[^>]*\bsrc="\.\/([\w-]+)\.js"/g)].map((m) => m[1]);
  if (names.length === 0) throw new BuildError(`${page}: no <script src="./NAME.js"> found`);
  return names.map((name) => {
    const places = [join(web, "src", `${name}.ts`), join(dirname(page), `${name}.ts`)];
    const found = places.find((place) => existsSync(place));
    if (!found) throw new BuildError(`${page}: asks for ./${name}.js, but there is no ${places[0]}`);
    return { in: found, out: String(name) };
  });
}

/** Links for Trunk are instructions to Trunk, not part of the page. @param {string} html */
const withoutTrunkLinks = (html) => html.replace(/[ \t]*<link\b[^>]*\bdata-trunk\b[^>]*>(?:[ \t]*\r?\n)?/g, "");

/** `style.css` if there is one (it imports the rest in its order), else every sheet, tokens first. */
async function styleEntry() {
  const dir = join(web, "styles");
  if (existsSync(join(dir, "style.css"))) return `@import "./style.css";`;
  const sheets = (await filesIn(dir, ".css")).sort(
    (a, b) => Number(b === "tokens.css") - Number(a === "tokens.css") || a.localeCompare(b, "en"),
  );
  return sheets.map((sheet) => `@import "./${sheet}";`).join("\n");
}

/** @param {{ out: string, dev: boolean, pkg: string, pages: string[] }} options */
async function site({ out, dev, pkg, pages }) {
  const rootPages = (await filesIn(root, ".html")).map((name) => join(root, name));
  const all = [...rootPages, ...pages.map((page) => resolve(page))];
  if (all.length === 0) throw new BuildError("no page: index.html is missing");
  await mkdir(out, { recursive: true });

  const entries = new Map();
  for (const page of all) {
    const html = await readFile(page, "utf8");
    for (const entry of scriptsOf(page, html)) entries.set(entry.out, entry);
    await writeFile(join(out, basename(page)), withoutTrunkLinks(html));
  }

  /** @type {esbuild.BuildOptions} */
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: !dev,
    sourcemap: dev ? "linked" : false,
    legalComments: "none",
    target: TARGET,
    logLevel: "warning",
  };
  const scripts = await esbuild.build({
    ...shared,
    entryPoints: [...entries.values()],
    outdir: out,
    format: "esm",
    platform: "browser",
    // Lit warns about its development build; the page is served with the other one.
    conditions: dev ? ["development"] : [],
    plugins: [bindingsFrom(pkg)],
    metafile: true,
    // So that a --page from anywhere finds the project's packages.
    nodePaths: [join(root, "node_modules")],
    tsconfig: join(root, "tsconfig.json"),
  });
  await esbuild.build({
    ...shared,
    entryPoints: [WORKER.entry],
    outfile: join(out, WORKER.name),
    // A classic script: it can be started from a copy where modules cannot.
    format: "iife",
    platform: "browser",
    plugins: [bindingsFrom(pkg)],
    // The bindings know their own address in modules only; the worker is given what lies there.
    logOverride: { "empty-import-meta": "silent" },
    tsconfig: join(root, "tsconfig.json"),
  });
  await esbuild.build({
    ...shared,
    stdin: { contents: await styleEntry(), resolveDir: join(web, "styles"), loader: "css" },
    outfile: join(out, "style.css"),
    external: ["*.svg", "*.png", "*.woff2"],
  });

  for (const name of ["locales", "data"]) {
    await rm(join(out, name), { recursive: true, force: true });
    if (existsSync(join(web, name))) await cp(join(web, name), join(out, name), { recursive: true });
  }
  // A page of boards alone needs no engine; whoever imports the bindings has them checked above.
  const wasm = join(pkg, WASM);
  if (existsSync(wasm) && resolve(out, WASM) !== resolve(wasm)) await cp(wasm, join(out, WASM));
  const licences = await licencesOf(root, Object.keys(scripts.metafile.inputs));
  await writeFile(join(out, "licences.json"), `${JSON.stringify(licences, null, 1)}\n`);
}

/** Names Trunk gives to the files of the crate, and ours. */
const TRUNK_NAMES = { "dama-wasm.js": "dama_wasm.js", "dama-wasm_bg.wasm": WASM };

/** Trunk publishes what its hook leaves in the staging directory. */
async function trunk() {
  const staging = process.env.TRUNK_STAGING_DIR;
  if (!staging) throw new BuildError("trunk: TRUNK_STAGING_DIR is not set; Trunk sets it for its hooks");
  const pkg = join(root, "target", "trunk-pkg");
  await mkdir(pkg, { recursive: true });
  for (const [theirs, ours] of Object.entries(TRUNK_NAMES)) {
    await cp(join(staging, theirs), join(pkg, ours));
    await rm(join(staging, theirs));
  }
  await site({ out: staging, dev: process.env.TRUNK_PROFILE === "debug", pkg, pages: [] });
}

/** @param {string} out @param {string[]} files */
async function tests(out, files) {
  if (files.length === 0) throw new BuildError("tests: no test files were named");
  await rm(out, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: out,
    outbase: root,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    logLevel: "warning",
    plugins: [bindingsFrom(join(web, "pkg"))],
    tsconfig: join(root, "tsconfig.json"),
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      pkg: { type: "string", default: join(web, "pkg") },
      page: { type: "string", multiple: true, default: [] },
      dev: { type: "boolean", default: false },
    },
  });
  const [command, ...files] = positionals;
  if (command === "trunk" && files.length === 0) return trunk();
  if (!values.out) throw new BuildError("--out DIR is required");
  const out = resolve(values.out);
  if (command === "site" && files.length === 0) {
    await site({ out, dev: values.dev, pkg: resolve(values.pkg), pages: values.page });
  } else if (command === "tests") {
    await tests(out, files);
  } else {
    throw new BuildError(`expected "site", "tests" or "trunk", found "${positionals.join(" ")}"`);
  }
}

try {
  await main();
} catch (error) {
  // esbuild has printed its own errors already.
  const printed = error instanceof Error && "errors" in error;
  if (!printed) console.error(error instanceof BuildError ? `build.mjs: ${error.message}` : error);
  process.exitCode = 1;
}
