/**
 * What thinking costs a page in the browser: the longest task on the page's thread while a master
 * thinks in the worker, in processor time, since other programs make any wait longer; and how soon a
 * stop frees the worker. Shows figures and judges none of them. `cargo xtask bench search` runs it.
 */
import { test } from "node:test";
import { onProbe } from "./support/probing.js";
import { pageTasks, traced } from "./support/trace.js";

const STOPS = 25;

const at = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1);

for (const rules of ["turkish", "dhamet"] as const) {
  test(`${rules} in Chromium`, { timeout: 240_000 }, () =>
    onProbe("bench", {}, undefined, async (page) => {
      const session = await page.context().newCDPSession(page);
      let told = "";
      const events = await traced(session, async () => {
        const { depth, nodes, ms } = await page.evaluate((id) => probe.timed("master", id), rules);
        told = `a master's move took ${ms.toFixed(0)} ms, ${nodes} nodes, depth ${depth}`;
      });
      const tasks = pageTasks(events);
      const long = tasks.filter((task) => task > 50).length;
      console.log(
        `  ${rules}: ${told}; the longest of ${tasks.length} tasks on the page ${at(tasks, 1)} ms, ${long} over 50 ms`,
      );
      const stops = await page.evaluate(([count, id]) => probe.stops(count, id), [STOPS, rules] as const);
      console.log(`  ${rules}: a stop is answered in ${at(stops, 0.5)} ms, ${at(stops, 1)} ms at most, of ${STOPS}`);
    }),
  );
}
