/**
 * Turns the front end into files a browser or Node can run. The only place that calls
 * esbuild: `cargo xtask` and Trunk's build hook both come here, so their sites agree.
 *
 *   node web/build.mjs site  --out DIR [--dev] [--pkg DIR] [--page FILE]...
 *   node web/build.mjs tests --out DIR FILE...
 *   node web/build.mjs finish --out DIR [--dev] [--pkg DIR] [--no-offline]
 *                                     (anew, after a file of the site was changed)
 *   node web/build.mjs publish --out DIR --site-url URL  (what is told to others; then finish)
 *   node web/build.mjs icons --out DIR  (draws web/icons anew; DIR is a site)
 *   node web/build.mjs trunk          (as Trunk's hook)
 *
 * `site` writes each page in the project's root (and each `--page`) with its scripts, the
 * module for other people's pages, the worker's script, one style sheet, the texts, the data, the
 * engine's wasm, and the licences of what is in them. To finish it, it adds what is made of these: the script
 * that carries them where files cannot be fetched, the app in one file, and the service worker that keeps
 * them (with --dev or --no-offline: the one that ends it).
 * All addresses are relative, so the directory works under any path.
 * `tests` bundles TypeScript test files for Node's test runner, packages left outside.
 *
 * `trunk` does what `site` does, with the wasm and bindings that Trunk has just made.
 *
 * It knows nothing about Cargo targets or servers; it expects the generated bindings in
 * `web/pkg` (or `--pkg`), made by `cargo xtask bindings`.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import * as esbuild from "esbuild";
import { licencesOf } from "./licences.mjs";
import { offline } from "./offline.mjs";
import { icons, publish } from "./publish.mjs";
import { single } from "./single.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "web");
const WASM = "dama_wasm_bg.wasm";
/** The bindings there are: all that the engine can do, and what a page begins with. */
const BINDINGS = ["dama_wasm", "dama_rules"];
/** The worker's script, by the name the page starts it by. */
const WORKER = { entry: join(web, "src/engine/worker.ts"), name: "think.js" };

/** `<dama-board>`, the one script that other people's pages name. */
const ELEMENT = { in: join(web, "src/dama-board.ts"), out: "dama-board" };
/** The script whose parts come when they are wanted, each in a file of its own named by its content. */
const APP = "main";
const PART = /^part-.*\.js(\.map)?$/;
/** The texts that a page begins with, and where they stand in the site: one file, since each costs a way there and back. */
const START_TEXTS = { name: "start.ftl", of: ["page.ftl", "games.ftl", "play.ftl"] };

/** The script that carries what cannot be fetched, and what it carries. */
const CARRIER = "embed-files.js";
const CARRIED = [WASM, WORKER.name, "locales", "data/puzzles"];

/** What is published as it is. */
const AS_IS = ["locales", "data", "icons", "manifest.webmanifest", "dama-board.d.ts"];

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
      build.onResolve({ filter: /(^|\/)pkg\/dama_(wasm|rules)\.js$/ }, ({ path: asked }) => {
        const path = join(pkg, basename(asked));
        if (existsSync(path)) return { path };
        const shown = relative(root, path);
        return { errors: [{ text: `${shown} is missing: run "cargo xtask bindings" first` }] };
      });
    },
  };
}

/** Of Lit only templates are used; its elements would come along with them. @type {esbuild.Plugin} */
const templatesAlone = {
  name: "templates",
  setup(build) {
    build.onResolve({ filter: /^lit$/ }, ({ resolveDir, kind }) => build.resolve("lit/html.js", { resolveDir, kind }));
  },
};

/** A root of 16 pixels, since what `rem` means is up to the page around. */
const ROOT_PIXELS = 16;

/**
 * Gives the style sheets that scripts import as text, bundled. They are for shadow trees on other people's
 * pages, where `rem` is theirs: it becomes the property `--rem`, or pixels where no property may stand.
 * @param {boolean} minify @returns {esbuild.Plugin}
 */
