/** Beginning a game: rule set, sides, seats, start, and lots drawn from two closed hands. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import type { GameId, RulesId } from "../../web/src/engine/contract.js";
import { agrees, cell, look, ready } from "./support/board.js";
import type { Start } from "./support/dama.js";
import { RULES } from "./support/games.js";
import { type Hands, handsFor, WAYS } from "./support/hands.js";
import { DESK, FULL, PHONE, scene, until } from "./support/stage.js";

const NAMES: Record<GameId, string> = {
  "la-dama": "La Dama",
  filippina: "Dama Filippina",
  tama: "Tama",
  dhamet: "Dhamet",
  turkish: "Turkish Dama",
};
/** How a rule set that is not a game's usual one is offered. */
const OTHERS: Partial<Record<RulesId, string>> = {
  "la-dama-strict": "Strict: captures must be played",
  "dhamet-zamma": "Zamma: pieces leave after the move",
  "dhamet-soufla": "Soufla: a smaller capture may be blown or taken back",
};

const card = (page: Page, game: GameId): Locator =>
  page.locator(".card", { has: page.getByRole("heading", { name: NAMES[game], exact: true }) });
const dialog = (page: Page): Locator => page.getByRole("dialog");

/** Opens the form of a new game from home. */
async function form(page: Page, hands: Hands, game: GameId): Promise<void> {
  await hands.press(card(page, game).getByRole("button", { name: "New game" }));
  await page.getByRole("dialog", { name: `New game: ${NAMES[game]}` }).waitFor();
}

/** Chooses one of several; by keys with the arrows. */
async function choose(page: Page, hands: Hands, name: string): Promise<void> {
  const radio = page.getByRole("radio", { name, exact: true });
  if (hands.way !== "keys") return radio.check();
  const group = (await radio.getAttribute("name")) ?? "";
  // Tab reaches a group at its chosen member; arrows go on from there.
  for (let tabs = 0; tabs < 30; tabs += 1) {
    const here = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
    if (here === group) break;
    await page.keyboard.press("Tab");
  }
  for (let steps = 0; steps < 8 && !(await radio.isChecked()); steps += 1) await page.keyboard.press("ArrowDown");
  assert.ok(await radio.isChecked(), name);
}

/** The side whose men stand at the bottom: there the first row of cells is the far one. */
async function bottom(page: Page, info: { width: number; height: number }): Promise<"white" | "black"> {
  const first = (await look(page)).cells[0]?.[0] ?? "";
  return first.endsWith(String(info.height)) ? "white" : "black";
}

for (const way of WAYS) {
  const begun = RULES.filter((_, at) => WAYS[at % WAYS.length] === way);
  scene(
    `${begun.map(({ id }) => id).join(", ")}: begun from home, by ${way}`,
    { context: way === "touch" ? PHONE : DESK },
    async (page) => {
      const hands = handsFor(page, way);
      for (const info of begun) {
        await form(page, hands, info.game);
        const other = OTHERS[info.id];
        if (other) await choose(page, hands, other);
        await choose(page, hands, "Black is near you");
        await hands.press(dialog(page).getByRole("button", { name: "Begin" }));
        await ready(page);
        const { live } = await agrees(page, { rules: info.id }, []);
        assert.match(live, /^New game: /);
        assert.equal(await bottom(page, info), "black");
        await page.waitForFunction(() => document.activeElement?.closest('[role="grid"]') != null);
        // On a small screen turning lies behind "More".
        const turn = page.getByRole("button", { name: "Turn", exact: true });
        if (await turn.isVisible()) await hands.press(turn);
        else {
          await hands.press(page.getByRole("button", { name: "More" }));
          await hands.press(page.getByRole("button", { name: "Turn the board" }));
        }
        await until(async () => assert.equal(await bottom(page, info), "white"));
        await page.goBack();
        await card(page, info.game).waitFor();
      }
    },
  );
}

scene("Dhamet begins free where it is wished", {}, async (page) => {
  const hands = handsFor(page, "mouse");
  await form(page, hands, "dhamet");
  await choose(page, hands, "Free");
  await choose(page, hands, "White is near you, and begins");
  await dialog(page).getByRole("button", { name: "Begin" }).click();
  await agrees(page, { rules: "dhamet", free: true }, []);
});

scene("a form left by Escape begins nothing", { hash: "#tama;a3-a4" }, async (page) => {
  await ready(page);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  await agrees(page, { rules: "tama" }, ["a3-a4"]);
  assert.equal(
    await page.evaluate(() => document.activeElement === document.body),
    false,
    "keys go on where they were",
  );
});

