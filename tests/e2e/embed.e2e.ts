/**
 * Boards on other people's pages: the element and the frame, on pages and servers that make it hard for them.
 * The pages are those of `tests/embed`.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Frame, Page, Request } from "playwright-core";
import type { RulesId } from "../../web/src/engine/contract.js";
import type { BoardEvents } from "../../web/src/element/events.js";
import type { Report } from "../../web/src/element/messages.js";
import type { DamaBoardElement as DamaBoard } from "../../web/dama-board.js";
import { dama } from "./support/dama.js";
import { type Other, other, type Wishes } from "./support/hosts.js";
import { bankOf, Twin } from "./support/puzzles.js";
import { onPage, until, type Visit } from "./support/stage.js";

/** The site on a server that lets others read it, and on one that does not. */
let open: Other;
let shut: Other;
before(async () => {
  [open, shut] = await Promise.all([other({ cors: true }), other()]);
});
after(async () => {
  await Promise.all([open.stop(), shut.stop()]);
});

interface Around extends Visit {
  /** How the host's server behaves; where nothing is said of the site, it is on the open server. */
  wishes?: () => Wishes;
}

/** A test on a page of `tests/embed`, from a server of its own; it sees every request. */
function on(name: string, file: string, around: Around, run: (page: Page, host: Other) => Promise<void>): void {
  test(name, { timeout: 120_000 }, async () => {
    const host = await other(around.wishes?.() ?? { atlas: open.atlas });
    const asked: string[] = [];
    const watch = (request: Request) => asked.push(new URL(request.url()).origin);
    try {
      await onPage(
        name,
        {
          ...around,
          url: `${host.url}${file}`,
          prepare: async (page, context) => {
            context.on("request", watch);
            await page.addInitScript(() => {
              const events: [string, unknown][] = [];
              Object.assign(globalThis, { events });
              for (const type of ["dama-ready", "dama-move", "dama-end", "dama-puzzle", "dama-error"]) {
                addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
              }
            });
            await around.prepare?.(page, context);
          },
        },
        (page) => run(page, host),
      );
      const known = [host, open, shut].map(({ url }) => new URL(url).origin);
      const others = asked.filter((origin) => !known.includes(origin) && !["null", "blob:"].includes(origin));
      assert.deepEqual(others, [], "nobody else is asked for anything");
    } finally {
      await host.stop();
    }
  });
}

type View = Page | Frame;
const grid = (page: View, id: string) => page.locator(`#${id} [role="grid"]`);
const square = (page: View, id: string, name: string) => grid(page, id).locator(`[data-name="${name}"]`);
const ready = (page: View, id: string) => square(page, id, "a1").waitFor({ state: "attached" });
const button = (page: View, name: string | RegExp) => page.getByRole("button", { name });

const state = (page: View, id: string) => page.evaluate((id) => (document.getElementById(id) as DamaBoard).state, id);
const played = (page: View, id: string) =>
  page.evaluate((id) => (document.getElementById(id) as DamaBoard).played.split(" ").filter(Boolean), id);

type Told = { [Name in keyof BoardEvents]: [Name, BoardEvents[Name]] }[keyof BoardEvents];
const events = (page: View): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { events: Told[] }).events);
const told = async <Name extends keyof BoardEvents>(page: View, name: Name): Promise<BoardEvents[Name][]> =>
  (await events(page)).filter(([type]) => type === name).map(([, detail]) => detail as BoardEvents[Name]);

/** Plays a man forward and waits for the computer's answer; both agree with the native program. */
async function playsOn(page: View, id: string, rules: RulesId, from = "a3", to = "a4"): Promise<void> {
  await ready(page, id);
  await square(page, id, from).click();
  await square(page, id, to).click();
  await until(async () => {
    const moves = await played(page, id);
    assert.equal(moves.length, 2);
    const { position } = await dama({ rules }, moves);
    assert.equal((await state(page, id))?.position, position);
  });
}

