/**
 * Where the games come from, and one capture under five laws. Facts are compared with the data files,
 * captures with what `dama moves` and `dama play` say.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import type { GameId } from "../../web/src/engine/contract.js";
import { dama, expected, WORDS } from "./support/dama.js";
import { setting } from "./support/site.js";
import { DESK, FULL, PHONE, scene, settings, site, until } from "./support/stage.js";

const run = promisify(execFile);

const NAMES: Record<GameId, string> = {
  "la-dama": "La Dama",
  filippina: "Dama Filippina",
  tama: "Tama",
  dhamet: "Dhamet",
  turkish: "Turkish Dama",
};
const GAMES = Object.keys(NAMES) as GameId[];

const data = async (name: string) =>
  JSON.parse(await readFile(join(process.cwd(), "web/data/evidence", `${name}.json`), "utf8"));
const POSITIONS: Record<GameId, string> = (await data("laws")).positions;

/** Every square with its name, whatever board it lies on. */
const BY_LETTERS = settings({ filippinaNames: "algebraic" });

// Provenance.

const MARK = { attested: "attested", partly: "attested in part", settled: "our reading" } as const;
type Mark = keyof typeof MARK;

for (const game of GAMES) {
  scene(`${game}: the page tells what is kept, and no more`, { hash: `#evidence/${game}` }, async (page) => {
    const facts = await data(game);
    const name = NAMES[game];
    await page.getByRole("heading", { level: 1, name: `Where ${name} comes from` }).waitFor();
    await page.getByRole("heading", { level: 2, name: "The record" }).waitFor();
    assert.equal(await page.title(), `Where ${name} comes from · Dama Atlas`);

    const map = page.getByRole("img", { name: /^Map of land and sea around .+; a mark at \d.+° [NS], \d.+° [EW]\.$/ });
    assert.equal(await map.count(), 1);

    const rows = await page.locator(".articles-label > .articles").first().locator("li").allInnerTexts();
    const articles = Object.entries(facts.articles) as [string, { mark: Mark; why: string | null }][];
    assert.equal(rows.length, articles.length);
    for (const [i, [article, { mark, why }]] of articles.entries()) {
      const [title = "", reason] = (rows[i] ?? "").split(/\n+/);
      assert.ok(title.endsWith(`(${article}) ${MARK[mark]}`), `${title} is not ${article}, ${mark}`);
      assert.equal(reason === undefined, why === null, title);
    }

    const blanks = [facts.record, ...Object.values(facts.telling)].filter((value) => value === null).length;
    const quotes = facts.quotes.length === 0 ? 1 : 0;
    assert.equal(await page.getByText("not recorded", { exact: true }).count(), blanks + quotes);

    for (const { title } of facts.sources) await page.getByText(title, { exact: true }).first().waitFor();
    for (const { text, lang } of facts.names) {
      const word = page.locator("dt").getByText(text, { exact: true }).first();
      assert.equal(await word.getAttribute("lang"), lang, text);
    }
    const said = await page
      .locator("blockquote")
      .evaluateAll((all) => all.map((one) => [one.getAttribute("lang"), one.textContent]));
    assert.deepEqual(
      said,
      facts.quotes.map(({ lang, text }: Record<string, string>) => [lang, text]),
    );
    if (facts.record) await page.getByText(facts.record.id).waitFor();
  });
}

scene("from the home page to a source, to another, to the laws and to the game, and back again", {}, async (page) => {
  await page.getByRole("link", { name: "Where it comes from: Tama" }).click();
  await heading(page, "Where Tama comes from");
  await page.getByRole("navigation").getByRole("link", { name: "Dhamet" }).click();
  await heading(page, "Where Dhamet comes from");
  const here = page.getByRole("navigation").getByRole("link", { name: "Dhamet" });
  assert.equal(await here.getAttribute("aria-current"), "page");
  await page.getByRole("link", { name: "Same capture, five laws" }).click();
  await heading(page, "Same capture, five laws");
  await page.getByRole("link", { name: "Where it comes from: Turkish Dama" }).click();
  await heading(page, "Where Turkish Dama comes from");
  await page.getByRole("link", { name: "Play Turkish Dama" }).click();
  await page.getByRole("grid").waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Where it comes from" }).click();
  await heading(page, "Where Turkish Dama comes from");
  await page.goBack();
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Where it comes from" }).click();
  await heading(page, "Where Turkish Dama comes from");
  await page.goBack();
  await page.getByRole("grid").waitFor();
  await page.goBack();
  await heading(page, "Where Turkish Dama comes from");
});

