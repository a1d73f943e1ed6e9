/**
 * Starts what an end-to-end test needs: the built site on a server of its own and a Chromium.
 *
 * `cargo xtask test` says through the environment where they are: `DAMA_SITE` (the site),
 * `DAMA_XTASK` (serves it), `DAMA_CHROMIUM` (the browser), `DAMA_BIN` (the native program).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Browser, type Page, chromium } from "playwright-core";

/** How the host of the site is to behave. */
export interface HostOptions {
  /** Content types by file ending, e.g. `{ wasm: "text/plain" }`. */
  mime?: Record<string, string>;
  /** Headers on every answer. */
  headers?: Record<string, string>;
  /** Files answered with 404, by name. */
  missing?: string[];
  /** The path the site appears under, e.g. "/games/dama/". */
  under?: string;
}

/** A served site: its address ends in a slash. */
export interface Host {
  url: string;
  stop(): Promise<void>;
}

/** A setting that `cargo xtask test` makes. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with "cargo xtask test --only e2e"`);
  return value;
}

/** Serves the built site on a free port, until stopped. */
export async function host(options: HostOptions = {}): Promise<Host> {
  const args = ["files", setting("DAMA_SITE"), "--port", "0"];
  for (const [ending, type] of Object.entries(options.mime ?? {})) args.push("--mime", `${ending}=${type}`);
  for (const [name, value] of Object.entries(options.headers ?? {})) args.push("--header", `${name}: ${value}`);
  for (const name of options.missing ?? []) args.push("--missing", name);
  if (options.under !== undefined) args.push("--under", options.under);
  const server = spawn(setting("DAMA_XTASK"), args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await firstLine(server);
  return {
    url,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, "exit");
    },
  };
}

async function firstLine(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("the server has no output");
  for await (const line of createInterface(server.stdout)) return line;
  throw new Error("the server ended without saying its address");
}

/** Starts the Chromium that was found or installed. */
export function browser(): Promise<Browser> {
  return chromium.launch({ executablePath: setting("DAMA_CHROMIUM"), headless: true });
}

/** What Playwright says where a test wants no service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects everything a page complains about, for a test to find empty at its end. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning") {
      found.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Left behind by a page that was left: nobody misses it.
    if (why !== "net::ERR_ABORTED") found.push(`failed: ${request.url()} ${why}`);
  });
  return found;
}
