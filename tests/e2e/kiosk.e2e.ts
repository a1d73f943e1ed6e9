/**
 * A screen in a museum's hall: it plays by itself, is touched, played at and left, and then nothing is left of the
 * visitor. Time is set, so that idle minutes take no time.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CDPSession, Locator, Page } from "playwright-core";
import { audit } from "./support/axe.js";
import { cell } from "./support/board.js";
import { Fingers } from "./support/hands.js";
import { button } from "./support/puzzles.js";
import { DESK, FULL, onPage, scene, until, type Visit } from "./support/stage.js";

/** A day that every game has a puzzle for. */
const NOON = new Date("2026-12-02T12:00:00Z");
const STAND: Visit["context"] = { ...DESK, viewport: { width: 1080, height: 1920 }, hasTouch: true };
const TARGET = 64;

/** A screen with these words. */
const hall = (words: string, visit: Visit = {}): Visit => ({
  ...visit,
  hash: `embed.html?kiosk=1&lang=en&${words}`,
  context: { ...STAND, ...visit.context },
  prepare: async (page, context) => {
    await page.clock.install({ time: NOON });
    await visit.prepare?.(page, context);
  },
});

const start = (page: Page) => button(page, "Touch to play");
const labels = (page: Page) =>
  page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")).join());

/** Whatever a page can keep of somebody. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    history.length,
    location.href,
  ]);

/** No way out, nothing to write into, and every button large enough. */
async function closed(page: Page): Promise<void> {
  const found = await page.evaluate((least) => {
    const root = document.querySelector("dama-board")?.shadowRoot;
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (what: string) => [...(root?.querySelectorAll(what) ?? [])].filter(seen);
    const buttons = all("button").map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent?.trim() }));
    return {
      buttons: buttons.length,
      ways: all("a, form, iframe, input, textarea, [contenteditable]").length,
      small: buttons.filter(({ box }) => box.width < least || box.height < least).map(({ text }) => text),
    };
  }, TARGET);
  assert.ok(found.buttons > 0);
  assert.deepEqual({ ways: found.ways, small: found.small }, { ways: 0, small: [] });
}

/** Nobody touches anything until the screen asks, and then until it has counted down. */
async function idleUntilAsked(page: Page, seconds = 60): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
  await button(page, "I am still here").waitFor();
}
async function idleAway(page: Page, seconds = 60): Promise<void> {
  await idleUntilAsked(page, seconds);
  await page.clock.runFor(10_000);
  await start(page).waitFor();
}

async function slide(fingers: Fingers, from: Point, to: Point): Promise<void> {
  await fingers.press(from);
  await fingers.moveTo(to);
  await fingers.lift();
}
interface Point {
  x: number;
  y: number;
}

const centre = async (of: Locator): Promise<Point> => {
  const box = await of.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

scene(
  "a visitor comes, plays and goes without a word, and nothing is left",
  { ...hall("game=turkish+tama&idle=60"), hash: "?kiosk=1&game=turkish+tama&idle=60&lang=en" },
  async (page) => {
    await start(page).waitFor();
    assert.match(page.url(), /\/embed\.html\?kiosk=1&game=turkish\+tama&idle=60&lang=en$/, "a page of its own");
    const before = await kept(page);
    const first = await page.getByRole("heading", { level: 1 }).textContent();
    await closed(page);
    assert.deepEqual(await audit(page), [], "nobody there");

    // Any place of the screen is touched.
    await page.touchscreen.tap(540, 600);
    await button(page, /^Tama/).waitFor();
    await closed(page);
    await button(page, /^Tama/).tap();
    await closed(page);
    await button(page, /^Easy/).tap();
    await cell(page, "a3").tap();
    await cell(page, "a4").tap();
    await until(async () => {
      assert.match(await labels(page), /a4, White pion/);
      await page.clock.fastForward(500);
      assert.match((await page.locator(".turn").textContent()) ?? "", /White to move/);
    });
    await closed(page);
    assert.deepEqual(await audit(page), [], "playing");
    const played = await labels(page);

    // What slides off does nothing; what wanders within does.
    const fingers = await Fingers.on(page);
    const finish = await centre(button(page, /^Finish/));
    await slide(fingers, finish, { x: finish.x, y: finish.y - 300 });
    assert.equal(await labels(page), played);
    await cell(page, "b3").tap();
    const target = await centre(cell(page, "b4"));
    await slide(fingers, target, { x: target.x, y: 10 });
    assert.doesNotMatch(await labels(page), /b4, White/, "a move is made where the finger is lifted");
    const rules = await centre(button(page, "Rules"));
    await slide(fingers, rules, { x: rules.x + 25, y: rules.y + 5 });
    await page.getByRole("heading", { name: "Tama: the rules" }).waitFor();
    await closed(page);
    await button(page, "Close").tap();
    const stands = await labels(page);

    // No menu, no chosen text.
    await page.evaluate(() => {
      const seen = { menu: null as boolean | null };
      Object.assign(globalThis, { seen });
      addEventListener("contextmenu", (event) => {
        seen.menu = event.defaultPrevented;
      });
    });
    await page.locator(".turn").click({ button: "right" });
    await page.locator(".turn").click({ clickCount: 3 });
    const seen = await page.evaluate(() => [
      (globalThis as unknown as { seen: { menu: boolean } }).seen.menu,
      String(getSelection()),
    ]);
    assert.deepEqual(seen, [true, ""]);

    await idleUntilAsked(page);
    await closed(page);
    assert.deepEqual(await audit(page), [], "asking");
    await button(page, "I am still here").tap();
    await page.clock.fastForward(59_000);
    assert.equal(await labels(page), stands, "the game goes on, and nothing below was touched");

    await idleAway(page);
    assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), first);
    assert.deepEqual(await kept(page), before);
    await closed(page);
  },
);

