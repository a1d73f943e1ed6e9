/** Back and forth: undo, redo, looking back, reload, and addresses that hold a game. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { agrees, look, moveList, ready, seen } from "./support/board.js";
import { addressOf, dama, expected, type Start } from "./support/dama.js";
import { planGame } from "./support/games.js";
import { handsFor } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { context, scene, until } from "./support/stage.js";

/** A whole game with a huff in it. */
const START: Start = { rules: "la-dama" };
const DEEDS = planGame("la-dama", 7).deeds;
const TEXTS = DEEDS.map(({ text }) => text);
const HALF = TEXTS.slice(0, Math.floor(TEXTS.length / 2));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

scene("undo and redo at every point of a game", { hash: addressOf(START, TEXTS) }, async (page) => {
  assert.ok(TEXTS.some((text) => text.startsWith("~")));
  await ready(page);
  await agrees(page, START, TEXTS);
  assert.ok(await button(page, "Redo").isDisabled());
  for (let done = TEXTS.length - 1; done >= 0; done -= 1) {
    await button(page, "Undo").click();
    const { live } = await agrees(page, START, TEXTS.slice(0, done));
    assert.match(live, /^Taken back\. /);
  }
  assert.ok(await button(page, "Undo").isDisabled());
  for (let done = 1; done <= TEXTS.length; done += 1) {
    await button(page, "Redo").click();
    const { live } = await agrees(page, START, TEXTS.slice(0, done));
    assert.match(live, /^Played again\. /);
  }
  assert.ok(await button(page, "Redo").isDisabled());
});

scene(
  "another move after undo takes the place of those taken back",
  { hash: "#tama;a3-a4_h6-h5_b3-b4" },
  async (page) => {
    const start: Start = { rules: "tama" };
    await ready(page);
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    await agrees(page, start, ["a3-a4"]);
    const hands = handsFor(page, "mouse");
    await hands.square("g6");
    await hands.square("g5");
    await agrees(page, start, ["a3-a4", "g6-g5"]);
    assert.ok(await button(page, "Redo").isDisabled());
    assert.deepEqual(await moveList(page), ["a3-a4", "g6-g5"]);
  },
);

/** What stands on the board, against the native program's position; the address stays. */
async function looksAt(page: Page, ply: number): Promise<void> {
  const wanted = expected(await dama(START, TEXTS.slice(0, ply)), "la-dama").pieces;
  await until(async () => {
    const shown = await look(page);
    assert.deepEqual(seen(shown, "la-dama").pieces, wanted);
    assert.equal(shown.hash, addressOf(START, TEXTS), "looking changes nothing");
    assert.match(
      shown.turn,
      ply === TEXTS.length ? /wins|draw/ : ply === 0 ? /Looking back, at the start/ : /Looking back, after/,
    );
  });
}

scene("looking back in the list of moves, and returning", { hash: addressOf(START, TEXTS) }, async (page) => {
  await ready(page);
  assert.deepEqual(await moveList(page), TEXTS);
  const moves = page.locator(".moves-list .move");
  for (let ply = TEXTS.length - 1; ply >= 1; ply -= 1) {
    await moves.nth(ply - 1).click();
    await looksAt(page, ply);
    assert.equal(await page.locator('.moves-list [aria-current="step"]').textContent(), TEXTS[ply - 1]);
  }
  await button(page, "To the start").click();
  await looksAt(page, 0);
  for (let ply = 1; ply <= 3; ply += 1) {
    await button(page, "One forward").click();
    await looksAt(page, ply);
  }
  await button(page, "One back").click();
  await looksAt(page, 2);
  await button(page, "Back to the game").click();
  await looksAt(page, TEXTS.length);
});

scene(
  "nothing can be moved while looking back, and what is said tells why",
  { hash: addressOf(START, HALF) },
  async (page) => {
    await ready(page);
    await agrees(page, START, HALF);
    const untouched = await picture(page);
    await page.locator(".moves-list .move").first().click();
    await until(async () => assert.match((await look(page)).turn, /^Looking back, after 1\. /));
    const { cells } = await look(page);
    assert.deepEqual(
      cells.filter(([, label]) => /can move|must capture|may be blown/.test(label)),
      [],
    );
    const hands = handsFor(page, "mouse");
    const [own = ""] = cells.find(([, label]) => /White/.test(label)) ?? [];
    await hands.square(own);
    await until(async () => assert.equal((await look(page)).hash, addressOf(START, HALF)));
    await button(page, "Return to the game").click();
    await agrees(page, START, HALF);
    assert.deepEqual(changed(untouched, await picture(page)), [], "the board is as it was");
    await button(page, "Undo").click();
    await agrees(page, START, HALF.slice(0, -1));
  },
);

scene("undo while looking back first returns to the game", { hash: addressOf(START, HALF) }, async (page) => {
  await ready(page);
  await page.locator(".moves-list .move").first().click();
  await button(page, "Undo").click();
  await agrees(page, START, HALF.slice(0, -1));
});

scene("a reload in the middle of the game goes on where it was", { hash: addressOf(START, []) }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "mouse");
  await hands.square("d3");
  await hands.square("c3");
  await agrees(page, START, ["d3-c3"]);
  await page.reload();
  await agrees(page, START, ["d3-c3"]);
  await hands.square("b4");
  await until(async () => assert.notEqual((await look(page)).live, ""));
  await page.getByRole("button", { name: "Undo" }).click();
  await agrees(page, START, []);
});

