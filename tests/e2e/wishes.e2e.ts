/**
 * Wishes that are no moves: a short sentence with its article, spoken and shown, and the squares it
 * speaks of lit. Press and hold: what a piece attacks and what attacks it.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { cell, look, ready, says } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { Fingers, handsFor, middle } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, PHONE, scene, until } from "./support/stage.js";

interface Wish {
  start: Start;
  from: string;
  /** Where it was wished to go; null when the piece was only touched. */
  to: string | null;
  sentence: string;
  article?: string;
  /** Squares that must be lit, and no other. */
  lit?: string[];
}

const WISHES: Record<string, Wish> = {
  "a piece of the other side": {
    start: { rules: "turkish" },
    from: "c6",
    to: null,
    sentence: "That piece is not yours; it is White’s turn.",
  },
  "a piece that cannot move": {
    start: { rules: "turkish" },
    from: "c2",
    to: null,
    sentence: "The piece on c2 cannot move now.",
  },
  backward: {
    start: { rules: "turkish", from: "W:Wd4:Bh8" },
    from: "d4",
    to: "d3",
    sentence: "A taş never moves back.",
    article: "U-3",
  },
  diagonally: {
    start: { rules: "turkish", from: "W:Wd4:Bh8" },
    from: "d4",
    to: "e5",
    sentence: "A taş does not move diagonally there.",
    article: "U-3",
  },
  "too far": {
    start: { rules: "turkish", from: "W:Wd4:Bh8" },
    from: "d4",
    to: "d6",
    sentence: "A taş moves only to the next square.",
    article: "U-3",
  },
  "to a taken place": {
    start: { rules: "tama", from: "W:Wd4:Be5,h8" },
    from: "d4",
    to: "e5",
    sentence: "There is a piece on e5 already.",
    lit: ["e5"],
  },
  "while another piece must capture": {
    start: { rules: "turkish", from: "W:Wa3,d4:Bd5,h8" },
    from: "a3",
    to: null,
    sentence: "A capture comes first: d4 can take.",
    article: "U-6",
    lit: ["d4"],
  },
  "a quiet move of the piece that must capture": {
    start: { rules: "filippina", from: "W:Wc3:Bd4,h8" },
    from: "c3",
    to: "b4",
    sentence: "A capture comes first: 22 can take.",
    article: "F-6",
    lit: ["c3"],
  },
  "fewer than the most": {
    start: { rules: "turkish", from: "W:Wd3:Bc3,d4,d6,h8" },
    from: "d3",
    to: "b3",
    sentence: "That takes 1; you must take 2, with d3xd7.",
    article: "U-6",
    lit: ["d3"],
  },
  "where no line leads": {
    start: { rules: "dhamet", from: "W:Wb3:Bi9" },
    from: "b3",
    to: "c4",
    sentence: "No line leads from b3 to c4.",
    article: "D-1",
  },
  sideways: {
    start: { rules: "dhamet", from: "W:Wc3:Bi9" },
    from: "c3",
    to: "d3",
    sentence: "A man does not move sideways.",
    article: "D-3",
  },
  "over one's own piece": {
    start: { rules: "turkish", from: "W:WKd1,d4:Bh8" },
    from: "d1",
    to: "d7",
    sentence: "Your own piece on d4 is in the way.",
    article: "0-4",
    lit: ["d4"],
  },
  "over two in a row": {
    start: { rules: "turkish", from: "W:WKd1:Bd4,d5,h8" },
    from: "d1",
    to: "d7",
    sentence: "Two pieces one behind the other cannot be jumped.",
    article: "0-4",
    lit: ["d4", "d5"],
  },
  "a capture a man cannot make": {
    start: { rules: "tama", from: "W:Wd4:Be5,h8" },
    from: "d4",
    to: "f6",
    sentence: "A pion does not capture that way.",
    article: "T-4",
    lit: ["e5"],
  },
};

