import assert from "node:assert/strict";
import { test } from "node:test";
import type { Square } from "../engine/contract.js";
import { book, LOOK, men, type Route, scene, shape, square } from "./fixtures.js";
import { type BoardState, empty, targets } from "./state.js";
import { type BoardEvent, type Effect, update } from "./update.js";

/** A board played by events, its effects kept. */
function table(pieces: string, routes: readonly Route[]) {
  const info = shape("turkish");
  const at = (name: string): Square => square(info, name);
  const engine = book(info, routes);
  const ask = { stops: engine.stops, attacks: () => ({ attacks: [at("a8")], attackedBy: [] }) };
  let state: BoardState = empty(LOOK);
  const told: Effect[] = [];
  const send = (event: BoardEvent): void => {
    const step = update(state, event, ask);
    state = step.state;
    told.push(...step.effects);
  };
  const shown = scene(info, men(info, pieces), engine.moves);
  send({ type: "scene", scene: shown });
  let pointer = 1;
  const down = (name: string | null, touch: boolean, id: number): void =>
    send({ type: "down", pointer: id, touch, square: name === null ? null : at(name), x: 100, y: 100 });
  const up = (name: string | null, id: number): void =>
    send({ type: "up", pointer: id, square: name === null ? null : at(name), x: 180, y: 180 });
  return {
    at,
    send,
    told,
    shown,
    down,
    up,
    get state() {
      return state;
    },
    /** The square of the piece in hand, null when there is none. */
    picked: (): Square | null => state.selection?.from ?? null,
    /** Names of the targets now shown. */
    reach: () =>
      state.selection
        ? targets(shown, state.selection)
            .map((t) => info.names[t.square])
            .sort()
        : [],
    tap(name: string | null, touch = true): void {
      pointer++;
      down(name, touch, pointer);
      up(name, pointer);
    },
    drag(from: string, to: string | null, touch = true): void {
      pointer++;
      down(from, touch, pointer);
      send({ type: "move", pointer, x: 140, y: 140 });
      up(to, pointer);
    },
    plays: () => told.filter((e) => e.type === "play").map((e) => (e as { id: number }).id),
    refusals: () => told.filter((e) => e.type === "refused"),
  };
}

const QUIET: Route[] = [{ way: "c3 c4" }, { way: "c3 b3" }, { way: "e3 e4" }];
const MEN = "wc3 we3 wh1 bc6";

for (const touch of [true, false]) {
  const by = touch ? "finger" : "mouse";
  test(`tap, tap plays a move (${by})`, () => {
    const t = table(MEN, QUIET);
    t.tap("c3", touch);
    assert.deepEqual(t.reach(), ["b3", "c4"]);
    assert.deepEqual(t.told, [{ type: "pick", square: t.at("c3") }]);
    t.tap("c4", touch);
    assert.deepEqual(t.plays(), [0]);
    assert.equal(t.picked(), null);
  });

  test(`a drag plays a move and remembers where it was let go (${by})`, () => {
    const t = table(MEN, QUIET);
    t.drag("c3", "b3", touch);
    assert.deepEqual(t.plays(), [1]);
    assert.deepEqual(t.state.hand, { from: t.at("c3"), path: [], drop: { x: 180, y: 180 } });
  });

  test(`a second tap puts the piece back, a tap on another piece takes that one (${by})`, () => {
    const t = table(MEN, QUIET);
    t.tap("c3", touch);
    t.tap("c3", touch);
    assert.equal(t.picked(), null);
    t.tap("c3", touch);
    t.tap("e3", touch);
    assert.equal(t.picked(), t.at("e3"));
    assert.deepEqual(t.plays(), []);
  });

  test(`a drag to a wrong square brings the piece home and says so (${by})`, () => {
    const t = table(MEN, QUIET);
    t.drag("c3", "c6", touch);
    assert.equal(t.picked(), null);
    assert.deepEqual(t.refusals(), [{ type: "refused", from: t.at("c3"), to: t.at("c6") }]);
  });

  test(`a drag off the board brings the piece home silently (${by})`, () => {
    const t = table(MEN, QUIET);
    t.drag("c3", null, touch);
    assert.equal(t.picked(), null);
    assert.deepEqual(t.refusals(), []);
  });
}