// The element.

const countCompiling = (page: Page) =>
  page.addInitScript(() => {
    const counts = { compiled: 0 };
    Object.assign(globalThis, { counts });
    for (const name of ["compile", "compileStreaming"] as const) {
      const real = WebAssembly[name] as (source: never) => Promise<WebAssembly.Module>;
      Object.assign(WebAssembly, {
        [name]: (source: never) => {
          counts.compiled += 1;
          return real.call(WebAssembly, source);
        },
      });
    }
  });

on(
  "two games on a page of another origin: one engine, one worker, moved without harm, gone without a trace",
  "museum.html",
  { prepare: countCompiling },
  async (page) => {
    await ready(page, "turkish");
    await ready(page, "tama");
    const before = await page.evaluate(() => [document.head.childElementCount, history.length, location.href]);
    await playsOn(page, "turkish", "turkish");
    await square(page, "tama", "b3").click();
    await square(page, "tama", "b4").click();
    await until(async () => assert.deepEqual(await played(page, "tama"), ["b3-b4"]));
    const compiled = await page.evaluate(() => (globalThis as unknown as { counts: { compiled: number } }).counts);
    assert.deepEqual(compiled, { compiled: 1 });
    assert.equal(page.workers().length, 1);

    const moves = await told(page, "dama-move");
    assert.deepEqual(
      moves.map(({ kind, side, ply }) => [kind, side, ply]),
      [
        ["move", "white", 1],
        ["move", "black", 2],
        ["move", "white", 1],
      ],
    );
    assert.equal(moves[1]?.position, (await state(page, "turkish"))?.position);

    // Moved to another place, the game goes on: the same canvas, the same moves.
    const same = await page.evaluate(async () => {
      const board = document.getElementById("turkish") as DamaBoard;
      const canvas = board.shadowRoot?.querySelector("canvas");
      document.getElementById("second")?.append(board);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return canvas !== undefined && canvas === board.shadowRoot?.querySelector("canvas");
    });
    assert.ok(same);
    assert.equal((await played(page, "turkish")).length, 2);
    assert.equal(page.workers().length, 1);

    assert.deepEqual(
      await page.evaluate(() => [document.head.childElementCount, history.length, location.href]),
      before,
    );
    assert.deepEqual(await page.evaluate(() => [document.adoptedStyleSheets.length, localStorage.length]), [0, 0]);
    await page.evaluate(() => document.getElementById("turkish")?.remove());
    await until(async () => assert.equal(page.workers().length, 0));
    await ready(page, "tama");
  },
);

on("boards that come and go leave no listener, no node and no worker", "museum.html", {}, async (page) => {
  await ready(page, "turkish");
  await ready(page, "tama");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const cycle = (times: number) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i += 1) {
        const board = document.createElement("dama-board");
        // Black begins nothing, so the computer thinks at once.
        for (const [word, value] of Object.entries({ game: "dhamet", side: "black" })) board.setAttribute(word, value);
        const ready = new Promise((resolve) => board.addEventListener("dama-ready", resolve, { once: true }));
        const moved = new Promise((resolve) => board.addEventListener("dama-move", resolve, { once: true }));
        document.body.append(board);
        await ready;
        await moved;
        board.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, times);
  const counts = async () => {
    await page.evaluate(() => {
      (globalThis as unknown as { events: unknown[] }).events.length = 0;
    });
    // What a first collection frees may hold what a second one frees.
    for (let i = 0; i < 3; i += 1) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: of("JSEventListeners"), nodes: of("Nodes"), workers: page.workers().length };
  };
  await cycle(3);
  const early = await until(async () => {
    const now = await counts();
    assert.equal(now.workers, 0);
    return now;
  });
  await cycle(12);
  await until(async () => assert.deepEqual(await counts(), early));
});

