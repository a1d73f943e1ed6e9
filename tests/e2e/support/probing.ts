/** Runs the probe of `thinking/probe.ts` on a page of a server of its own. */
import { join } from "node:path";
import * as esbuild from "esbuild";
import type { Page } from "playwright-core";
import type {} from "../thinking/probe.js";
import { type HostOptions, host } from "./site.js";
import { onPage } from "./stage.js";

let script: Promise<string> | undefined;

/** The probe as a classic script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(process.cwd(), "tests/e2e/thinking/probe.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "warning",
    logOverride: { "empty-import-meta": "silent" },
  });
  return outputFiles[0]?.text ?? "";
}

/** Opens a page that can be probed and runs; `expect` as in `Visit`. */
export async function onProbe(
  name: string,
  options: HostOptions,
  expect: RegExp | undefined,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const own = await host(options);
  script ??= bundle();
  try {
    await onPage(name, { url: own.url, hash: "#about", ...(expect ? { expect } : {}) }, async (page) => {
      await page.locator("#diagnostics").waitFor();
      await page.evaluate((await script) ?? "");
      await page.evaluate(() => probe.load());
      await run(page);
    });
  } finally {
    await own.stop();
  }
}
