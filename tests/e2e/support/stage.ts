/**
 * The stage every browser test stands on: one browser and one served site for a test file, and a
 * fresh context for each test. A page that complains fails its test, whatever else was seen.
 */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { browser, complaints, type Host, host } from "./site.js";
import { FULL, PATIENCE } from "./waiting.js";

export { settings } from "./kept.js";
export { FULL, PATIENCE, until } from "./waiting.js";

/** How long a test may take. Long, since machines may be busy; nothing waits for it. */
const LIMIT = 240_000;

let chromium: Browser;
let served: Host;

before(async () => {
  [chromium, served] = await Promise.all([browser(), host()]);
});
after(async () => {
  await chromium?.close();
  await served?.stop();
});

/** The address of the site, ending in a slash. */
export const site = (): string => served.url;
/** For tests that need a browser context of an unusual kind. */
export const theBrowser = (): Browser => chromium;

/** What was kept on the device before, by key (without the app's prefix). */
export type Kept = Record<string, unknown>;

export interface Visit {
  /** The part of the address from # on. */
  hash?: string;
  /** How the browser is to be; over a calm desktop window. */
  context?: BrowserContextOptions;
  /** Texts in storage before the page opens, by full key. */
  storage?: Record<string, string>;
  /** Another server than the file's own. */
  url?: string;
  /** Runs before the page opens. */
  prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Complaints that are the very point of the test. */
  expect?: RegExp;
}

/**
 * Gives Master half a minute a move, so that a test sees it think on the busiest machine. For a
 * visit's `prepare`.
 */
export async function patientMaster(page: Page): Promise<void> {
  let told = false;
  await page.route(/\/(main|part-[\w-]+)\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const patient = script.replace(/\bmaster:\s*(3e3|3_?000)\b/, "master:30000");
    told ||= patient !== script;
    await route.fulfill({ response, body: patient });
  });
  page.on("load", () => assert.ok(told, "the script says how long Master thinks"));
}

/** Full screen of a small desk, nothing moving by itself. */
export const DESK: BrowserContextOptions = {
  viewport: { width: 1000, height: 760 },
  locale: "en-GB",
  timezoneId: "UTC",
  colorScheme: "light",
  reducedMotion: "reduce",
};
/** A phone held upright, with a touch screen. */
export const PHONE: BrowserContextOptions = {
  ...DESK,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A fresh browser context with what was kept before. */
export function context(visit: Visit = {}): Promise<BrowserContext> {
  const { origin } = new URL(visit.url ?? served.url);
  const localStorage = Object.entries(visit.storage ?? {}).map(([name, value]) => ({ name, value }));
  return chromium.newContext({
    ...DESK,
    // A test that is about being kept on the device says so; the others see every request themselves.
    serviceWorkers: "block",
    ...visit.context,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** A test with a page of its own. */
export function scene(name: string, visit: Visit, run: (page: Page, found: string[]) => Promise<void>): void {
  test(name, { timeout: LIMIT }, () => onPage(name, visit, run));
}

/**
 * A browser on a busy machine now and then loses a frame or a connection, so what fails is tried once more from
 * the beginning, and said in a line that the suite counts. The full suite forgives nothing.
 */
export async function steadily(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (FULL) throw error;
    console.error(`unsteady: ${name}\n${error instanceof Error ? error.stack : String(error)}`);
    await run();
  }
}

/** Opens a page, runs, and closes it; a picture is kept of a page that failed. */
export function onPage(name: string, visit: Visit, run: (page: Page, found: string[]) => Promise<void>): Promise<void> {
  return steadily(name, async () => {
    const own = await context(visit);
    own.setDefaultTimeout(PATIENCE);
    const page = await own.newPage();
    const found = complaints(page);
    try {
      await visit.prepare?.(page, own);
      await page.goto(`${visit.url ?? served.url}${visit.hash ?? ""}`);
      await run(page, found);
      assert.deepEqual(
        found.filter((complaint) => !visit.expect?.test(complaint)),
        [],
        "the page complained",
      );
    } catch (error) {
      await keepPicture(page, name);
      if (found.length > 0) console.error(`${name}: the page said\n${found.join("\n")}`);
      throw error;
    } finally {
      await own.close();
    }
  });
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const dir = join(process.cwd(), "target", "failed");
  const file = join(dir, `${name.replace(/[^\w-]+/g, "-").slice(0, 90)}.png`);
  await mkdir(dir, { recursive: true });
  await page.screenshot({ path: file }).then(
    () => console.error(`${name}: picture in ${file}`),
    () => undefined,
  );
}