/** The page with this title is there, with its content; keys and screen readers go on from the title. */
async function heading(page: Page, name: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1, name });
  await title.waitFor();
  await page.locator(".evidence-page").waitFor();
  await until(async () => assert.ok(await title.evaluate((one) => one === document.activeElement), name));
}

const asked: string[] = [];
const noted = (): string[] => asked.filter((path) => /evidence|map\.json/.test(path)).sort();
scene(
  "nothing of these pages is fetched before one is opened",
  { prepare: async (page) => page.on("request", (request) => asked.push(new URL(request.url()).pathname)) },
  async (page) => {
    await page.locator("dama-thumb canvas").nth(4).waitFor();
    assert.ok(asked.length > 0);
    assert.deepEqual(noted(), []);
    await page.getByRole("link", { name: "Where it comes from: Tama" }).click();
    await page.getByRole("heading", { name: "The record" }).waitFor();
    assert.deepEqual(noted(), ["/data/evidence/tama.json", "/data/map.json", "/locales/en/evidence.ftl"]);
  },
);

scene(
  "a slip in a data file is told with file and field",
  {
    hash: "#evidence/tama",
    expect: /could not be opened/,
    prepare: (page) =>
      page.route("**/data/evidence/tama.json", async (route) =>
        route.fulfill({ json: { ...(await data("tama")), dates: "long ago" } }),
      ),
  },
  async (page) => {
    await page.getByRole("alert").waitFor();
    await page.getByText("evidence/tama.json: dates: expected a date, or two with / between").waitFor();
    await page.getByRole("heading", { level: 1, name: "Where Tama comes from" }).waitFor();
  },
);

scene(
  "a file that is not there is named",
  {
    hash: "#laws",
    expect: /could not be opened|404|failed/,
    prepare: (page) => page.route("**/data/evidence/laws.json", (route) => route.fulfill({ status: 404 })),
  },
  async (page) => {
    await page.getByText(/data\/evidence\/laws\.json: HTTP 404/).waitFor();
  },
);

scene(
  "a position that is none is told with its game",
  {
    hash: "#laws",
    expect: /could not be opened/,
    prepare: (page) =>
      page.route("**/data/evidence/laws.json", (route) =>
        route.fulfill({ json: { positions: { ...POSITIONS, tama: "W:Wz9:Ba1" } } }),
      ),
  },
  async (page) => {
    await page
      .getByText(/^evidence\/laws\.json: positions\.tama: expected a position of this game \(.*z9.*\)$/)
      .waitFor();
  },
);

// The laws.

/** "a3xb1(b2,b3,d4,c5)" or "a3xc3xe5, takes 2": from, to and how many. */
interface Capture {
  from: string;
  to: string;
  takes: number;
}
const sorted = (captures: readonly Capture[]) => captures.map(({ from, to, takes }) => `${from} ${to} ${takes}`).sort();

async function capturesBy(game: GameId): Promise<Capture[]> {
  const { stdout } = await run(setting("DAMA_BIN"), ["moves", game, POSITIONS[game]]);
  return stdout
    .trim()
    .split(" ; ")
    .filter((move) => move.includes("x"))
    .map((move) => {
      const parts = /^(\w\d)x(\w\d)\((.+)\)$/.exec(move);
      assert.ok(parts, move);
      const [, from = "", to = "", taken = ""] = parts;
      return { from, to, takes: taken.split(",").length };
    });
}

const law = (page: Page, game: GameId): Locator => page.getByRole("region", { name: NAMES[game], exact: true });

