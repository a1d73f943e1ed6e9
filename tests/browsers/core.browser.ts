/**
 * What must work in every browser: the page loads, a game of each rule set is played by click and by key, a puzzle,
 * a board on another page, a page from right to left, and what is kept. Everything else is tried in Chromium
 * (`tests/e2e`), as is what these drivers cannot set: colour scheme, time zone, being offline.
 */
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { DamaBoard } from "../../web/src/element/element.js";
import type { RulesId } from "../../web/src/engine/contract.js";
import { LANGUAGES } from "../../web/src/i18n/languages.js";
import { addressOf, dama } from "../e2e/support/dama.js";
import { planGame, RULES, WANTED } from "../e2e/support/games.js";
import { type Other, other } from "../e2e/support/hosts.js";
import { settings } from "../e2e/support/kept.js";
import { Playing } from "../e2e/support/playing.js";
import { comesTo, readShown } from "../e2e/support/shown.js";
import { type Host, host } from "../e2e/support/site.js";
import { bankOf, perform, solve, storyOf, Twin } from "../e2e/support/twin.js";
import { FULL, until } from "../e2e/support/waiting.js";
import { BROWSER, make } from "./make.js";
import { seatBy, there, WAYS, type Way } from "./seats.js";
import { Session } from "./webdriver.js";

const GAMES = ["la-dama", "filippina", "tama", "dhamet", "turkish"];
const SEED = 8;

let session: Session;
let served: Host;
let strangers: Other;
let around: Other;

before(async () => {
  served = await host();
  strangers = await other({ cors: true });
  around = await other({ atlas: strangers.atlas });
  session = await Session.open(make());
  await session.size(1100, 900);
});
after(async () => {
  await session?.close();
  await Promise.all([served?.stop(), around?.stop(), strangers?.stop()]);
});

/** A test; when it fails, a picture is kept of what was seen. */
function tried(name: string, run: () => Promise<void>): void {
  test(`${BROWSER}: ${name}`, { timeout: 900_000 }, async () => {
    try {
      await session.frame(null);
      await run();
    } catch (error) {
      const dir = join(process.cwd(), "target", "failed");
      const file = join(dir, `${BROWSER}-${name.replace(/[^\w-]+/g, "-").slice(0, 80)}.png`);
      await mkdir(dir, { recursive: true });
      await session.picture().then((png) => writeFile(file, png), console.error);
      console.error(`picture in ${file}`);
      throw error;
    }
  });
}

/** Opens an address of the site with nothing kept but what is said, in English unless something else is said. */
async function open(hash: string, storage: Record<string, string> = {}, query = "?lang=en"): Promise<void> {
  // A file of the same origin that no browser makes a page of its own for.
  await session.go(`${served.url}style.css`);
  await session.run((texts) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, storage);
  await session.go(`${served.url}${query}${hash}`);
}
const stands = () => there(session, '[role="grid"] [role="gridcell"]');
/** Pieces move a little, and quickly. */
const QUICK = settings({ speed: 20 });

tried("the page loads, and shows the five games", async () => {
  await open("");
  for (const game of GAMES) await there(session, `a[href^="#${game}"]`);
  await there(session, "dama-thumb canvas");
  await open("#about");
  await there(session, "#diagnostics");
});

/** By click, by key, or White by click and Black by key. */
const MANNERS: readonly (Way | "both")[] = FULL ? WAYS : ["both"];
for (const { id } of RULES) for (const manner of MANNERS) game(id, manner);

function game(rules: RulesId, manner: Way | "both"): void {
  const how = manner === "both" ? "by click and by key in turn" : `by ${manner}`;
  tried(`a whole game of ${rules}, ${how}`, async () => {
    const { deeds, holds } = planGame(rules, SEED);
    for (const feature of WANTED[rules]) assert.ok(holds[feature] > 0, `a game with ${feature}`);
    const start = { rules };
    await open(addressOf(start, []), QUICK);
    await stands();
    const seats = { click: seatBy("click", session), key: seatBy("key", session) };
    const playing = new Playing(start);
    for (const [number, deed] of deeds.entries()) {
      const way = manner === "both" ? (WAYS[number % 2] ?? "click") : manner;
      const shown = await playing.do(seats[way], deed, number % 4 < 2);
      assert.ok(shown.live.length > 0, "each event is spoken");
    }
    await there(session, ".turn.result");
  });
}

tried("a puzzle: a wrong turn counts, then it is solved, and that is kept", async () => {
  const twin = new Twin("tama", 2);
  const [mouse, keys] = [seatBy("click", session), seatBy("key", session)];
  await open("", QUICK, "?lang=en&puzzle=tama-2");
  await stands();
  await perform(mouse, twin, twin.nextWrong());
  assert.match(await storyOf(mouse), /2 attempts are left/);
  await mouse.press("Try again");
  await solve(keys, twin);
  assert.match(await storyOf(keys), /Solved at the second attempt/);
  await session.reload();
  await stands();
  await until(async () => assert.match(await storyOf(keys), /Solved at the second attempt/));
});

