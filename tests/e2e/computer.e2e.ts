/**
 * Playing against the computer: its answers are legal and shown, people may interrupt it at any moment, and a kept
 * game goes on against the same opponent. What the page shows is held against the native program.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { LegalMove, RulesId } from "../../web/src/engine/contract.js";
import { agrees, cell, look, moveList, ready } from "./support/board.js";
import type { Start } from "./support/dama.js";
import { engine, RULES } from "./support/games.js";
import { type Hands, handsFor } from "./support/hands.js";
import { DESK, FULL, PHONE, patientMaster, scene, site, until } from "./support/stage.js";

interface Against {
  rules: RulesId;
  side?: "white" | "black";
  level?: string;
  /** The game as it is kept. */
  address?: string;
}

/** A game kept against the computer, as the page stores it. */
function kept({ rules, side = "black", level = "easy", address = rules }: Against): Record<string, string> {
  const handle = engine.fromText(address);
  const game = {
    id: "kept",
    rules,
    address: handle.address(),
    bottom: side === "white" ? "black" : "white",
    faceToFace: false,
  };
  handle.free();
  const more = { computer: { side, level, seed: 7 }, over: false, number: 1, side: "white", when: 5 };
  return { "dama-atlas.games": JSON.stringify({ version: 2, data: [{ ...game, ...more }] }) };
}
const visit = (against: Against) => ({ hash: `#${against.address ?? against.rules}`, storage: kept(against) });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const opponent = (page: Page) => button(page, /^Opponent: /);

/** What was done so far, by the address. */
async function done(page: Page): Promise<string[]> {
  const { hash } = await look(page);
  return (hash.split(";").at(-1) ?? "")
    .split("_")
    .filter((text) => text.includes("-") || text.includes("x") || text.includes("~"));
}

/** Waits until it is this side's turn and nobody thinks. */
async function turnOf(page: Page, side: "White" | "Black"): Promise<string[]> {
  await until(async () => assert.equal((await look(page)).turn, `${side} to move`));
  return done(page);
}

/** A move that start and end alone make, by the rules and not by the page. */
async function simple(page: Page, rules: RulesId): Promise<LegalMove & { way: [string, string] }> {
  const { hash } = await look(page);
  const game = engine.fromText(hash.slice(1));
  try {
    const { moves } = game.state();
    const names = RULES.find(({ id }) => id === rules)?.names ?? [];
    const found = moves.find((move) => {
      if (move.risks.length > 0 || move.from === move.to) return false;
      if (moves.filter(({ from, to }) => from === move.from && to === move.to).length > 1) return false;
      const first = game.stops(move.from, new Uint8Array()).find(({ square }) => square === move.to);
      return !first || (first.ends === move.id && first.through.every((id) => id === move.id));
    });
    assert.ok(found, `no simple move in ${hash}`);
    return { ...found, way: [names[found.from] ?? "", names[found.to] ?? ""] };
  } finally {
    game.free();
  }
}

async function play(page: Page, hands: Hands, rules: RulesId): Promise<string> {
  const move = await simple(page, rules);
  await hands.square(move.way[0]);
  await hands.square(move.way[1]);
  return move.text;
}

const WHITE_AND_BLACK: [RulesId, "white" | "black"][] = FULL
  ? RULES.flatMap(({ id }) => [[id, "white"] as const, [id, "black"] as const]).map(([id, side]) => [id, side])
  : [
      ["turkish", "white"],
      ["la-dama", "black"],
    ];
for (const [rules, person] of WHITE_AND_BLACK) {
  const way = person === "white" ? "mouse" : "touch";
  const side = person === "white" ? "black" : "white";
  scene(
    `${rules}: a few moves with ${person} against Easy, by ${way}`,
    { ...visit({ rules, side }), context: way === "touch" ? PHONE : DESK },
    async (page) => {
      const hands = handsFor(page, way);
      const start: Start = { rules };
      await ready(page);
      const mine = person === "white" ? "White" : "Black";
      for (let turn = 0; turn < 3; turn += 1) {
        const before = await turnOf(page, mine);
        await agrees(page, start, before);
        const text = await play(page, hands, rules);
        await until(async () => assert.deepEqual((await done(page)).slice(0, before.length + 1), [...before, text]));
        await until(async () => assert.ok((await done(page)).length > before.length + 1, "it answers"));
      }
      const { live } = await agrees(page, start, await turnOf(page, mine));
      assert.match(
        live,
        new RegExp(`^${side === "white" ? "White" : "Black"}(:| blows| obliges)`),
        "its move is spoken",
      );
    },
  );
}

