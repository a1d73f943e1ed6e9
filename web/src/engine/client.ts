/**
 * Brings a wasm into the page: fetches and compiles it, and says in a typed way what went wrong when it
 * cannot. It does not know which: `rules.ts` and `whole.ts` do.
 */
import type { Engine } from "./contract.js";
import { fetchFile } from "./files.js";

/** Why the rules could not be loaded. The page has a sentence for each. */
export type LoadFault =
  /** The page's Content-Security-Policy forbids compiling wasm, or fetching it. */
  | "policy"
  /** Nothing at the address, or no answer. */
  | "missing"
  /** The address answers with something else, often the site's start page. */
  | "not-wasm"
  /** This browser has no WebAssembly. */
  | "unsupported"
  /** Wasm, but it does not fit this page (an old copy in a cache, most likely) or is damaged. */
  | "broken";

export class LoadError extends Error {
  constructor(
    readonly fault: LoadFault,
    readonly url: string,
    readonly detail: string,
  ) {
    super(`${fault}: ${url}: ${detail}`);
    this.name = "LoadError";
  }
}

/** How the wasm came to run; shown on the about page so that a fallback never goes unseen. */
export interface Loaded<E = Engine> {
  engine: E;
  /** For those who run the same code elsewhere. */
  module: WebAssembly.Module;
  url: string;
  way: "streaming" | "buffer";
  /** The Content-Type it was served with, "" when there was none. */
  served: string;
}

/** How generated bindings take the module they belong to. */
type Init = (options: { module_or_path: WebAssembly.Module }) => Promise<unknown>;

/** Makes a loader that, called again, gives the same engine, or tries again. */
export function loader<E>(engine: E, init: Init): (url: URL) => Promise<Loaded<E>> {
  let loading: Promise<Loaded<E>> | undefined;
  return (url) => {
    loading ??= load(url.href, engine, init).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load<E>(url: string, engine: E, init: Init): Promise<Loaded<E>> {
  if (typeof WebAssembly !== "object") throw new LoadError("unsupported", url, "");
  // The browser tells which directive blocked something only by this event.
  const violations: SecurityPolicyViolationEvent[] = [];
  const noteViolation = (event: SecurityPolicyViolationEvent) => violations.push(event);
  document.addEventListener("securitypolicyviolation", noteViolation);
  try {
    const { module, way, served } = await compile(url);
    await init({ module_or_path: module });
    return { engine, module, url, way, served };
  } catch (error) {
    // The event is dispatched by a task of its own, sometimes after the rejection.
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw explain(error, url, violations);
  } finally {
    document.removeEventListener("securitypolicyviolation", noteViolation);
  }
}

async function compile(url: string): Promise<Pick<Loaded, "way" | "served"> & { module: WebAssembly.Module }> {
  const response = await fetchFile(url);
  if (!response.ok) throw new LoadError("missing", url, `HTTP ${response.status}`);
  const served = response.headers.get("Content-Type") ?? "";
  // Streaming accepts this one type only; hosts that do not know it serve something else.
  if (served.trim().toLowerCase() === "application/wasm") {
    return { module: await WebAssembly.compileStreaming(response), way: "streaming", served };
  }
  const bytes = await response.arrayBuffer();
  if (!startsAsWasm(bytes)) throw new LoadError("not-wasm", url, served);
  return { module: await WebAssembly.compile(bytes), way: "buffer", served };
}

const startsAsWasm = (bytes: ArrayBuffer): boolean =>
  bytes.byteLength >= 8 && new DataView(bytes).getUint32(0) === 0x0061736d;

function explain(error: unknown, url: string, violations: readonly SecurityPolicyViolationEvent[]): LoadError {
  if (error instanceof LoadError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const blocked = violations.find(
    (event) => event.blockedURI === "wasm-eval" || event.blockedURI === "eval" || event.blockedURI === url,
  );
  if (blocked) return new LoadError("policy", url, blocked.effectiveDirective);
  if (/content.security.policy|unsafe-eval|blocked by csp/i.test(said)) {
    return new LoadError("policy", url, "script-src");
  }
  // While streaming, the browser is the first to see what it got.
  if (/magic/i.test(said)) return new LoadError("not-wasm", url, said);
  // `fetch` rejects with a TypeError when there is no answer at all.
  if (error instanceof TypeError && !/import|WebAssembly/i.test(said)) return new LoadError("missing", url, said);
  return new LoadError("broken", url, said);
}