test("every drop and tap on an unplayable square asks why and loses nothing else", () => {
  const t = table(MEN, QUIET);
  t.tap("h1");
  assert.deepEqual(t.refusals(), [{ type: "refused", from: t.at("h1"), to: t.at("h1") }]);
  assert.equal(t.picked(), null);
  t.tap("c3");
  t.tap("c8");
  assert.deepEqual(t.refusals()[1], { type: "refused", from: t.at("c3"), to: t.at("c8") });
  assert.equal(t.picked(), t.at("c3"), "a wrong tap keeps the piece picked");
  t.tap("c4");
  assert.deepEqual(t.plays(), [0]);
});

test("pointercancel in the middle of a drag: the piece is home, the next tap works", () => {
  const t = table(MEN, QUIET);
  t.down("c3", true, 7);
  t.send({ type: "move", pointer: 7, x: 150, y: 150 });
  assert.equal(t.state.press?.mode, "drag");
  t.send({ type: "lost", pointer: 7 });
  assert.equal(t.picked(), null);
  assert.equal(t.state.press, null);
  assert.deepEqual(t.state.down, []);
  t.tap("e3");
  t.tap("e4");
  assert.deepEqual(t.plays(), [2]);
});

test("a late release after a lost pointer does nothing", () => {
  const t = table(MEN, QUIET);
  t.down("c3", true, 7);
  t.send({ type: "move", pointer: 7, x: 150, y: 150 });
  t.send({ type: "lost", pointer: 7 });
  t.up("c4", 7);
  assert.deepEqual(t.plays(), []);
});

test("a second finger ends the drag; neither finger plays; then all is as before", () => {
  const t = table(MEN, QUIET);
  t.down("c3", true, 1);
  t.send({ type: "move", pointer: 1, x: 150, y: 150 });
  t.down("e3", true, 2);
  assert.equal(t.picked(), null);
  t.up("c4", 1);
  t.up("e3", 2);
  assert.deepEqual(t.plays(), []);
  assert.equal(t.state.press, null);
  t.tap("c3");
  t.tap("c4");
  assert.deepEqual(t.plays(), [0]);
});

test("a press that wanders from an empty square is a scroll, not a tap", () => {
  const t = table(MEN, QUIET);
  t.tap("c3");
  t.drag("c4", "c8");
  assert.deepEqual(t.plays(), []);
  assert.equal(t.picked(), t.at("c3"));
});

test("press and hold asks what is attacked, and plays nothing on release", () => {
  const t = table(MEN, QUIET);
  t.down("c6", true, 3);
  t.send({ type: "held", pointer: 3 });
  assert.deepEqual(t.state.hold, { square: t.at("c6"), attacks: [t.at("a8")], attackedBy: [] });
  t.up("c6", 3);
  assert.equal(t.state.hold, null);
  assert.deepEqual(t.told, []);
});

for (const touch of [true, false])
  test(`a piece held for a while can still be dragged (${touch ? "finger" : "mouse"})`, () => {
    const t = table(MEN, QUIET);
    t.down("c3", touch, 4);
    t.send({ type: "held", pointer: 4 });
    t.send({ type: "move", pointer: 4, x: 103, y: 101 });
    assert.notEqual(t.state.hold, null, "a hand that trembles still asks");
    t.send({ type: "move", pointer: 4, x: 180, y: 180 });
    assert.equal(t.state.hold, null);
    assert.equal(t.picked(), t.at("c3"));
    t.up("c4", 4);
    assert.equal(t.plays().length, 1);
  });

