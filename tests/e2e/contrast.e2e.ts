/** Each piece stands out from what lies around it, and White from Black, on rendered pixels in both themes. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import * as esbuild from "esbuild";
import type { Measures } from "./contrast/measure.js";
import { RULES } from "./support/games.js";
import { FULL, theBrowser } from "./support/stage.js";

const LEAST = 3;
/** One rule set for each game: the others share its board and pieces. */
const GAMES = RULES.filter(({ id, game }) => id === game);
/** Width of the board in CSS pixels, and pixel ratio: the smallest, a phone's, and a desk's. */
const SIZES: readonly (readonly [number, number])[] = FULL
  ? [
      [280, 1],
      [300, 1],
      [320, 1],
      [360, 1],
      [390, 3],
      [640, 1],
      [280, 2],
      [640, 2],
    ]
  : [
      [280, 1],
      [320, 1],
      [390, 1],
    ];

async function bundle(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(process.cwd(), "tests/e2e/contrast/measure.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

test("each piece has a contrast of 3 to 1 with what lies around it; so have White and Black", {
  timeout: 300_000,
}, async () => {
  const page = await theBrowser().newPage();
  try {
    await page.evaluate(await bundle());
    for (const [css, ratio] of SIZES) {
      const edges = await page.evaluate(
        ([infos, wide, dpr]) => (window as unknown as { measures: Measures }).measures.edges(infos, wide, dpr),
        [GAMES, css, ratio] as const,
      );
      const groups = new Set(edges.map(({ game, theme }) => `${game} ${theme}`));
      assert.equal(groups.size, GAMES.length * 2, "every game in both themes");
      assert.ok(edges.length >= GAMES.length * 2 * 4, "men and kings of both sides");
      const poor = edges.filter((one) => !(one.ratio >= LEAST));
      assert.deepEqual(poor, [], `at ${css} pixels, ratio ${ratio}`);
    }
    const light = await page.evaluate(
      (infos) => (window as unknown as { measures: Measures }).measures.lightness(infos, 640, 1),
      GAMES,
    );
    for (const { game, theme, set, white, black } of light) {
      const contrast = (white + 0.05) / (black + 0.05);
      assert.ok(contrast >= LEAST, `${game}, ${set}, ${theme}: White to Black ${contrast.toFixed(2)}`);
    }
  } finally {
    await page.close();
  }
});