function sheetsAsText(minify) {
  return {
    name: "sheets",
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          entryPoints: [path],
          bundle: true,
          write: false,
          minify,
          target: TARGET,
          logLevel: "warning",
        });
        const text = outputFiles[0]?.text ?? "";
        const rem = /(-?\d*\.?\d+)rem\b/g;
        const contents = text
          .replace(/@(?:media|container)[^{]*\{/g, (rule) => rule.replace(rem, (_, n) => `${n * ROOT_PIXELS}px`))
          .replace(rem, "calc(var(--rem)*$1)");
        return { contents, loader: "text" };
      });
    },
  };
}

/**
 * The scripts a page asks for ("./main.js"), as source files: in `web/src`, else beside the page.
 * @param {string} page @param {string} html
 */
function scriptsOf(page, html) {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="\.\/([\w-]+)\.js"[^>]*>/g)];
  if (tags.length === 0) throw new BuildError(`${page}: no <script src="./NAME.js"> found`);
  return tags.map(([tag, name]) => {
    const places = [join(web, "src", `${name}.ts`), join(dirname(page), `${name}.ts`)];
    const found = places.find((place) => existsSync(place));
    if (!found) throw new BuildError(`${page}: asks for ./${name}.js, but there is no ${places[0]}`);
    return { in: found, out: String(name), classic: !tag.includes('type="module"') };
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

/** @param {boolean} dev @returns {esbuild.BuildOptions} what all scripts of the site have in common */
const common = (dev) => ({
  absWorkingDir: root,
  bundle: true,
  minify: !dev,
  sourcemap: dev ? "linked" : false,
  legalComments: "none",
  target: TARGET,
  logLevel: "warning",
  platform: "browser",
  // Lit warns about its development build; the page is served with the other one.
  conditions: dev ? ["development"] : [],
  tsconfig: join(root, "tsconfig.json"),
  // So that a --page from anywhere finds the project's packages.
  nodePaths: [join(root, "node_modules")],
});

/** @param {{ out: string, dev: boolean, pkg: string, offline: boolean, pages: string[] }} options */
async function site({ out, dev, pkg, offline, pages }) {
  const rootPages = (await filesIn(root, ".html")).map((name) => join(root, name));
  const all = [...rootPages, ...pages.map((page) => resolve(page))];
  if (all.length === 0) throw new BuildError("no page: index.html is missing");
  await mkdir(out, { recursive: true });

  for (const old of (await readdir(out)).filter((name) => PART.test(name))) await rm(join(out, old));

  const modules = new Map([[ELEMENT.out, ELEMENT]]);
  const classics = new Map();
  for (const page of all) {
    const html = await readFile(page, "utf8");
    for (const { classic, ...entry } of scriptsOf(page, html)) (classic ? classics : modules).set(entry.out, entry);
    await writeFile(join(out, basename(page)), withoutTrunkLinks(html));
  }

  const shared = common(dev);
  const plugins = [bindingsFrom(pkg), sheetsAsText(!dev), templatesAlone];
  const app = modules.get(APP);
  modules.delete(APP);
  /** @type {esbuild.BuildOptions} */
  const asModules = { ...shared, plugins, outdir: out, format: "esm" };
  const scripts = await esbuild.build({ ...asModules, entryPoints: [...modules.values()], metafile: true });
  const inputs = Object.keys(scripts.metafile.inputs);
  if (app) {
    const metafile = await inParts(asModules, app);
    inputs.push(...Object.keys(metafile.inputs));
    for (const page of all) await foretell(join(out, basename(page)), out, metafile);
  }
  // Classic scripts can be started where modules cannot: from a copy, in a frame without an origin.
  await esbuild.build({
    ...shared,
    plugins,
    entryPoints: [...classics.values(), { in: WORKER.entry, out: WORKER.name.replace(/\.js$/, "") }],
    outdir: out,
    format: "iife",
    // Only modules know their own address; these are told where everything lies.
    logOverride: { "empty-import-meta": "silent" },
  });
  await esbuild.build({
    ...shared,
    stdin: { contents: await styleEntry(), resolveDir: join(web, "styles"), loader: "css" },
    outfile: join(out, "style.css"),
    external: ["*.svg", "*.png", "*.woff2"],
  });

  for (const name of AS_IS) {
    await rm(join(out, name), { recursive: true, force: true });
    if (existsSync(join(web, name))) await cp(join(web, name), join(out, name), { recursive: true });
  }
  await joinTexts(out);
  // A page of boards alone needs no engine; whoever imports the bindings has them checked above.
  for (const name of BINDINGS.map((name) => `${name}_bg.wasm`)) {
    const wasm = join(pkg, name);
    if (existsSync(wasm) && resolve(out, name) !== resolve(wasm)) await cp(wasm, join(out, name));
  }
  const licences = await licencesOf(root, inputs);
  await writeFile(join(out, "licences.json"), `${JSON.stringify(licences, null, 1)}\n`);
  await finish({ out, dev, pkg, offline });
}

/**
 * Builds the app in parts. Left alone, whatever a part shares with the beginning would become a small file of its
 * own, and the beginning many of them; so each part is made to need the beginning, which then is one file.
 * @param {esbuild.BuildOptions} options @param {{ in: string, out: string }} app
 */
async function inParts(options, app) {
  const build = { ...options, entryPoints: [app], splitting: true, chunkNames: "part-[name]-[hash]" };
  const { metafile } = await esbuild.build({ ...build, write: false, metafile: true });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const parts = new Set(imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => resolve(root, path)));
  /** @type {esbuild.Plugin} */
  const needing = {
    name: "parts",
    setup(build) {
      build.onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        if (!parts.has(path)) return null;
        const contents = `${await readFile(path, "utf8")}\nimport ${JSON.stringify(app.in)};\n`;
        return { contents, loader: path.endsWith(".ts") ? "ts" : "js" };
      });
    },
  };
  const plugins = [needing, ...(options.plugins ?? [])];
  return (await esbuild.build({ ...build, plugins, metafile: true })).metafile;
}

