/**
 * Mice and fingers on the board: dragging, scrolling past it, and hands that are taken away in the
 * middle. Nothing may be left hanging and the next touch must work.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { agrees, cell, look, ready, says } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { Fingers, handsFor, middle } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, PHONE, scene, settings, until } from "./support/stage.js";

const TURKISH: Start = { rules: "turkish" };
/** So little room that the page is longer than the screen. */
const LOW = { ...PHONE, viewport: { width: 390, height: 300 } };

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The board looks as it did, nothing is in the hand, and a tap plays as ever. */
async function nothingHangs(page: Page, before: Record<string, number>, way: "mouse" | "touch"): Promise<void> {
  await until(async () => assert.deepEqual(changed(before, await picture(page)), []));
  const { hash, cells } = await look(page);
  assert.equal(hash, addressOf(TURKISH, []));
  assert.deepEqual(
    cells.filter(([, label]) => /picked up/.test(label)),
    [],
  );
  const hands = handsFor(page, way);
  await hands.square("h3");
  await hands.square("h4");
  await agrees(page, TURKISH, ["h3-h4"]);
}

scene("a mouse drags a piece to its place", { hash: "#turkish" }, async (page) => {
  await ready(page);
  await cell(page, "c3").dragTo(cell(page, "c4"));
  await agrees(page, TURKISH, ["c3-c4"]);
  await cell(page, "c6").dragTo(cell(page, "c5"));
  await agrees(page, TURKISH, ["c3-c4", "c6-c5"]);
});

const LONG: Start = { rules: "turkish", from: "W:Wd3:Bd4,e5,h8" };
scene("a capture of several legs is dragged stop by stop", { hash: addressOf(LONG, []) }, async (page) => {
  await ready(page);
  await cell(page, "d3").dragTo(cell(page, "d5"));
  await says(page, "d5", /picked up/);
  assert.equal((await look(page)).hash, addressOf(LONG, []));
  await cell(page, "d5").dragTo(cell(page, "f5"));
  await agrees(page, LONG, ["d3xf5"]);
  // Dragged to its end at once, where that is not in doubt.
  await page.getByRole("button", { name: "Undo" }).click();
  await agrees(page, LONG, []);
  await cell(page, "d3").dragTo(cell(page, "f5"));
  await agrees(page, LONG, ["d3xf5"]);
});

scene("a finger drags a piece, and the page stays where it is", { hash: "#turkish", context: LOW }, async (page) => {
  await ready(page);
  await cell(page, "c3").scrollIntoViewIfNeeded();
  const fingers = await Fingers.on(page);
  const at = await scrolled(page);
  await fingers.press(await middle(page, "c3"));
  await fingers.moveTo(await middle(page, "c4"));
  await says(page, "c3", /picked up/);
  await fingers.lift();
  await agrees(page, TURKISH, ["c3-c4"]);
  assert.equal(await scrolled(page), at);

  // Also when it is dragged far, to where it may not go.
  const home = await middle(page, "d6");
  await fingers.press(home);
  await fingers.moveTo({ x: home.x, y: home.y - 60 });
  await fingers.lift();
  assert.equal(await scrolled(page), at);
  await agrees(page, TURKISH, ["c3-c4"]);
});

scene("a swipe elsewhere on the board scrolls the page", { hash: "#turkish", context: LOW }, async (page) => {
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const room = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  assert.ok(room > 60, `only ${room} pixels to scroll`);
  const before = await picture(page);
  const fingers = await Fingers.on(page);
  for (const square of ["d5", "c6"]) {
    const at = await scrolled(page);
    const from = await middle(page, square);
    await fingers.press(from);
    await fingers.moveTo({ x: from.x, y: from.y - 50 }, 0, 12);
    await fingers.lift();
    await until(async () => assert.ok((await scrolled(page)) > at + 10, `${square}: ${at} → ${await scrolled(page)}`));
  }
  assert.deepEqual(changed(before, await picture(page)), []);
  await nothingHangs(page, before, "touch");
});