for (const touch of [true, false])
  test(`nobody's turn: nothing is picked up, and a wish is answered (${touch ? "finger" : "mouse"})`, () => {
    const t = table(MEN, QUIET);
    const refused = { type: "refused", from: t.at("c3"), to: t.at("c3") };
    t.send({ type: "scene", scene: { ...t.shown, active: null, movable: [] } });
    t.tap("c3", touch);
    assert.deepEqual(t.told, [refused]);
    t.send({ type: "activate", square: t.at("c3") });
    assert.deepEqual(t.told, [refused, refused]);
    // A finger that wanders scrolls the page; a mouse wishes to drag.
    t.drag("c3", "c4", touch);
    assert.equal(t.told.length, touch ? 2 : 3);
    t.tap("d4", touch);
    assert.equal(t.told.length, touch ? 2 : 3, "an empty square is no wish");
    assert.equal(t.picked(), null);
  });

// Captures

const FIVE: Route[] = [{ way: "a1 a3 c3 c5 e5 e7", takes: "a2 b3 c4 d5 e6" }];

test("a capture of five is played by tapping its end", () => {
  const t = table("wa1 ba2 bb3 bc4 bd5 be6", FIVE);
  t.tap("a1");
  assert.deepEqual(t.reach(), ["a3", "e7"]);
  t.tap("e7");
  assert.deepEqual(t.plays(), [0]);
});

test("a capture of five is played stop by stop, by taps and by keys alike", () => {
  for (const key of [false, true]) {
    const t = table("wa1 ba2 bb3 bc4 bd5 be6", FIVE);
    const go = (name: string): void => (key ? t.send({ type: "activate", square: t.at(name) }) : t.tap(name));
    for (const name of ["a1", "a3", "c3", "c5", "e5"]) go(name);
    assert.deepEqual(t.plays(), []);
    assert.deepEqual(t.state.selection?.taken, ["a2", "b3", "c4", "d5"].map(t.at));
    go("e7");
    assert.deepEqual(t.plays(), [0]);
    assert.deepEqual(t.state.hand?.path, ["a3", "c3", "c5", "e5"].map(t.at));
  }
});

test("a tap on the piece in the middle of a chain goes one stop back", () => {
  const t = table("wa1 ba2 bb3 bc4 bd5 be6", FIVE);
  for (const name of ["a1", "a3", "c3"]) t.tap(name);
  t.tap("c3");
  assert.deepEqual(t.state.selection?.path, [t.at("a3")]);
  t.tap("a3");
  assert.deepEqual(t.state.selection?.path, []);
  assert.equal(t.picked(), t.at("a1"));
});

test("a stop that may end and may go on is chosen first; a second tap ends there", () => {
  const routes: Route[] = [
    { way: "a1 a3", takes: "a2" },
    { way: "a1 a3 c3", takes: "a2 b3" },
  ];
  const t = table("wa1 ba2 bb3", routes);
  t.tap("a1");
  t.tap("a3");
  assert.deepEqual(t.plays(), []);
  assert.equal(t.state.selection?.ends, 0);
  const pauses = () => t.told.filter(({ type }) => type === "pause");
  assert.deepEqual(pauses(), [{ type: "pause", open: true }], "it is said that the capture may end here");
  t.tap("a3");
  assert.deepEqual(t.plays(), [0]);
  assert.deepEqual(pauses().at(-1), { type: "pause", open: false });
  const again = table("wa1 ba2 bb3", routes);
  again.tap("a1");
  again.tap("c3");
  assert.deepEqual(again.plays(), [1]);
});

const TWO: Route[] = [
  { way: "a1 a3 c3", takes: "a2 b3" },
  { way: "a1 c1 c3", takes: "b1 c2" },
];

test("two routes to one end: the first tap shows what each takes, the second chooses by a stop", () => {
  const t = table("wKa1 ba2 bb3 bb1 bc2", TWO);
  t.tap("a1");
  t.tap("c3");
  assert.deepEqual(t.plays(), []);
  const options = t.state.selection?.chooser?.options ?? [];
  assert.deepEqual(
    options.map((o) => o.victims),
    [["a2", "b3"].map(t.at), ["b1", "c2"].map(t.at)],
  );
  assert.deepEqual(
    options.map((o) => o.badge),
    [t.at("a3"), t.at("c1")],
  );
  t.tap("c1");
  assert.deepEqual(t.plays(), [1]);
});

