/**
 * What thinking costs a page in the browser: the longest that anything else had to wait on the page
 * while a master thinks in the worker, and how soon a stop frees the worker. Shows figures and judges
 * none of them, since machines differ. `cargo xtask bench search` runs it.
 */
import { test } from "node:test";
import { onProbe } from "./support/probing.js";

const STOPS = 25;

const at = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1);

for (const rules of ["turkish", "dhamet"] as const) {
  test(`${rules} in Chromium`, { timeout: 240_000 }, () =>
    onProbe("bench", {}, undefined, async (page) => {
      const { depth, nodes, ms, longest, tasks } = await page.evaluate((id) => probe.timed("master", id), rules);
      console.log(
        `  ${rules}: a master's move took ${ms.toFixed(0)} ms, ${nodes} nodes, depth ${depth}; ` +
          `the page waited ${longest.toFixed(1)} ms at most, ${tasks.length} tasks over 50 ms`,
      );
      const stops = await page.evaluate(([count, id]) => probe.stops(count, id), [STOPS, rules] as const);
      console.log(`  ${rules}: a stop is answered in ${at(stops, 0.5)} ms, ${at(stops, 1)} ms at most, of ${STOPS}`);
    }),
  );
}
