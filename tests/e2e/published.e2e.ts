/** What is told of a site whose address is known: pages of the games that stand by themselves, and their oEmbed. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { complaints, setting } from "./support/site.js";
import { DESK, theBrowser } from "./support/stage.js";

const SITE = "https://museum.example/dama/";

test("each game has a page, a picture and oEmbed under the site's address", { timeout: 120_000 }, async () => {
  const out = await mkdtemp(join(tmpdir(), "dama-published-"));
  const own = await theBrowser().newContext(DESK);
  try {
    await cp(setting("DAMA_SITE"), out, { recursive: true });
    await promisify(execFile)("node", ["web/build.mjs", "publish", "--out", out, "--site-url", SITE]);
    const pages = (await readdir(join(out, "games"))).filter((name) => name.endsWith(".html"));
    assert.deepEqual(pages.sort(), ["dhamet.html", "filippina.html", "la-dama.html", "tama.html", "turkish.html"]);

    const page = await own.newPage();
    const found = complaints(page);
    for (const name of pages) {
      await page.goto(pathToFileURL(join(out, "games", name)).href);
      const game = name.replace(".html", "");
      const told = await page.evaluate(() => ({
        title: document.title,
        heading: document.querySelector("h1")?.textContent ?? "",
        picture: document.querySelector("img")?.naturalWidth,
        meta: Object.fromEntries(
          [...document.querySelectorAll("meta[property]")].map((meta) => [
            meta.getAttribute("property"),
            meta.getAttribute("content"),
          ]),
        ) as Record<string, string>,
        links: Object.fromEntries(
          [...document.querySelectorAll("link[rel]")].map((link) => [
            link.getAttribute("rel"),
            link.getAttribute("href"),
          ]),
        ) as Record<string, string>,
        ways: [...document.querySelectorAll("a")].map((a) => a.getAttribute("href")),
        scripts: document.scripts.length,
      }));
      assert.ok(told.heading && told.title.startsWith(told.heading), told.title);
      assert.equal(told.picture, 1200);
      assert.equal(told.scripts, 0);
      assert.equal(told.links.canonical, `${SITE}games/${name}`);
      assert.equal(told.meta["og:url"], told.links.canonical);
      assert.equal(told.meta["og:image"], `${SITE}pictures/${game}.jpg`);
      assert.ok((told.meta["og:description"] ?? "").length > 60);
      assert.ok(told.ways.includes(`../index.html#${game}`));
      assert.equal(told.links.alternate, `${SITE}oembed/${game}.json`);
      const oembed = JSON.parse(await readFile(join(out, "oembed", `${game}.json`), "utf8"));
      assert.deepEqual([oembed.version, oembed.type, oembed.title], ["1.0", "rich", told.heading]);
      assert.equal(oembed.thumbnail_url, told.meta["og:image"]);
      for (const part of [
        `src="${SITE}embed.html?game=${game}&amp;mode=play"`,
        `title="${told.heading}"`,
        'loading="lazy"',
        'allow="clipboard-write; web-share"',
        `width="${oembed.width}"`,
        `height="${oembed.height}"`,
      ]) {
        assert.ok(oembed.html.includes(part), `${oembed.html} has no ${part}`);
      }
    }
    assert.deepEqual(found, []);
    const start = await readFile(join(out, "index.html"), "utf8");
    assert.match(start, new RegExp(`<meta name="dama-address" content="${SITE}"`));
    assert.match(start, new RegExp(`<meta property="og:image" content="${SITE}pictures/atlas.jpg"`));
    // Without an address nothing of it is there.
    assert.ok(!(await readdir(setting("DAMA_SITE"))).some((name) => /^(games|oembed|pictures|sitemap)/.test(name)));
  } finally {
    await own.close();
    await rm(out, { recursive: true, force: true });
  }
});
