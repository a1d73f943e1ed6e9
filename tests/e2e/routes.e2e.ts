/**
 * Captures with several stops: chosen stop by stop, by their end, or among routes that share start
 * and end, which are told apart by what they take before anything is played.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { LegalMove, Square } from "../../web/src/engine/contract.js";
import { agrees, look, ready, says } from "./support/board.js";
import { addressOf, type Start } from "./support/dama.js";
import { engine, routeOf } from "./support/games.js";
import { type Hands, handsFor, WAYS, type Way } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, PHONE, scene, until } from "./support/stage.js";

const screen = (way: Way) => (way === "touch" ? PHONE : DESK);

/** Legal moves of a position, each with the names of its squares. */
interface Choice {
  text: string;
  from: string;
  to: string;
  /** Landing squares, the end included. */
  route: string[];
  victims: string[];
}

function choicesOf({ rules, from = "" }: Start): Choice[] {
  const game = engine.fromPosition(rules, from);
  const names = engine.rules().find(({ id }) => id === rules)?.names ?? [];
  const name = (square: Square) => names[square] ?? "?";
  const choice = (move: LegalMove): Choice => ({
    text: move.text,
    from: name(move.from),
    to: name(move.to),
    route: routeOf(game, move).map(name),
    victims: move.captured.map(name),
  });
  const found = game.state().moves.map(choice);
  game.free();
  return found;
}

// Long captures.

/** Six pieces for one man, and nothing else is legal. */
const SIX: Start = {
  rules: "turkish",
  from: "W:Wa2,c2,d2,f2,a3,b3,c3,d3,e3,f3,g3,h3,a4,h4:Bf4,a5,b5,c5,e5,g5,a6,b6,c6,d6,e6,g6,h6,c7,e7,g7",
};
for (const way of WAYS) {
  scene(
    `a capture of six, stop by stop and by its end, by ${way}`,
    { hash: addressOf(SIX, []), context: screen(way) },
    async (page) => {
      const [only, ...more] = choicesOf(SIX);
      assert.ok(only && more.length === 0 && only.victims.length === 6 && only.route.length === 6);
      await ready(page);
      const hands = handsFor(page, way);
      await hands.square(only.from);
      await says(page, only.to, /end of the capture, takes /);
      for (const [i, stop] of only.route.entries()) {
        assert.equal((await look(page)).hash, addressOf(SIX, []), `played before stop ${i + 1}`);
        await hands.square(stop);
      }
      await agrees(page, SIX, [only.text]);

      await hands.press(page.getByRole("button", { name: "Undo" }));
      await agrees(page, SIX, []);
      await hands.square(only.from);
      await hands.square(only.to);
      await agrees(page, SIX, [only.text]);
    },
  );
}

scene("a stop can be taken back, and the piece put back", { hash: addressOf(SIX, []) }, async (page) => {
  const [only] = choicesOf(SIX);
  assert.ok(only);
  await ready(page);
  const untouched = await picture(page);
  const hands = handsFor(page, "mouse");
  const [first = "", second = ""] = only.route;
  await hands.square(only.from);
  await hands.square(first);
  await hands.square(second);
  await says(page, second, /picked up/);
  await hands.square(second);
  await says(page, first, /picked up/);
  await hands.square(first);
  await says(page, only.from, /picked up/);
  await hands.square(only.from);
  await says(page, only.from, /^White taş, must capture$/);
  assert.deepEqual(changed(untouched, await picture(page)), []);
  await agrees(page, SIX, []);
});

// Routes that share start and end.

/** Each with moves that differ only in what they take on the way. */
const SHARED: Record<string, Start> = {
  turkish: {
    rules: "turkish",
    from: "W:Wa2,b2,c2,a3,b3,c3,Kd8:BKf1,c5,e5,a6,c6,e6,a7,b7,c7,d7,e7,f7,h7",
  },
  tama: {
    rules: "tama",
    from: "B:Wd2,e2,f2,e3,g3,b4,e4:BKd1,h2,c5,a6,c6,e6,f6,h6,a7,c7,d7,f7,g7,h7",
  },
  dhamet: {
    rules: "dhamet",
    from: "B:We1,f1,h1,d2,e2,g2,i2,a3,d3,f4,g4,c8:BKa1,f6,i7,g8,h8,i8,b9,h9",
  },
  "la-dama-strict": { rules: "la-dama-strict", from: "W:We1,e2,e3,Ke5:Ba2,b3,a4,d4,c5" },
};

/** Moves of which another goes from and to the same squares. */
function sharing(start: Start): Choice[] {
  const all = choicesOf(start);
  return all.filter((move) => all.some((other) => other !== move && other.from === move.from && other.to === move.to));
}

/** Cells that stand for a route now, with what it takes. */
async function offers(page: Page): Promise<{ square: string; victims: string }[]> {
  const { cells } = await look(page);
  return cells.flatMap(([square, said]) => {
    const victims = /one way of the capture, takes (.*)$/.exec(said)?.[1];
    return victims ? [{ square, victims }] : [];
  });
}

