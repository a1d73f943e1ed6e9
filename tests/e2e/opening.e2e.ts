/** Dhamet's fixed opening (D-9): followed by the arrow, or played out for both by one button. */
import assert from "node:assert/strict";
import { agrees, look, moveList, ready } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { handsFor } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, scene, settings, until } from "./support/stage.js";
import type { Page } from "playwright-core";

/** As the law writes it, White starting. */
const LINE = ["d4-e5", "f6xd4", "c3xe5", "a5xc3", "b2xd4", "c5xc3", "e5xa5", "c3xe5", "f5xd5", "d6xd4"];
/** The stops of each move. */
const WAYS_OF = ["d4 e5", "f6 d4", "c3 e5", "a5 c3", "b2 d4", "c5 c3", "e5 c5 a5", "c3 e5", "f5 d5", "d6 d4"];

const both = (page: Page) => page.getByRole("button", { name: "Play the opening for both" });
/** The pieces that may be picked up, by what their cells say. */
const movable = async (page: Page) =>
  (await look(page)).cells.filter(([, label]) => /can move|must capture/.test(label)).map(([name]) => name);

for (const id of ["dhamet", "dhamet-zamma", "dhamet-soufla"] as const) {
  const start: Start = { rules: id };
  scene(`${id}: the button plays the opening for both`, { hash: `#${id}` }, async (page) => {
    await ready(page);
    const { reasons } = await agrees(page, start, []);
    assert.deepEqual(reasons, ["The opening is fixed: move 1 of 5. Follow the arrow. (D-9)"]);
    await both(page).click();
    await agrees(page, start, LINE);
    assert.deepEqual(await moveList(page), LINE);
    assert.equal(await both(page).count(), 0);
    const due = (await look(page)).cells.filter(([, label]) => /must capture/.test(label)).map(([name]) => name);
    assert.deepEqual(due.sort(), ["d3", "e3", "e4"], "White has three captures of d4");
  });
}

scene("followed by hand, the other order of Black's captures too", { hash: "#dhamet" }, async (page) => {
  const start: Start = { rules: "dhamet" };
  await ready(page);
  const hands = handsFor(page, "mouse");
  const played: string[] = [];
  const order = [0, 1, 2, 5, 4, 3, 6, 7, 8, 9];
  for (const [ply, at] of order.entries()) {
    const text = LINE[at] ?? "";
    const { reasons } = await look(page);
    assert.deepEqual(reasons, [`The opening is fixed: move ${Math.floor(ply / 2) + 1} of 5. Follow the arrow. (D-9)`]);
    const open = at === 5 && ply === 3 ? ["a5", "c5"] : [(WAYS_OF[at] ?? "").slice(0, 2)];
    assert.deepEqual((await movable(page)).sort(), open);
    for (const square of (WAYS_OF[at] ?? "").split(" ")) await hands.square(square);
    played.push(text);
    await agrees(page, start, played);
  }
  assert.equal((await look(page)).reasons.includes("Follow the arrow"), false);
});

scene(
  "begun by hand, finished by the button, taken back move by move",
  { hash: "#dhamet;d4-e5_f6xd4_c3xe5_c5xc3" },
  async (page) => {
    const start: Start = { rules: "dhamet" };
    const played = ["d4-e5", "f6xd4", "c3xe5", "c5xc3", "b2xd4", "a5xc3", ...LINE.slice(6)];
    await ready(page);
    await both(page).click();
    await agrees(page, start, played);
    for (let done = played.length - 1; done >= 0; done -= 1) {
      await page.getByRole("button", { name: "Undo" }).click();
      await agrees(page, start, played.slice(0, done));
    }
    await both(page).click();
    await agrees(page, start, LINE);
  },
);

scene("anything else is refused, with the arrow to follow", { hash: "#dhamet" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("e4");
  const { reasons, live } = await look(page);
  assert.deepEqual(reasons, ["The first moves are fixed: follow the arrow. (D-9)"]);
  assert.match(live, /The first moves are fixed: follow the arrow\./);
  await hands.square("d4");
  await hands.square("d5");
  assert.match((await look(page)).live, /The first moves are fixed: follow the arrow\./);
  await agrees(page, { rules: "dhamet" }, []);
});

scene("the arrow lies from the man that moves to the point it goes to", { hash: "#dhamet" }, async (page) => {
  await ready(page);
  const shown = await picture(page);
  // While the piece is in the hand the arrow gives way to the places it may go to.
  await page.goto(`${page.url().split("#")[0]}#dhamet;W:Wa1:Bi9;`);
  await agrees(page, { rules: "dhamet", from: "W:Wa1:Bi9" }, []);
  await page.goto(`${page.url().split("#")[0]}${addressOf({ rules: "dhamet", free: true }, [])}`);
  await agrees(page, { rules: "dhamet", free: true }, []);
  const free = await picture(page);
  const lit = changed(free, shown);
  // A free start rings the four men that can move there; the opening rings one and draws its way.
  for (const square of ["d4", "e5"]) assert.ok(lit.includes(square), `${square} of ${lit.join()}`);
  assert.ok(lit.length <= 6, lit.join());
});

scene(
  "moves of the opening are seen one after the other; a touch skips to its end",
  { hash: "#dhamet", context: { ...DESK, reducedMotion: "no-preference" }, storage: settings({ speed: 0.5 }) },
  async (page) => {
    await ready(page);
    // Watched in the page itself, in the first frame in which the address knows it: the pieces are still on their way.
    const seen = await page.evaluateHandle((all) => {
      const found = { label: "" };
      const watch = () => {
        if (!location.hash.endsWith(all)) requestAnimationFrame(watch);
        else found.label = document.querySelector('[role="grid"] [data-name="e5"]')?.getAttribute("aria-label") ?? "";
      };
      watch();
      return found;
    }, LINE.join("_"));
    await both(page).click();
    const label = await until(async () => {
      const found = await seen.evaluate(({ label }) => label);
      assert.notEqual(found, "");
      return found;
    });
    assert.match(label, /empty/, "the first man has not arrived");
    await page.keyboard.press("a");
    await agrees(page, { rules: "dhamet" }, LINE);
  },
);
