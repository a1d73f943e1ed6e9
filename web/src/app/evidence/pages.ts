/** Gathers what a page of evidence needs: its words first, then facts, map or position. */
import { fetchFile } from "../../engine/files.js";
import { hasText, loadLater } from "../../i18n/text.js";
import type { App } from "../app.js";
import type { Body, EvidenceRoute } from "./door.js";
import { type Known, readFacts, readLaws, readMaps } from "./facts.js";
import { lawsPage } from "./laws-view.js";
import { provenanceView } from "./provenance.js";

/** @throws {FactsError} or a `TextsMissing`, or an `Error` that names the file. */
export async function open(app: App, route: EvidenceRoute): Promise<Body> {
  // Words and data lie beside the engine.
  const base = app.loaded.url;
  await loadLater("evidence", base);
  if (route.page === "laws") {
    const file = "evidence/laws.json";
    return lawsPage(app, file, await read(base, file, readLaws));
  }
  const known: Known = {
    message: hasText,
    variants: (game) =>
      app
        .rulesOf(game)
        .slice(1)
        .map(({ id }) => id),
  };
  const { game } = route;
  const [facts, maps] = await Promise.all([
    read(base, `evidence/${game}.json`, (file, data) => readFacts(file, data, known)),
    read(base, "map.json", readMaps),
  ]);
  return () => provenanceView(app, facts, maps[game]);
}

async function read<T>(base: string, name: string, reader: (file: string, data: unknown) => T): Promise<T> {
  const url = new URL(`data/${name}`, base).href;
  const response = await fetchFile(url).catch(() => null);
  if (!response?.ok) throw new Error(`${url}: ${response ? `HTTP ${response.status}` : "no answer"}`);
  const text = await response.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return reader(name, data);
}