test("two routes to one end: a number key chooses, Escape only closes the choice", () => {
  const t = table("wKa1 ba2 bb3 bb1 bc2", TWO);
  t.send({ type: "activate", square: t.at("a1") });
  t.send({ type: "activate", square: t.at("c3") });
  assert.deepEqual(t.told.at(-1), { type: "choice", routes: 2 });
  t.send({ type: "cancel" });
  assert.deepEqual(t.told.at(-1), { type: "choice", routes: null });
  assert.equal(t.state.selection?.chooser, null);
  assert.equal(t.picked(), t.at("a1"));
  t.send({ type: "activate", square: t.at("c3") });
  t.send({ type: "option", index: 1 });
  assert.deepEqual(t.plays(), [1]);
});

test("two routes to one end can also be played stop by stop", () => {
  const t = table("wKa1 ba2 bb3 bb1 bc2", TWO);
  for (const name of ["a1", "a3", "c3"]) t.tap(name);
  assert.deepEqual(t.plays(), [0]);
});

test("a long and a short route to one end are told apart; the end itself stands for the short one", () => {
  const t = table("wKa1 ba3 bb5 bc4 bd5", [
    { way: "a1 a5", takes: "a3" },
    { way: "a1 c1 c5 a5", takes: "b1 c4 b5" },
  ]);
  t.tap("a1");
  t.tap("a5");
  assert.deepEqual(t.plays(), []);
  assert.equal(t.state.selection?.chooser?.options.length, 2);
  t.tap("a5");
  assert.deepEqual(t.plays(), [0]);
});

test("a capture that comes back to where it began", () => {
  const t = table("wKa1 ba2 bb3 bc2 bb1", [{ way: "a1 a3 c3 c1 a1", takes: "a2 b3 c2 b1" }]);
  for (const name of ["a1", "a3", "c3", "c1"]) t.tap(name);
  t.tap("a1");
  assert.deepEqual(t.plays(), [0]);
});

test("a drag may be let go on each stop", () => {
  const t = table("wa1 ba2 bb3 bc4 bd5 be6", FIVE);
  t.drag("a1", "a3");
  assert.deepEqual(t.state.selection?.path, [t.at("a3")]);
  t.drag("a3", "c3");
  assert.deepEqual(t.state.selection?.path, ["a3", "c3"].map(t.at));
  t.drag("c3", "e7");
  assert.deepEqual(t.plays(), [0]);
});

// Scenes

test("the same position shown again keeps the piece in hand; another lets it go", () => {
  const t = table(MEN, QUIET);
  t.tap("c3");
  t.send({ type: "scene", scene: { ...t.shown, concerned: [t.at("e3")] } });
  assert.equal(t.picked(), t.at("c3"));
  t.send({ type: "scene", scene: { ...t.shown, gameKey: "another" } });
  assert.equal(t.picked(), null);
});

test("a position that changes under a drag lets the piece go, and the release plays nothing", () => {
  const t = table(MEN, QUIET);
  t.down("c3", true, 9);
  t.send({ type: "move", pointer: 9, x: 150, y: 150 });
  t.send({ type: "scene", scene: { ...t.shown, gameKey: "another" } });
  t.up("c4", 9);
  assert.deepEqual(t.plays(), []);
  assert.equal(t.picked(), null);
});

test("blowing puts down what is in hand and tells the app", () => {
  const t = table(MEN, QUIET);
  t.tap("c3");
  t.send({ type: "blow", square: t.at("c6") });
  assert.equal(t.picked(), null);
  assert.deepEqual(t.told.at(-1), { type: "huff", square: t.at("c6") });
});
