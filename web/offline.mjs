/**
 * Writes the service worker of a finished site: what it keeps, and under which version. The version is made of
 * everything that is kept, so two sites with the same files have the same one. It knows files by their names only.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The pages that are kept; what they and their service worker must know stands in their heads. */
const PAGES = ["index.html", "embed.html"];
export const KEEPER = "sw.js";

/** What only other pages need: boards elsewhere, the page that makes their lines, and what machines read. */
const OTHERS = [
  /^(embed-files|snippet)\./,
  /^dama-(board|atlas)\./,
  /^(games|oembed|pictures)\//,
  // Whoever installs the app is given its icons by the browser.
  /^icons\/.*(180|192|512)\./,
  /^(sitemap\.xml|sw\.js)$/,
  /\.map$/,
];
/** Without these nothing works; everything else can come when it is asked for, where data is to be saved. */
const FIRST = [/^index\.html$/, /^(?!embed\.).*\.(js|css|wasm)$/, /^locales\/en\//];

/** @param {Buffer | string} content */
const digest = (content) => createHash("sha256").update(content).digest().subarray(0, 12).toString("base64");

/** All files of a directory by their paths in it. @param {string} dir */
export async function filesBelow(dir) {
  return (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** @param {string} html @param {string} name @param {string} content */
export function withMeta(html, name, content) {
  const tag = new RegExp(`(<meta name="${name}" content=")[^"]*(")`);
  if (!tag.test(html)) throw new Error(`there is no <meta name="${name}" content="…">`);
  return html.replace(tag, (_, before, after) => `${before}${content}${after}`);
}

/**
 * @param {string} out a finished site
 * @param {{ keeper: string, off: string }} scripts the service worker, and the one that ends it
 * @param {boolean} offline false publishes the end
 */
export async function offline(out, scripts, offline) {
  const pages = PAGES.filter((page) => existsSync(join(out, page)));
  if (!pages.includes("index.html")) return;
  /** @param {string} name @param {string} content */
  const tell = async (name, content) => {
    for (const page of pages) {
      const file = join(out, page);
      await writeFile(file, withMeta(await readFile(file, "utf8"), name, content));
    }
  };
  await tell("dama-build", "");
  await tell("dama-offline", offline ? "on" : "off");
  if (!offline) return writeFile(join(out, KEEPER), scripts.off);

  /** @type {Record<string, string>} */
  const first = {};
  /** @type {Record<string, string>} */
  const rest = {};
  for (const path of await filesBelow(out)) {
    if (OTHERS.some((other) => other.test(path))) continue;
    const into = FIRST.some((one) => one.test(path)) ? first : rest;
    into[path] = digest(await readFile(join(out, path)));
  }
  const version = createHash("sha256")
    .update(JSON.stringify([first, rest, scripts.keeper]))
    .digest("hex")
    .slice(0, 12);
  await tell("dama-build", version);
  for (const page of pages) (page in first ? first : rest)[page] = digest(await readFile(join(out, page)));
  await writeFile(join(out, KEEPER), `self.damaKept=${JSON.stringify({ version, first, rest })};\n${scripts.keeper}`);
}
