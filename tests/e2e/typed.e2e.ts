/** Moves typed instead of pointed at: in a game, in any way of writing, and in a puzzle. */
import assert from "node:assert/strict";
import { agrees, look, ready } from "./support/board.js";
import { puzzleStands, story, Twin } from "./support/puzzles.js";
import { scene, until } from "./support/stage.js";

scene(
  "a game typed: quiet, refused, unknown, a capture of several legs, a blow",
  { hash: "#la-dama;W:Wa1,e1:Ba2,b4,e5" },
  async (page) => {
    await ready(page);
    const start = { rules: "la-dama", from: "W:Wa1,e1:Ba2,b4,e5" } as const;
    await page.getByText("Type a move").click();
    const field = page.getByRole("textbox", { name: /^Squares in their order/ });
    const type = async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
    };
    const reason = async (wanted: RegExp) =>
      until(async () => assert.match((await look(page)).reasons.join(" "), wanted));
    await type("a1 z9");
    await reason(/This board has no z9/);
    await type("nonsense");
    await reason(/Name the square to go from/);
    await type("e1 e3");
    await reason(/next hole/);
    await type("E1e2");
    // What leaving the capture risks is told before, as with any other move.
    await page.getByRole("button", { name: "Play it" }).click();
    await agrees(page, start, ["e1-e2"]);
    await type("a1");
    await agrees(page, start, ["e1-e2", "~a1"]);
    assert.ok(await field.evaluate((element) => element === document.activeElement), "ready for the next");
  },
);

scene("a puzzle solved by typing alone", { hash: "#puzzle/turkish-1" }, async (page) => {
  await puzzleStands(page);
  await page.getByText("Type a move").click();
  const field = page.getByRole("textbox", { name: /^Squares in their order/ });
  const twin = new Twin("turkish", 1);
  for (let turns = 0; turns < 6; turns += 1) {
    const before = await story(page);
    const deed = twin.nextRight();
    await field.fill(twin.way(deed).squares.join(" "));
    await field.press("Enter");
    await until(async () => assert.notEqual(await story(page), before));
    await until(async () => assert.match(await story(page), /Right|Solved/));
    if (twin.play(deed).kind === "won") break;
  }
  await until(async () => assert.match(await story(page), /Solved/));
});