on(
  "words that change are followed; words that cannot be are named",
  "museum.html",
  { expect: /WordError/ },
  async (page) => {
    await ready(page, "turkish");
    const set = (words: Record<string, string | null>) =>
      page.evaluate((words) => Object.assign(document.getElementById("turkish") as DamaBoard, words), words);
    await playsOn(page, "turkish", "turkish");
    await set({ theme: "dark", coordinates: "off", rules: "off", links: "off" });
    const board = page.locator("#turkish");
    await board.locator('.frame[data-theme="dark"]').waitFor();
    assert.equal(await board.getByRole("button", { name: "Rules" }).count(), 0);
    assert.equal(await board.getByRole("link").count(), 0);
    assert.equal((await played(page, "turkish")).length, 2, "looks begin nothing anew");

    await set({ side: "black" });
    await until(async () => assert.equal((await played(page, "turkish")).length, 3, "the computer has White now"));

    // Each board speaks its own language, whatever the other last said, and even after a wait.
    const said = (id: string) => page.locator(`#${id} [role="status"][aria-live]`).textContent();
    const move = (id: string, text: string) =>
      page.evaluate(([id = "", text = ""]) => (document.getElementById(id) as DamaBoard).move(text), [id, text]);
    await page.evaluate(() => document.getElementById("tama")?.setAttribute("lang", "ar"));
    await page.locator("#tama .frame[lang=ar]").waitFor();
    await set({ side: "white", game: "turkish", moves: "a3-a4" });
    await until(async () => assert.equal((await played(page, "turkish")).length, 2));
    assert.match((await said("turkish")) ?? "", /^Black: /);
    assert.ok(await move("tama", "b3-b4"));
    assert.match((await said("tama")) ?? "", /الأبيض/);
    await set({ mode: "two", moves: null });
    await until(async () => assert.equal(await said("turkish"), "", "what was said of another game is gone"));
    await page.evaluate(() => (document.getElementById("tama") as DamaBoard).undo());
    assert.ok(await move("turkish", "a3-a4"));
    assert.match((await said("turkish")) ?? "", /^White: /);

    await set({ game: "la-dama", mode: "two", moves: "d2-c3 b4xd2", side: null });
    await until(async () => {
      const { position } = await dama({ rules: "la-dama" }, ["d2-c3", "b4xd2"]);
      assert.equal((await state(page, "turkish"))?.position, position);
    });
    assert.equal(await page.evaluate(() => document.getElementById("turkish")?.getAttribute("game")), "la-dama");
    assert.equal(await page.evaluate(() => (document.getElementById("turkish") as DamaBoard).move("a9-a8")), false);

    await set({ mode: "chess" });
    const trouble = board.getByRole("alert");
    await trouble.waitFor();
    assert.match(
      (await trouble.textContent()) ?? "",
      /mode cannot be “chess”.*play, two, daily, puzzle, demo, position/s,
    );
    assert.deepEqual(
      (await told(page, "dama-error")).map(({ code }) => code),
      ["word.value"],
    );
    assert.equal(await state(page, "turkish"), null);
    await set({ mode: "two" });
    await ready(page, "turkish");
  },
);

on("a page read from right to left whose style is set on everything", "resets.html", {}, async (page) => {
  await ready(page, "board");
  const seen = await page.evaluate(() => {
    const inside = (selector: string) => {
      const element = document.getElementById("board")?.shadowRoot?.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return element;
    };
    const style = (element: Element, ...names: string[]) => {
      const all = getComputedStyle(element);
      return names.map((name) => all.getPropertyValue(name));
    };
    const { width, height } = inside(".action").getBoundingClientRect();
    return {
      frame: style(inside(".frame"), "direction", "font-size", "line-height", "letter-spacing", "text-align"),
      turn: style(inside(".turn"), "text-transform", "font-style", "color", "background-color"),
      target: [width >= 44, height >= 44],
      host: style(document.querySelector("#before") as Element, "display", "font-size", "color"),
      over: document.documentElement.scrollWidth > innerWidth,
    };
  });
  assert.deepEqual(seen, {
    frame: ["ltr", "16px", "24px", "normal", "start"],
    turn: ["none", "normal", "rgb(43, 38, 34)", "rgba(0, 0, 0, 0)"],
    target: [true, true],
    host: ["inline", "9px", "rgb(255, 0, 255)"],
    over: false,
  });
  // By keys alone, from the element's own focus.
  await page.evaluate(() => document.getElementById("board")?.focus());
  const focused = () =>
    page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.dataset.name);
  assert.match((await focused()) ?? "", /^[a-i][1-9]$/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  assert.match((await focused()) ?? "", /^a[1-9]$/);
});

const STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
on("a strict policy, in a sub-directory", "strict.html", { wishes: () => ({ policy: STRICT }) }, async (page, host) => {
  await playsOn(page, "board", "tama");
  assert.deepEqual(
    page.workers().map((worker) => worker.url()),
    [`${host.atlas}think.js`],
  );
});

on(
  "a policy that forbids wasm is told with its directive",
  "strict.html",
  { wishes: () => ({ policy: "default-src 'self'; script-src 'self'" }), expect: /./ },
  async (page) => {
    const alert = page.locator("#board").getByRole("alert");
    await alert.waitFor();
    assert.match(
      (await alert.textContent()) ?? "",
      /Content-Security-Policy \(script-src(-elem)?\) blocks WebAssembly/,
    );
    assert.deepEqual(
      (await told(page, "dama-error")).map(({ code }) => code),
      ["load.policy"],
    );
  },
);

for (const wasm of ["application/octet-stream", "text/plain"]) {
  on(`wasm sent as ${wasm}`, "strict.html", { wishes: () => ({ wasm }) }, (page) => playsOn(page, "board", "tama"));
}

// What it shows.

const DATE = "2027-01-05";

on(
  "the day's puzzle, and one by its number",
  "museum.html",
  {
    prepare: (page) => page.clock.setFixedTime(new Date(`${DATE}T12:00:00Z`)),
  },
  async (page) => {
    await ready(page, "tama");
    const set = (words: Record<string, string>) =>
      page.evaluate((words) => Object.assign(document.getElementById("tama") as DamaBoard, words), words);
    await set({ mode: "daily" });
    const twin = Twin.of("tama", DATE);
    await until(async () => assert.equal((await state(page, "tama"))?.position, twin.state.position));
    const wrong = twin.nextWrong();
    for (const name of twin.way(wrong).squares) await square(page, "tama", name).click();
    await page.locator("#tama").getByRole("button", { name: "Try again" }).waitFor();
    assert.deepEqual(await told(page, "dama-puzzle"), [
      { game: "tama", number: twin.number, date: DATE, phase: "refuted", wrong: 1, hints: 0 },
    ]);
    await set({ mode: "puzzle", puzzle: "2" });
    await until(async () => assert.equal((await state(page, "tama"))?.position, bankOf("tama").puzzle(2)?.position));
  },
);

on(
  "a board that plays by itself waits when it is told to; a position is only looked at",
  "museum.html",
  {},
  async (page) => {
    await ready(page, "tama");
    const set = (words: Record<string, string>) =>
      page.evaluate((words) => Object.assign(document.getElementById("tama") as DamaBoard, words), words);
    const board = page.locator("#tama");
    await set({ mode: "demo", level: "easy" });
    await until(async () => assert.ok((await played(page, "tama")).length >= 4));
    await board.getByRole("button", { name: "Pause" }).click();
    const moves = await played(page, "tama");
    const { position } = await dama({ rules: "tama" }, moves);
    await page.waitForTimeout(1_000);
    assert.equal((await state(page, "tama"))?.position, position, "nothing moves while it waits");
    await board.getByRole("button", { name: "Go on" }).click();
    await until(async () => assert.ok((await played(page, "tama")).length > moves.length));

    await set({ mode: "position", moves: "a3-a4 b6-b5" });
    await until(async () => assert.deepEqual(await played(page, "tama"), ["a3-a4", "b6-b5"]));
    await square(page, "tama", "b3").click();
    await square(page, "tama", "b4").click();
    assert.deepEqual(await played(page, "tama"), ["a3-a4", "b6-b5"]);
    await board.getByRole("button", { name: "One back" }).click();
    await until(async () => assert.match((await square(page, "tama", "b6").getAttribute("aria-label")) ?? "", /Black/));
  },
);