const list = (names: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
const set = (text: string): string =>
  text
    .split(/, | and /)
    .sort()
    .join();

/** Opens the choice between the routes to an end: touches start and end. */
async function openChoice(page: Page, hands: Hands, { from, to }: Choice): Promise<void> {
  await hands.square(from);
  await hands.square(to);
  await until(async () => assert.ok((await offers(page)).length > 1, `${from} to ${to} is no choice`), 5_000);
}

for (const [name, start] of Object.entries(SHARED)) {
  const moves = sharing(start);
  const again = async (page: Page) => {
    await page.getByRole("button", { name: "Undo" }).click();
    await agrees(page, start, []);
  };

  scene(`${name}: each of the routes is played stop by stop`, { hash: addressOf(start, []) }, async (page) => {
    assert.ok(moves.length > 1);
    await ready(page);
    const hands = handsFor(page, "mouse");
    for (const move of moves) {
      await hands.square(move.from);
      for (const stop of move.route) await hands.square(stop);
      // Another route ends here too: it was shown, and the second touch takes this one.
      if ((await look(page)).hash === addressOf(start, [])) await hands.square(move.to);
      await agrees(page, start, [move.text]);
      await again(page);
    }
  });

  // A loop that ends where it began has no end to be touched: its stops say which.
  const open = moves.filter(({ from, to, route }) => from !== to && route[0] !== to);
  if (open.length === 0) continue;

  scene(
    `${name}: touching the end shows every route by its victims`,
    { hash: addressOf(start, []), context: PHONE },
    async (page) => {
      await ready(page);
      const hands = handsFor(page, "touch");
      for (const move of open) {
        await openChoice(page, hands, move);
        await agreesStill(page, start);
        const shown = await offers(page);
        const same = open.filter(({ from, to }) => from === move.from && to === move.to);
        assert.deepEqual(
          shown.map(({ victims }) => set(victims)).sort(),
          same.map(({ victims }) => set(list(victims))).sort(),
        );
        const mine = shown.find(({ victims }) => set(victims) === set(list(move.victims)));
        assert.ok(mine);
        await hands.square(mine.square);
        await agrees(page, start, [move.text]);
        await again(page);
      }
    },
  );

  scene(`${name}: a digit chooses among the routes, Escape goes back`, { hash: addressOf(start, []) }, async (page) => {
    await ready(page);
    const hands = handsFor(page, "keys");
    const [first] = open;
    assert.ok(first);
    const same = open.filter(({ from, to }) => from === first.from && to === first.to);
    const played: string[] = [];
    for (let digit = 1; digit <= same.length; digit += 1) {
      await openChoice(page, hands, first);
      await page.keyboard.press("Escape");
      await agreesStill(page, start);
      await says(page, first.from, /picked up/);
      await hands.square(first.to);
      await page.keyboard.press(String(digit));
      const { hash } = await look(page);
      const move = same.find(({ text }) => hash === addressOf(start, [text]));
      assert.ok(move, `${digit} led to ${hash}`);
      played.push(move.text);
      await agrees(page, start, [move.text]);
      await again(page);
    }
    assert.equal(new Set(played).size, same.length, "each digit plays another route");
  });
}

/** Choosing changes nothing yet. */
async function agreesStill(page: Page, start: Start): Promise<void> {
  assert.equal((await look(page)).hash, addressOf(start, []));
}

/** One move that comes back to where it began, and two that end beside it. */
const LOOP: Start = { rules: "turkish", from: "W:WKa1:BKc1,a3,e3,c5,h8" };
for (const way of WAYS) {
  scene(
    `a capture that ends where it began, by ${way}`,
    { hash: "#turkish;W:WKa1:Ba3,c5,e3,Kc1,h8;", context: screen(way) },
    async (page) => {
      await ready(page);
      const hands = handsFor(page, way);
      const moves = choicesOf(LOOP);
      assert.deepEqual(moves.map(({ text }) => text).sort(), ["a1xa1", "a1xa2", "a1xb1"]);
      for (const move of moves) {
        await hands.square("a1");
        for (const stop of move.route) await hands.square(stop);
        if ((await look(page)).hash === addressOf(LOOP, [])) await hands.square(move.to);
        await agrees(page, LOOP, [move.text]);
        await hands.press(page.getByRole("button", { name: "Undo" }));
        await agrees(page, LOOP, []);
      }
    },
  );
}

// Promotion.

const PASSING: Start = { rules: "tama", from: "W:We6:Bh3,e7,b8" };
scene("a man crowned in passing goes on as a king", { hash: addressOf(PASSING, []) }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("e6");
  await hands.square("e8");
  await hands.square("a8");
  const { live } = await agrees(page, PASSING, ["e6xa8"]);
  assert.match(live, /White: e6 to a8, takes e7 and b8, now a dame\./);
});

const CORNER: Start = { rules: "la-dama", from: "W:Wa1,d4:Bb2,c5" };
scene("only a far corner crowns in La Dama", { hash: addressOf(CORNER, ["d4-d5", "b2-b1"]) }, async (page) => {
  await ready(page);
  await agrees(page, CORNER, ["d4-d5", "b2-b1"]);
  await says(page, "d5", /^White ficha/);
  await says(page, "b1", /^Black ficha/);
  const hands = handsFor(page, "mouse");
  await hands.square("d5");
  await hands.square("e5");
  await page
    .getByRole("button", { name: "Play it" })
    .click()
    .catch(() => undefined);
  await agrees(page, CORNER, ["d4-d5", "b2-b1", "d5-e5"]);
  await says(page, "e5", /^White dama/);
});
