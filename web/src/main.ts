/** The page's beginning: texts and engine, then the app; or, if one is missing, why. */
import { App } from "./app/app.js";
import { showFailure } from "./app/failure.js";
import { settingsShape } from "./app/settings.js";
import { tellLanguage, wishedLanguage } from "./app/speech.js";
import { Store } from "./app/store.js";
import { createBoard, thumbnail } from "./board/index.js";
import { isInside } from "./engine/files.js";
import { loadRules } from "./engine/rules.js";
import { loadTexts } from "./i18n/text.js";

/** Milliseconds from the first board to the beginning of being kept for when there is no internet. */
const KEEP_AFTER = 3_000;

const root = document.querySelector<HTMLElement>("#app");
if (!root) throw new Error("the page has no #app");

const live = document.createElement("div");
live.className = "unseen";
live.setAttribute("role", "status");
live.setAttribute("aria-live", "polite");
document.body.append(live);

try {
  // Beside this script, wherever the site lies.
  const base = import.meta.url;
  await goToHall(base);
  const store = new Store(() => window.localStorage);
  const language = wishedLanguage(store.read(settingsShape).language);
  tellLanguage(language, document.documentElement);
  const [, loaded] = await Promise.all([
    loadTexts(language, base),
    // A fault of the engine waits for its words.
    loadRules(new URL("dama_rules_bg.wasm", base)).catch((error: unknown) => error),
  ]);
  if (loaded instanceof Error) throw loaded;
  new App(loaded as Awaited<ReturnType<typeof loadRules>>, { createBoard, thumbnail }, store, root, live).start();
  // To be kept on the device can wait until everything is there.
  window.setTimeout(() => void import("./app/offline.js").then(({ keepOffline }) => keepOffline(root)), KEEP_AFTER);
} catch (error) {
  console.error(error);
  showFailure(error, root);
}

/** A screen in a museum's hall has a page of its own, with the same words, and no way back to this one. */
async function goToHall(base: string): Promise<void> {
  const kiosk = new URLSearchParams(window.location.search).get("kiosk");
  // That page is not in the app as one file.
  if (kiosk === null || kiosk === "0" || kiosk === "off" || isInside(base)) return;
  window.location.replace(new URL(`embed.html${window.location.search}`, base));
  // The page is about to go; nothing else is to begin.
  await new Promise(() => {});
}
