/**
 * The board as people find it: cells by their names through the grid, and what they say.
 * The only places that are computed are those the browser itself gives for an element.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import type { GameId } from "../../../web/src/engine/contract.js";
import { addressOf, dama, expected, gameOfRules, type Seen, type Start, WORDS } from "./dama.js";
import { until } from "./stage.js";

/** A cell by the name of its square, e.g. "c3". */
export const cell = (page: Page, name: string): Locator => page.locator(`[role="grid"] [data-name="${name}"]`);

/** What the page shows now. */
export interface Shown {
  hash: string;
  /** Cell names and their labels, in the order of the document. */
  cells: [string, string][];
  turn: string;
  reasons: string[];
  live: string;
}

/** Everything a test may want to compare, read in one go. */
export function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const text = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const status = document.querySelector(".story .status");
    return {
      hash: decodeURI(location.hash),
      cells: [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="gridcell"]')].map(
        (one): [string, string] => [one.dataset.name ?? "", one.getAttribute("aria-label") ?? ""],
      ),
      turn: text(status?.querySelector(".turn") ?? document.createElement("p")),
      reasons: [...(status?.querySelectorAll(".reason") ?? [])].map(text),
      live: [...document.querySelectorAll('[role="status"][aria-live]')].map(text).join(" "),
    };
  });
}

/** The facts of a page that a position text holds as well. */
export function seen(shown: Shown, game: GameId): Seen {
  const { man, king } = WORDS[game];
  const pieces: string[] = [];
  const huffable: string[] = [];
  for (const [name, label] of shown.cells) {
    const [, what = "", ...more] = label.split(", ");
    if (more.includes("may be blown")) huffable.push(name);
    if (what === "empty") continue;
    const [side, word] = what.split(" ");
    const known = (side === "White" || side === "Black") && (word === man || word === king);
    assert.ok(known, `the cell ${name} says "${label}"`);
    pieces.push(`${side.toLowerCase()} ${word === king ? "king " : ""}${name}`);
  }
  const over = /wins$|^A draw$/.test(shown.turn);
  return {
    pieces: pieces.sort(),
    huffable: huffable.sort(),
    status: over ? `${shown.turn} / ${shown.reasons[0] ?? ""}` : shown.turn,
  };
}

/** Waits until the page shows the game that the native program makes of the same actions. */
export async function agrees(page: Page, start: Start, actions: readonly string[]): Promise<Shown> {
  const game = gameOfRules(start.rules);
  const wanted = expected(await dama(start, actions), game);
  const address = addressOf(start, actions);
  return until(async () => {
    const shown = await look(page);
    assert.equal(shown.hash, address);
    assert.deepEqual(seen(shown, game), wanted);
    return shown;
  });
}

/** The board stands and can be played. */
export async function ready(page: Page): Promise<void> {
  await page.locator('[role="grid"] [role="gridcell"]').first().waitFor({ state: "attached" });
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
