/**
 * Learning a game: its page by keys, the guided first game to its end, the comparison against the rule tables,
 * pages of paper counted, and axe on every view.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import type { Lessons } from "../../web/src/app/learn/lessons.js";
import type { GameId } from "../../web/src/engine/contract.js";
import { audit } from "./support/axe.js";
import { cell } from "./support/board.js";
import { WORDS } from "./support/dama.js";
import { handsFor } from "./support/hands.js";
import { setting } from "./support/site.js";
import { DESK, FULL, PHONE, scene, site, until } from "./support/stage.js";

const run = promisify(execFile);
const GAMES = Object.keys(WORDS) as GameId[];
const lessonsOf = async (game: GameId): Promise<Lessons> =>
  JSON.parse(await readFile(join(process.cwd(), "web/data/learn", `${game}.json`), "utf8"));

/** What an element says, on one line. */
const text = async (one: Locator) => ((await one.textContent()) ?? "").replace(/\s+/g, " ").trim();
/** What was spoken last. */
const spoken = (page: Page) => page.locator('[role="status"][aria-live]').allInnerTexts();

scene("a game is found from home and its boards are tried by keys; why not is said", {}, async (page) => {
  const hands = handsFor(page, "keys");
  await page.getByRole("link", { name: "Learn Tama" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Learn Tama" }).waitFor();
  assert.equal(await page.title(), "Learn Tama · Dama Atlas");
  const { steps, mistakes } = await lessonsOf("tama");
  const boards = page.locator("dama-trial");
  await until(async () => assert.equal(await boards.count(), steps.length + mistakes.length));

  // Only boards near what is seen are alive; the others are pictures.
  await page.locator("dama-trial [role=grid]").first().waitFor();
  assert.ok((await page.locator("dama-trial [role=grid]").count()) < (await boards.count()));

  const most = page.locator("ol.lessons > li", { hasText: "Which capture" });
  await most.getByText("White must take 2 pieces here.").waitFor();
  await most.getByRole("button", { name: "Try it. Example: Which capture" }).focus();
  await page.keyboard.press("Enter");
  const own = page.getByRole("grid", { name: "Example: Which capture" });
  await until(async () => assert.ok(await own.evaluate((one) => one.contains(document.activeElement))));
  const key = async (name: string) => {
    await own.locator(`[data-name="${name}"]`).focus();
    await page.keyboard.press("Enter");
  };
  const status = most.locator(".trial-status");
  await key("d4");
  await key("d6");
  await until(async () => assert.match(await text(status), /That takes 1; you must take 2, with d4xf6\./));
  assert.match((await spoken(page)).join(" "), /you must take 2/);
  // It is still in the hand.
  await key("f4");
  await key("f6");
  await until(async () => assert.equal(await text(status), "White: d4 to f6, takes e4 and f5."));
  await hands.press(most.getByRole("button", { name: /^Set up again/ }));
  await until(async () => assert.equal(await text(status), ""));
  assert.match((await own.locator('[data-name="d5"]').getAttribute("aria-label")) ?? "", /Black pion/);

  // What is asked to be shown is played, and stays to be seen.
  const chain = page.locator("ol.lessons > li", { hasText: "Several captures in one move" });
  await chain.getByRole("button", { name: /^Show me/ }).click();
  await until(async () =>
    assert.equal(await text(chain.locator(".trial-status")), "White: d4 to f6, takes d5 and e6."),
  );
});

for (const game of FULL ? GAMES : (["la-dama"] as const)) {
  scene(
    `${game}: the guided first game is played to its end by keys`,
    { hash: `#learn/${game}/first` },
    async (page) => {
      const hands = handsFor(page, "keys");
      const status = page.locator(".trial-status");
      const { first } = await lessonsOf(game);
      await cell(page, "a1").waitFor({ state: "attached" });
      for (const [index, { goal, solution }] of first.entries()) {
        await page.getByRole("button", { name: `Task ${index + 1} of 5`, exact: true }).waitFor();
        if (goal === "king" && game === "la-dama") {
          // Another legal move is kindly refused, and the position stands again.
          await hands.square("b2");
          await hands.square("b3");
          await until(async () => assert.match(await text(status), /^That move is allowed, but it is not the task/));
          await until(async () =>
            assert.match((await cell(page, "b2").getAttribute("aria-label")) ?? "", /White ficha/),
          );
          await until(async () => assert.match((await cell(page, "b2").getAttribute("aria-label")) ?? "", /can move/));
        }
        for (const [n, move] of solution.entries()) {
          if (n % 2 === 1) {
            await until(async () => assert.match(await text(status), /^Good\. Black plays .+ Go on\.$/));
            continue;
          }
          if (move.startsWith("~")) await hands.press(page.getByRole("button", { name: /^Blow / }));
          else for (const square of move.split(/[-x]/)) await hands.square(square);
        }
        await until(async () => assert.equal(await text(status), "Well done!"));
        assert.match((await spoken(page)).join(" "), /Well done!/);
        await page.getByRole("button", { name: `Task ${index + 1} of 5, done` }).waitFor();
        if (index < first.length - 1) await hands.press(page.getByRole("button", { name: "Next task" }));
      }
      await page.getByText("Now play a whole game!").waitFor();
      await hands.press(page.getByRole("button", { name: "Start over" }));
      await page.getByRole("button", { name: "Task 1 of 5", exact: true }).waitFor();
      await hands.press(page.getByRole("button", { name: "Task 4 of 5", exact: true }));
      await hands.press(page.getByRole("button", { name: "Show me" }));
      await until(async () => assert.match((await spoken(page)).join(" "), /^White: .+ to .+, now a .+/));
    },
  );
}

scene(
  "the comparison says of each game what its rule table says",
  { hash: "#learn/compare", context: PHONE },
  async (page) => {
    const table = page.getByRole("region", { name: "The five games compared" }).getByRole("table");
    await table.waitFor();
    const head = await table.locator("thead th").allInnerTexts();
    assert.deepEqual(head.slice(1), ["La Dama", "Dama Filippina", "Tama", "Dhamet", "Turkish Dama"]);
    const rows = new Map<string, string[]>();
    for (const row of await table.locator("tbody tr").all()) {
      const cells = await row.locator("td").allInnerTexts();
      assert.equal(cells.length, GAMES.length);
      rows.set(await text(row.locator("th[scope=row]")), cells);
    }
    assert.ok(rows.size >= 13, `${rows.size} rows`);
    const cellOf = (title: string, index: number) => rows.get(title)?.[index] ?? assert.fail(title);
    for (const [index, game] of GAMES.entries()) {
      const { stdout } = await run(setting("DAMA_BIN"), ["rules", game]);
      const told = (title: string) => new RegExp(`^ *${title} +(.*) \\(([A-Z]+-\\d+)\\)$`, "m").exec(stdout) ?? [];
      const same = (title: string, row: string, pattern: (value: string) => RegExp) => {
        const [, value = "", article = ""] = told(title);
        assert.ok(value, `${game}: ${title} in ${stdout}`);
        assert.match(cellOf(row, index), pattern(value), `${game}: ${row}`);
        assert.ok(cellOf(row, index).includes(`(${article})`), `${game}: ${row}: ${article}`);
      };
      same("board", "Board", (value) => new RegExp(`, ${Number.parseInt(value, 10)} places`));
      same("pieces", "Pieces of each player", (value) => new RegExp(`^${Number.parseInt(value, 10)}\\b`));
      same("duty", "Which capture must be played", (value) => (value.includes("maximum") ? /takes the most/ : /^any/));
      same("duty", "Leaving a capture out", (value) => (value.includes("owed") ? /may be blown/ : /not allowed/));
      same("removal", "Captured pieces leave", (value) => (value.includes("at once") ? /at once/ : /move is over/));
      same("promotion", "It becomes a king", (value) => (value.includes("passing") ? /even during/ : /move ends/));
      const forbidden = /half turn +forbidden/.test(stdout);
      assert.match(
        cellOf("Turning straight back during a capture", index),
        forbidden ? /^forbidden/ : /^not forbidden/,
      );
    }
    // It scrolls inside its own region, not the page.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${over} pixels stick out`);
  },
);

/** Pages of a PDF. */
const pages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
const PAPERS: readonly (readonly [string, number])[] = [
  ["#print/dhamet", 2],
  ["#print/puzzle", 1],
  ...(FULL
    ? GAMES.flatMap(
        (game) =>
          [
            [`#print/${game}`, 2],
            [`#print/puzzle/${game}`, 1],
          ] as const,
      )
    : []),
];

scene(
  "rules and puzzle fit the pages of A4 and of Letter",
  { context: { ...DESK, colorScheme: "dark" } },
  async (page) => {
    for (const [hash, count] of PAPERS) {
      await page.goto(`${site()}${hash}`);
      await page.locator(".paper-sheet svg").first().waitFor();
      for (const format of ["A4", "Letter"]) {
        assert.equal(pages(await page.pdf({ format })), count, `${hash} on ${format}`);
      }
      const [paper, ink] = await page
        .locator(".paper-sheet")
        .first()
        .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]);
      assert.deepEqual([paper, ink], ["rgb(255, 255, 255)", "rgb(0, 0, 0)"], "light whatever the theme");
    }
    assert.match(await text(page.locator(".paper-foot")), /#daily\/[a-z-]+\/\d{4}-\d\d-\d\d$/);
  },
);

const VIEWS: readonly (readonly [string, string])[] = [
  ["#learn", ".learn-card canvas"],
  ["#learn/dhamet", "dama-trial [role=grid]"],
  ["#learn/compare", ".compare table"],
  ["#learn/tama/first", "dama-trial [role=grid]"],
  ["#print/turkish", ".paper-sheet svg"],
  ["#learn/chess", ".learn-card canvas"],
];
for (const colorScheme of ["light", "dark"] as const) {
  scene(
    `axe finds nothing serious in learning, ${colorScheme}`,
    { context: { ...PHONE, colorScheme } },
    async (page) => {
      for (const [hash, part] of VIEWS) {
        await page.goto(`${site()}${hash}`);
        await page.locator(part).first().waitFor({ state: "attached" });
        assert.deepEqual(await audit(page), [], hash);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(over <= 0, `${hash}: ${over} pixels stick out`);
      }
      await page.getByRole("alert").getByText("There is no page “chess” here.").waitFor();
    },
  );
}

scene(
  "a slip in a file of lessons is told with file and field",
  {
    hash: "#learn/tama",
    expect: /could not be opened/,
    prepare: (page) =>
      page.route("**/data/learn/tama.json", async (route) =>
        route.fulfill({ json: { ...(await lessonsOf("tama")), tips: "look" } }),
      ),
  },
  async (page) => {
    await page.getByRole("alert").waitFor();
    await page.getByText("learn/tama.json: tips: expected a list of 2 or more").waitFor();
  },
);