scene(
  "the board plays by itself where motion is welcome, and can be held still",
  hall("game=turkish", { context: { reducedMotion: "no-preference" } }),
  async (page) => {
    await start(page).waitFor();
    const before = await labels(page);
    await until(async () => {
      await page.clock.runFor(1_500);
      assert.notEqual(await labels(page), before);
    });
    await button(page, "Pause").tap();
    // A move that is under way comes to its end.
    await page.clock.runFor(3_000);
    const held = await labels(page);
    const story = await page.locator(".hall-story").textContent();
    for (let i = 0; i < 10; i += 1) await page.clock.runFor(2_000);
    assert.equal(await labels(page), held);
    assert.equal(await page.locator(".hall-story").textContent(), story);
    await button(page, "Go on").tap();
    await until(async () => {
      await page.clock.runFor(1_500);
      assert.notEqual(await labels(page), held);
    });
  },
);

scene("a puzzle leaves no trace, and languages go with the visitor", hall("game=turkish&mode=daily"), async (page) => {
  await page.getByRole("button", { name: "Go on" }).waitFor();
  await start(page).tap();
  await button(page, /^Hint: which piece/).tap();
  await page.getByText("with a hint").waitFor();
  await closed(page);
  await button(page, /^Finish/).tap();
  await button(page, "Español").tap();
  await page.locator('.hall[lang="es"] [role="grid"]').waitFor();
  assert.equal(await page.getByText("Attempt 1").count(), 0);
  assert.equal(await page.locator(".attempts .quiet-words").count(), 0, "the hint is forgotten");
  await page.clock.fastForward(60_000);
  await page.locator("dialog.still-there[open]").waitFor();
  await page.clock.runFor(10_000);
  await start(page).waitFor();
  assert.equal(await page.locator(".hall").getAttribute("lang"), "en");
});

scene(
  "two players face each other: each has words and buttons the right way up",
  hall("game=turkish&mode=two&table=on&px-per-mm=5", { context: { viewport: { width: 1920, height: 1080 } } }),
  async (page) => {
    await start(page).tap();
    const turned = (what: string) =>
      page.locator(what).evaluate((element) => getComputedStyle(element).transform.startsWith("matrix(-1,"));
    assert.deepEqual([await turned(".hall-far"), await turned(".hall-near")], [true, false]);
    await cell(page, "c3").tap();
    await cell(page, "c4").tap();
    await page.locator(".hall-far .turn", { hasText: "Black to move" }).waitFor();
    const far = page.locator(".hall-far");
    await far.getByRole("button", { name: "Rules" }).tap();
    await page.locator("dialog.turned[open]").waitFor();
    await button(page, "Close").tap();
    const { width, height } = (await far.getByRole("button", { name: "Undo" }).boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    assert.ok(width >= 75 && height >= 75, `15 mm at 5 pixels a millimetre: ${width} × ${height}`);
    await far.getByRole("button", { name: "Undo" }).tap();
    await page.locator(".hall-near .turn", { hasText: "White to move" }).waitFor();
  },
);

scene(
  "on a low screen nothing lies upon anything, and a finger leaves no ring",
  hall("game=la-dama&mode=daily", {
    context: { viewport: { width: 640, height: 400 } },
  }),
  async (page) => {
    /** What lies upon something else, or outside the screen. */
    const upon = (what: string) =>
      page.evaluate((what) => {
        const root = document.querySelector("dama-board")?.shadowRoot;
        const boxes = [...(root?.querySelectorAll(what) ?? [])].map((one) => ({
          name: one.textContent?.trim().slice(0, 20),
          box: one.getBoundingClientRect(),
        }));
        const out = boxes.filter(({ box }) => box.bottom > innerHeight || box.right > innerWidth + 1);
        const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => ({ a, b })));
        const apart = ({ a: { box: a }, b: { box: b } }: (typeof pairs)[number]) =>
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return [boxes.length, out.map(({ name }) => name), pairs.filter((pair) => !apart(pair))];
      }, what);
    await start(page).waitFor();
    assert.deepEqual(await upon(".hall-board, .hall-head, .hall-story, .hall-start, .hall-foot"), [5, [], []]);
    await start(page).tap();
    await cell(page, "a1").waitFor({ state: "attached" });
    const ring = () =>
      page.locator('[role="gridcell"]:focus').evaluate((one) => getComputedStyle(one).outlineStyle !== "none");
    await until(async () => assert.equal(await ring(), false));
    await page.keyboard.press("ArrowLeft");
    assert.equal(await ring(), true);
  },
);

