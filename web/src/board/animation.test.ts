import assert from "node:assert/strict";
import { test } from "node:test";
import type { Action } from "../engine/contract.js";
import { film, TIMES } from "./animation.js";
import { men, shape, square } from "./fixtures.js";

const info = shape("turkish");
const at = (name: string) => square(info, name);
const leg = (from: string, to: string, captured: string | null, king = false) => ({
  from: at(from),
  to: at(to),
  captured: captured === null ? null : at(captured),
  king,
});
const chain = (removal: "at-once" | "after-move", king = false): Action => ({
  kind: "move",
  side: "white",
  from: at("a1"),
  to: at("c3"),
  legs: [leg("a1", "a3", "a2"), leg("a3", "c3", "b3", king)],
  captured: [at("a2"), at("b3")],
  promotes: king,
  removal,
});
const before = men(info, "wa1 ba2 bb3 bh8");

test("a step, a jump and a flight take the times they should", () => {
  const quiet = (from: string, to: string): Action => ({
    kind: "move",
    side: "white",
    from: at(from),
    to: at(to),
    legs: [leg(from, to, null)],
    captured: [],
    promotes: false,
    removal: "at-once",
  });
  assert.equal(film(quiet("a1", "a2"), before, 8, null)?.duration, TIMES.step);
  assert.equal(film(quiet("a1", "a8"), before, 8, null)?.duration, TIMES.flightMost);
  const line = film(chain("at-once"), before, 8, null);
  const jumps = 2 * TIMES.jump + TIMES.pause;
  assert.ok(line && line.duration >= jumps && line.duration < jumps + TIMES.liftOff);
});

test("it starts where the piece stood, rests on each stop, and ends where it ends", () => {
  const line = film(chain("at-once"), before, 8, null);
  assert.ok(line);
  const mover = (ms: number) => {
    const view = line.at(ms).find((v) => v.piece.id === 0);
    assert.ok(view);
    return [view.file, view.rank];
  };
  assert.deepEqual(mover(0), [0, 0]);
  assert.deepEqual(mover(TIMES.jump + 1), [0, 2]);
  assert.deepEqual(mover(TIMES.jump + TIMES.pause - 1), [0, 2]);
  assert.deepEqual(mover(line.duration), [2, 2]);
});

test("taken at once, a piece is gone before the second jump lands; taken after, it stays as a ghost to the end", () => {
  const seen = (removal: "at-once" | "after-move", ms: number) => {
    const line = film(chain(removal), before, 8, null);
    return line?.at(ms).find((v) => v.piece.id === 1)?.alpha ?? 0;
  };
  const late = 2 * TIMES.jump + TIMES.pause - 1;
  assert.equal(seen("at-once", late), 0);
  assert.ok(seen("after-move", late) > 0.25 && seen("after-move", late) < 0.5);
  assert.equal(seen("after-move", late + 1 + TIMES.leave), 0);
});

test("pieces that have no part in it are not touched", () => {
  const line = film(chain("at-once"), before, 8, null);
  assert.deepEqual([...(line?.actors ?? [])].sort(), [0, 1, 2]);
});

test("what the hand has shown is not shown again", () => {
  const line = film(chain("at-once"), before, 8, { legs: 1, from: null });
  const view = line?.at(0).find((v) => v.piece.id === 0);
  assert.deepEqual([view?.file, view?.rank], [0, 2]);
  const dropped = film(chain("at-once"), before, 8, { legs: 0, from: { file: 2.3, rank: 1.8 } });
  const start = dropped?.at(0).find((v) => v.piece.id === 0);
  assert.deepEqual([start?.file, start?.rank], [2.3, 1.8]);
});

test("a promotion ends with the second piece in its place", () => {
  const line = film(chain("at-once", true), before, 8, null);
  assert.ok(line);
  const crowned = (ms: number) => line.at(ms).find((v) => v.piece.id === 0)?.crowned;
  assert.equal(crowned(0), 0);
  assert.equal(crowned(line.duration), 1);
});

test("a blown piece drifts away; an end of the game moves nothing", () => {
  const line = film({ kind: "huff", side: "white", square: at("h8") }, before, 8, null);
  assert.equal(line?.duration, TIMES.blow);
  assert.equal(line?.at(TIMES.blow)[0]?.alpha, 0);
  assert.equal(film({ kind: "oblige", side: "white" }, before, 8, null), null);
});
