/** Hosts that are set up badly or strictly: the site starts all the same, or says what is wrong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { agrees, cell, ready } from "./support/board.js";
import { type Host, type HostOptions, host } from "./support/site.js";
import { onPage, scene, site } from "./support/stage.js";

/** A test with a server of its own. */
function served(
  name: string,
  options: HostOptions,
  expect: RegExp | undefined,
  run: (page: Page, own: Host) => Promise<void>,
): void {
  test(name, { timeout: 120_000 }, async () => {
    const own = await host(options);
    try {
      const complaints = expect ? { expect } : {};
      await onPage(name, { url: own.url, hash: "#tama", ...complaints }, (page) => run(page, own));
    } finally {
      await own.stop();
    }
  });
}

async function plays(page: Page): Promise<void> {
  await ready(page);
  await cell(page, "a3").click();
  await cell(page, "a4").click();
  await agrees(page, { rules: "tama" }, ["a3-a4"]);
}
const trouble = async (page: Page): Promise<string> => {
  const box = page.getByRole("alert");
  await box.waitFor();
  return (await box.textContent())?.replace(/\s+/g, " ").trim() ?? "";
};

for (const type of ["application/octet-stream", "text/plain"]) {
  served(`wasm sent as ${type} starts, and About says how`, { mime: { wasm: type } }, undefined, async (page) => {
    await plays(page);
    await page.goto(`${page.url().split("#")[0]}#about`);
    await page
      .locator("#diagnostics", { hasText: `compiled after loading, because the server sends it as “${type}”` })
      .waitFor();
  });
}

scene("wasm sent as it should be is compiled while it loads", { hash: "#about" }, async (page) => {
  await page.locator("#diagnostics", { hasText: "dama_rules_bg.wasm, compiled while loading." }).waitFor();
});

served(
  "a policy without wasm-unsafe-eval is named",
  { headers: { "Content-Security-Policy": "default-src 'self'; script-src 'self'" } },
  /./,
  async (page) => {
    const said = await trouble(page);
    assert.match(said, /The rules could not be loaded/);
    assert.match(said, /Content-Security-Policy \(script-src(-elem)?\) blocks WebAssembly/);
    assert.match(said, /'wasm-unsafe-eval' to script-src/);
    assert.match(said, /dama_rules_bg\.wasm/);
  },
);

served(
  "a policy that forbids fetching the rules is named",
  { headers: { "Content-Security-Policy": "connect-src 'none'" } },
  /./,
  async (page) => {
    // The texts cannot be fetched either, so what is said comes from the page itself.
    await page
      .getByText(/could not be loaded|connect-src/)
      .first()
      .waitFor();
  },
);

served(
  "a strict policy that allows wasm is enough",
  {
    headers: {
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
    },
  },
  undefined,
  plays,
);

served(
  "missing rules are told, with their address, and can be asked for again",
  { missing: ["dama_rules_bg.wasm"] },
  /404|missing/,
  async (page, own) => {
    const said = await trouble(page);
    assert.match(said, /There was no answer at the address of the rules\./);
    assert.ok(said.includes(`${own.url}dama_rules_bg.wasm`), said);
    assert.match(said, /HTTP 404/);
    await page.route("**/dama_rules_bg.wasm", async (route) => {
      const response = await route.fetch({ url: `${site()}dama_rules_bg.wasm` });
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
  },
);

scene(
  "the start page in place of the rules is told",
  {
    hash: "#tama",
    prepare: (page) =>
      page.route("**/dama_rules_bg.wasm", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Start</title>" }),
      ),
    expect: /not-wasm/,
  },
  async (page) => {
    const said = await trouble(page);
    assert.match(said, /Something else than the rules is at their address\./);
    assert.match(said, /text\/html/);
  },
);

scene(
  "damaged rules are told",
  {
    hash: "#tama",
    prepare: (page) =>
      page.route("**/dama_rules_bg.wasm", async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
      }),
    expect: /broken|ERR_CONTENT_LENGTH|failed/,
  },
  async (page) => {
    assert.match(await trouble(page), /The rules could not be loaded/);
  },
);

served("missing texts are told with their address", { missing: ["start.ftl"] }, /404|start\.ftl/, async (page, own) => {
  const said = await trouble(page);
  assert.ok(said.includes(`${own.url}locales/en/start.ftl`), said);
});

served("it works in any directory", { under: "/a/deep/directory/" }, undefined, plays);

test("nothing is asked of another host, whatever is opened", { timeout: 120_000 }, async () => {
  const asked: string[] = [];
  const prepare = async (page: Page) => {
    page.on("request", (request) => asked.push(request.url()));
  };
  await onPage("requests", { prepare }, async (page) => {
    await page.getByRole("link", { name: "Play Tama" }).waitFor();
    for (const hash of ["#about", "#la-dama", "#filippina", "#dhamet", "#turkish", "#sheet"]) {
      await page.goto(`${site()}${hash}`);
      await page.locator("h1, .sheet-light, [role=grid]").first().waitFor();
    }
    await page.goto(`${site()}#tama`);
    await plays(page);
    for (const opener of ["Settings", "Rules", "More"]) {
      await page.getByRole("button", { name: opener }).click();
      await page.keyboard.press("Escape");
    }
  });
  assert.ok(asked.length >= 7, asked.join());
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(site()) && !/^(data|blob):/.test(url)),
    [],
  );
});

test("the page works without cookies and asks for no permission", { timeout: 120_000 }, async () => {
  await onPage("cookies", { hash: "#tama" }, async (page) => {
    await plays(page);
    assert.deepEqual(await page.context().cookies(), []);
  });
});

/** Parts that come when somebody first wants their pages. */
const PAGES = /\/part-(pages|about)-[\w]+\.js$/;

for (const [hash, heading] of [
  ["#daily/turkish", "Turkish Dama"],
  ["#about", "About Dama Atlas"],
] as const) {
  scene(
    `a part of ${hash} that does not come is told, and can be asked for again`,
    { hash, prepare: (page) => page.route(PAGES, (route) => route.abort()), expect: /part-|part of|ERR_FAILED/ },
    async (page) => {
      assert.match(await trouble(page), /could not be put together/);
      await page.unroute(PAGES);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("heading", { name: heading }).first().waitFor();
    },
  );
}