// The frame.

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator("#board").elementHandle())?.contentFrame();
  assert.ok(frame);
  await frame.locator('dama-board [role="gridcell"]').first().waitFor({ state: "attached" });
  await frame.evaluate(() => {
    (document.querySelector("dama-board") as DamaBoard).id = "inner";
  });
  return frame;
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Report[] }).heard);

on(
  "a frame says how high it is, and obeys what it is documented to obey and nothing else",
  "frame.html",
  {
    expect: /web-share/,
  },
  async (page) => {
    const frame = await frameOf(page);
    await playsOn(frame, "inner", "tama");
    await until(async () => {
      const height = await frame.evaluate(() => document.querySelector("dama-board")?.getBoundingClientRect().height);
      const last = (await heard(page)).filter((report) => report.dama === "height").at(-1);
      assert.equal(last?.height, Math.ceil(height ?? 0));
      assert.equal(await page.evaluate(() => document.querySelector("iframe")?.clientHeight), last?.height);
    });
    assert.equal(
      (await heard(page)).filter((report) => report.dama === "event" && report.name === "dama-move").length,
      2,
    );

    const send = (data: unknown) =>
      page.evaluate((data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"), data);
    const before = await frame.evaluate(() => document.body.innerHTML);
    for (const bad of [
      "undo",
      null,
      42,
      ["do", "undo"],
      { dama: "do", deed: "close" },
      { dama: "do", deed: "undo", more: 1 },
      { dama: "do", deed: "constructor" },
      { dama: "set", words: { onclick: "alert(1)" } },
      { dama: "set", words: { game: { toString: 1 } } },
      { dama: "set", words: ["game"] },
      { dama: "set", words: { game: "t".repeat(30_000) } },
      { dama: "move", text: ["a4-a5"] },
      { dama: "eval", text: "alert(1)" },
      { deed: "undo" },
    ])
      await send(bad);
    // From the frame's own window, not from the page around.
    await frame.evaluate(() => window.postMessage({ dama: "do", deed: "undo" }, "*"));
    await send({ dama: "set", words: { theme: "dark" } });
    await frame.locator('.frame[data-theme="dark"]').waitFor();
    assert.equal((await played(frame, "inner")).length, 2);
    assert.equal(
      await frame.evaluate(() => document.body.innerHTML),
      before.replace('id="inner"', 'id="inner" theme="dark"'),
    );

    await send({ dama: "do", deed: "undo" });
    await until(async () => assert.deepEqual(await played(frame, "inner"), []));
    await send({ dama: "move", text: "c3-c4" });
    await until(async () => assert.equal((await played(frame, "inner"))[0], "c3-c4"));
    assert.equal(await page.evaluate(() => history.length), 2);
  },
);

for (const [how, atlas] of [
  ["the server lets others read", () => open.atlas],
  ["the server lets nobody read: one script carries the files", () => shut.atlas],
] as const) {
  on(
    `a frame without an origin; ${how}`,
    "frame.html",
    {
      wishes: () => ({ atlas: atlas(), frame: 'sandbox="allow-scripts"' }),
      expect: /CORS policy|ERR_FAILED/,
    },
    async (page) => {
      const frame = await frameOf(page);
      assert.equal(await frame.evaluate(() => self.origin), "null");
      await playsOn(frame, "inner", "tama");
      assert.equal(page.workers().length, 1);
      await frame.evaluate(() =>
        Object.assign(document.querySelector("dama-board") as DamaBoard, { mode: "puzzle", puzzle: "1" }),
      );
      await until(async () =>
        assert.equal((await state(frame, "inner"))?.position, bankOf("tama").puzzle(1)?.position),
      );
      await button(frame, /^Hint/).click();
      await until(async () => {
        const puzzles = (await heard(page)).flatMap((report) =>
          report.dama === "event" && report.name === "dama-puzzle" ? [report.detail] : [],
        );
        assert.deepEqual(
          puzzles.map((detail) => "hints" in detail && detail.hints),
          [1],
        );
      });
    },
  );
}

on("from 280 pixels to a hall's screen nothing is cut off", "deep/atlas/embed.html?mode=two", {}, async (page) => {
  for (const game of ["la-dama", "filippina", "tama", "dhamet", "turkish"]) {
    await page.evaluate((game) => document.querySelector("dama-board")?.setAttribute("game", game), game);
    await page.locator(`.game-${game} [role="gridcell"]`).first().waitFor({ state: "attached" });
    for (const [width, height] of [
      [280, 480],
      [360, 640],
      [768, 600],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The board follows its place with the next frame.
      await until(async () => {
        const cut = await page.evaluate(() => {
          const root = document.querySelector("dama-board")?.shadowRoot;
          const out = [...(root?.querySelectorAll("button, a, [role='gridcell'], p") ?? [])].filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < 0 || right > innerWidth + 0.5);
          });
          return [document.documentElement.scrollWidth > innerWidth, out.map((element) => element.textContent)];
        });
        assert.deepEqual(cut, [false, []], `${game} at ${width}`);
      }, 5_000);
    }
  }
});

