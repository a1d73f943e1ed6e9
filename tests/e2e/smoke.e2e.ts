/**
 * The least a built site must do: start in any directory, show the five games, play a move.
 * `cargo xtask trunk` tries Trunk's output with this file alone.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { browser, complaints, type Host, host } from "./support/site.js";

const GAMES = ["la-dama", "filippina", "tama", "dhamet", "turkish"];

let chromium: Browser;
let served: Host;

before(async () => {
  chromium = await browser();
  served = await host({ under: "/some/where/" });
});

after(async () => {
  await chromium?.close();
  await served?.stop();
});

test("a move can be played from the home page", { timeout: 60_000 }, async () => {
  const page = await chromium.newPage();
  const found = complaints(page);
  await page.goto(served.url);
  for (const game of GAMES) await page.locator(`a[href^="#${game}"]`).first().waitFor();

  await page.goto(`${served.url}#turkish`);
  const grid = page.getByRole("grid");
  await grid.locator('[data-name="a3"]').click();
  await grid.locator('[data-name="a4"]').click();
  await page.waitForFunction(() => location.hash === "#turkish;a3-a4");
  await grid.locator('[data-name="a3"][aria-label*="empty"]').waitFor();
  await grid.locator('[data-name="a4"]:not([aria-label*="empty"])').waitFor();

  assert.deepEqual(found, []);
  await page.close();
});

test("nothing is asked of another host", { timeout: 60_000 }, async () => {
  const page = await chromium.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(served.url);
  await page.getByRole("heading").first().waitFor();
  await page.goto(`${served.url}#about`);
  await page.getByText("wasm-bindgen").first().waitFor();
  assert.ok(asked.length > 3, "the page asked for its files");
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(served.url) && !/^(data|blob):/.test(url)),
    [],
  );
  await page.close();
});
