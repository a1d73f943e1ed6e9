/**
 * Whole games, played by real events and compared with the native program after each of them: three rule
 * sets that between them hold every kind of move and deed, each in another way; when all is to be tried,
 * every rule set in every way.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RulesId } from "../../web/src/engine/contract.js";
import { moveList, ready } from "./support/board.js";
import { addressOf } from "./support/dama.js";
import { planGame, RULES, WANTED } from "./support/games.js";
import { handsFor, WAYS, type Way } from "./support/hands.js";
import { Playing } from "./support/playing.js";
import { seatAt } from "./support/playwright.js";
import { DESK, FULL, onPage, PHONE, settings } from "./support/stage.js";

/** What is played in the standard run, and how. */
const STANDARD: Partial<Record<RulesId, Way>> = { "la-dama": "keys", "dhamet-soufla": "touch", turkish: "mouse" };
/** The ways to play a rule set. */
const waysOf = (rules: RulesId): readonly Way[] => (FULL ? WAYS : WAYS.filter((way) => way === STANDARD[rules]));
const SEED = 7;

/** Those with a mouse see the pieces move, twenty times as fast as usual; the others see each move at once. */
const manner = (way: Way) => ({
  context: way === "touch" ? PHONE : way === "mouse" ? { ...DESK, reducedMotion: "no-preference" as const } : DESK,
  storage: settings({ speed: 20 }),
});

async function playWhole(rules: RulesId, way: Way): Promise<void> {
  const { deeds, holds } = planGame(rules, SEED + WAYS.indexOf(way));
  for (const feature of WANTED[rules]) assert.ok(holds[feature] > 0, `a game with ${feature}`);
  const start = { rules };
  await onPage(`${rules} by ${way}`, { hash: addressOf(start, []), ...manner(way) }, async (page) => {
    await ready(page);
    const playing = new Playing(start);
    const seat = seatAt(page, handsFor(page, way));
    for (const [number, deed] of deeds.entries()) {
      const shown = await playing.do(seat, deed, number % 2 === 0);
      assert.ok(shown.live.length > 0, "each event is spoken");
    }
    assert.equal(await page.locator(".turn.result").count(), 1, "the game is over");
    assert.deepEqual(await moveList(page), playing.actions);
  });
}

describe("whole games", { concurrency: 2, timeout: 600_000 }, () => {
  for (const { id } of RULES) {
    for (const way of waysOf(id)) {
      test(`${id} by ${way}`, () => playWhole(id, way));
    }
  }
});
