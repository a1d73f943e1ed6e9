/** Settings change what is seen at once, and are there after a reload; so are how people sit. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { agrees, cell, look, moveList, ready } from "./support/board.js";
import { handsFor } from "./support/hands.js";
import { changed, type Picture, picture } from "./support/pixels.js";
import { DESK, FULL, scene, until } from "./support/stage.js";

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
}
async function close(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}
/** Chooses in the settings, then closes them. */
async function set(page: Page, ...names: string[]): Promise<void> {
  await open(page);
  for (const name of names) await page.getByRole("radio", { name, exact: true }).check();
  await close(page);
}

/** Everything drawn, edge and margins included: one number. */
const wholeBoard = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return [...document.querySelectorAll<HTMLCanvasElement>(".board-canvas")].map((one) => one.toDataURL()).join();
  });

interface Case {
  hash: string;
  /** What is chosen. */
  choose: string[];
  /** Setting that was usual. */
  usual: string[];
}
const CASES: Record<string, Case> = {
  night: { hash: "#tama", choose: ["Night"], usual: ["As the device"] },
  "no coordinates": { hash: "#tama", choose: ["Never"], usual: ["As each board has them"] },
  "coordinates on stone": { hash: "#la-dama", choose: ["Always"], usual: ["As each board has them"] },
  "letters on Filippina": { hash: "#filippina", choose: ["a1–h8"], usual: ["1–32"] },
  chequers: { hash: "#filippina", choose: ["Chequers"], usual: ["Points and lines"] },
  "date stones": { hash: "#la-dama", choose: ["Dates"], usual: ["Pebbles"] },
  "sea crystals": { hash: "#la-dama", choose: ["Sea crystals"], usual: ["Pebbles"] },
  "little snails": { hash: "#la-dama", choose: ["Little snails"], usual: ["Pebbles"] },
};
/** In the standard run one of the page, of coordinates, of names and of pieces. */
const STANDARD: readonly string[] = ["night", "coordinates on stone", "letters on Filippina", "little snails"];
for (const [name, { hash, choose, usual }] of Object.entries(CASES)) {
  if (!FULL && !STANDARD.includes(name)) continue;
  scene(`${name}: seen at once, kept, and undone`, { hash }, async (page) => {
    await ready(page);
    const before = await wholeBoard(page);
    await set(page, ...choose);
    const after = await wholeBoard(page);
    assert.notEqual(after, before);
    await page.reload();
    await ready(page);
    assert.equal(await wholeBoard(page), after, "the same after a reload");
    await set(page, ...usual);
    assert.equal(await wholeBoard(page), before, "and back");
    assert.equal((await look(page)).hash, `${hash};`);
  });
}

scene("La Dama's four piece sets differ, each from each", { hash: "#la-dama" }, async (page) => {
  await ready(page);
  const seen: Record<string, Picture> = {};
  for (const name of ["Pebbles", "Dates", "Sea crystals", "Little snails"]) {
    await set(page, name);
    seen[name] = await picture(page);
  }
  const names = Object.keys(seen);
  for (const one of names) {
    for (const other of names) {
      if (one >= other) continue;
      const different = changed(seen[one] as Picture, seen[other] as Picture).filter((square) => square !== "c3");
      assert.ok(different.length >= 12, `${one} and ${other} differ on ${different.length} squares`);
    }
  }
});

scene("Filippina by numbers: on the board, in the moves, in the words", { hash: "#filippina;c3-d4" }, async (page) => {
  await ready(page);
  assert.deepEqual(await moveList(page), ["22-18"]);
  assert.match((await cell(page, "d4").getAttribute("aria-label")) ?? "", /^18, White pedina/);
  const hands = handsFor(page, "mouse");
  await hands.square("f6");
  await hands.square("e5");
  const { live } = await agrees(page, { rules: "filippina" }, ["c3-d4", "f6-e5"]);
  assert.match(live, /Black: 11 to 15\./);
  await set(page, "a1–h8");
  assert.deepEqual(await moveList(page), ["c3-d4", "f6-e5"]);
  assert.match((await cell(page, "d4").getAttribute("aria-label")) ?? "", /^d4, /);
});

