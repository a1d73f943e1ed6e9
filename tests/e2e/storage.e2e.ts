/** What is kept on the device: without storage, with damaged or newer data, and with a full one. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { agrees, look, ready } from "./support/board.js";
import type { Start } from "./support/dama.js";
import { handsFor } from "./support/hands.js";
import { listening, shut } from "./support/hosts.js";
import { host } from "./support/site.js";
import { scene, site, theBrowser, until } from "./support/stage.js";

const TURKISH: Start = { rules: "turkish" };
const NONE = "Progress is not saved here: the browser offers this page no storage.";

const notices = async (page: Page): Promise<string[]> =>
  (await page.locator(".notices p").allTextContents()).map((text) =>
    text.replace(/\s+/g, " ").replace("Understood", "").trim(),
  );
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function playsOn(page: Page): Promise<void> {
  const hands = handsFor(page, "mouse");
  await hands.square("a3");
  await hands.square("a4");
  await agrees(page, TURKISH, ["a3-a4"]);
}

scene(
  "storage whose mere name throws: it says so once, and plays",
  {
    hash: "#turkish",
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }),
  },
  async (page) => {
    await ready(page);
    assert.deepEqual(await notices(page), [NONE]);
    await playsOn(page);
    await page.getByRole("button", { name: "Understood" }).click();
    assert.deepEqual(await notices(page), []);
    // Settings hold at least while the page is open.
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Night" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "All five boards" }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await page.getByRole("link", { name: "About" }).click();
    await page.getByText("Nothing is kept: this browser offers the page no storage.").waitFor();
  },
);

test("in a frame without an origin it starts, plays and says that nothing is kept", { timeout: 60_000 }, async () => {
  // Such a frame is a stranger to its own server, so that one must let strangers read.
  const open = await host({ headers: { "Access-Control-Allow-Origin": "*" } });
  const around = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(
      `<!doctype html><title>Around</title><iframe sandbox="allow-scripts" style="width:900px;height:700px" src="${open.url}#turkish"></iframe>`,
    );
  });
  const address = await listening(around);
  const own = await theBrowser().newContext({ viewport: { width: 1000, height: 760 }, reducedMotion: "reduce" });
  try {
    const page = await own.newPage();
    await page.goto(address);
    const frame = page.frameLocator("iframe");
    await frame.locator('[role="grid"]').waitFor();
    assert.match((await frame.locator(".notices").textContent()) ?? "", new RegExp(NONE));
    await frame.locator('[data-name="a3"]').click();
    await frame.locator('[data-name="a4"]').click();
    await frame.locator('[data-name="a4"][aria-label*="White taş"]').waitFor();
    await frame.locator(".turn", { hasText: "Black to move" }).waitFor();
  } finally {
    await own.close();
    await shut(around);
    await open.stop();
  }
});

const SETTINGS = "dama-atlas.settings";
const GAMES = "dama-atlas.games";
const ASIDE: Record<string, { key: string; text: string; said: string }> = {
  "damaged settings": {
    key: SETTINGS,
    text: "{not json",
    said: "Something kept on this device was damaged. It was set aside, not deleted, as dama-atlas.settings.aside-1.",
  },
  "damaged games": {
    key: GAMES,
    text: JSON.stringify({ version: 1, data: [{ id: 5 }] }),
    said: "Something kept on this device was damaged. It was set aside, not deleted, as dama-atlas.games.aside-1.",
  },
  "games of a newer version": {
    key: GAMES,
    text: JSON.stringify({ version: 99, data: { games: "in another form" } }),
    said: "Something kept on this device comes from a newer version. It was set aside, not deleted, as dama-atlas.games.aside-1.",
  },
  "a game whose address no longer reads": {
    key: GAMES,
    text: JSON.stringify({
      version: 1,
      data: [
        {
          id: "x",
          rules: "turkish",
          address: "turkish;a3-a9",
          bottom: "white",
          faceToFace: false,
          over: false,
          number: 1,
          side: "black",
          when: 5,
        },
      ],
    }),
    said: "Something kept on this device was damaged. It was set aside, not deleted, as dama-atlas.games.aside-1.",
  },
};
for (const [name, { key, text, said }] of Object.entries(ASIDE)) {
  scene(`${name}: said, never wiped, and the page goes on`, { storage: { [key]: text } }, async (page) => {
    await page.getByRole("link", { name: "Play Turkish Dama" }).waitFor();
    assert.deepEqual(await notices(page), [said]);
    const where = `${key}.aside-1`;
    assert.equal(await kept(page, where), text, "byte for byte");
    assert.equal(await kept(page, key), null);
    await page.goto(`${site()}#turkish`);
    await playsOn(page);
    assert.match((await kept(page, GAMES)) ?? "", /turkish;a3-a4/);
    // Said once; what was set aside stays, also after the next start.
    await page.reload();
    await agrees(page, TURKISH, ["a3-a4"]);
    assert.deepEqual(await notices(page), []);
    assert.equal(await kept(page, where), text);
  });
}

scene(
  "a full storage is said, and the game goes on",
  {
    hash: "#turkish",
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      }),
  },
  async (page) => {
    await ready(page);
    await playsOn(page);
    await until(async () =>
      assert.deepEqual(await notices(page), ["Progress is not saved: the storage of this browser is full."]),
    );
  },
);

scene("what one page keeps another opens", { hash: "#turkish" }, async (page) => {
  await ready(page);
  await playsOn(page);
  const other = await page.context().newPage();
  await other.goto(site());
  await other.getByText("Move 1, Black to move").waitFor();
  await other
    .locator(".card", { hasText: "Turkish" })
    .getByRole("link", { name: "Play on Turkish Dama", exact: true })
    .click();
  await agrees(other, TURKISH, ["a3-a4"]);
  assert.equal((await look(other)).turn, "Black to move");
});

scene("two pages: settings are one, and lines that part are both kept", { hash: "#turkish" }, async (page) => {
  await ready(page);
  await playsOn(page);
  const other = await page.context().newPage();
  await other.goto(`${site()}#turkish;a3-a4`);
  await agrees(other, TURKISH, ["a3-a4"]);

  const choose = async (on: Page, name: string) => {
    await on.getByRole("button", { name: "Settings" }).click();
    await on.getByRole("radio", { name, exact: true }).check();
    await on.keyboard.press("Escape");
  };
  await choose(page, "Night");
  await until(async () => assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), "dark"));
  await choose(other, "Fast");
  const { data } = JSON.parse((await kept(page, SETTINGS)) ?? "null");
  assert.deepEqual([data.theme, data.speed], ["dark", 2]);

  for (const [on, from, to] of [
    [page, "a6", "a5"],
    [other, "b6", "b5"],
  ] as const) {
    const hands = handsFor(on, "mouse");
    await hands.square(from);
    await hands.square(to);
    await agrees(on, TURKISH, ["a3-a4", `${from}-${to}`]);
  }
  const games: { address: string }[] = JSON.parse((await kept(page, GAMES)) ?? "null").data;
  assert.deepEqual(games.map(({ address }) => address).sort(), ["turkish;a3-a4_a6-a5", "turkish;a3-a4_b6-b5"]);
});

const LONG = `turkish;${"a3-a4_".repeat(400)}zz`;
scene("a long address that holds no game is not echoed in full", { hash: `#${LONG}` }, async (page) => {
  await page.getByRole("heading", { name: "This address holds no game" }).waitFor();
  for (const text of await page.locator(".evidence").allTextContents()) assert.ok(text.trim().length <= 120, text);
});
