/**
 * The site kept on the device: it opens without internet, whole versions follow each other and never mix, and
 * it lets go when told. The server of these tests publishes one directory after another and can be away.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { cell, ready } from "./support/board.js";
import { listening, shut, TYPES } from "./support/hosts.js";
import { setting } from "./support/site.js";
import { context, PATIENCE, steadily, until } from "./support/stage.js";

const run = promisify(execFile);

/** The evidence of this game differs between the versions, as does the heading of the home page. */
const FACTS = "data/evidence/tama.json";
const FOREIGN = "A later version.";
const HEADING = "locales/en/start.ftl";

let versions: string;
const version = (name: string): string => join(versions, name);

before(async () => {
  versions = await mkdtemp(join(tmpdir(), "dama-versions-"));
  const site = setting("DAMA_SITE");
  await cp(site, version("v1"), { recursive: true });
  await cp(site, version("v2"), { recursive: true });
  await cp(site, version("end"), { recursive: true });
  const change = async (path: string, from: RegExp, to: string) => {
    const file = join(version("v2"), path);
    const text = await readFile(file, "utf8");
    assert.match(text, from, path);
    await writeFile(file, text.replace(from, to));
  };
  await change(HEADING, /^app-name = .*$/m, "app-name = Second Atlas");
  await change("locales/en/evidence.ftl", /^ev-record = .*$/m, `ev-record = ${FOREIGN}`);
  // Files named by their content have other names.
  const parts = (await readdir(version("v2"))).filter((name) => name.startsWith("part-"));
  assert.ok(parts.length > 1);
  for (const name of parts)
    await rename(join(version("v2"), name), join(version("v2"), name.replace("part-", "other-")));
  for (const name of (await readdir(version("v2"))).filter((name) => /^(index\.html|main\.js|other-.*)$/.test(name))) {
    const file = join(version("v2"), name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("part-", "other-"));
  }
  // What only the first version has is gone from the server with it.
  await rm(join(version("v2"), FACTS));
  await finish(version("v2"));
  await finish(version("end"), "--no-offline");
  // A server where something of the new version has not arrived.
  await cp(version("v2"), version("half"), { recursive: true });
  await cp(join(version("v1"), HEADING), join(version("half"), HEADING));
});
after(() => rm(versions, { recursive: true, force: true }));

const finish = (out: string, ...more: string[]) =>
  run("node", ["web/build.mjs", "finish", "--out", out, ...more], { cwd: process.cwd() });

/** A server that can be given another directory, or none. */
class Shelf {
  /** Null: nobody answers. */
  dir: string | null;
  url = "";
  /** Seconds that browsers may keep what they get. */
  age = 600;
  readonly #server: Server;

  constructor(dir: string) {
    this.dir = dir;
    this.#server = createServer((request, answer) => {
      if (this.dir === null) {
        request.socket.destroy();
        return;
      }
      const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://any").pathname)).slice(1);
      const file = join(this.dir, path || "index.html");
      readFile(file).then(
        (content) => {
          // Fresh for a while, as many hosts say: the version must not depend on it.
          answer.writeHead(200, {
            "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
            "Cache-Control": `max-age=${this.age}`,
          });
          answer.end(content);
        },
        () => {
          answer.writeHead(404, { "Content-Type": "text/plain" });
          answer.end("nothing here");
        },
      );
    });
  }
  async begin(): Promise<void> {
    this.url = await listening(this.#server);
  }
  stop(): Promise<void> {
    return shut(this.#server);
  }
}

/** A test with a server and a browser of its own. */
function kept(name: string, run: (page: Page, shelf: Shelf, own: BrowserContext) => Promise<void>): void {
  const visit = async () => {
    const shelf = new Shelf(version("v1"));
    await shelf.begin();
    const own = await context({ url: shelf.url, context: { serviceWorkers: "allow" } });
    own.setDefaultTimeout(PATIENCE);
    try {
      const page = await own.newPage();
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      await run(page, shelf, own);
      assert.deepEqual(faults, []);
    } finally {
      await own.close();
      await shelf.stop();
    }
  };
  test(name, { timeout: 240_000 }, () => steadily(name, visit));
}

/** Waits until the page is kept: its own version serves it, complete. */
async function isKept(page: Page): Promise<void> {
  await until(async () => {
    const served = await page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return [];
      const notes = await caches.open(`dama-atlas ${new URL("./", document.baseURI).pathname} pages`);
      const pages = await Promise.all((await notes.matchAll()).map((note) => note.json()));
      return pages.map((page) => page.version);
    });
    assert.ok(served.includes(await built(page)));
  });
}
const heading = async (page: Page): Promise<string> => (await page.locator("h1").first().textContent())?.trim() ?? "";
const built = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="dama-build"]')?.content);
/** Names of the versions that are kept on the device. */
const versionsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(" pages")).sort());