for (const hand of ["Left hand", "Right hand"] as const) {
  for (const game of ["la-dama", "turkish"] as const) {
    const way = hand === "Left hand" ? "touch" : "keys";
    if (!FULL && (way === "touch") !== (game === "la-dama")) continue;
    scene(
      `${game}: lots are drawn, the ${hand.toLowerCase()}, by ${way}`,
      { context: way === "touch" ? PHONE : DESK },
      async (page) => {
        const hands = handsFor(page, way);
        await form(page, hands, game);
        // In La Dama lots are the custom, and need no choosing.
        if (game !== "la-dama") await choose(page, hands, "Draw lots");
        assert.ok(await page.getByRole("radio", { name: "Draw lots" }).isChecked());
        await hands.press(dialog(page).getByRole("button", { name: "Draw" }));
        await dialog(page).getByText("Each hides a piece. Tap one.").waitFor();
        assert.equal(await dialog(page).getByRole("button", { name: "Begin" }).count(), 0);
        await hands.press(dialog(page).getByRole("button", { name: hand }));
        const said = (await dialog(page).locator(".lot").textContent())?.replace(/\s+/g, " ").trim() ?? "";
        const side = /You have (White|Black), /.exec(said)?.[1]?.toLowerCase();
        assert.ok(side, said);
        const starts = said.endsWith("You begin.") ? side : side === "white" ? "black" : "white";
        assert.match(said, /(You begin|The other player begins)\.$/);
        if (game !== "la-dama") assert.equal(starts, "white", "elsewhere White begins (0-10)");
        for (const other of ["Left hand", "Right hand"]) {
          assert.ok(await dialog(page).getByRole("button", { name: other }).isDisabled(), "one hand is tapped");
        }
        await hands.press(dialog(page).getByRole("button", { name: "Begin" }));
        await ready(page);
        const start = usual(game, starts);
        await agrees(page, start, []);
        const info = RULES.find(({ id }) => id === game);
        assert.ok(info);
        await until(async () => assert.equal(await bottom(page, info), side, "the drawn pieces are near"));
        const [from, to, text] = starts === "white" ? FIRST[game] : TURNED[game];
        await hands.square(from);
        await hands.square(to);
        await agrees(page, start, [text]);
      },
    );
  }
}

/** A first move of White, and of Black when Black begins. */
const FIRST = { "la-dama": ["d2", "c3", "d2-c3"], turkish: ["a3", "a4", "a3-a4"] } as const;
const TURNED = { "la-dama": ["b4", "c3", "b4-c3"], turkish: ["a6", "a5", "a6-a5"] } as const;

/** The usual start, begun by either side. */
function usual(game: "la-dama" | "turkish", starts: string): Start {
  if (starts === "white") return { rules: game };
  const from = "B:Wa1,b1,c1,d1,e1,a2,b2,c2,d2,e2,d3,e3:Ba3,b3,a4,b4,c4,d4,e4,a5,b5,c5,d5,e5";
  return { rules: game, from, written: "black" };
}

scene("lots give either side, and either beginning", {}, async (page) => {
  const hands = handsFor(page, "mouse");
  const seen = new Set<string>();
  // Fair lots show all four within these many draws but once in some millions of runs.
  for (let draws = 0; draws < 60 && seen.size < 4; draws += 1) {
    await form(page, hands, "la-dama");
    await dialog(page).getByRole("button", { name: "Draw" }).click();
    await dialog(page)
      .getByRole("button", { name: draws % 2 ? "Left hand" : "Right hand" })
      .click();
    seen.add((await dialog(page).locator(".lot").textContent())?.replace(/\s+/g, " ").trim() ?? "");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
  }
  assert.equal(seen.size, 4, [...seen].join(" / "));
});

scene("face to face from the beginning", {}, async (page) => {
  const hands = handsFor(page, "mouse");
  await form(page, hands, "tama");
  await choose(page, hands, "Face to face, pieces turned to each");
  await dialog(page).getByRole("button", { name: "Begin" }).click();
  await ready(page);
  const far = page.locator(".far-seat");
  await far.waitFor();
  assert.match((await far.textContent()) ?? "", /White to move/);
  assert.equal(await far.getAttribute("aria-hidden"), "true", "said once, not twice");
  assert.match(await far.evaluate((element) => getComputedStyle(element).transform), /^matrix\(-1, 0, 0, -1|rotate/);
  await cell(page, "a3").click();
  await cell(page, "a4").click();
  await agrees(page, { rules: "tama" }, ["a3-a4"]);
  await page.reload();
  await far.waitFor();
});

scene(
  "face to face, a sentence and a choice stand on the side of the player they are meant for",
  { hash: "#dhamet-soufla;W:Wa1,c2,c3:Bc4,g7,i9;" },
  async (page) => {
    const hands = handsFor(page, "mouse");
    await ready(page);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Sit face to face" }).click();
    const [far, near] = [page.locator(".far-seat"), page.locator(".story .status")];
    const owed = /You ought to capture/;
    assert.match((await near.textContent()) ?? "", owed);
    assert.doesNotMatch((await far.textContent()) ?? "", owed);
    await cell(page, "a1").click();
    await cell(page, "a2").click();
    await page.getByRole("button", { name: "Play it" }).click();
    await agrees(page, { rules: "dhamet-soufla", from: "W:Wa1,c2,c3:Bc4,g7,i9" }, ["a1-a2"]);
    assert.match((await far.textContent()) ?? "", /You may blow c3/);
    assert.doesNotMatch((await near.textContent()) ?? "", /You may|Blow|Oblige/);
    await hands.press(far.getByRole("button", { name: "Oblige", exact: true }));
    await agrees(page, { rules: "dhamet-soufla", from: "W:Wa1,c2,c3:Bc4,g7,i9" }, ["a1-a2", "~!"]);
    assert.match((await near.textContent()) ?? "", /You are obliged/);
    assert.equal(await far.getAttribute("aria-hidden"), "true");
  },
);