async function captureTexts(at: Locator): Promise<{ text: string; takes: number }[]> {
  const buttons = await at.locator(".capture").allTextContents();
  return buttons.map((label) => {
    const parts = /^(\S+), takes (\d)$/.exec(label.trim());
    assert.ok(parts, label);
    return { text: parts[1] ?? "", takes: Number(parts[2]) };
  });
}

/** What stands on the board of a law. */
async function pieces(at: Locator, game: GameId): Promise<string[]> {
  const { man, king } = WORDS[game];
  const labels = await at
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label") ?? ""));
  return labels
    .map((label) => label.split(", "))
    .filter(([, what]) => what !== "empty")
    .map(([name, what = ""]) => {
      const [side = "", word] = what.split(" ");
      assert.ok(word === man || word === king, what);
      return `${side.toLowerCase()} ${word === king ? "king " : ""}${name}`;
    })
    .sort();
}

/** The board stands as the native program has it after these actions. */
async function standsAs(at: Locator, game: GameId, actions: readonly string[]): Promise<void> {
  const wanted = expected(await dama({ rules: game, from: POSITIONS[game] }, actions), game).pieces;
  await until(async () => assert.deepEqual(await pieces(at, game), wanted, actions.join(" ")));
}

/** How many pieces may be taken: the five laws at one glance. */
const TAKES: Record<GameId, [least: number, most: number]> = {
  "la-dama": [1, 5],
  filippina: [3, 3],
  tama: [3, 3],
  dhamet: [5, 5],
  turkish: [4, 4],
};

const LAWS = { hash: "#laws", storage: BY_LETTERS };
scene("the captures shown are the engine's, and each leads where it leads", LAWS, async (page) => {
  for (const game of GAMES) {
    const at = law(page, game);
    await at.locator('[role="gridcell"]').first().waitFor({ state: "attached" });
    await standsAs(at, game, []);

    const native = await capturesBy(game);
    const shown = await captureTexts(at);
    const ends = shown.map(({ text, takes }) => ({ from: text.slice(0, 2), to: text.slice(-2), takes }));
    assert.deepEqual(sorted(ends), sorted(native));
    const takes = native.map((capture) => capture.takes);
    const [least, most] = TAKES[game];
    assert.deepEqual([Math.min(...takes), Math.max(...takes)], [least, most]);
    await at.getByText(`Pieces taken: ${least === most ? most : `${least} to ${most}`}.`).waitFor();
    await at
      .getByText(native.length === 1 ? "One capture is legal." : `${native.length} captures are legal.`)
      .waitFor();

    if (shown.length > 4) await at.locator("summary").click();
    // All of few; of many the first, the last and some between.
    const step = Math.ceil(shown.length / 6);
    for (const [i, { text }] of shown.entries()) {
      if (i % step !== 0 && i !== shown.length - 1) continue;
      await at.getByRole("button", { name: new RegExp(`^${text}, takes`) }).click();
      await standsAs(at, game, [text]);
    }
    await at.getByRole("button", { name: "Set up again" }).click();
    await standsAs(at, game, []);

    await at.getByRole("button", { name: "Play the capture" }).click();
    const greatest = shown.find((capture) => capture.takes === most)?.text ?? "";
    await standsAs(at, game, [greatest]);
  }
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  const visit = { hash: "#laws", storage: BY_LETTERS, context: { ...DESK, reducedMotion } };
  scene(`all five at once, and set up again, motion ${reducedMotion}`, visit, async (page) => {
    const playAll = page.getByRole("button", { name: "Play the capture on all five" });
    await playAll.click();
    for (const game of GAMES) {
      const at = law(page, game);
      const shown = await captureTexts(at);
      const greatest = shown.find(({ takes }) => takes === TAKES[game][1])?.text ?? "";
      await standsAs(at, game, [greatest]);
    }
    const live = await page.locator('[role="status"][aria-live]').first().textContent();
    for (const game of GAMES) assert.ok(live?.includes(`${NAMES[game]}. White: `), live ?? "");
    const setUp = page.getByRole("button", { name: "Set all up again" });
    await setUp.click();
    for (const game of GAMES) await standsAs(law(page, game), game, []);
    // Also while pieces are on their way.
    await playAll.click();
    await setUp.click();
    for (const game of GAMES) await standsAs(law(page, game), game, []);
  });
}

scene("a capture broken off in La Dama is blown, by a tap or by keys", { hash: "#laws" }, async (page) => {
  const at = law(page, "la-dama");
  for (const how of ["tap", "keys"] as const) {
    const press = async (name: string | RegExp) => {
      const button = at.getByRole("button", { name }).last();
      if (how === "tap") await button.click();
      else {
        await button.focus();
        await page.keyboard.press("Enter");
      }
    };
    await press("Leave part of it");
    await at.getByText(/More could have been taken: Black may now blow [a-e][1-5]\./).waitFor();
    const [, square = ""] = /may now blow (\w\d)/.exec((await at.textContent()) ?? "") ?? [];
    const moved = (await at.getByText(/^White: /).textContent()) ?? "";
    const [, from, to] = /White: (\w\d) to (\w\d), takes/.exec(moved) ?? [];
    await standsAs(at, "la-dama", [`${from}x${to}`]);
    await press(`Blow ${square}`);
    await standsAs(at, "la-dama", [`${from}x${to}`, `~${square}`]);
    if (how === "keys") {
      await until(async () =>
        assert.ok(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)),
      );
    }
    await press("Set up again");
    await standsAs(at, "la-dama", []);
  }
});