kept("opened once, the site opens without internet, whatever follows its address", async (page, shelf) => {
  await page.goto(shelf.url);
  await isKept(page);
  shelf.dir = null;

  await page.goto(`${shelf.url}?kiosk=1`);
  await page.getByRole("button", { name: "Touch to play" }).waitFor();
  await page.goto(`${shelf.url}#tama`);
  await page.reload();
  await ready(page);
  await cell(page, "a3").click();
  await cell(page, "a4").click();
  await page.waitForFunction(() => location.hash === "#tama;a3-a4");
  await page.goto(`${shelf.url}index.html?puzzle=tama-12`);
  await ready(page);
  await page.goto(`${shelf.url}#evidence/tama`);
  await page.getByRole("heading", { name: "The record" }).waitFor();
  await page.goto(`${shelf.url}#about`);
  await page.getByText("also opens without the internet").waitFor();
  await page.locator("#thinking", { hasText: "beside the page, in a worker." }).waitFor();
});

kept("a new version takes over as a whole, and an open page stays with its own", async (page, shelf, own) => {
  await page.goto(shelf.url);
  await isKept(page);
  const first = await built(page);
  shelf.dir = version("v2");

  // The old page comes from what is kept; behind it the new version arrives.
  await page.reload();
  assert.equal(await heading(page), "Dama Atlas");
  assert.equal(await built(page), first);
  await page.getByText("A new version is ready.").waitFor();
  // What it opens from now on is of its own version, though the server has it no more.
  await page.evaluate(() => location.assign("#evidence/tama"));
  await page.getByRole("heading", { name: "The record" }).waitFor();
  assert.equal(await page.getByText(FOREIGN).count(), 0);
  assert.equal((await versionsKept(page)).length, 2);

  // A page opened now is of the new one, also without internet.
  shelf.dir = null;
  const next = await own.newPage();
  await next.goto(shelf.url);
  await until(async () => assert.equal(await heading(next), "Second Atlas"));
  assert.notEqual(await built(next), first);
  await page.getByRole("button", { name: "Reload" }).click();
  await page
    .getByText(FOREIGN)
    .or(page.locator(".evidence", { hasText: "tama.json" }))
    .first()
    .waitFor();
  assert.equal(await built(page), await built(next));
});

kept("half of a new version is none", async (page, shelf) => {
  await page.goto(shelf.url);
  await isKept(page);
  const first = await built(page);
  shelf.dir = version("half");
  const failed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    return new Promise((resolve) => {
      if (!coming) resolve("nothing came");
      coming?.addEventListener("statechange", () => resolve(coming.state));
    });
  });
  assert.equal(failed, "redundant");
  for (const dir of [version("half"), null]) {
    shelf.dir = dir;
    await page.reload();
    await until(async () => assert.equal(await heading(page), "Dama Atlas"));
    assert.equal(await built(page), first);
  }
});

kept("told to let go, it leaves nothing behind", async (page, shelf) => {
  await page.goto(shelf.url);
  await isKept(page);
  shelf.dir = version("end");
  // This page is still of the first version; its browser asks for the service worker anew.
  await page.reload();
  await until(async () => assert.deepEqual(await page.evaluate(() => caches.keys()), []));
  // A page that had a service worker when it began has it to its end; sooner or later none has.
  await until(async () => {
    await page.reload();
    const left = await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      navigator.serviceWorker.controller !== null,
    ]);
    assert.deepEqual(left, [0, false]);
  });
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
});

kept("in a frame nothing is kept, and a frame of a kept site asks the network", async (page, shelf) => {
  shelf.age = 0;
  await page.goto(`${shelf.url}icons/icon-48.png`);
  await page.evaluate(async () => {
    for (const src of ["/index.html", "/embed.html?game=tama"]) {
      const frame = document.createElement("iframe");
      frame.src = src;
      document.body.append(frame);
    }
  });
  const app = page.frameLocator('iframe[src="/index.html"]');
  await app.locator("h1").waitFor();
  await page.frameLocator('iframe[src^="/embed"]').locator('[role="grid"]').waitFor();
  // Longer than a page of its own waits before it is kept.
  await page.waitForTimeout(3_500);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);

  const alone = await page.context().newPage();
  await alone.goto(shelf.url);
  await isKept(alone);
  shelf.dir = version("v2");
  await page.reload();
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/index.html";
    document.body.append(frame);
  });
  await app.locator("h1", { hasText: "Second Atlas" }).waitFor();
});