const NO_WORKER = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("This page may have none.", "SecurityError");
        }
      },
    });
  });
scene(
  "a page that may have no worker: it answers, advises and is stopped all the same, and About says where it thinks",
  { ...visit({ rules: "tama", level: "medium" }), prepare: NO_WORKER },
  async (page) => {
    const hands = handsFor(page, "mouse");
    await turnOf(page, "White");
    const first = await play(page, hands, "tama");
    const played = await turnOf(page, "White");
    assert.deepEqual([played.length, played[0]], [2, first]);
    await agrees(page, { rules: "tama" }, played);
    await button(page, /^Hint/).click();
    await page.locator(".reason strong").waitFor();
    // Master thinks long enough to be interrupted.
    await opponent(page).click();
    await page.getByRole("radio", { name: /^Master/ }).check();
    await page.keyboard.press("Escape");
    await play(page, hands, "tama");
    await page.getByRole("progressbar").waitFor();
    await button(page, "Undo").click();
    await agrees(page, { rules: "tama" }, played);
    await page.goto(`${site()}#about`);
    await page.locator("#thinking", { hasText: "thinks on the page itself, a little at a time" }).waitFor();
  },
);

const patient = { ...visit({ rules: "turkish", level: "master" }), prepare: patientMaster };
scene("undo and another level while Master thinks", patient, async (page) => {
  const hands = handsFor(page, "mouse");
  const start: Start = { rules: "turkish" };
  await turnOf(page, "White");
  const bar = page.getByRole("progressbar");
  await play(page, hands, "turkish");
  await page.locator(".turn", { hasText: "Black is thinking" }).waitFor();
  const share = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
  const first = await share();
  await until(async () => assert.ok((await share()) > first, "the bar goes on"));
  // The board can be looked at, and nobody's piece picked up.
  await cell(page, "h3").click();
  await until(async () => assert.match((await look(page)).reasons[0] ?? "", /It is the computer’s turn/));
  await button(page, "Undo").click();
  await agrees(page, start, []);
  assert.equal(await bar.count(), 0);
  assert.ok(await button(page, "Undo").isDisabled());
  // Another move, and another level while it thinks about that one: whatever was thought before is played nowhere.
  await cell(page, "h3").click();
  await cell(page, "h4").click();
  await bar.waitFor();
  await opponent(page).click();
  await page.getByRole("radio", { name: /^Easy/ }).check();
  await page.keyboard.press("Escape");
  const answered = await turnOf(page, "White");
  assert.equal(answered[0], "h3-h4");
  assert.equal(answered.length, 2);
  await agrees(page, start, answered);
  assert.match((await opponent(page).textContent()) ?? "", /Easy/);
  // A whole turn goes back, and comes again.
  await button(page, "Undo").click();
  await agrees(page, start, []);
  await button(page, "Redo").click();
  await agrees(page, start, answered);
});

scene("swapped sides: the computer goes on with the other", visit({ rules: "tama" }), async (page) => {
  await turnOf(page, "White");
  await button(page, "More").click();
  await button(page, "Swap sides").click();
  const played = await turnOf(page, "Black");
  assert.equal(played.length, 1, "it begins as White");
  await agrees(page, { rules: "tama" }, played);
  const first = (await look(page)).cells[0]?.[0] ?? "";
  assert.equal(first, "h1", "the person's pieces are near");
});

scene("a friend's game: the computer is let in, and let go", { hash: "#turkish;a3-a4" }, async (page) => {
  const hands = handsFor(page, "mouse");
  await ready(page);
  assert.match((await opponent(page).textContent()) ?? "", /Two players/);
  await opponent(page).click();
  await page.getByRole("radio", { name: "The computer" }).check();
  await page.keyboard.press("Escape");
  const played = await turnOf(page, "White");
  assert.equal(played.length, 2);
  await agrees(page, { rules: "turkish" }, played);
  await opponent(page).click();
  await page.getByRole("radio", { name: "Two players here" }).check();
  await page.keyboard.press("Escape");
  await play(page, hands, "turkish");
  await agrees(page, { rules: "turkish" }, await turnOf(page, "Black"));
});

