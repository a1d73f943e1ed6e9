/** The way to the computer player without a worker, as on a page that may have none. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Desk } from "../../web/src/engine/desk.js";
import type { News, Question } from "../../web/src/engine/protocol.js";
import { acquireThinking, ThinkingError } from "../../web/src/engine/thinking.js";
import { switches } from "../e2e/thinking/switches.js";
import { engine, module } from "./support.js";

/** Node cannot start a browser's worker. */
const script = new URL("file:///nowhere/think.js");

test("500 switches at random moments leave no foreign move", async () => {
  const tally = await switches({
    engine,
    acquire: (current) => acquireThinking(module, { script, current }),
    count: 500,
    seed: 5,
  });
  const { foreign, wrong, failed, open } = tally;
  assert.deepEqual({ foreign, wrong, failed, open }, { foreign: [], wrong: [], failed: [], open: 0 });
  assert.equal(tally.delivered + tally.dropped, tally.asked);
  assert.ok(Math.min(tally.delivered, tally.dropped) > 50, JSON.stringify(tally));
});

test("a question that cannot be answered is an error with its code; nothing is asked after a release", async () => {
  const thinking = acquireThinking(module, { script });
  assert.equal(await thinking.settled, "page");
  const tag = { game: "x", ply: 0, key: "0000000000000000" };
  await assert.rejects(thinking.hint({ tag, text: "tama" }), (error) => {
    assert.ok(error instanceof ThinkingError);
    assert.equal(error.code, "question.other-position");
    return true;
  });
  thinking.release();
  thinking.release();
  assert.equal(await thinking.hint({ tag, text: "tama" }), null);
});

/** A desk whose slices are counted. */
function counted() {
  const thinker = new engine.Thinker();
  const slices: number[] = [];
  const news: News[] = [];
  const step = thinker.step.bind(thinker);
  thinker.step = (nodes: number) => {
    slices.push(nodes);
    return step(nodes);
  };
  const idled: number[] = [];
  const idle = thinker.idle.bind(thinker);
  thinker.idle = (positions: number) => {
    idled.push(positions);
    return idle(positions);
  };
  return { idled, desk: new Desk({ thinker, slice: 8, tell: (told) => news.push(told) }), slices, news };
}

function question(id: number, nodes: number): Question {
  const game = engine.newGame("dhamet", true);
  const { ply, key } = game.state();
  const asked = { id, tag: { game: "d", ply, key }, text: game.text(), progress: false };
  game.free();
  return { ...asked, ask: { kind: "reply", level: "master", seed: 1, nodes } };
}
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test("a slice is bounded, a stop is heard before the next one, and the next question has its turn", async () => {
  const { desk, slices, news } = counted();
  desk.ask(question(1, 100_000_000));
  desk.ask(question(2, 300));
  while (slices.length < 12) await soon();
  const before = slices.length;
  desk.stop(1);
  while (news.length === 0) await soon();
  const [told] = news;
  assert.ok(told?.kind === "answer" && told.id === 2 && told.tag.game === "d", JSON.stringify(told));
  // The first question again has small slices; of the stopped one there are none.
  assert.deepEqual(slices.slice(before, before + 1), [100]);
  assert.equal(slices[0], 100);
  slices.slice(1, before).forEach((size, at) => {
    assert.ok(size <= Math.min(2 * (slices[at] ?? 0), 30_000), slices.join(" "));
  });
});

test("while nothing is asked the endings ahead are solved, until a question comes or the desk closes", async () => {
  const { desk, idled, slices, news } = counted();
  const game = engine.fromPosition("filippina", "W:Wa1,c1,e1,g1:Bb8,d8,f8,h8");
  const { ply, key } = game.state();
  const ask = (id: number): Question => ({
    ...{ id, tag: { game: "f", ply, key }, text: game.text(), progress: false },
    ask: { kind: "reply", level: "hard", seed: 1, nodes: 300 },
  });
  desk.ask(ask(1));
  while (idled.length < 3) await soon();
  assert.equal(news.length, 1);
  desk.ask(ask(2));
  while (news.length < 2) await soon();
  assert.ok(
    idled.slice(1).every((size, at) => size === 100 || size <= Math.min(2 * (idled[at] ?? 0), 30_000)),
    idled.join(" "),
  );
  desk.close();
  await soon();
  const closed = idled.length;
  for (let wait = 0; wait < 5; wait += 1) await soon();
  assert.equal(idled.length, closed, "closed");
  assert.ok(slices.length > 0);
  game.free();
});

test("a stopped question is not told about, whenever it is stopped", async () => {
  const { desk, news } = counted();
  for (let id = 1; id <= 20; id += 1) {
    desk.ask(question(id, 5_000));
    for (let wait = 0; wait < id % 4; wait += 1) await soon();
    desk.stop(id);
  }
  desk.ask(question(21, 100));
  while (!news.some((told) => "id" in told && told.id === 21)) await soon();
  assert.deepEqual(
    news.filter((told) => "id" in told && told.id !== 21 && told.kind !== "answer"),
    [],
  );
  desk.close();
});
