/** Puzzles on a page that Playwright drives: what it says and keeps of them, and deeds done there. */
import type { Locator, Page } from "playwright-core";
import type { AttemptInfo } from "../../../web/src/engine/contract.js";
import { engine } from "./games.js";
import type { Hands } from "./hands.js";
import { seatAt } from "./playwright.js";
import { type Done, perform, solve, type Twin } from "./twin.js";

export { bankOf, GAMES, Twin } from "./twin.js";

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

/** What the page says of the puzzle. */
export const story = async (page: Page): Promise<string> =>
  ((await page.locator(".solve .story").textContent()) ?? "").replace(/\s+/g, " ").trim();

/** What is kept of the attempts, by key; null when there is nothing. */
export async function kept(page: Page, key: string): Promise<AttemptInfo | null> {
  const text = await page.evaluate(() => localStorage.getItem("dama-atlas.daily"));
  const attempt: string | undefined = text === null ? undefined : JSON.parse(text).data.attempts[key]?.attempt;
  return attempt === undefined ? null : engine.attemptInfo(attempt);
}

/** Does a deed of the twin's position on the page, as a person would; waits until the page is settled. */
export const doDeed = (page: Page, hands: Hands, twin: Twin, deed: Done): Promise<void> =>
  perform(seatAt(page, hands), twin, deed);

/** Does the right thing until the puzzle is solved. */
export const solveAll = (page: Page, hands: Hands, twin: Twin): Promise<void> => solve(seatAt(page, hands), twin);

/** Opens nothing new: waits for the board of the puzzle. */
export async function puzzleStands(page: Page): Promise<void> {
  await page.locator(".solve [role=grid] [role=gridcell]").first().waitFor({ state: "attached" });
}
