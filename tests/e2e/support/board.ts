/**
 * The board as people find it: cells by their names through the grid, and what they say.
 * The only places that are computed are those the browser itself gives for an element.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import type { Start } from "./dama.js";
import { comesTo, readShown, type Shown } from "./shown.js";
import { until } from "./waiting.js";

export { type Shown, seen } from "./shown.js";

/** A cell by the name of its square, e.g. "c3". */
export const cell = (page: Page, name: string): Locator => page.locator(`[role="grid"] [data-name="${name}"]`);

/** Everything a test may want to compare, read in one go. */
export const look = (page: Page): Promise<Shown> => page.evaluate(readShown);

/** Waits until the page shows the game that the native program makes of the same actions. */
export const agrees = (page: Page, start: Start, actions: readonly string[]): Promise<Shown> =>
  comesTo(() => look(page), start, actions);

/** The board stands, is drawn as finely as it will be, and can be played. */
export async function ready(page: Page): Promise<void> {
  await page.locator('[role="grid"] [role="gridcell"]').first().waitFor({ state: "attached" });
  // A canvas nobody has drawn on has the size HTML gives it, one drawn roughly fewer pixels than the screen.
  const undrawn = () =>
    page.locator(".board-canvas:visible").evaluateAll(
      (all) =>
        (all as HTMLCanvasElement[]).filter(({ width, height, clientWidth }) => {
          return (width === 300 && height === 150) || width < Math.floor(clientWidth * devicePixelRatio) - 1;
        }).length,
    );
  await until(async () => assert.equal(await undrawn(), 0, "boards not drawn"));
}

/** Label of a cell, without its name. */
export async function label(page: Page, name: string): Promise<string> {
  return (await cell(page, name).getAttribute("aria-label"))?.split(", ").slice(1).join(", ") ?? "";
}

/** Waits until a cell says something; labels follow the hand with the next frame. */
export async function says(page: Page, name: string, what: RegExp): Promise<void> {
  await until(async () => assert.match(await label(page, name), what), 5_000);
}

/** The moves in the list, as written. */
export const moveList = (page: Page): Promise<string[]> => page.locator(".moves-list .move").allTextContents();
