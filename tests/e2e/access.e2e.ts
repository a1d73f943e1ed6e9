/** For everyone: checked by axe in light and dark, found by screen readers, used by keys alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { audit } from "./support/axe.js";
import { agrees, cell, look, ready, says } from "./support/board.js";
import { RULES } from "./support/games.js";
import { handsFor } from "./support/hands.js";
import { DESK, FULL, onPage, PHONE, patientMaster, scene, site, until } from "./support/stage.js";

for (const colorScheme of ["light", "dark"] as const) {
  for (const [screen, frame] of [
    ["desk", DESK],
    ["phone", PHONE],
  ] as const) {
    if (!FULL && (colorScheme === "light") !== (screen === "desk")) continue;
    test(`axe finds nothing serious, ${colorScheme}, ${screen}`, { timeout: 180_000 }, async () => {
      const visit = { context: { ...frame, colorScheme }, prepare: patientMaster };
      await onPage(`axe ${colorScheme} ${screen}`, visit, async (page) => {
        const clean = async (where: string) => assert.deepEqual(await audit(page), [], where);
        await page.getByRole("link", { name: "Play Tama" }).waitFor();
        await clean("home");
        await page.goto(`${site()}#about`);
        await page.getByText("wasm-bindgen").first().waitFor();
        await clean("about");
        for (const hash of ["#evidence/la-dama", "#evidence/dhamet", "#laws"]) {
          await page.goto(`${site()}${hash}`);
          await page.locator(".evidence-page").waitFor();
          await clean(hash);
        }
        for (const [hash, what] of [
          ["#filippina;c3-d4", "play"],
          ["#la-dama;W:Wa1,d1:Ba2,b4,e5;d1-d2", "play, a piece may be blown"],
          ["#dhamet", "play, the opening"],
          ["#turkish;W:WKa1:Ba3,Kh8;a1xa5", "play, the end"],
        ] as const) {
          await page.goto(`${site()}${hash}`);
          await ready(page);
          await clean(what);
        }
        await page.goto(`${site()}#la-dama`);
        await ready(page);
        for (const opener of ["Settings", "Rules", "More"]) {
          await page.getByRole("button", { name: opener }).click();
          await page.getByRole("dialog").waitFor();
          await clean(opener);
          await page.keyboard.press("Escape");
          await page.getByRole("dialog").waitFor({ state: "hidden" });
        }
        await page.getByRole("button", { name: /^Hint/ }).click();
        await page.locator(".reason strong").waitFor();
        await clean("a hint");
        // Black is the computer's, and White to move: nothing changes while this is looked at.
        await page.getByRole("button", { name: /^Opponent/ }).click();
        await page.getByRole("radio", { name: "The computer" }).check();
        await clean("the opponent");
        await page.getByRole("radio", { name: /^Master/ }).check();
        await page.getByRole("radio", { name: "Black", exact: true }).check();
        await page.keyboard.press("Escape");
        await page.getByRole("progressbar").waitFor();
        await clean("the computer thinks");
        await page.getByRole("button", { name: "More" }).click();
        await page.getByRole("button", { name: "New game" }).click();
        await page.getByRole("dialog", { name: /^New game/ }).waitFor();
        await page.getByRole("radio", { name: "The computer" }).check();
        await clean("new game");
        await page.getByRole("button", { name: "Draw" }).click();
        await page.getByRole("button", { name: "Left hand" }).click();
        await clean("lots");
        await page.keyboard.press("Escape");
        await page.goto(`${site()}#nothing;at;all;`);
        await page.getByRole("heading", { name: "This address holds no game" }).waitFor();
        await clean("a bad address");
      });
    });
  }
}

/** In the standard run the board with unused squares, and the largest. */
const GRIDS = RULES.filter(({ id, game }) => id === game && (FULL || ["filippina", "dhamet"].includes(id)));
for (const info of GRIDS) {
  scene(
    `${info.id}: a grid of all squares, with names, rows and one tab stop`,
    { hash: `#${info.id}` },
    async (page) => {
      await ready(page);
      const grid = page.getByRole("grid");
      assert.match((await grid.getAttribute("aria-label")) ?? "", /^Board of /);
      assert.equal(await grid.getAttribute("aria-rowcount"), String(info.height));
      assert.equal(await grid.getAttribute("aria-colcount"), String(info.width));
      const cells = await grid.getByRole("gridcell").count();
      assert.equal(cells, info.squares.length);
      assert.equal(await grid.getByRole("row").count(), info.height);
      assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
      assert.equal(await grid.locator("[tabindex]").count(), cells);
      const { cells: labels } = await look(page);
      assert.equal(
        new Set(labels.map(([, label]) => label.split(",")[0])).size,
        cells,
        "each cell has a name of its own",
      );

      // Cells lie over the squares: with the grid they fill the board, without gaps or overlaps.
      const boxes = await grid.getByRole("gridcell").evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
      const side = boxes[0]?.width ?? 0;
      for (const box of boxes) {
        assert.ok(Math.abs(box.width - side) < 0.5 && Math.abs(box.height - side) < 0.5, JSON.stringify(box));
      }

      // Every cell is reached by arrows, and Home and End go to the ends of a row.
      await cell(page, info.names[info.squares[0] ?? 0] ?? "a1").focus();
      const visited = new Set<string>();
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.name ?? "");
      await page.keyboard.press("Home");
      for (let row = 0; row < info.height; row += 1) {
        for (let col = 0; col < info.width; col += 1) {
          visited.add(await focused());
          await page.keyboard.press(row % 2 === 0 ? "ArrowRight" : "ArrowLeft");
        }
        visited.add(await focused());
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press(row % 2 === 0 ? "End" : "Home");
      }
      assert.equal(visited.size, info.squares.length);
      assert.equal(await grid.locator('[tabindex="0"]').count(), 1, "still one tab stop");
    },
  );
}

