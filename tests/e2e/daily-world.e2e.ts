/**
 * What surrounds a day's puzzle: clocks and places, midnight, two pages at once, storage that is blocked, full
 * or damaged, addresses, past days, and streaks carried from one device to another.
 */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import type { RulesId } from "../../web/src/engine/contract.js";
import { engine } from "./support/games.js";
import { handsFor } from "./support/hands.js";
import { listening, shut } from "./support/hosts.js";
import { bankOf, button, doDeed, GAMES, kept, puzzleStands, solveAll, story, Twin } from "./support/puzzles.js";
import { host } from "./support/site.js";
import { FULL, scene, site, theBrowser, until } from "./support/stage.js";
import { ZONES } from "../zones.js";

const GAME: RulesId = "tama";
const DATE = "2027-01-05";
const DAY = engine.dayOf(DATE);
const KEY = `${GAME}/${DAY}`;
const clock = (time: string) => (page: Page | BrowserContext) => page.clock.setFixedTime(new Date(time));
const NOON = clock(`${DATE}T12:00:00Z`);
const HERE = { hash: `#daily/${GAME}`, prepare: NOON };

const mouse = (page: Page) => handsFor(page, "mouse");
const wrong = async (page: Page) => {
  const twin = Twin.of(GAME, DATE);
  await doDeed(page, mouse(page), twin, twin.nextWrong());
};
const solve = (page: Page, date: string) => solveAll(page, mouse(page), Twin.of(GAME, date));

// Clocks and places.

const TRIED = FULL ? ZONES : (["Atlantic/Canary", "Pacific/Kiritimati"] as const);
/** The last and the first moment of a day somewhere, and days on which clocks are changed. */
const MOMENTS = ["2027-01-05T10:00:01Z", "2027-03-28T00:59:59Z", "2027-10-31T23:30:00Z"];

for (const timeZone of TRIED) {
  scene(`the day is the visitor's own: ${timeZone}`, { context: { timezoneId: timeZone } }, async (page) => {
    for (const moment of MOMENTS) {
      await clock(moment)(page);
      await page.goto(`${site()}#about`);
      await page.goto(`${site()}#daily`);
      const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(moment));
      const words = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "long" }).format(new Date(moment));
      const said = `Day ${engine.dayOf(date)} · ${words}`;
      await until(async () => assert.equal(await page.locator(".daily-when strong").textContent(), said));
    }
  });
}

scene(
  "a puzzle begun before midnight counts for its day, and the streak goes on",
  {
    hash: `#daily/${GAME}`,
    prepare: clock(`${DATE}T23:59:50Z`),
  },
  async (page) => {
    await puzzleStands(page);
    await wrong(page);
    await clock("2027-01-06T00:00:20Z")(page);
    await button(page, "Try again").click();
    await solve(page, DATE);
    assert.equal((await kept(page, KEY))?.solvedAt, 2);
    assert.match(await story(page), new RegExp(`Day ${DAY} · 5 January 2027`));
    // The next day's is there, and is another day of the same streak.
    await page.getByRole("link", { name: "Today’s puzzle", exact: true }).click();
    await puzzleStands(page);
    await until(async () =>
      assert.match(await story(page), new RegExp(`Day ${DAY + 1} · 6 January 2027.*Attempt 1 of 3`)),
    );
    await solve(page, "2027-01-06");
    await until(async () => assert.match(await story(page), /2 days in a row\. Best: 2\./));
    assert.match(await page.locator("#share-text").inputValue(), /\n2 days in a row\.\n/);
  },
);

scene(
  "the page notices by itself that the day is over",
  { hash: "#daily", prepare: clock(`${DATE}T23:59:58Z`) },
  async (page) => {
    const when = page.locator(".daily-when");
    await until(async () =>
      assert.match((await when.textContent()) ?? "", new RegExp(`Day ${DAY} .*Next puzzle in 00:00:02`)),
    );
    await clock("2027-01-06T00:00:01Z")(page);
    await until(async () =>
      assert.match((await when.textContent()) ?? "", new RegExp(`Day ${DAY + 1} · 6 January 2027.*23:59:59`)),
    );
  },
);

scene("a clock set back neither adds nor loses", HERE, async (page) => {
  await puzzleStands(page);
  await solve(page, DATE);
  await clock("2027-01-03T12:00:00Z")(page);
  await page.goto(`${site()}#daily`);
  await page.goto(`${site()}#daily/${GAME}`);
  await puzzleStands(page);
  await until(async () => assert.match(await story(page), new RegExp(`Day ${DAY - 2} `)));
  await solve(page, "2027-01-03");
  await until(async () => assert.match(await story(page), /Outside the streak.*1 day in a row\. Best: 1\./));
});