scene("fingers taken away by the system put the piece back", { hash: "#turkish", context: PHONE }, async (page) => {
  await ready(page);
  const before = await picture(page);
  const fingers = await Fingers.on(page);
  await fingers.press(await middle(page, "c3"));
  await fingers.moveTo(await middle(page, "c4"));
  await says(page, "c3", /picked up/);
  await fingers.lose();
  await nothingHangs(page, before, "touch");
});

scene(
  "a second finger in the middle of a drag puts the piece back",
  { hash: "#turkish", context: PHONE },
  async (page) => {
    await ready(page);
    const before = await picture(page);
    const fingers = await Fingers.on(page);
    await fingers.press(await middle(page, "c3"));
    await fingers.moveTo(await middle(page, "c4"));
    await says(page, "c3", /picked up/);
    await fingers.press(await middle(page, "g5"), 1);
    await until(async () => assert.deepEqual(changed(before, await picture(page)), []));
    // Both go on moving; neither plays.
    await fingers.moveTo(await middle(page, "d4"));
    await fingers.moveTo(await middle(page, "g4"), 1);
    await fingers.lift(1);
    await fingers.lift();
    await nothingHangs(page, before, "touch");
  },
);

scene("two fingers at once play nothing", { hash: "#turkish", context: PHONE }, async (page) => {
  await ready(page);
  const before = await picture(page);
  const fingers = await Fingers.on(page);
  await fingers.press(await middle(page, "c3"));
  await fingers.press(await middle(page, "d3"), 1);
  await fingers.lift();
  await fingers.lift(1);
  await nothingHangs(page, before, "touch");
});

scene("a mouse let go outside the board puts the piece back", { hash: "#turkish" }, async (page) => {
  await ready(page);
  const before = await picture(page);
  const from = await middle(page, "c3");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 30, { steps: 4 });
  await says(page, "c3", /picked up/);
  const edge = await page.locator(".board").boundingBox();
  assert.ok(edge);
  await page.mouse.move(edge.x + edge.width + 40, from.y, { steps: 6 });
  await page.mouse.up();
  await nothingHangs(page, before, "mouse");
});

scene(
  "a game undone in the middle of a drag leaves nothing in the hand",
  { hash: "#turkish;c3-c4_h6-h5" },
  async (page) => {
    await ready(page);
    const from = await middle(page, "d3");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 40, { steps: 4 });
    await says(page, "d3", /picked up/);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.mouse.up();
    await agrees(page, TURKISH, ["c3-c4"]);
    const { cells } = await look(page);
    assert.deepEqual(
      cells.filter(([, label]) => /picked up/.test(label)),
      [],
    );
  },
);

scene("the other mouse buttons and a lost window do nothing", { hash: "#turkish" }, async (page) => {
  await ready(page);
  const before = await picture(page);
  await cell(page, "c3").click({ button: "right" });
  await cell(page, "c3").click({ button: "middle" });
  assert.deepEqual(changed(before, await picture(page)), []);
  const from = await middle(page, "c3");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await says(page, "c3", /picked up/);
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.mouse.up();
  await nothingHangs(page, before, "mouse");
});

scene(
  "a touch during a move shows its end at once, and counts",
  { hash: "#turkish", context: { ...DESK, reducedMotion: "no-preference" }, storage: settings({ speed: 0.5 }) },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    await hands.square("c3");
    await hands.square("c4");
    await hands.square("d6");
    await hands.square("d5");
    await agrees(page, TURKISH, ["c3-c4", "d6-d5"]);
  },
);

scene("a click without a pointer, as screen readers send it, plays", { hash: "#turkish" }, async (page) => {
  await ready(page);
  await cell(page, "c3").evaluate((element: HTMLElement) => element.click());
  await says(page, "c3", /picked up/);
  await cell(page, "c4").evaluate((element: HTMLElement) => element.click());
  await agrees(page, TURKISH, ["c3-c4"]);
});