/** The sentence stands under the board with its article and is spoken without it. */
async function refused(page: Page, { sentence, article }: Pick<Wish, "sentence" | "article">): Promise<void> {
  await until(async () => {
    const { reasons, live } = await look(page);
    assert.deepEqual(reasons, [article ? `${sentence} (${article})` : sentence]);
    assert.equal(live.replace(/\u00a0/g, ""), sentence);
  });
}

for (const [name, wish] of Object.entries(WISHES)) {
  const { start, from, to, lit = [] } = wish;
  scene(`refused: ${name} (${start.rules})`, { hash: addressOf(start, []) }, async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    if (to !== null) {
      await hands.square(from);
      await says(page, from, /picked up/);
    }
    const before = await picture(page);
    await hands.square(to ?? from);
    await refused(page, wish);
    assert.deepEqual(changed(before, await picture(page)), lit);
    assert.equal((await look(page)).hash, addressOf(start, []));
  });
}

scene(
  "a refused wish leaves everything ready: another piece can be picked at once",
  { hash: "#turkish" },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    await hands.square("c2");
    await refused(page, { sentence: "The piece on c2 cannot move now." });
    await hands.square("c2");
    await refused(page, { sentence: "The piece on c2 cannot move now." });
    await hands.square("c3");
    await says(page, "c3", /picked up/);
    await until(async () => assert.deepEqual((await look(page)).reasons, []));
    await hands.square("c4");
    await until(async () => assert.equal((await look(page)).hash, "#turkish;c3-c4"));
  },
);

scene("a piece dragged where it may not go comes home, with the reason", { hash: "#turkish" }, async (page) => {
  await ready(page);
  const before = await picture(page);
  await cell(page, "c3").dragTo(cell(page, "c5"));
  await refused(page, { sentence: "A taş moves only to the next square.", article: "U-3" });
  await until(async () => assert.deepEqual(changed(before, await picture(page)), []));
  await page.mouse.move(2, 2);
  assert.equal((await look(page)).hash, "#turkish;");
});

scene("a wish by key is refused in the same words", { hash: "#filippina;W:Wc3:Bd4,h8;" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "keys");
  await hands.square("c3");
  await hands.square("b4");
  await refused(page, { sentence: "A capture comes first: 22 can take.", article: "F-6" });
});

// Press and hold.

/** d4 and d5 can take each other; a2 has nothing to do with it. */
const FACING = "#turkish;W:Wa2,d4:Bd5,h8;";

scene(
  "press and hold shows what a piece attacks and what attacks it",
  { hash: FACING, context: PHONE },
  async (page) => {
    await ready(page);
    const before = await picture(page);
    const fingers = await Fingers.on(page);
    for (const [square, said] of [
      ["d4", "d4 can take d5; d5 can take it."],
      ["d5", "d5 can take d4; d4 can take it."],
    ] as const) {
      await fingers.press(await middle(page, square));
      await until(async () => {
        const lit = changed(before, await picture(page));
        for (const one of ["d4", "d5"]) assert.ok(lit.includes(one), `${one} of ${lit.join()}`);
        assert.equal((await look(page)).live, said);
      });
      await fingers.lift();
      await until(async () => assert.deepEqual(changed(before, await picture(page)), []));
      assert.equal((await look(page)).hash, FACING, "holding plays nothing");
    }
    await fingers.press(await middle(page, "a2"));
    await until(async () => assert.equal((await look(page)).live, "a2 can take nothing; nothing can take it."));
    await fingers.lift();
    await says(page, "a2", /^White taş$/);
  },
);

scene("the key i asks the same, and the next key ends it", { hash: FACING, context: DESK }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "keys");
  await hands.square("d4");
  await page.keyboard.press("Escape");
  const before = await picture(page);
  await page.keyboard.press("i");
  await until(async () => assert.equal((await look(page)).live, "d4 can take d5; d5 can take it."));
  const lit = changed(before, await picture(page));
  assert.ok(lit.includes("d4") && lit.includes("d5"), lit.join());
  await page.keyboard.press("i");
  await until(async () => assert.deepEqual(changed(before, await picture(page)), []));
});