const position = (id: string) =>
  session.run((wanted) => (document.getElementById(wanted) as DamaBoard | null)?.state?.position ?? "", id);
const played = (id: string) =>
  session.run((wanted) => (document.getElementById(wanted) as DamaBoard | null)?.played ?? "", id);

/** Touches a square of a board on somebody's page. */
const touch = async (id: string, name: string) =>
  session.click(await there(session, `#${id} >>> [data-name="${name}"]`));

/** A move by the visitor and one by the computer stand on a board. */
async function answered(id: string, rules: RulesId): Promise<void> {
  await touch(id, "a3");
  await touch(id, "a4");
  await until(async () => {
    const moves = (await played(id)).split(" ").filter(Boolean);
    assert.equal(moves.length, 2);
    assert.equal(await position(id), (await dama({ rules }, moves)).position);
  });
}

tried("two boards on a page of another origin", async () => {
  await session.go(`${around.url}museum.html`);
  await answered("turkish", "turkish");
  await touch("tama", "b3");
  await touch("tama", "b4");
  await until(async () => assert.equal(await played("tama"), "b3-b4"));
});

for (const [how, frame] of [
  ["as the documents give it", undefined],
  ["without an origin", 'sandbox="allow-scripts"'],
] as const) {
  tried(`a board in a frame, ${how}`, async () => {
    const own = await other({ atlas: strangers.atlas, ...(frame ? { frame } : {}) });
    try {
      await session.go(`${own.url}frame.html`);
      await session.frame(await there(session, "#board"));
      await there(session, "dama-board >>> [data-name=a3]");
      await session.run(() => {
        (document.querySelector("dama-board") as HTMLElement).id = "inner";
      });
      await answered("inner", "tama");
      await session.run((number) => {
        Object.assign(document.getElementById("inner") as DamaBoard, { mode: "puzzle", puzzle: number });
      }, "1");
      await until(async () => assert.equal(await position("inner"), bankOf("tama").puzzle(1)?.position));
    } finally {
      await session.frame(null);
      await own.stop();
    }
  });
}

tried("a page from right to left shows and plays the same board", async () => {
  const language = LANGUAGES.find(({ dir }) => dir === "rtl");
  assert.ok(language, "one of LANGUAGES is written from right to left");
  await open("#turkish", QUICK, `?lang=${language.code}`);
  await stands();
  const page = await session.run(() => {
    const left = (name: string) => document.querySelector(`[data-name="${name}"]`)?.getBoundingClientRect().x ?? 0;
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, over: scrollWidth - clientWidth, a1: left("a1"), h1: left("h1") };
  });
  assert.deepEqual([page.lang, page.dir, page.over], [language.code, "rtl", 0]);
  assert.ok(page.a1 < page.h1, "a lies at the left");
  const [mouse, keys] = [seatBy("click", session), seatBy("key", session)];
  for (const [seat, from, to] of [
    [mouse, "a3", "a4"],
    [keys, "h6", "h5"],
  ] as const) {
    await seat.square(from);
    await seat.square(to);
  }
  const { position: wanted } = await dama({ rules: "turkish" }, ["a3-a4", "h6-h5"]);
  assert.match(wanted, /a4/);
  await until(async () => assert.equal((await session.run(readShown)).hash, "#turkish;a3-a4_h6-h5"));
  const moves = await session.run(() =>
    [...document.querySelectorAll(".moves-list .move bdi")].map((one) => [one.textContent, one.getAttribute("dir")]),
  );
  assert.deepEqual(moves, [
    ["a3-a4", "ltr"],
    ["h6-h5", "ltr"],
  ]);
  const words = await session.run(() => document.querySelector(".turn")?.textContent ?? "");
  assert.doesNotMatch(words, /[A-Za-z]/, "the words are that language's");
});

tried("settings and games are kept", async () => {
  const mouse = seatBy("click", session);
  await open("#turkish");
  await stands();
  await mouse.press("Settings");
  await mouse.press("Night");
  await session.key("Escape");
  await mouse.square("a3");
  await mouse.square("a4");
  await comesTo(() => mouse.look(), { rules: "turkish" }, ["a3-a4"]);
  await session.go(`${served.url}?lang=en`);
  await until(async () =>
    assert.match(await session.run(() => document.body.textContent ?? ""), /Move 1, Black to move/),
  );
  assert.equal(await session.run(() => document.documentElement.dataset.theme), "dark");
  await mouse.press("Play on");
  await comesTo(() => mouse.look(), { rules: "turkish" }, ["a3-a4"]);
});
