/**
 * What a page shows of a game, and what the native program makes of the same game. It knows no driver of
 * browsers: it is given a way to look.
 */
import assert from "node:assert/strict";
import type { GameId } from "../../../web/src/engine/contract.js";
import { addressOf, dama, expected, gameOfRules, type Seen, type Start, WORDS } from "./dama.js";
import { until } from "./waiting.js";

/** What the page shows now. */
export interface Shown {
  hash: string;
  /** Cell names and their labels, in the order of the document. */
  cells: [string, string][];
  turn: string;
  reasons: string[];
  live: string;
}

/** Reads it, within the page: it must need nothing from outside itself. */
export function readShown(): Shown {
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

/** Looks until the page shows the game that the native program makes of the same actions. */
export async function comesTo(look: () => Promise<Shown>, start: Start, actions: readonly string[]): Promise<Shown> {
  const game = gameOfRules(start.rules);
  const wanted = expected(await dama(start, actions), game);
  const address = addressOf(start, actions);
  return until(async () => {
    const shown = await look();
    assert.equal(shown.hash, address);
    assert.deepEqual(seen(shown, game), wanted);
    return shown;
  });
}