scene(
  "what is not there at first is asked for again",
  { ...hall("game=turkish"), expect: /404|wasm/ },
  async (page) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }), { times: 2 });
    await page.reload();
    await page.getByRole("heading", { name: "One moment, please" }).waitFor();
    await until(async () => {
      await page.clock.runFor(2_000);
      assert.equal(await start(page).count(), 1);
    });
  },
);

scene("a word that means nothing is named", { ...hall("idle=never"), expect: /idle/ }, async (page) => {
  await page.getByText("The word idle cannot be “never”.").waitFor();
  await page.getByText("It can be: 5–3600").waitFor();
});

scene("a screen is measured once with a bank card", hall("game=turkish&calibrate=1"), async (page) => {
  const width = page.getByRole("slider");
  await width.fill("428");
  await page.getByText("px-per-mm=5").waitFor();
  await button(page, "Start with this size").tap();
  await start(page).waitFor();
  assert.equal(
    await page.locator(".hall").evaluate((hall) => getComputedStyle(hall).getPropertyValue("--target")),
    "75px",
  );
});

// Five hundred visitors.

interface Counts {
  /** Bytes; the browser's compiled code is part of them and grows for a while. */
  heap: number;
  /** Objects and functions of scripts: what a visitor would be kept in. */
  objects: number;
  listeners: number;
  nodes: number;
}

async function counted(session: CDPSession): Promise<Counts> {
  // What a first collection frees may hold what a second one frees.
  for (let i = 0; i < 3; i += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: of("JSHeapUsedSize"),
    objects: await objectsOf(session),
    listeners: of("JSEventListeners"),
    nodes: of("Nodes"),
  };
}

/** How many objects and functions a snapshot of the heap holds. */
async function objectsOf(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", take);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", take);
  const { snapshot, nodes } = JSON.parse(parts.join("")) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
  };
  const { node_fields, node_types } = snapshot.meta;
  const counted = new Set(["object", "closure"].map((type) => node_types[0].indexOf(type)));
  return nodes.filter((value, at) => at % node_fields.length === 0 && counted.has(value)).length;
}

const VISITORS = 500;
const GAMES = ["La Dama", "Dama Filippina", "Tama", "Dhamet", "Turkish Dama"];
const WAYS = ["Easy", "Two players, face to face", "Today’s puzzle", "Hard", "Two players, side by side"];

/** Presses what begins with these words, or squares of these kinds, one after another, each on the screen that the one before led to. */
const pressAll = (page: Page, words: readonly string[]) =>
  page.evaluate(async (words) => {
    const root = document.querySelector("dama-board")?.shadowRoot;
    for (const word of words) {
      const square = word.startsWith(".");
      const all = [...(root?.querySelectorAll<HTMLElement>(square ? word : "button") ?? [])];
      const found = all.find((one) => square || one.textContent?.trim().startsWith(word));
      if (!found) throw new Error(`there is no ${word}`);
      found.click();
      for (let i = 0; i < 5; i += 1) await Promise.resolve();
    }
  }, words);

if (FULL) {
  const name = "five hundred visitors leave nothing behind";
  test(name, { timeout: 1_800_000 }, () =>
    onPage(name, hall("idle=60"), async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Performance.enable");
      await start(page).waitFor();
      let early: Counts | null = null;
      for (let number = 1; number <= VISITORS; number += 1) {
        const way = WAYS[(number + Math.floor(number / 5)) % WAYS.length] ?? "";
        await pressAll(page, ["Touch to play", GAMES[number % GAMES.length] ?? "", way]);
        await page.locator("main.playing .grips").first().waitFor({ state: "attached" });
        await pressAll(page, [".grips"]);
        await page.locator("main.playing .reach").first().waitFor({ state: "attached" });
        await pressAll(page, [".reach"]);
        if (number % 10 > 0) await pressAll(page, ["Finish"]);
        else await idleAway(page);
        await start(page).waitFor();
        if (number % 50 > 0) continue;
        const now = await counted(session);
        const { heap, objects, listeners, nodes } = now;
        console.log(`${number} visitors: heap ${heap}, objects ${objects}, listeners ${listeners}, nodes ${nodes}`);
        assert.equal(page.workers().length, 1);
        // Every game and way has been seen once by now.
        early ??= now;
        assert.ok(listeners <= early.listeners, `${listeners} listeners, ${early.listeners} early`);
        assert.ok(nodes <= early.nodes * 1.05, `${nodes} nodes, ${early.nodes} early`);
        assert.ok(objects <= early.objects + 200, `${objects} objects, ${early.objects} early`);
        assert.ok(heap <= early.heap * 1.3, `${heap} bytes, ${early.heap} early`);
      }
      assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
    }),
  );
}