// Two pages at once.

for (const locks of [true, false]) {
  scene(
    `two pages at one puzzle have three attempts together${locks ? "" : ", without locks"}`,
    {
      hash: `#daily/${GAME}`,
      prepare: async (_, context) => {
        await NOON(context);
        if (!locks) await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
      },
    },
    async (page) => {
      await puzzleStands(page);
      const other = await page.context().newPage();
      await other.goto(`${site()}#daily/${GAME}`);
      await puzzleStands(other);
      await wrong(page);
      await until(async () => assert.match(await story(other), /Attempt 2 of 3/));
      // The first page still shows why; here the next wrong turn is the second attempt.
      await wrong(other);
      assert.equal((await kept(page, KEY))?.wrong, 2);
      await button(page, "Try again").click();
      await wrong(page);
      assert.equal((await kept(page, KEY))?.phase, "missed");
      await until(async () => assert.match(await story(other), /Missed.*This puzzle has ended in another window\./));
      assert.equal(await button(other, "Try again").count(), 0);
    },
  );
}

// Storage.

scene(
  "without storage it can be played, and says that nothing is kept",
  {
    hash: `#daily/${GAME}`,
    prepare: async (page) => {
      await NOON(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      });
    },
  },
  async (page) => {
    await puzzleStands(page);
    assert.match((await page.locator(".notices").textContent()) ?? "", /Progress is not saved here/);
    await wrong(page);
    await button(page, "Try again").click();
    await solve(page, DATE);
    assert.match(await story(page), /Solved at the second attempt.*1 day in a row/);
  },
);

scene(
  "with a full storage it can be played, and says so",
  {
    hash: `#daily/${GAME}`,
    prepare: async (page) => {
      await NOON(page);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    },
  },
  async (page) => {
    await puzzleStands(page);
    await wrong(page);
    assert.match((await page.locator(".notices").textContent()) ?? "", /storage of this browser is full/);
    assert.match(await story(page), /2 attempts are left/);
    await button(page, "Try again").click();
    assert.match(await story(page), /Attempt 2 of 3/);
  },
);

const won = engine.attemptAfter(engine.attemptBegun(GAME, DAY - 1, 1), "won");
const counted = { [`${GAME}/${DAY - 1}`]: { attempt: won, counts: true } };
const streakOf = (attempt: string): string => {
  const streaks = new engine.Streaks("");
  streaks.record(attempt);
  return streaks.code();
};
const KEPT: Record<string, { text: string; said: RegExp; streak: RegExp }> = {
  "no record at all": { text: "{not json", said: /damaged.*daily\.aside-1/, streak: /No streak yet/ },
  "a streak that cannot be read is made anew from the attempts": {
    text: JSON.stringify({ version: 1, data: { streaks: "0000", attempts: counted } }),
    said: /damaged.*daily\.aside-1/,
    streak: /1 day in a row/,
  },
  "one attempt that cannot be read leaves the others": {
    text: JSON.stringify({
      version: 1,
      data: {
        streaks: streakOf(won),
        attempts: { ...counted, "tama/9": { attempt: "dama-attempt 1 tama", counts: true } },
      },
    }),
    said: /damaged.*daily\.aside-1/,
    streak: /1 day in a row/,
  },
  "a newer version": {
    text: JSON.stringify({ version: 99, data: { in: "another form" } }),
    said: /newer version.*daily\.aside-1/,
    streak: /No streak yet/,
  },
};
for (const [name, { text, said, streak }] of Object.entries(KEPT)) {
  const visit = { hash: "#daily", prepare: NOON, storage: { "dama-atlas.daily": text } };
  scene(`kept before: ${name}`, visit, async (page) => {
    await until(async () => assert.match((await page.locator(".streak").textContent()) ?? "", streak));
    assert.match((await page.locator(".notices").textContent()) ?? "", said);
    assert.equal(await page.evaluate(() => localStorage.getItem("dama-atlas.daily.aside-1")), text, "byte for byte");
  });
}

// Addresses.

const puzzles = (hash: string, visit = {}) => ({ hash, prepare: NOON, ...visit });