// The lines to paste.

on(
  "lines are made, tried and copied, without a trace in the history",
  "deep/atlas/snippet.html",
  {
    context: { permissions: ["clipboard-read", "clipboard-write"] },
    expect: /web-share|ERR_ABORTED|no square/,
  },
  async (page, host) => {
    const lines = page.getByLabel("Lines to paste");
    await lines.waitFor();
    const module = `<script type="module" src="${host.atlas}dama-board.js"></script>\n`;
    assert.equal(
      await lines.inputValue(),
      `${module}<dama-board game="turkish" mode="play" level="easy"></dama-board>`,
    );
    await page.getByLabel("Game").selectOption("la-dama");
    await page.getByLabel("Little snails").check();
    await page.getByLabel("Two visitors play").check();
    await page.getByLabel("Moves from there").fill('d2-c3 "b4xd2');
    await page.getByLabel("Links to this site").uncheck();
    assert.equal(
      await lines.inputValue(),
      `${module}<dama-board game="la-dama" mode="two" moves="d2-c3 &quot;b4xd2" skin="snails" links="off"></dama-board>`,
    );
    const tried = page.frameLocator("iframe");
    await tried.getByRole("alert").waitFor();
    await page.getByLabel("Moves from there").fill("d2-c3 b4xd2");
    await page.getByLabel("280 pixels").check();
    await tried.locator('[role="grid"]').waitFor();
    await page.getByLabel("A frame").check();
    await until(async () => {
      const height = await page.locator("iframe").evaluate((frame) => (frame as HTMLIFrameElement).clientHeight);
      const words = "game=la-dama&amp;mode=two&amp;moves=d2-c3+b4xd2&amp;skin=snails&amp;links=off";
      assert.equal(
        await lines.inputValue(),
        `<iframe src="${host.atlas}embed.html?${words}" title="La Dama" width="280" height="${height}" loading="lazy" allow="clipboard-write; web-share"></iframe>`,
      );
    });
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await lines.inputValue());
    assert.equal(await page.evaluate(() => history.length), 2);
  },
);
