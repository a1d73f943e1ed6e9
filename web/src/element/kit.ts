/**
 * What all boards of a page share: the engine, compiled once, the texts and the puzzles. Whoever asks first
 * starts the loading; what failed is tried anew by whoever asks next.
 */
import { Banks } from "../app/daily/banks.js";
import type { Loaded } from "../engine/client.js";
import type { RulesInfo } from "../engine/contract.js";
import { loadEngine } from "../engine/whole.js";
import type { Language } from "../i18n/languages.js";
import { BOARD_FILES, loadTexts, speak, type Texts } from "../i18n/text.js";

export interface Kit {
  loaded: Loaded;
  rules: readonly RulesInfo[];
  banks: Banks;
}

/** Told when a bank has come or failed. */
type Listener = () => void;

const listeners = new Set<Listener>();
const texts = new Map<string, Promise<Texts>>();
let engine: Promise<Kit> | null = null;

/** The texts of a language and the engine. @param base where the site's files lie @throws {TextsMissing} {LoadError} */
export async function loadKit(base: URL, language: Language): Promise<[Texts, Kit]> {
  const { code } = language;
  const wanted = texts.get(code) ?? loadTexts(language, base, [...BOARD_FILES, "embed"]);
  texts.set(code, wanted);
  // A fault of the engine waits for its words.
  const [words, kit] = await Promise.allSettled([wanted, loadEngineKit(base)]);
  if (words.status === "rejected") {
    texts.delete(code);
    throw words.reason;
  }
  if (kit.status === "rejected") {
    speak(words.value);
    throw kit.reason;
  }
  return [words.value, kit.value];
}

/** The engine, for those who see to their texts themselves. @throws {LoadError} */
export async function loadEngineKit(base: URL): Promise<Kit> {
  engine ??= load(base);
  const loading = engine;
  try {
    return await loading;
  } catch (error) {
    if (engine === loading) engine = null;
    throw error;
  }
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
