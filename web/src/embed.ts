/**
 * A board alone on a page, for frames: the words follow `embed.html?`. A classic script, so that it also starts
 * in a frame without an origin; where that frame may fetch nothing, one more script carries the files. The page
 * around hears how high the board is and what happens on it, and may say little: see `element/messages.ts`.
 */
import { keepOffline } from "./app/offline.js";
import { carryFiles } from "./engine/files.js";
import { defineBoard } from "./element/element.js";
import { EVENTS } from "./element/events.js";
import { asksForKiosk, ownPage } from "./element/kiosk/page.js";
import { KIOSK_WORDS } from "./element/kiosk/words.js";
import { type Report, readOrder } from "./element/messages.js";
import pageStyle from "./element/page.css";
import { WORDS } from "./element/words.js";
import { tellLanguage } from "./app/speech.js";
import { chooseLanguage } from "./i18n/languages.js";
import { t } from "./i18n/text.js";
import { GAME_NAME, GAMES } from "./i18n/words.js";

/** Milliseconds from the beginning of a screen in a hall to that of being kept for when there is no internet. */
const KEEP_AFTER = 5_000;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error("embed.js is a classic script");
const base = new URL("./", script.src);

// What the page itself may not say, since WebKit's frames without an origin have no 'self'.
if (self.origin !== "null") {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:";
  document.head.append(policy);
}

carryFiles(base, new URL("embed-files.js", base));
defineBoard(base);

const sheet = new CSSStyleSheet();
sheet.replaceSync(pageStyle);
document.adoptedStyleSheets = [sheet];

const asked = new URLSearchParams(window.location.search);
tellLanguage(chooseLanguage(asked.get("lang"), ...navigator.languages), document.documentElement);
const board = document.createElement("dama-board");
for (const word of [...WORDS, ...KIOSK_WORDS]) {
  const value = asked.get(word);
  if (value !== null) board.setAttribute(word, value);
}

const framed = window.parent !== window;
/** There is nothing in a report that anybody may not know, whoever the page around is. */
const report = (report: Report): void => {
  if (framed) window.parent.postMessage(report, "*");
};

for (const name of EVENTS)
  board.addEventListener(name, (event) => report({ dama: "event", name, detail: event.detail }));

let height = 0;
new ResizeObserver(() => {
  const now = Math.ceil(board.getBoundingClientRect().height);
  if (now === height) return;
  height = now;
  report({ dama: "height", height });
}).observe(board);

window.addEventListener("message", ({ source, data }) => {
  if (!framed || source !== window.parent) return;
  const order = readOrder(data);
  switch (order?.dama) {
    case "set":
      for (const [word, value] of Object.entries(order.words)) {
        if (value === null) board.removeAttribute(word);
        else board.setAttribute(word, value);
      }
      return;
    case "do":
      board.do(order.deed);
      return;
    case "move":
      board.move(order.text);
  }
});

if (!asksForKiosk(window.location.search)) {
  const main = document.createElement("main");
  main.append(board);
  document.body.append(main);
  board.addEventListener("dama-ready", ({ detail }) => {
    // Sets of rules are called after their game.
    const game = GAMES.find((game) => detail.game.startsWith(game));
    if (game) document.title = `${t(GAME_NAME[game])} · ${t("app-name")}`;
  });
} else {
  document.body.append(board);
  ownPage();
  // A hall may be without internet; a board in a frame keeps nothing.
  window.setTimeout(() => void keepOffline(board), KEEP_AFTER);
}
