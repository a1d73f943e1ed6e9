/** Every end of a game: who, why, by which article; and what can still be done then. */
import assert from "node:assert/strict";
import { agrees, look, ready } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { handsFor } from "./support/hands.js";
import { DESK, scene } from "./support/stage.js";
import type { Page } from "playwright-core";

interface End {
  start: Start;
  /** Squares touched, move by move, and the text of each. */
  moves: [text: string, ...squares: string[]][];
  turn: string;
  reason: string;
}

const shuffle: End["moves"] = [
  ["a1-a2", "a1", "a2"],
  ["h8-h7", "h8", "h7"],
  ["a2-a1", "a2", "a1"],
  ["h7-h8", "h7", "h8"],
];
const ENDS: Record<string, End> = {
  "no piece left": {
    start: { rules: "turkish", from: "W:WKa1:Ba3" },
    moves: [["a1xa5", "a1", "a5"]],
    turn: "White wins",
    reason: "Black has no piece left. (0-11)",
  },
  "no move left": {
    start: { rules: "filippina", from: "W:Wc1,b2,h2:Ba3" },
    moves: [["h2-g3", "h2", "g3"]],
    turn: "White wins",
    reason: "Black has no move left. (0-11)",
  },
  "one king each": {
    start: { rules: "turkish", from: "W:WKa1:Ba3,Kh8" },
    moves: [["a1xa5", "a1", "a5"]],
    turn: "A draw",
    reason: "One dama each, and nothing to take. (0-13)",
  },
  "one sultan each": {
    start: { rules: "dhamet", from: "W:WKa1:Bb2,Ka9" },
    moves: [["a1xc3", "a1", "c3"]],
    turn: "A draw",
    reason: "One sultan each, and nothing to take. (0-13)",
  },
  "the long game": {
    start: { rules: "turkish", from: "W:WKa1,Kb1:BKh8:H49" },
    moves: [["a1-a2", "a1", "a2"]],
    turn: "A draw",
    reason:
      "25 moves by each side without a capture and without a taş going forward, which is this app’s own limit. (0-12)",
  },
  "third repetition": {
    start: { rules: "turkish", from: "W:WKa1,Kb1:BKh8" },
    moves: [...shuffle, ...shuffle],
    turn: "A draw",
    reason: "The same position for the third time. (0-11)",
  },
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [name, { start, moves, turn, reason }] of Object.entries(ENDS)) {
  scene(`${name} ends the game`, { hash: addressOf(start, []), context: { ...DESK } }, async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    const played: string[] = [];
    for (const [text, ...squares] of moves) {
      assert.equal(await page.locator(".turn.result").count(), 0, `${text} is still to be played`);
      for (const square of squares) await hands.square(square);
      // A king's other landings may lie beyond: the end is touched once more where it could go on.
      if ((await look(page)).hash === addressOf(start, played)) await hands.square(squares.at(-1) ?? "");
      played.push(text);
      await agrees(page, start, played);
    }
    const shown = await look(page);
    assert.equal(shown.turn, turn);
    assert.deepEqual(shown.reasons, [reason]);
    assert.ok(shown.live.includes(`${turn}. ${reason.replace(/ \([^)]*\)$/, "")}`), shown.live);
    assert.deepEqual(
      shown.cells.filter(([, label]) => /can move|must capture/.test(label)),
      [],
      "nothing moves any more",
    );
    await button(page, "More").click();
    for (const gone of ["Agree on a draw", "Resign"]) assert.ok(await button(page, gone).isDisabled(), gone);
    await page.keyboard.press("Escape");

    // The address tells the end to whoever opens it.
    await page.reload();
    await agrees(page, start, played);
    await button(page, "Undo").click();
    await agrees(page, start, played.slice(0, -1));
    await button(page, "Redo").click();
    await agrees(page, start, played);
    await page.locator(".status").getByRole("button", { name: "New game" }).click();
    await page.getByRole("dialog", { name: /^New game/ }).waitFor();
  });
}

for (const [side, winner, token] of [
  ["White", "Black", "0-1"],
  ["Black", "White", "1-0"],
] as const) {
  scene(`${side} resigns`, { hash: "#tama;a3-a4" }, async (page) => {
    const start = { rules: "tama" } as const;
    await ready(page);
    await button(page, "More").click();
    await button(page, "Resign").click();
    await button(page, "Play on").click();
    await agrees(page, start, ["a3-a4"]);
    await button(page, "More").click();
    await button(page, "Resign").click();
    await button(page, `${side} resigns`).click();
    const shown = await agrees(page, start, ["a3-a4", token]);
    assert.deepEqual([shown.turn, shown.reasons], [`${winner} wins`, [`${side} resigned. (0-11)`]]);
    assert.match(shown.live, new RegExp(`${winner} wins\\. ${side} resigned\\.`));
    await button(page, "Undo").click();
    await agrees(page, start, ["a3-a4"]);
  });
}

scene("both agree on a draw", { hash: "#filippina;c3-d4" }, async (page) => {
  const start = { rules: "filippina" } as const;
  await ready(page);
  const hands = handsFor(page, "keys");
  await hands.press(button(page, "More"));
  await hands.press(button(page, "Agree on a draw"));
  await hands.press(button(page, "Play on"));
  await agrees(page, start, ["c3-d4"]);
  await hands.press(button(page, "More"));
  await hands.press(button(page, "Agree on a draw"));
  await hands.press(button(page, "Both agree"));
  const shown = await agrees(page, start, ["c3-d4", "1/2-1/2"]);
  assert.deepEqual([shown.turn, shown.reasons], ["A draw", ["Both players agreed. (0-11)"]]);
  await page.reload();
  await agrees(page, start, ["c3-d4", "1/2-1/2"]);
});