const REFUSED: [string, RegExp][] = [
  ["#daily/chess", /There are no puzzles of “chess”/],
  ["#daily/turkish/2027-02-30", /names no day.*2027-02-30/s],
  ["#daily/turkish/tomorrow", /names no day/],
  ["#daily/turkish/2027-01-06", /The puzzle of 6 January 2027 is not there yet/],
  ["#daily/turkish/2020-01-01", /no puzzle on 1 January 2020/],
  ["#archive/chess", /There are no puzzles of “chess”/],
  ["#puzzle/turkish", /“turkish” names no puzzle/],
  ["#puzzle/turkish-0", /names no puzzle/],
  ["#puzzle/turkish-999999", /there is none of this number/],
];
scene("addresses that name no puzzle say why", puzzles("#daily"), async (page) => {
  for (const [hash, said] of REFUSED) {
    await page.goto(`${site()}${hash}`);
    await until(async () => assert.match((await page.locator(".trouble").textContent()) ?? "", said));
  }
  await page.getByRole("link", { name: "All of today’s puzzles" }).last().click();
  await page.locator(".daily-boards").waitFor();
});

scene("a puzzle by its number, as others link to it", puzzles("#about"), async (page) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const bank = bankOf(GAME);
  const today = bank.numberOf(DAY);
  const number = today === 1 ? 2 : 1;
  await page.goto(`${site()}?puzzle=${GAME}-${number}`);
  await puzzleStands(page);
  assert.match(await story(page), new RegExp(`Puzzle ${number} of the collection`));
  await solveAll(page, mouse(page), new Twin(GAME, number));
  assert.equal((await kept(page, `${GAME}-${number}`))?.phase, "solved");
  assert.equal(await page.locator("#share-text").count(), 0, "it is no day's puzzle");
  await page.reload();
  await puzzleStands(page);
  assert.match(await story(page), /Solved at the first attempt/);
  await page.getByRole("link", { name: "All of today’s puzzles" }).first().click();
  await until(async () => assert.match((await page.locator(".streak").textContent()) ?? "", /No streak yet/));
  // Today's is today's, whatever it is asked for by.
  await page.goto(`${site()}?puzzle=${GAME}-${today}`);
  await puzzleStands(page);
  assert.match(await story(page), new RegExp(`Day ${DAY} · 5 January 2027`));
});

scene(
  "a bank that cannot be had is told of, and asked for again",
  {
    hash: `#daily/${GAME}`,
    prepare: async (page) => {
      await NOON(page);
      let tries = 0;
      await page.route("**/data/puzzles/*", (route) => {
        tries += 1;
        return tries === 1 ? route.fulfill({ status: 404, body: "" }) : route.continue();
      });
    },
    expect: /404|puzzles\/tama\.txt/,
  },
  async (page) => {
    await until(async () =>
      assert.match((await page.locator(".trouble").textContent()) ?? "", /could not be loaded.*HTTP 404/s),
    );
    await button(page, "Try again").click();
    await puzzleStands(page);
  },
);

scene(
  "banks are fetched when they are needed, and not before",
  {
    hash: "",
    prepare: async (page) => {
      await NOON(page);
      page.on("request", (request) => {
        const name = /puzzles\/(.*)\.txt$/.exec(request.url())?.[1];
        if (name) fetched.push(name);
      });
    },
  },
  async (page) => {
    await page.getByRole("link", { name: /^Puzzle of the day/ }).waitFor();
    await page.goto(`${site()}#${GAME}`);
    await page.locator('[role="grid"]').waitFor();
    assert.deepEqual(fetched, []);
    await page.goto(`${site()}#daily/${GAME}`);
    await puzzleStands(page);
    assert.deepEqual(fetched, [GAME]);
    await page.goto(`${site()}#daily`);
    await page
      .locator("dama-thumb canvas")
      .nth(GAMES.length - 1)
      .waitFor();
    assert.deepEqual([...fetched].sort(), [...GAMES].sort());
  },
);
const fetched: string[] = [];

test("a puzzle stands in a frame on a page of others, even one without an origin", { timeout: 120_000 }, async () => {
  // Such a frame is a stranger to its own server, so that one must let strangers read.
  const open = await host({ headers: { "Access-Control-Allow-Origin": "*" } });
  const around = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    const address = `${open.url}?puzzle=${GAME}-1`;
    answer.end(
      `<!doctype html><title>Around</title><iframe sandbox="allow-scripts" style="width:900px;height:700px" src="${address}"></iframe>`,
    );
  });
  const outside = await listening(around);
  const own = await theBrowser().newContext({ viewport: { width: 1000, height: 760 }, reducedMotion: "reduce" });
  try {
    const page = await own.newPage();
    await page.goto(outside);
    const frame = page.frameLocator("iframe");
    await frame.locator(".solve .story", { hasText: "Puzzle 1 of the collection" }).waitFor();
    const twin = new Twin(GAME, 1);
    const { squares } = twin.way(twin.nextWrong());
    for (const name of squares) await frame.locator(`[data-name="${name}"]`).click();
    await frame.locator(".solve .story", { hasText: "2 attempts are left." }).waitFor();
  } finally {
    await own.close();
    await shut(around);
    await open.stop();
  }
});

