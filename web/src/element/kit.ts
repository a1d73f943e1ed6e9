/**
 * What all boards of a page share: the engine, compiled once, the texts and the puzzles. Whoever asks first
 * starts the loading; what failed is tried anew by whoever asks next.
 */
import { Banks } from "../app/daily/banks.js";
import { type Loaded, loadEngine } from "../engine/client.js";
import type { RulesInfo } from "../engine/contract.js";
import { LANGUAGES, loadLater, loadTexts } from "../i18n/text.js";

export interface Kit {
  loaded: Loaded;
  rules: readonly RulesInfo[];
  banks: Banks;
}

/** Told when a bank has come or failed. */
type Listener = () => void;

const listeners = new Set<Listener>();
let texts: Promise<void> | null = null;
let engine: Promise<Kit> | null = null;

/** @param base where the site's files lie @throws {TextsMissing} {LoadError} */
export async function loadKit(base: URL): Promise<Kit> {
  texts ??= loadTexts(LANGUAGES[0], base).then(() => loadLater("embed", base));
  engine ??= load(base);
  // A fault of the engine waits for its words.
  const [words, kit] = await Promise.allSettled([texts, engine]);
  if (words.status === "rejected") {
    texts = null;
    throw words.reason;
  }
  if (kit.status === "rejected") {
    engine = null;
    throw kit.reason;
  }
  return kit.value;
}

async function load(base: URL): Promise<Kit> {
  const loaded = await loadEngine(new URL("dama_wasm_bg.wasm", base));
  const banks = new Banks(loaded.engine, base.href, () => {
    for (const listener of listeners) listener();
  });
  return { loaded, rules: loaded.engine.rules(), banks };
}

/** Hears of banks until the returned function is called. */
export function onBanks(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
