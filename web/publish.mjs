/**
 * Writes what is told of a site to those who do not open it, once its address is known: a small page for each
 * game with a picture of its board, the same as oEmbed, a site map, and the head of the start page. All words
 * and pictures come from `src/publish/publish.ts`, which runs in a browser; here they are only put on paper.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { withMeta } from "./offline.mjs";

/** Pixels of a picture, as those who show links expect them. */
const PICTURE = { width: 1200, height: 630 };
const HOST = "http://dama.invalid/";
/** @type {Record<string, string>} */
const TYPES = { ".wasm": "application/wasm", ".ftl": "text/plain; charset=utf-8" };

/** @typedef {import("./src/publish/publish.ts").Card} Card */

/** @param {string} text */
const escaped = (text) =>
  text.replace(/[&"<>]/g, (char) => ({ "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" })[char] ?? char);

/**
 * Opens a page on which the script has drawn nothing yet.
 * @param {string} out a finished site @param {string} script @param {(page: import("playwright-core").Page) => Promise<void>} run
 */
async function withPage(out, script, run) {
  const executablePath = process.env.DAMA_CHROMIUM;
  const browser = await chromium.launch(executablePath ? { executablePath } : { channel: "chromium" });
  try {
    const page = await browser.newPage({ viewport: PICTURE, deviceScaleFactor: 1 });
    page.on("pageerror", (error) => console.error(error));
    await page.route(`${HOST}**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === "") return route.fulfill({ contentType: "text/html", body: "<!doctype html><html lang=en><body>" });
      if (!existsSync(join(out, path))) return route.fulfill({ status: 404 });
      const contentType = TYPES[extname(path)] ?? "application/octet-stream";
      return route.fulfill({ contentType, body: await readFile(join(out, path)) });
    });
    await page.goto(HOST);
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction("globalThis.damaPublish");
    await run(page);
  } finally {
    await browser.close();
  }
}

/** @param {string} out a finished site @param {string} script @param {string} site its address; ends in a slash */
export async function publish(out, script, site) {
  for (const dir of ["games", "oembed", "pictures"]) await mkdir(join(out, dir), { recursive: true });
  await withPage(out, script, async (page) => {
    const { name, line, cards } = await page.evaluate((site) => globalThis.damaPublish.cards(site), site);
    for (const game of [null, ...cards.map(({ game }) => game)]) {
      await page.evaluate((game) => globalThis.damaPublish.showPicture(game), game);
      await page.screenshot({ path: join(out, pictureOf(game)), type: "jpeg", quality: 86 });
    }
    for (const card of cards) {
      await writeFile(join(out, "games", `${card.game}.html`), gamePage(site, name, card));
      await writeFile(
        join(out, "oembed", `${card.game}.json`),
        `${JSON.stringify(oEmbed(site, name, card), null, 1)}\n`,
      );
    }
    await writeFile(join(out, "games", "page.css"), PAGE_STYLE);
    await writeFile(join(out, "sitemap.xml"), siteMap(site, cards));
    await head(out, site, { title: name, description: line, picture: pictureOf(null) });
  });
}

/** @param {string | null} game */
const pictureOf = (game) => `pictures/${game ?? "atlas"}.jpg`;

/** @param {{ site: string, address: string, name: string, title: string, description: string, picture: string }} told */
const openGraph = ({ site, address, name, title, description, picture }) =>
  [
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...Object.entries({
      "og:type": "website",
      "og:site_name": name,
      "og:title": title,
      "og:description": description,
      "og:url": address,
      "og:image": `${site}${picture}`,
      "og:image:width": String(PICTURE.width),
      "og:image:height": String(PICTURE.height),
      "og:image:alt": title,
    }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ]
    .map((line) => `    ${line}\n`)
    .join("");

/** @param {string} site @param {string} name @param {Card} card */
function gamePage(site, name, { game, title, place, when, told, rules, play, evidence }) {
  const description = `${place}. ${rules.slice(0, 2).join(" ")}`;
  const address = `${site}games/${game}.html`;
  const oembed = `${site}oembed/${game}.json`;
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
    />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(`${title} · ${name}`)}</title>
    <meta name="description" content="${escaped(description)}" />
${openGraph({ site, address, name, title: `${title} · ${name}`, description, picture: pictureOf(game) })}    <link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}" />
    <link rel="icon" href="../icons/icon-48.png" />
    <link rel="stylesheet" href="./page.css" />
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(place)} · ${escaped(when)}</p>
      <a href="../index.html#${game}"><img src="../${pictureOf(game)}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${escaped(play)}" /></a>
      <p>${rules.map(escaped).join(" ")}</p>
      <p>${escaped(told)}</p>
      <p class="ways">
        <a class="main" href="../index.html#${game}">${escaped(play)}</a>
        <a href="../index.html#evidence/${game}">${escaped(evidence)}</a>
        <a href="../index.html">${escaped(name)}</a>
      </p>
    </main>
  </body>
</html>
`;
}

const PAGE_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; background: #f4eee2; color: #2b2622; font: 100%/1.6 system-ui, sans-serif; }
main { max-inline-size: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { margin: 0; font-family: Palatino, "Palatino Linotype", "Book Antiqua", Georgia, serif; line-height: 1.2; }
img { display: block; inline-size: 100%; block-size: auto; border-radius: 0.5rem; }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
a { display: inline-block; padding-block: 0.6rem; color: inherit; }
.main { font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #16130f; color: #efe7d8; } }
`;

/** @param {string} site @param {string} name @param {Card} card */
const oEmbed = (site, name, { game, title, frame }) => ({
  version: "1.0",
  type: "rich",
  title,
  provider_name: name,
  provider_url: site,
  html: frame,
  width: Number(/ width="(\d+)"/.exec(frame)?.[1]),
  height: Number(/ height="(\d+)"/.exec(frame)?.[1]),
  thumbnail_url: `${site}${pictureOf(game)}`,
  thumbnail_width: PICTURE.width,
  thumbnail_height: PICTURE.height,
});

/** @param {string} site @param {readonly Card[]} cards */
const siteMap = (site, cards) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${["", ...cards.map(({ game }) => `games/${game}.html`)].map((path) => `  <url><loc>${escaped(site + path)}</loc></url>\n`).join("")}</urlset>
`;

/**
 * Tells the site's own pages where it lies, and the start page what to tell others.
 * @param {string} out @param {string} site @param {{ title: string, description: string, picture: string }} told
 */
async function head(out, site, told) {
  for (const page of ["index.html", "snippet.html"]) {
    let html = withMeta(await readFile(join(out, page), "utf8"), "dama-address", escaped(site));
    if (page === "index.html") {
      const tags = openGraph({ site, address: site, name: told.title, ...told });
      html = html.replace(/[ \t]*<link rel="canonical"[\s\S]*?<meta name="twitter:card"[^>]*>\n/, "");
      html = html.replace(/[ \t]*<title>/, () => `${tags}    <title>`);
    }
    await writeFile(join(out, page), html);
  }
}

/** Icons by name: pixels, and whether the corners are filled. @type {Record<string, [number, boolean]>} */
const ICONS = {
  "icon-48.png": [48, false],
  "icon-180.png": [180, true],
  "icon-192.png": [192, false],
  "icon-512.webp": [512, false],
  "icon-maskable-512.webp": [512, true],
};

/** @param {string} out a finished site @param {string} script @param {string} into */
export async function icons(out, script, into) {
  await mkdir(into, { recursive: true });
  await withPage(out, script, async (page) => {
    for (const [name, [size, whole]] of Object.entries(ICONS)) {
      const data = await page.evaluate(
        (asked) => globalThis.damaPublish.icon(...asked),
        [size, whole, `image/${extname(name).slice(1)}`],
      );
      await writeFile(join(into, name), Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
    }
  });
}
