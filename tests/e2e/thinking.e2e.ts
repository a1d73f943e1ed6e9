/**
 * The computer player's way to the page, in a real browser: where it thinks under which policy, what
 * is dropped when people change their mind, and how handles share it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { onProbe } from "./support/probing.js";
import type { HostOptions } from "./support/site.js";
import { FULL, until } from "./support/stage.js";

const SWITCHES = FULL ? 2_000 : 500;

/** A test on a page that can be probed. */
function probed(name: string, options: HostOptions, expect: RegExp | undefined, run: (page: Page) => Promise<void>) {
  test(name, { timeout: 240_000 }, () => onProbe(name, options, expect, run));
}

const policy = (workers: string): HostOptions => ({ headers: { "Content-Security-Policy": `worker-src ${workers}` } });
const BLOCKED = /Content Security Policy|think\.js/;

/** Where thinking is done, by what the host allows. */
const PLACES: readonly (readonly [string, HostOptions, RegExp | undefined])[] = [
  ["worker", {}, undefined],
  ["worker-blob", policy("blob:"), BLOCKED],
  ["page", policy("'none'"), BLOCKED],
];

for (const [place, options, expect] of PLACES) {
  probed(`${place}: ${SWITCHES} switches at random moments leave no foreign move`, options, expect, async (page) => {
    assert.equal(await page.evaluate(() => probe.where()), place);
    const tally = await page.evaluate(([count]) => probe.switches(count ?? 0, 7), [SWITCHES]);
    assert.deepEqual(
      { foreign: tally.foreign, wrong: tally.wrong, failed: tally.failed, open: tally.open },
      { foreign: [], wrong: [], failed: [], open: 0 },
    );
    const { undo = 0, level = 0, "new game": anew = 0, "other game": other = 0 } = tally.switches;
    assert.ok(Math.min(undo, level, anew, other) > SWITCHES / 15, JSON.stringify(tally.switches));
    assert.equal(tally.delivered + tally.dropped, tally.asked);
    assert.ok(Math.min(tally.delivered, tally.dropped) > SWITCHES / 10, JSON.stringify(tally));
  });
}

probed(
  "a missing worker script leaves thinking to the page",
  { missing: ["think.js"] },
  /think\.js|404/,
  async (page) => {
    assert.equal(await page.evaluate(() => probe.where()), "page");
  },
);

probed("two boards share one worker, and it outlives the first of them", {}, undefined, async (page) => {
  const before = page.workers().length;
  assert.deepEqual(await page.evaluate(() => probe.twoHandles()), { first: true, second: true, third: true });
  await until(async () => assert.equal(page.workers().length, before, "it ends with the last handle"));
});

probed("a master thinks for its time, tells shares, and can be stopped", {}, undefined, async (page) => {
  const { depth, nodes, shares } = await page.evaluate(() => probe.timed("master", "turkish"));
  assert.ok(depth >= 6 && nodes > 50_000, `depth ${depth}, ${nodes} nodes`);
  assert.ok(shares.length >= 5, `${shares.length} shares`);
  assert.ok(
    shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 1),
    shares.join(" "),
  );
  assert.equal((await page.evaluate(() => probe.stops(10, "dhamet"))).length, 10);
});
