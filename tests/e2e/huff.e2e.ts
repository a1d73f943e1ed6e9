/**
 * Duties that are owed: the word of warning, blowing, playing on, obliging.
 */
import assert from "node:assert/strict";
import { agrees, label, look, ready, says } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { handsFor, WAYS } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, PHONE, scene, until } from "./support/stage.js";
import type { Page } from "playwright-core";

/** a1 can take a2 and b4 in one chain; e5 is free to move. */
const OWED: Start = { rules: "la-dama", from: "W:Wa1,d1:Ba2,b4,e5" };
/** White may take one with c3, or leave it. */
const SOUFLA: Start = { rules: "dhamet-soufla", from: "W:Wa1,c2,c3:Bc4,g7,i9" };

const warning = (page: Page) => page.getByRole("dialog", { name: "You may leave the capture" });
const blow = (page: Page, square: string) => page.getByRole("button", { name: `Blow ${square}`, exact: true });

scene(
  "breaking a duty is told once, and nothing is played until it is wished",
  { hash: addressOf(OWED, []) },
  async (page) => {
    await ready(page);
    const untouched = await picture(page);
    const { reasons } = await look(page);
    assert.deepEqual(reasons, ["You ought to capture. If you leave it, a piece of yours may be blown. (LD-5)"]);
    assert.equal(await label(page, "a1"), "White ficha, must capture");

    const hands = handsFor(page, "mouse");
    const wish = async () => {
      await hands.square("d1");
      await hands.square("d2");
      await warning(page).waitFor();
    };
    await wish();
    const said = (await warning(page).textContent())?.replace(/\s+/g, " ");
    assert.match(
      said ?? "",
      /In La Dama a capture is owed, not forced\. .* your opponent may blow a1: .* You are told this once\./,
    );
    await page.getByRole("button", { name: "Choose again" }).click();
    await warning(page).waitFor({ state: "hidden" });
    await agrees(page, OWED, []);
    assert.deepEqual(changed(untouched, await picture(page)), [], "the piece lies where it lay");

    // Told already: the second wish is played at once.
    await hands.square("d1");
    await hands.square("d2");
    await agrees(page, OWED, ["d1-d2"]);
    assert.equal(await warning(page).isVisible(), false);

    // Also in another game, after the page was loaded anew.
    await page.goto(`${page.url().split("#")[0]}${addressOf({ rules: "la-dama", from: "W:Wa1,c1:Ba2,e5" }, [])}`);
    await page.reload();
    await hands.square("c1");
    await hands.square("c2");
    await agrees(page, { rules: "la-dama", from: "W:Wa1,c1:Ba2,e5" }, ["c1-c2"]);
  },
);

scene(
  "the warning left by Escape means choosing again; the risk can be taken by key",
  { hash: addressOf(OWED, []) },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "keys");
    await hands.square("d1");
    await hands.square("e1");
    await warning(page).waitFor();
    await page.keyboard.press("Escape");
    await warning(page).waitFor({ state: "hidden" });
    await agrees(page, OWED, []);
  },
);

scene("the warning answered by key plays the move", { hash: addressOf(OWED, []) }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "keys");
  await hands.square("d1");
  await hands.square("e1");
  await hands.press(page.getByRole("button", { name: "Play it" }));
  const shown = await agrees(page, OWED, ["d1-e1"]);
  assert.deepEqual(shown.reasons, ["White left a capture. You may blow a1, or play on."]);
  assert.match(shown.live, /White: d1 to e1\. Black to move\. White left a capture\. You may blow a1, or play on\./);
});

for (const way of WAYS) {
  for (const place of ["beside the piece", "under the board"] as const) {
    scene(
      `a piece is blown by the button ${place}, by ${way}, and the same player moves`,
      { hash: addressOf(OWED, ["d1-d2"]), context: way === "touch" ? PHONE : DESK },
      async (page) => {
        await ready(page);
        await agrees(page, OWED, ["d1-d2"]);
        assert.equal(await label(page, "a1"), "White ficha, may be blown");
        const buttons = blow(page, "a1");
        assert.equal(await buttons.count(), 2);
        const hands = handsFor(page, way);
        await hands.press(place === "beside the piece" ? buttons.first() : buttons.last());
        const shown = await agrees(page, OWED, ["d1-d2", "~a1"]);
        assert.match(shown.live, /Black blows a1\. Black to move\./);
        assert.equal(await buttons.count(), 0, "one piece at most");
        await hands.square("e5");
        await hands.square("e4");
        await agrees(page, OWED, ["d1-d2", "~a1", "e5-e4"]);
      },
    );
  }
}

scene("who plays on has not blown, and may no more", { hash: addressOf(OWED, ["d1-d2"]) }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("e5");
  await hands.square("d5");
  await agrees(page, OWED, ["d1-d2", "e5-d5"]);
  assert.equal(await blow(page, "a1").count(), 0);
  await page.getByRole("button", { name: "Undo" }).click();
  await agrees(page, OWED, ["d1-d2"]);
  assert.equal(await blow(page, "a1").count(), 2, "taken back, it may be blown again");
});

scene("a chain broken off may be blown where the piece stands now", { hash: addressOf(OWED, []) }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("a1");
  await hands.square("a3");
  await agrees(page, OWED, []);
  await says(page, "a3", /picked up/);
  await hands.square("a3");
  await page.getByRole("button", { name: "Play it" }).click();
  await agrees(page, OWED, ["a1xa3"]);
  assert.equal(await label(page, "a3"), "White ficha, may be blown");
  await blow(page, "a3").first().click();
  await agrees(page, OWED, ["a1xa3", "~a3"]);
});