const LATE = { rules: "turkish", address: "turkish;a3-a4_h6-h5" } as const;
scene(
  "a reload while it answers goes on against it; a friend's link never does",
  { hash: "#turkish;a3-a4", storage: kept(LATE) },
  async (page) => {
    await ready(page);
    assert.match((await opponent(page).textContent()) ?? "", /Two players/);
    // As a page leaves it that kept the reply when its address no longer followed.
    await page.evaluate(() => history.replaceState(null, ""));
    await page.reload();
    await ready(page);
    assert.match((await opponent(page).textContent()) ?? "", /Easy/);
    const played = await turnOf(page, "White");
    assert.deepEqual([played.length, played[0]], [2, "a3-a4"]);
    await agrees(page, { rules: "turkish" }, played);
    const data = await page.evaluate(() => JSON.parse(localStorage.getItem("dama-atlas.games") ?? "{}").data);
    assert.deepEqual(
      data.map(({ id, address }: { id: string; address: string }) => [id, address]),
      [["kept", `turkish;${played.join("_")}`]],
    );
  },
);

const cardOf = (page: Page, name: string) =>
  page.locator(".card", { has: page.getByRole("heading", { name, exact: true }) });

scene("begun, played, helped and taken back by keys alone", {}, async (page) => {
  const hands = handsFor(page, "keys");
  await hands.press(cardOf(page, "Turkish Dama").getByRole("button", { name: "New game" }));
  const dialog = page.getByRole("dialog", { name: "New game: Turkish Dama" });
  await dialog.waitFor();
  // Tab reaches a group at its chosen member; arrows go on from there.
  const choose = async (name: RegExp) => {
    const radio = dialog.getByRole("radio", { name });
    const group = (await radio.getAttribute("name")) ?? "";
    for (let tabs = 0; tabs < 12; tabs += 1) {
      const here = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
      if (here === group) break;
      await page.keyboard.press("Tab");
    }
    for (let steps = 0; steps < 5 && !(await radio.isChecked()); steps += 1) await page.keyboard.press("ArrowDown");
    assert.ok(await radio.isChecked(), String(name));
  };
  await choose(/^The computer/);
  await choose(/^Medium/);
  await hands.press(dialog.getByRole("button", { name: "Begin" }));
  await ready(page);
  await hands.square("c3");
  await hands.square("c4");
  const played = await turnOf(page, "White");
  assert.equal(played.length, 2);
  await agrees(page, { rules: "turkish" }, played);
  await hands.press(button(page, /^Hint/));
  await page.locator(".reason strong").waitFor();
  await hands.press(button(page, "Undo"));
  await agrees(page, { rules: "turkish" }, []);
  await hands.press(button(page, "Redo"));
  await agrees(page, { rules: "turkish" }, played);
});