scene("an address opens the same game at a friend's", { hash: addressOf(START, HALF) }, async (page) => {
  await ready(page);
  await agrees(page, START, HALF);
  await button(page, "More").click();
  await button(page, "Send this game").click();
  const address = await page.getByRole("textbox").inputValue();
  assert.equal(address, page.url());
  // Nothing is shared with the friend but the address; mail programs escape more of it than they must.
  const [where = "", game = ""] = address.split("#");
  for (const sent of [address, `${where}#${encodeURIComponent(game)}`]) {
    const own = await context();
    const friend = await own.newPage();
    await friend.goto(sent);
    await agrees(friend, START, HALF);
    await own.close();
  }
});

scene("the games kept on the device wait at home, and the browser's Back leads there", { hash: "" }, async (page) => {
  await page.getByRole("link", { name: "Play Tama" }).click();
  const start: Start = { rules: "tama" };
  const hands = handsFor(page, "mouse");
  await hands.square("a3");
  await hands.square("a4");
  await agrees(page, start, ["a3-a4"]);
  await page.goBack();
  const card = page.locator(".card", { hasText: "Tama" });
  await card.getByText("Move 1, Black to move").waitFor();
  await card.getByRole("link", { name: "Play on Tama", exact: true }).click();
  await agrees(page, start, ["a3-a4"]);
  await page.getByRole("link", { name: "All five boards" }).click();
  await page.getByText("Games kept on this device").click();
  await page.getByRole("button", { name: /^Remove Tama of / }).click();
  await card.getByRole("link", { name: "Play Tama", exact: true }).waitFor();
  assert.equal(await card.getByText("Move 1, Black to move").count(), 0);
  await page.reload();
  await card.getByRole("link", { name: "Play Tama", exact: true }).waitFor();
});

const UNREADABLE: Record<string, [hash: string, said: RegExp]> = {
  "an illegal move": ["#turkish;a3-a4_a6-a3", /move 2, 'a6-a3'/],
  "no such game": ["#chess;e2-e4", /chess/],
  "a bad position": ["#turkish;W:Wa1,a1:Bh8;", /a1/],
  markup: ["#<img src=x onerror=alert(1)>", /img/],
  "half an escape": ["#%E0%A4%A", /./],
};
for (const [name, [hash, said]] of Object.entries(UNREADABLE)) {
  scene(`an address that holds no game is shown as it is: ${name}`, { hash }, async (page) => {
    await page.getByRole("heading", { name: "This address holds no game" }).waitFor();
    assert.match((await page.locator("main").textContent()) ?? "", said);
    assert.equal(await page.locator("main img").count(), 0, "text never becomes markup");
    await page.getByRole("link", { name: "Go to the five boards" }).click();
    await page.getByRole("link", { name: "Play Tama" }).waitFor();
  });
}

scene("the address in the page already open leads to another game", { hash: "#turkish;a3-a4" }, async (page) => {
  await agrees(page, { rules: "turkish" }, ["a3-a4"]);
  await page.evaluate(() => {
    location.hash = "#filippina;c3-d4";
  });
  await agrees(page, { rules: "filippina" }, ["c3-d4"]);
  await page.goBack();
  await agrees(page, { rules: "turkish" }, ["a3-a4"]);
});

scene("what was said on one page is gone on the next", { hash: "#tama;a3-a4" }, async (page) => {
  await ready(page);
  await button(page, "Undo").click();
  await until(async () => assert.match((await look(page)).live, /^Taken back\. /));
  await page.evaluate(() => location.assign("#turkish;a3-a4"));
  await agrees(page, { rules: "turkish" }, ["a3-a4"]);
  assert.equal((await look(page)).live, "");
  await button(page, "Undo").click();
  await until(async () => assert.match((await look(page)).live, /^Taken back\. /));
  await page.getByRole("link", { name: "All five boards" }).click();
  await page.getByRole("link", { name: "Play on Tama" }).waitFor();
  const live = page.locator('[role="status"][aria-live]');
  assert.equal((await live.allTextContents()).join(""), "");
});

scene("a button pressed twice quickly selects no text", { hash: addressOf(START, HALF) }, async (page) => {
  await ready(page);
  const presses = [
    button(page, "To the start"),
    button(page, "One forward"),
    page.locator(".moves-list .move").first(),
    button(page, "Return to the game"),
    button(page, "Undo"),
  ];
  for (const press of presses) {
    const name = await press.textContent();
    await press.dblclick();
    assert.equal(await page.evaluate(() => String(getSelection())), "", name ?? "");
  }
});

scene("keys stay where they are when there is nothing more to take back", { hash: "#tama;a3-a4" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "keys");
  const stays = (name: string) =>
    until(async () => assert.equal(await button(page, name).evaluate((one) => one === document.activeElement), true));
  for (const name of ["Undo", "Redo", "To the start", "Back to the game"]) {
    await hands.press(button(page, name));
    await until(async () => assert.ok(await button(page, name).isDisabled()));
    await stays(name);
    // Pressed again it does nothing.
    const { hash } = await look(page);
    await page.keyboard.press("Enter");
    await stays(name);
    assert.equal((await look(page)).hash, hash);
  }
});