// Past days.

scene(
  "past days stand as small boards, with what became of them, outside the streak",
  {
    hash: `#archive/${GAME}`,
    prepare: NOON,
    storage: {
      "dama-atlas.daily": JSON.stringify({ version: 1, data: { streaks: streakOf(won), attempts: counted } }),
    },
  },
  async (page) => {
    const days = page.locator(".archive-days a");
    await until(async () => assert.equal(await days.count(), 4));
    assert.deepEqual(
      await days.locator(".unseen, .result-line").evaluateAll((all) => all.map((one) => one.textContent?.trim())),
      [
        "1 January 2027:",
        "not tried yet",
        "2 January 2027:",
        "not tried yet",
        "3 January 2027:",
        "not tried yet",
        "4 January 2027:",
        "Solved at the first attempt",
      ],
    );
    await page.getByRole("link", { name: "Month before" }).click();
    await until(async () => assert.equal(await days.count(), 31));
    await page.getByRole("link", { name: "Month after" }).click();
    await page.getByRole("link", { name: /^3 January 2027/ }).click();
    await puzzleStands(page);
    await solve(page, "2027-01-03");
    await until(async () => assert.match(await story(page), /does not change your streak/));
    await page.getByRole("link", { name: "Past days" }).click();
    await page.getByRole("link", { name: "3 January 2027: Solved at the first attempt" }).waitFor();
    await page.goto(`${site()}#daily`);
    await until(async () =>
      assert.match((await page.locator(".streak").textContent()) ?? "", /1 day in a row\. Best: 1\./),
    );
  },
);

// From one device to another.

scene("streaks go from one device to another by a code", puzzles("#daily"), async (page) => {
  await page.getByText("Take your streaks to another device").click();
  const outcome = page.locator("#transfer-outcome");
  const put = async (code: string, said: RegExp) => {
    await page.locator("#streak-other").fill(code);
    await button(page, "Add to mine").click();
    await until(async () => assert.match((await outcome.textContent()) ?? "", said));
  };
  const code = streakOf(won);
  await put("", /no code in the field/);
  await put("what?", /a character that no code has/);
  await put(code.slice(0, -1), /not whole, or a character is mistyped/);
  await put(code.toLowerCase().replace(/(.{4})/g, "$1-"), /Added\./);
  assert.equal(await page.locator("#streak-code").inputValue(), code);
  assert.match((await page.locator(".streak").textContent()) ?? "", /1 day in a row/);
});

scene(
  "without a clipboard or a share sheet that works, the text is selected, to be copied by hand",
  {
    hash: `#daily/${GAME}`,
    prepare: async (page) => {
      await NOON(page);
      await page.addInitScript(() => {
        const own = window as unknown as { shared: unknown[] };
        own.shared = [];
        Object.defineProperty(navigator, "share", {
          value: (data: unknown) => {
            own.shared.push(data);
            // First somebody closes the sheet, then it is not allowed.
            const name = own.shared.length === 1 ? "AbortError" : "NotAllowedError";
            return Promise.reject(new DOMException("no", name));
          },
        });
      });
    },
  },
  async (page) => {
    await puzzleStands(page);
    // The site's own setting says where others find it.
    await page.evaluate(() => {
      const named = document.querySelector<HTMLMetaElement>('meta[name="dama-address"]');
      if (named) named.content = "https://example.org/dama/";
    });
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await solve(page, DATE);
    const said = page.getByText("The text is selected: copy it by hand.");
    await button(page, "Share…").click();
    assert.equal(await said.count(), 0, "closing the sheet is an answer");
    await button(page, "Share…").click();
    await said.waitFor();
    const shared = await page.evaluate(() => (window as unknown as { shared: { text: string }[] }).shared[1]?.text);
    assert.equal(shared, await page.locator("#share-text").inputValue());
    assert.match(shared ?? "", /\nhttps:\/\/example\.org\/dama\/#daily\/tama\/2027-01-05$/);
    await button(page, "Copy").click();
    await said.waitFor();
    const selected = await page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>("#share-text");
      return field?.value.slice(field.selectionStart, field.selectionEnd);
    });
    assert.equal(selected, await page.locator("#share-text").inputValue());
  },
);
