/** The app as one file, opened from a disk: everything works, and nothing is asked for. */
import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { cell, look, ready } from "./support/board.js";
import { complaints, setting } from "./support/site.js";
import { DESK, PATIENCE, steadily, theBrowser, until } from "./support/stage.js";

/** A directory with nothing else in it, as on a stick. */
let stick: string;
let address: string;
before(async () => {
  stick = await mkdtemp(join(tmpdir(), "dama stick "));
  await copyFile(join(setting("DAMA_SITE"), "dama-atlas.html"), join(stick, "dama-atlas.html"));
  address = pathToFileURL(join(stick, "dama-atlas.html")).href;
});
after(() => rm(stick, { recursive: true, force: true }));

/** A browser that opens that file and nothing else. */
function onStick(name: string, run: (page: Page) => Promise<void>): void {
  const visit = async () => {
    const own = await theBrowser().newContext(DESK);
    own.setDefaultTimeout(PATIENCE);
    try {
      const page = await own.newPage();
      const found = complaints(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(address);
      await page.getByRole("heading", { name: "Dama Atlas" }).waitFor();
      await run(page);
      const others = asked.filter((url) => url.split("#")[0] !== address && !/^(data|blob):/.test(url));
      assert.deepEqual(others, [], "nothing else is asked for");
      // A worker that ends with its page.
      const faults = found.filter((complaint) => !/^failed: blob:.* net::ERR_ABORTED$/.test(complaint));
      assert.deepEqual(faults, [], "the page complained");
    } finally {
      await own.close();
    }
  };
  test(name, { timeout: 240_000 }, () => steadily(name, visit));
}

onStick("a move is answered by the computer, and kept", async (page) => {
  const card = page.getByRole("listitem").filter({ hasText: "Turkish Dama" });
  await card.getByRole("button", { name: "New game" }).click();
  await page.getByRole("radio", { name: /^The computer/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await ready(page);
  await cell(page, "a3").click();
  await cell(page, "a4").click();
  await until(async () => assert.match((await look(page)).hash, /^#turkish;a3-a4_\w+-\w+$/));
  const { hash } = await look(page);
  await page.goto(`${address}#about`);
  await page.locator("#thinking", { hasText: "in a worker made from a copy of its script" }).waitFor();
  await page.getByText("All of Dama Atlas is in this one file").waitFor();
  await page.getByText("lit-html").first().waitFor();
  assert.equal(await page.getByRole("link", { name: "A board on your own page" }).count(), 0);
  await page.reload();
  await page.goto(address);
  await page.locator(`a[href="${hash}"]`).first().waitFor();
});

onStick("a day’s puzzle can be tried, and where a game comes from be read", async (page) => {
  await page.goto(`${address}#daily/tama`);
  await ready(page);
  await page.getByRole("button", { name: "Hint: which piece" }).click();
  await page
    .getByText(/Look at the piece on|Something may be blown/)
    .first()
    .waitFor();
  await page.goto(`${address}#evidence/tama`);
  await page.getByRole("heading", { name: "The record" }).waitFor();
  await page.getByText("Land outlines: Natural Earth.").waitFor();
});