scene("turned as in Italy: a mirrored view of the same game", { hash: "#filippina" }, async (page) => {
  await ready(page);
  const left = async (name: string) => (await cell(page, name).boundingBox())?.x ?? 0;
  assert.ok((await left("a1")) < (await left("g1")));
  await open(page);
  await page.getByRole("checkbox", { name: /Italy/ }).check();
  await close(page);
  await until(async () => assert.ok((await left("a1")) > (await left("g1")), "a1 lies at the right"));
  const hands = handsFor(page, "mouse");
  await hands.square("c3");
  await hands.square("d4");
  await agrees(page, { rules: "filippina" }, ["c3-d4"]);
  await page.reload();
  await agrees(page, { rules: "filippina" }, ["c3-d4"]);
  assert.ok((await left("a1")) > (await left("g1")));
  // The arrows go where they point.
  await cell(page, "d6").focus();
  await page.keyboard.press("ArrowRight");
  assert.ok((await left("d6")) < (await page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0)));
});

scene("turned and face to face, kept with the game and not with others", { hash: "#turkish" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  const top = async (name: string) => (await cell(page, name).boundingBox())?.y ?? 0;
  assert.ok((await top("a1")) > (await top("a8")));
  await hands.square("a3");
  await hands.square("a4");
  await page.getByRole("button", { name: "Turn", exact: true }).click();
  await until(async () => assert.ok((await top("a1")) < (await top("a8"))));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Sit face to face" }).click();
  await page.locator(".far-seat").waitFor();
  await page.reload();
  await agrees(page, { rules: "turkish" }, ["a3-a4"]);
  assert.ok((await top("a1")) < (await top("a8")));
  await page.locator(".far-seat").waitFor();
  await hands.square("a6");
  await hands.square("a5");
  await agrees(page, { rules: "turkish" }, ["a3-a4", "a6-a5"]);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Sit side by side" }).click();
  await page.locator(".far-seat").waitFor({ state: "detached" });
  await page.evaluate(() => {
    location.hash = "#turkish;h3-h4";
  });
  await agrees(page, { rules: "turkish" }, ["h3-h4"]);
  assert.ok((await top("a1")) > (await top("a8")), "another game is not turned");
});

scene(
  "light and dark follow the device until they are chosen",
  { hash: "#tama", context: { ...DESK, colorScheme: "dark" } },
  async (page) => {
    await ready(page);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "dark");
    const dark = await wholeBoard(page);
    await page.emulateMedia({ colorScheme: "light" });
    await until(async () => assert.equal(await theme(), "light"));
    assert.notEqual(await wholeBoard(page), dark);
    await set(page, "Night");
    assert.equal(await theme(), "dark");
    assert.equal(await wholeBoard(page), dark);
    await page.reload();
    await ready(page);
    assert.equal(await theme(), "dark");
  },
);

scene("a dialog closes by its button, by Escape and by a tap beside it", { hash: "#tama" }, async (page) => {
  await ready(page);
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const opener = page.getByRole("button", { name: "Settings" });
  for (const leave of [
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
  ]) {
    await opener.click();
    await dialog.waitFor();
    await leave();
    await dialog.waitFor({ state: "hidden" });
    assert.ok(await opener.evaluate((element) => element === document.activeElement), "focus is where it was");
  }
});

scene("the rules of the game are one tap away, with its own facts", { hash: "#turkish" }, async (page) => {
  await ready(page);
  await page.getByRole("button", { name: "Rules" }).click();
  const card = page.getByRole("dialog", { name: "Turkish Dama: the rules" });
  const said = (await card.textContent())?.replace(/\s+/g, " ") ?? "";
  for (const fact of [
    "Each side begins with 16 men.",
    "left, forward and right",
    "Any distance over empty squares",
    "you must take as many pieces as you can",
    "Each leaves as it is jumped",
    "may not turn straight back",
    "The same position for the third time",
  ]) {
    assert.ok(said.includes(fact), fact);
  }
});