scene(
  "the boards are live: pieces move by hand, and what cannot be is told why",
  { hash: "#laws", storage: BY_LETTERS },
  async (page) => {
    const at = law(page, "turkish");
    const square = (name: string) => at.locator(`[data-name="${name}"]`);
    await square("e3").click();
    await at
      .getByText(/A capture comes first|must/i)
      .first()
      .waitFor();
    await standsAs(at, "turkish", []);
    await square("a3").click();
    for (const stop of ["d3", "d5", "b5", "b1"]) await square(stop).click();
    await standsAs(at, "turkish", ["a3xb1"]);
    // Nothing more can be moved until it is set up again.
    await square("b1").click();
    await standsAs(at, "turkish", ["a3xb1"]);

    const tama = law(page, "tama");
    const cell = (name: string) => tama.locator(`[data-name="${name}"]`);
    await cell("a3").focus();
    await page.keyboard.press("Enter");
    for (const stop of ["d3", "d5", "b5"]) {
      await cell(stop).focus();
      await page.keyboard.press("Enter");
    }
    await standsAs(tama, "tama", ["a3xb5"]);

    // Whoever comes back finds everything set up.
    await page.goto(`${site()}#evidence/tama`);
    await page.getByRole("heading", { name: "The record" }).waitFor();
    assert.equal(await page.getByRole("grid").count(), 0);
    await page.goBack();
    for (const game of GAMES) await standsAs(law(page, game), game, []);
  },
);

// Pictures to be looked at, and nothing beside the screen.

const OUT = join(process.cwd(), "target", "screenshots");
const DESKTOP = { ...DESK, viewport: { width: 1280, height: 800 } };
const SCREENS: [string, BrowserContextOptions][] = [
  ["narrow-light", { ...PHONE, viewport: { width: 280, height: 653 } }],
  ["desk-dark", { ...DESKTOP, colorScheme: "dark" }],
];
if (FULL)
  SCREENS.push(["phone-light", PHONE], ["phone-dark", { ...PHONE, colorScheme: "dark" }], ["desk-light", DESKTOP]);

for (const [screen, frame] of SCREENS) {
  scene(`pictures of the evidence, ${screen}`, { context: frame }, async (page) => {
    await mkdir(OUT, { recursive: true });
    const visits = [...GAMES.map((game) => [`evidence-${game}`, `#evidence/${game}`]), ["laws", "#laws"]] as const;
    for (const [name = "", hash = ""] of visits) {
      await page.goto(`${site()}${hash}`);
      await page
        .locator(name === "laws" ? "dama-law canvas" : ".articles li")
        .first()
        .waitFor({ state: "attached" });
      const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
      assert.ok(content <= width, `${name} is ${content} wide on ${width}`);
      await page.screenshot({ path: join(OUT, `${name}-${screen}.png`), fullPage: true });
    }
  });
}