scene("the cell that has the keys is seen to have them", { hash: "#tama" }, async (page) => {
  await ready(page);
  const hands = handsFor(page, "keys");
  await hands.square("c3");
  const style = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  assert.equal(style.outlineStyle, "solid");
  assert.ok(style.width >= 2);
});

scene("cells say what they hold and what may be done there", { hash: "#turkish;W:Wa3,d3:Bd4,d6,h8;" }, async (page) => {
  await ready(page);
  await says(page, "d3", /^White taş, must capture$/);
  await says(page, "a3", /^White taş$/);
  await says(page, "d4", /^Black taş$/);
  await says(page, "e5", /^empty$/);
  const hands = handsFor(page, "keys");
  await hands.square("d3");
  await says(page, "d3", /^White taş, picked up, must capture$/);
  await says(page, "d5", /^empty, captures d4$/);
  await says(page, "d7", /^empty, end of the capture, takes d4 and d6$/);
  assert.equal(await cell(page, "d3").getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  await says(page, "d3", /^White taş, must capture$/);
  await hands.square("d3");
  await hands.square("d5");
  await says(page, "d5", /picked up/);
  await hands.square("d7");
  const { live } = await agrees(page, { rules: "turkish", from: "W:Wa3,d3:Bd4,d6,h8" }, ["d3xd7"]);
  assert.match(live, /^White: d3 to d7, takes d4 and d6\. Black to move\.$/);
});

scene(
  "a kings' board says kings; numbers are spoken where they are shown",
  { hash: "#filippina;W:Wa1,Kc3:BKh8;" },
  async (page) => {
    await ready(page);
    assert.equal(await cell(page, "c3").getAttribute("aria-label"), "22, White dama, can move");
  },
);

scene("from the first page to a move, a look back and home again by keys alone", {}, async (page) => {
  const hands = handsFor(page, "keys");
  await hands.press(page.getByRole("link", { name: "Play Dhamet" }));
  await ready(page);
  await page.waitForFunction(() => document.activeElement?.closest('[role="grid"]') != null);
  await hands.press(page.getByRole("button", { name: "Play the opening for both" }));
  await until(async () => assert.match((await look(page)).hash, /d6xd4$/));
  await hands.square("d3");
  await hands.square("d5");
  await until(async () => assert.match((await look(page)).hash, /d3xd5$/));
  await hands.press(page.locator(".moves-list .move").first());
  await until(async () => assert.match((await look(page)).turn, /^Looking back, after 1\. d4-e5$/));
  await hands.press(page.getByRole("button", { name: "Return to the game" }));
  await until(async () => assert.equal((await look(page)).turn, "Black to move"));
  await hands.press(page.getByRole("button", { name: "Settings" }));
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  // The keys stay within the open dialog.
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press("Tab");
    assert.equal(
      await page.evaluate(() => {
        const here = document.activeElement;
        return here === document.body || here?.closest("dialog") != null;
      }),
      true,
    );
  }
  await page.keyboard.press("Escape");
  await hands.press(page.getByRole("link", { name: "All five boards" }));
  await page.getByText(/Move 6, Black to move/).waitFor();
});

scene(
  "without colours of its own the page still shows its board",
  { hash: "#tama", context: { ...DESK, forcedColors: "active" } },
  async (page) => {
    await ready(page);
    const hands = handsFor(page, "mouse");
    await hands.square("a3");
    await hands.square("a4");
    await agrees(page, { rules: "tama" }, ["a3-a4"]);
    const bare = await page
      .locator(".button:visible, .action:visible")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopStyle === "none").length);
    assert.equal(bare, 0, "what can be pressed has a line around it");
  },
);
