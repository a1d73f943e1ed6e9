/**
 * Pictures of the five boards on a phone and on a desk, by day and by night, to be looked at. They go to
 * `target/screenshots`; the test sees to it that each shows a whole board, and that no two are alike.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { ready } from "./support/board.js";
import { DESK, FULL, PHONE, scene, site, until } from "./support/stage.js";

const OUT = join(process.cwd(), "target", "screenshots");

/** A position with something to see in each game: a piece in the hand, a duty, a huff. */
const SHOWN: Record<string, { hash: string /** The first piece that may be moved is picked up. */; pick?: boolean }> = {
  home: { hash: "" },
  "la-dama": { hash: "#la-dama;d3-c3_b3xd3_e3xc3", pick: true },
  "la-dama-huff": { hash: "#la-dama;W:Wa1,b1,Kc3,d1:Ba2,b4,d5,Ke5;b1-c1" },
  filippina: { hash: "#filippina;c3-d4_b6-a5_b2-c3_d6-c5_d4xb6_a7xc5" },
  tama: { hash: "#tama;W:Wa2,b2,c3,d3,e3,f2,g3,h3,Kc6:Ba7,b6,c8,d6,e6,f7,g6,h7,Kg1;", pick: true },
  dhamet: { hash: "#dhamet" },
  "dhamet-later": { hash: "#dhamet;W:Wa1,b2,c3,d3,e4,f2,g3,Kh5:Ba8,b7,c7,d6,e6,f8,g7,h8,Kb3;" },
  turkish: { hash: "#turkish;W:WKa1:Ba3,c5,e3,Kc1,h8;", pick: true },
  "turkish-end": { hash: "#turkish;W:WKa1:Ba3,Kh8;a1xa5" },
  "turkish-start": { hash: "#turkish" },
};
const SCREENS = {
  phone: { ...PHONE, deviceScaleFactor: 2 },
  desk: { ...DESK, viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

for (const [screen, frame] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"] as const) {
    if (!FULL && (colorScheme === "light") !== (screen === "desk")) continue;
    scene(`pictures, ${screen}, ${colorScheme}`, { context: { ...frame, colorScheme } }, async (page) => {
      await mkdir(OUT, { recursive: true });
      const seen = new Set<string>();
      for (const [name, { hash, pick }] of Object.entries(SHOWN)) {
        // The visit itself has opened the home page.
        if (name !== "home") await page.goto(`${site()}${hash}`);
        if (name === "home") await page.locator("dama-thumb canvas").nth(4).waitFor();
        else {
          await ready(page);
          const board = await page.locator(".board-stage").boundingBox();
          const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
          assert.ok(board && board.y + board.height <= height && board.x + board.width <= width, "a whole board");
        }
        if (pick) {
          const one = page.locator('[role="grid"] .grips').first();
          await one.click();
          await until(async () => assert.match((await one.getAttribute("aria-label")) ?? "", /picked up/), 5_000);
        }
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const picture = await page.screenshot({ fullPage: name === "home" });
        seen.add(createHash("sha256").update(picture).digest("hex"));
        await writeFile(join(OUT, `${name}-${screen}-${colorScheme}.png`), picture);
      }
      assert.equal(seen.size, Object.keys(SHOWN).length, "no two pictures are alike");
    });
  }
}