const LAST: Start = { rules: "la-dama", from: "B:Wa3:Bb4,e5:Sa3" };
scene("a huff that takes the last piece ends the game", { hash: addressOf(LAST, []) }, async (page) => {
  await ready(page);
  await agrees(page, LAST, []);
  await blow(page, "a3").last().click();
  const { turn } = await agrees(page, LAST, ["~a3"]);
  assert.equal(turn, "Black wins");
});

scene("strict rules know neither warning nor huff", { hash: "#la-dama-strict;W:Wa1,d1:Ba2,b4,e5;" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("d1");
  const { reasons, live } = await look(page);
  assert.deepEqual(reasons, ["A capture comes first: a1 can take. (LD-5)"]);
  assert.match(live, /A capture comes first: a1 can take\./);
  await hands.square("a1");
  await hands.square("b4");
  await hands.square("c5");
  await agrees(page, { rules: "la-dama-strict", from: "W:Wa1,d1:Ba2,b4,e5" }, ["a1xc5"]);
});

for (const way of WAYS) {
  scene(
    `soufla: an opponent obliges, by ${way}; then only the most may be played and nothing is blown`,
    { hash: addressOf(SOUFLA, []), context: way === "touch" ? PHONE : DESK },
    async (page) => {
      await ready(page);
      const hands = handsFor(page, way);
      await hands.square("a1");
      await hands.square("a2");
      assert.match((await warning(page).textContent()) ?? "", /or oblige you to take the move back/);
      await hands.press(page.getByRole("button", { name: "Play it" }));
      const left = await agrees(page, SOUFLA, ["a1-a2"]);
      assert.deepEqual(left.reasons, [
        "White left a capture. You may blow c3, or play on.",
        "You may also oblige: the move is taken back and the most must be captured.",
      ]);
      await hands.press(page.getByRole("button", { name: "Oblige", exact: true }));
      const obliged = await agrees(page, SOUFLA, ["a1-a2", "~!"]);
      assert.deepEqual(obliged.reasons, ["You are obliged to capture the most: one piece. (4, soufla)"]);
      await hands.square("a1");
      assert.match((await look(page)).live, /You are obliged to capture the most: c3 can\./);
      await hands.square("c3");
      await hands.square("c5");
      await agrees(page, SOUFLA, ["a1-a2", "~!", "c3xc5"]);
      assert.equal(await page.getByRole("button", { name: /^(Blow|Oblige)/ }).count(), 0);
      const list = page.locator(".moves-list .move");
      assert.deepEqual(await list.allTextContents(), ["a1-a2", "~!", "c3xc5"]);
      for (let done = 3; done > 0; done -= 1) {
        await agrees(page, SOUFLA, ["a1-a2", "~!", "c3xc5"].slice(0, done));
        await hands.press(page.getByRole("button", { name: "Undo" }));
      }
      await agrees(page, SOUFLA, []);
    },
  );
}

for (const [what, name, index] of [
  ["the piece", "Blow a1", 0],
  ["the board", "Blow a1", 1],
] as const) {
  scene(
    `keys go on from the board when the button at ${what} is gone`,
    { hash: addressOf(OWED, ["d1-d2"]) },
    async (page) => {
      await ready(page);
      await handsFor(page, "keys").press(page.getByRole("button", { name, exact: true }).nth(index));
      await agrees(page, OWED, ["d1-d2", "~a1"]);
      await page.waitForFunction(() => document.activeElement?.closest('[role="grid"]') != null);
    },
  );
}

/** Two pieces of a small board full of neighbours; Black may blow c3, or pick up c5. */
const CLOSE: Start = { rules: "dhamet-soufla", from: "W:Wa1,e1,c3:Bd4,c5,b6,f6,i9" };
for (const width of [280, 360]) {
  scene(
    `no button on the board is in the way of a finger at ${width} pixels`,
    { hash: addressOf(CLOSE, ["a1-a2"]), context: { ...PHONE, viewport: { width, height: 640 } } },
    async (page) => {
      await ready(page);
      const pills = page.locator(".board-blow");
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="gridcell"]')]
          .filter((cell) => {
            const { x, y, width: wide, height: high } = cell.getBoundingClientRect();
            return document.elementFromPoint(x + wide / 2, y + high / 2)?.closest(".board-blow");
          })
          .map((cell) => cell.dataset.name),
      );
      assert.deepEqual(
        covered.filter((name) => name !== "c3"),
        [],
      );
      const hands = handsFor(page, "touch");
      await hands.square("c5");
      await until(async () => assert.equal(await pills.count(), 0));
      assert.equal(await blow(page, "c3").count(), 1, "the button under the board stays");
    },
  );
}

for (const [width, height] of [
  [390, 664],
  [320, 640],
  [844, 390],
] as const) {
  scene(
    `blowing and obliging are offered without scrolling on ${width} × ${height}`,
    { hash: addressOf(SOUFLA, ["a1-a2"]), context: { ...PHONE, viewport: { width, height } } },
    async (page) => {
      await ready(page);
      const bar = await page.locator(".actions").boundingBox();
      for (const name of ["Blow c3", "Oblige"]) {
        const box = await page.locator(".choices-now").getByRole("button", { name, exact: true }).boundingBox();
        assert.ok(box && bar && box.y >= 0 && box.y + box.height <= bar.y, name);
      }
    },
  );
}
