/** Idle screens by a clock that is set: when they ask, what counts as an answer, what is left behind. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Clock, COUNTDOWN, Idle } from "./idle.js";

class SetClock implements Clock {
  time = 1_000;
  waiting: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(ms: number, call: () => void): () => void {
    const one = { at: this.time + ms, call };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }
}

function idle() {
  const clock = new SetClock();
  const said: (number | null | "gone")[] = [];
  const one = new Idle(clock, { asked: (left) => said.push(left), gone: () => said.push("gone") });
  return { clock, said, idle: one };
}

const COUNTED = Array.from({ length: COUNTDOWN }, (_, i) => COUNTDOWN - i);

test("after so long without a touch it counts down, and then they are gone", () => {
  const { clock, said, idle: one } = idle();
  one.start(60_000);
  clock.pass(59_999);
  assert.deepEqual(said, []);
  clock.pass(1);
  assert.deepEqual(said, [COUNTDOWN]);
  clock.pass(COUNTDOWN * 1000 - 1);
  assert.deepEqual(said, COUNTED);
  clock.pass(1);
  assert.deepEqual(said, [...COUNTED, null, "gone"]);
  assert.deepEqual(clock.waiting, [], "nothing waits any more");
  clock.pass(1e9);
  assert.deepEqual(said, [...COUNTED, null, "gone"]);
});

test("each touch gives the whole time again, with one timer", () => {
  const { clock, said, idle: one } = idle();
  one.start(60_000);
  for (let i = 0; i < 1_000; i += 1) {
    clock.pass(30_000);
    one.touch();
    assert.equal(clock.waiting.length, 1);
  }
  clock.pass(59_999);
  assert.deepEqual(said, []);
  clock.pass(1);
  assert.deepEqual(said, [COUNTDOWN]);
});

test("while it counts, only an answer counts", () => {
  const { clock, said, idle: one } = idle();
  one.start(60_000);
  clock.pass(63_000);
  one.touch();
  assert.equal(one.left, COUNTDOWN - 3);
  one.stay();
  assert.equal(one.left, null);
  assert.deepEqual(said, [...COUNTED.slice(0, 4), null]);
  clock.pass(59_999);
  assert.equal(said.length, 5);
  clock.pass(1);
  assert.deepEqual(said.slice(5), [COUNTDOWN]);
  one.stop();
  one.stay();
  assert.deepEqual(clock.waiting, [], "nobody is waited for");
});
