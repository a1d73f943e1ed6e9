/** Gathers what a page for learners needs: its words first, then lessons or puzzles. */
import { fetchFile } from "../../engine/files.js";
import { hasText, loadLater } from "../../i18n/text.js";
import type { App } from "../app.js";
import { byNumbers, lookFor } from "../settings.js";
import type { RulesInfo } from "../../engine/contract.js";
import { allView, compareView } from "./compare-view.js";
import type { Body, LearnRoute } from "./door.js";
import { First } from "./first.js";
import { firstView } from "./first-view.js";
import { gamePage } from "./game-view.js";
import { type Lessons, readLessons } from "./lessons.js";
import { puzzlePage, sheetPage } from "./print-view.js";
import type { TrialHost } from "./trial.js";

/** @throws {LessonsError} or a `TextsMissing`, or an `Error` that names the file. */
export async function open(app: App, { page, what, part }: LearnRoute): Promise<Body> {
  // Words and lessons lie beside the engine.
  const base = app.loaded.url;
  await Promise.all((["learn", "rules", "daily"] as const).map((name) => loadLater(name, base)));
  const unknown =
    (text: string): Body =>
    () =>
      allView(app, text);
  if (page === "print" && what === "puzzle") {
    const daily = await app.puzzles.want();
    if (!daily) throw app.puzzles.error ?? new Error("no puzzles");
    return puzzlePage(app, daily, part);
  }
  if (page === "learn" && what === "" && part === "") return () => allView(app, "");
  if (page === "learn" && what === "compare" && part === "") return () => compareView(app);
  const info = [...app.rules.values()].find(({ id }) => id === what);
  if (!info) return unknown([what, part].filter(Boolean).join("/"));
  const [usual = info] = app.rulesOf(info.game);
  if (page === "print" && part === "") return sheetPage(app, usual);
  if (page === "learn" && (part === "" || part === "first")) {
    const lessons = await lessonsOf(base, usual);
    const host = hostOf(app, usual);
    if (part === "") return gamePage(app, usual, lessons, host);
    const first = new First(host, usual, lessons.first);
    return () => firstView(first);
  }
  return unknown([what, part].filter(Boolean).join("/"));
}

function hostOf(app: App, { game }: RulesInfo): TrialHost {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  return {
    createBoard: app.parts.createBoard,
    thumbnail: app.parts.thumbnail,
    game: (text) => app.loaded.engine.fromText(text),
    look() {
      const look = lookFor(app.settings, game, app.theme, { bottom: "white", faceToFace: false });
      // Sentences name places: boards that carry no letters by custom have them here.
      return app.settings.coordinates === "custom" && look.coordinates === "none"
        ? { ...look, coordinates: "algebraic" }
        : look;
    },
    numbers: () => byNumbers(app.settings, game),
    say: (text) => app.say(text),
    update: () => app.update(),
    calm: () => still.matches || app.settings.speed === 0,
  };
}

async function lessonsOf(base: string, { id, game }: RulesInfo): Promise<Lessons> {
  const name = `learn/${game}.json`;
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
  return readLessons(name, game, data, { message: hasText, rules: () => id });
}
