/**
 * Attempts kept on a device, with several pages at the same puzzle and any of them closed at any moment: three
 * attempts together, nothing goes back, and the streak follows. The store is the page's, over a plain map.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Ledger, type PuzzleId } from "../../web/src/app/daily/ledger.js";
import { Store } from "../../web/src/app/store.js";
import type { AttemptEvent } from "../../web/src/engine/contract.js";
import { choices, engine } from "./support.js";

/** What a browser keeps, without the browser. */
function storage(kept = new Map<string, string>()): Storage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const EVENTS: readonly AttemptEvent[] = ["wrong", "wrong", "again", "hint", "won"];
const puzzle = (day: number): PuzzleId => ({ game: "tama", day, number: 1, key: `tama/${day}`, counts: true });

test("whatever several pages do, a puzzle has three attempts and one end", async () => {
  const device = storage();
  const open = () => new Ledger(new Store(() => device), engine);
  const choose = choices(7);
  const ended = { solved: 0, missed: 0 };
  let row = 0;
  for (let day = 1; day <= 120; day += 1) {
    const id = puzzle(day);
    const pages = [open(), open(), open()];
    let [wrong, hints, final] = [0, 0, ""];
    for (let n = 0; n < 14; n += 1) {
      const at = choose(pages.length);
      // A page is closed and opened again.
      if (choose(4) === 0) pages[at] = open();
      const event = EVENTS[choose(EVENTS.length)] ?? "again";
      const page = pages[at] ?? open();
      const { attempt, taken } = await page.enter(id, event);
      if (final) assert.deepEqual([taken, attempt.phase], [false, final], "nothing opens again");
      if (taken && event === "wrong") wrong += 1;
      assert.equal(attempt.wrong, wrong);
      assert.ok(wrong <= 3 && attempt.hints >= hints);
      hints = attempt.hints;
      if (wrong === 3) assert.equal(attempt.phase, "missed");
      if (attempt.phase === "solved" || attempt.phase === "missed") final = attempt.phase;
      for (const other of pages) assert.deepEqual(other.attempt(id), attempt, "all pages see the same");
    }
    row = final === "solved" ? row + 1 : 0;
    if (final === "solved" || final === "missed") ended[final] += 1;
    const summary = open().summary(day, "tama");
    // A day that is still open leaves yesterday's row as it is; the next one breaks it.
    if (final) assert.equal(summary.current, row);
    assert.equal(summary.missed, ended.missed);
    assert.equal(
      summary.solved.reduce((sum, n) => sum + n, 0),
      ended.solved,
    );
  }
  assert.ok(ended.solved > 20 && ended.missed > 20, JSON.stringify(ended));
});

test("what does not count, or comes before a later result, is kept outside the streak", async () => {
  const device = storage();
  const ledger = new Ledger(new Store(() => device), engine);
  assert.equal((await ledger.enter({ ...puzzle(5), counts: false }, "won")).recorded, null);
  assert.equal((await ledger.enter(puzzle(10), "won")).recorded, "counted");
  assert.equal((await ledger.enter(puzzle(9), "won")).recorded, "outside");
  assert.deepEqual(ledger.summary(10), { current: 1, best: 1, solved: [1, 0, 0], missed: 0 });
  assert.equal(ledger.attempt(puzzle(5)).phase, "solved");
});

test("a puzzle that was begun keeps its day and whether it counts", async () => {
  const device = storage();
  const ledger = new Ledger(new Store(() => device), engine);
  await ledger.begin(puzzle(10));
  await ledger.begin({ ...puzzle(10), counts: false });
  assert.equal(ledger.counts("tama/10"), true);
  assert.equal((await ledger.enter({ ...puzzle(10), counts: false }, "won")).recorded, "counted");
});

test("streaks of another device are added, and nothing is lost by a code that is none", async () => {
  const [here, there] = [storage(), storage()].map((device) => new Ledger(new Store(() => device), engine));
  assert.ok(here && there);
  await here.enter(puzzle(10), "won");
  await there.enter(puzzle(11), "won");
  await there.take(here.code());
  assert.deepEqual(there.summary(11), { current: 2, best: 2, solved: [2, 0, 0], missed: 0 });
  const code = there.code();
  for (const text of ["", "  ", "?", code.slice(1), `${code}${code}`]) {
    assert.throws(() => void there.take(text), { code: /^streak-code\./ });
  }
  assert.equal(there.code(), code);
});
