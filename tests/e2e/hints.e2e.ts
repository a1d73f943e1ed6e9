/** What the master would play: an arrow on the board and a true sentence, gone with the next action. */
import assert from "node:assert/strict";
import type { RulesId } from "../../web/src/engine/contract.js";
import { agrees, look, ready } from "./support/board.js";
import { engine } from "./support/games.js";
import { handsFor, type Way } from "./support/hands.js";
import { changed, picture } from "./support/pixels.js";
import { DESK, FULL, PHONE, scene, settings, until } from "./support/stage.js";

/** Positions with one thing to do, and what is said of it. */
const CASES: { rules: RulesId; hash: string; says: RegExp; way: Way; lights?: string[] }[] = [
  {
    rules: "turkish",
    hash: "#turkish;W:Wa2,d3:Bd4,d6,h8;",
    says: /^Play d3xd7\. It (is the only move, and it )?takes (two|2) pieces/,
    way: "mouse",
    lights: ["d3", "d5", "d7"],
  },
  { rules: "la-dama", hash: "#la-dama;W:Wa1,d1:Ba2,b4,e5;d1-d2", says: /^Blow a1\. \S/, way: "keys" },
  { rules: "filippina", hash: "#filippina;c3-d4_b6-a5", says: /^Play \S+\. \S/, way: "touch" },
  {
    rules: "dhamet-soufla",
    hash: "#dhamet-soufla;W:Wa1,c2,c3:Bc4,g7,i9;a1-a2",
    says: /^(Blow|Play|Oblige)/,
    way: "mouse",
  },
  { rules: "tama", hash: "#tama;a3-a4", says: /^Play \S+\. \S/, way: "mouse" },
];

for (const { rules, hash, says, way, lights } of FULL ? CASES : CASES.slice(0, 3)) {
  scene(
    `a hint in ${rules}, by ${way}`,
    { hash, context: way === "touch" ? PHONE : DESK, storage: settings({ filippinaNames: "algebraic" }) },
    async (page) => {
      const hands = handsFor(page, way);
      await ready(page);
      const before = await picture(page);
      const hint = page.getByRole("button", { name: "Hint: what would the master play?" });
      await hands.press(hint);
      await page.locator(".reason strong").waitFor();
      const { reasons, live } = await look(page);
      assert.match(reasons[0] ?? "", says);
      assert.ok((reasons[0] ?? "").startsWith(live.slice(0, 20)), `spoken: ${live}`);
      const deed = /^Play (\S+)\./.exec(reasons[0] ?? "")?.[1];
      const game = engine.fromText(hash.slice(1));
      const moves = game.state().moves.map(({ text }) => text);
      game.free();
      if (deed) assert.ok(moves.includes(deed), `${deed} is legal`);
      const lit = changed(before, await picture(page));
      for (const name of lights ?? []) assert.ok(lit.includes(name), `${name} is under the arrow: ${lit.join(" ")}`);
      // A piece that may be blown is ringed already, and has its button.
      if (deed) assert.ok(lit.length > 0);
      // Asked again it is said again; the next action takes it away.
      await hands.press(hint);
      await page.locator(".reason strong").waitFor();
      if (lights) {
        await hands.square("d3");
        await hands.square("d7");
        await agrees(page, { rules, from: "W:Wa2,d3:Bd4,d6,h8" }, ["d3xd7"]);
      } else await hands.press(page.getByRole("button", { name: "Undo" }));
      await until(async () => assert.equal(await page.locator(".reason strong").count(), 0));
    },
  );
}

scene(
  "in the middle of a capture that may end there, a sentence says so, and goes when it goes on",
  { hash: "#la-dama;W:Wa1,e1:Ba2,a4,e5;" },
  async (page) => {
    const hands = handsFor(page, "keys");
    await ready(page);
    await hands.square("a1");
    await hands.square("a3");
    const may = /^You may stop here/;
    await until(async () => assert.match((await look(page)).reasons[0] ?? "", may));
    assert.match((await look(page)).live, may);
    await hands.square("a5");
    const { reasons } = await agrees(page, { rules: "la-dama", from: "W:Wa1,e1:Ba2,a4,e5" }, ["a1xa5"]);
    assert.ok(!reasons.some((reason) => may.test(reason)));
  },
);