scene("a kept game goes on against the same opponent, and a new one remembers the choice", {}, async (page) => {
  const hands = handsFor(page, "mouse");
  const card = cardOf(page, "Turkish Dama");
  await card.getByRole("button", { name: "New game" }).click();
  await page.getByRole("radio", { name: /^The computer/ }).check();
  await page.getByRole("radio", { name: /^Medium/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await ready(page);
  // Nothing is kept yet, and still a reload finds the opponent.
  await page.reload();
  await ready(page);
  assert.match((await opponent(page).textContent()) ?? "", /Medium/);
  const first = await play(page, hands, "turkish");
  const played = await turnOf(page, "White");
  assert.deepEqual([played.length, played[0]], [2, first]);

  await page.getByRole("link", { name: "All five boards" }).click();
  await card.getByText("against the computer, Medium").waitFor();
  await card.getByRole("link", { name: "Play on Turkish Dama", exact: true }).click();
  await agrees(page, { rules: "turkish" }, played);
  assert.match((await opponent(page).textContent()) ?? "", /Medium/);
  const mine = await play(page, hands, "turkish");
  const more = await turnOf(page, "White");
  assert.deepEqual(more.slice(0, 3), [...played, mine]);
  assert.ok(more.length > 3);

  await page.getByRole("link", { name: "All five boards" }).click();
  await page.getByRole("link", { name: "Play Tama", exact: true }).click();
  await agrees(page, { rules: "tama" }, []);
  assert.match((await opponent(page).textContent()) ?? "", /Medium/, "who chose the computer has it again");
});

// Black, the computer, has nearly nothing; then nearly everything.
const LOSING = "turkish;W:WKa1,Ke2,g2:Bh7;";
const ACCEPTS = /^The computer accepts the draw, gladly: it (was losing|stood worse)\.$/;
const DECLINES = /^The computer declines the draw: it (is winning|stands better)\.$/;
const WINNING = "turkish;W:Wa2:BKb8,Kd8,h7,g7;";
scene("a draw is offered: taken by who loses", visit({ rules: "turkish", address: LOSING }), async (page) => {
  await turnOf(page, "White");
  await button(page, "More").click();
  await button(page, "Offer a draw").click();
  await until(async () => assert.match((await look(page)).reasons[0] ?? "", ACCEPTS));
  const { reasons, live } = await look(page);
  assert.deepEqual(reasons.slice(1), ["Both players agreed. (0-11)"]);
  assert.ok(live.startsWith(reasons[0] ?? "?"), "what is spoken is shown");
});

scene(
  "a draw is offered: declined by who wins, and not asked again at once",
  visit({ rules: "turkish", address: WINNING }),
  async (page) => {
    await turnOf(page, "White");
    await button(page, "More").click();
    await button(page, "Offer a draw").click();
    await until(async () => assert.match((await look(page)).reasons[0] ?? "", DECLINES));
    assert.match((await look(page)).live, DECLINES);
    await button(page, "More").click();
    assert.ok(await button(page, "Offer a draw, after 3 more moves").isDisabled());
  },
);

scene(
  "resigning against the computer is one question",
  visit({ rules: "la-dama", address: "la-dama" }),
  async (page) => {
    await turnOf(page, "White");
    await button(page, "More").click();
    await button(page, "Resign").click();
    await page
      .getByRole("dialog", { name: "Resign this game?" })
      .getByRole("button", { name: "Resign", exact: true })
      .click();
    await until(async () => assert.equal((await look(page)).turn, "Black wins"));
    assert.equal((await look(page)).reasons[0], "White resigned. (0-11)");
  },
);

/** Black leaves a drawn ending with d6-d5, which loses two. */
const TURNED = "turkish;W:Wb2,f2,d3:Be6,b7,g7;d3-d4_b7-c7_f2-g2_c7-d7_g2-g3_d7-d6_g3-h3_d6-d5_d4xf6_g7-f7_f6xf8";
scene("where it turned, and a replay from there", visit({ rules: "turkish", address: TURNED }), async (page) => {
  await until(async () => assert.equal((await look(page)).turn, "White wins"));
  await button(page, "Where it turned").click();
  await page.locator(".reason strong").waitFor();
  const { reasons, live, turn } = await look(page);
  assert.match(turn, /^Looking back, after 4\. g3-h3$/);
  assert.match(reasons[0] ?? "", /^Here it turned\. Black .*, and played d6-d5\. .*Better: \S+\. \S/);
  assert.match(live, /^Here it turned/);
  await button(page, "Play on from here").click();
  // Black is the computer's, and plays something; the finished game stays as it was.
  const played = await turnOf(page, "White");
  assert.equal(played.length, 8);
  assert.deepEqual(played.slice(0, 7), TURNED.split(";")[2]?.split("_").slice(0, 7));
  assert.deepEqual(await moveList(page), played);
  const data = await page.evaluate(() => JSON.parse(localStorage.getItem("dama-atlas.games") ?? "{}").data);
  assert.deepEqual(
    data.map(({ address }: { address: string }) => address.split("_").length),
    [8, 11],
  );
  await page.goBack();
  await until(async () => assert.equal((await look(page)).turn, "White wins"));
});