/**
 * Tells a page that starts the app which parts of it are wanted at once, so that they are fetched side by side.
 * @param {string} page @param {string} out @param {esbuild.Metafile} metafile
 */
async function foretell(page, out, metafile) {
  const html = await readFile(page, "utf8");
  const tag = `<script type="module" src="./${APP}.js"></script>`;
  if (!html.includes(tag)) return;
  const name = (/** @type {string} */ path) => relative(out, resolve(root, path));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [name(path), output]));
  const wanted = new Set([`${APP}.js`]);
  for (const path of wanted) {
    const imports = outputs.get(path)?.imports ?? [];
    for (const { path, kind } of imports) if (kind === "import-statement") wanted.add(name(path));
  }
  wanted.delete(`${APP}.js`);
  const links = [...wanted].map((path) => `<link rel="modulepreload" href="./${path}" />\n    `);
  await writeFile(
    page,
    html.replace(tag, () => `${links.join("")}${tag}`),
  );
}

/** Puts the texts of each language that are wanted at once into one file. @param {string} out */
async function joinTexts(out) {
  const locales = join(out, "locales");
  for (const language of existsSync(locales) ? await readdir(locales) : []) {
    const dir = join(locales, language);
    const sources = [];
    for (const name of START_TEXTS.of.filter((name) => existsSync(join(dir, name)))) {
      sources.push(await readFile(join(dir, name), "utf8"));
      await rm(join(dir, name));
    }
    // What is said to translators is not for readers.
    const text = sources
      .join("\n")
      .replace(/^#.*\n/gm, "")
      .replace(/\n{2,}/g, "\n");
    await writeFile(join(dir, START_TEXTS.name), text);
  }
}

/** Gives scripts that are no files of the site, each whole. @param {boolean} dev @param {string} pkg */
const scripter = (dev, pkg) => async (/** @type {string} */ name, /** @type {esbuild.Format} */ format) => {
  const plugins = [bindingsFrom(pkg), sheetsAsText(!dev), templatesAlone];
  const entryPoints = [join(web, "src", name)];
  const options = { ...common(dev), plugins, entryPoints, format, sourcemap: false, write: false };
  const { outputFiles } = await esbuild.build(options);
  return outputFiles?.[0]?.text ?? "";
};

/** Adds what is made of the site's other files. @param {{ out: string, dev: boolean, pkg: string, offline: boolean }} options */
async function finish({ out, dev, pkg, offline: kept }) {
  const script = scripter(dev, pkg);
  await carry(out);
  if (existsSync(join(out, "index.html"))) await single(out, await script("single.ts", "esm"));
  const scripts = { keeper: await script("offline/sw.ts", "iife"), off: await script("offline/sw-off.ts", "iife") };
  await offline(out, scripts, kept && !dev);
}

/** Writes the script that carries what cannot be fetched everywhere. @param {string} out a site's directory */
async function carry(out) {
  /** @type {{ texts: Record<string, string>, bytes: Record<string, string> }} */
  const parcel = { texts: {}, bytes: {} };
  for (const start of CARRIED.filter((name) => existsSync(join(out, name)))) {
    const inside = (await stat(join(out, start))).isDirectory()
      ? (await readdir(join(out, start), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => relative(out, join(entry.parentPath ?? entry.path, entry.name)))
      : [start];
    for (const file of inside.sort()) {
      const content = await readFile(join(out, file));
      const path = file.replaceAll("\\", "/");
      if (path.endsWith(".wasm")) parcel.bytes[path] = content.toString("base64");
      else parcel.texts[path] = content.toString("utf8");
    }
  }
  await writeFile(join(out, CARRIER), `globalThis.damaFiles=${JSON.stringify(parcel)};\n`);
}

/** Names Trunk gives to the files of the crate, and ours. */
const TRUNK_NAMES = { "dama-wasm.js": "dama_wasm.js", "dama-wasm_bg.wasm": WASM };

/** Trunk builds one wasm; the rules alone are made here, as `cargo xtask` does. @param {string} pkg */
async function trunkRules(pkg) {
  const run = promisify(execFile);
  const target = "wasm32-unknown-unknown";
  const build = ["build", "--locked", "--release", "--package", "dama-wasm", "--target", target];
  await run("cargo", [...build, "--no-default-features", "--config", "profile.release.opt-level='z'"], { cwd: root });
  const made = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), target, "release/dama_wasm.wasm");
  await run("wasm-bindgen", ["--target", "web", "--out-dir", pkg, "--out-name", "dama_rules", made]);
  const wasm = join(pkg, "dama_rules_bg.wasm");
  // Its features are told by the compiler in the wasm itself. What is left out makes it larger once compressed.
  const without = ["memory-packing", "inlining-optimizing"].map((pass) => `--skip-pass=${pass}`);
  await run("wasm-opt", ["-Oz", ...without, "--detect-features", "-o", wasm, wasm]);
}

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
  await trunkRules(pkg);
  await site({ out: staging, dev: process.env.TRUNK_PROFILE === "debug", pkg, offline: true, pages: [] });
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
      "no-offline": { type: "boolean", default: false },
      "site-url": { type: "string" },
    },
  });
  const [command, ...files] = positionals;
  if (command === "trunk" && files.length === 0) return trunk();
  if (!values.out) throw new BuildError("--out DIR is required");
  const out = resolve(values.out);
  const options = { out, dev: values.dev, pkg: resolve(values.pkg), offline: !values["no-offline"] };
  if (command === "site" && files.length === 0) {
    await site({ ...options, pages: values.page });
  } else if (command === "finish" && files.length === 0) {
    await finish(options);
  } else if (command === "publish" && files.length === 0) {
    const site = values["site-url"];
    if (!site?.endsWith("/")) throw new BuildError("--site-url URL/ is required");
    await publish(out, await scripter(false, options.pkg)("publish/publish.ts", "esm"), site);
  } else if (command === "icons" && files.length === 0) {
    await icons(out, await scripter(false, options.pkg)("publish/publish.ts", "esm"), join(web, "icons"));
  } else if (command === "tests") {
    await tests(out, files);
  } else {
    throw new BuildError(
      `expected "site", "finish", "publish", "icons", "tests" or "trunk", found "${positionals.join(" ")}"`,
    );
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
