/**
 * Writes the whole app as one file that starts from a disk by a double click: the start page of a finished site,
 * with its script and style in it and everything that the script would fetch. Its policy allows exactly these
 * and no request. `src/single.ts` unpacks what is packed here.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { filesBelow } from "./offline.mjs";

export const SINGLE = "dama-atlas.html";
/** What the script fetches: texts go into one packet, the others each into one. */
const TEXTS = [/^locales\//, /^data\//, /^licences\.json$/, /^think\.js$/];
const BYTES = [/\.wasm$/];

/** @param {Buffer | string} content */
const packed = (content) => gzipSync(content, { level: 9 }).toString("base64");
/** @param {string} content */
const hashed = (content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Replaces what must be there exactly once. @param {string} html @param {RegExp} what @param {string} by */
function exchanged(html, what, by) {
  const found = html.match(new RegExp(what, "g"))?.length ?? 0;
  if (found !== 1) throw new Error(`${SINGLE}: expected one ${what} in index.html, found ${found}`);
  return html.replace(what, () => by);
}

/** @param {string} out a finished site @param {string} script the app as one module that imports nothing */
export async function single(out, script) {
  // As HTML reads it: nothing in a script may look like its end or like a comment.
  const code = script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
  const style = await readFile(join(out, "style.css"), "utf8");
  if (/<\/style|url\((?!["']?data:)/i.test(style)) throw new Error(`${SINGLE}: style.css asks for another file`);

  /** @type {Record<string, string>} */
  const texts = {};
  const packets = [];
  for (const path of await filesBelow(out)) {
    const file = join(out, path);
    if (TEXTS.some((text) => text.test(path))) texts[path] = await readFile(file, "utf8");
    else if (BYTES.some((bytes) => bytes.test(path))) packets.push([path, packed(await readFile(file))]);
  }
  packets.push(["*", packed(JSON.stringify(texts))]);
  const data = packets.map(([path, text]) => `<script type="text/plain" data-file="${path}">${text}</script>\n`);

  const policy = `default-src 'none'; script-src ${hashed(code)} 'wasm-unsafe-eval'; style-src ${hashed(style)}; img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'`;
  let html = await readFile(join(out, "index.html"), "utf8");
  html = exchanged(html, /(?<=http-equiv="Content-Security-Policy"\s+content=")[^"]*/, policy);
  html = exchanged(html, /<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
  html = exchanged(html, /<script type="module"[^>]*><\/script>/, `<script type="module">${code}</script>`);
  html = exchanged(html, /[ \t]*<\/body>/, `${data.join("")}</body>`);
  // What is told to those who fetch the page is of no use here.
  html = html.replace(/[ \t]*<(?:link (?!rel="icon" href="data:)|meta name="dama-(?:offline|build)")[^>]*>\n/g, "");
  await writeFile(join(out, SINGLE), html);
}
