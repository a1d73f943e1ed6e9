/** The home page: five boards as five objects, and the games kept on this device. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { GameId, GameState, RulesInfo } from "../engine/contract.js";
import { dateText } from "../i18n/dates.js";
import { t, tx } from "../i18n/text.js";
import { GAME_NAME, GAME_WORDS, GAMES } from "../i18n/words.js";
import type { App } from "./app.js";
import { languages, settingsButton } from "./controls.js";
import { icon } from "./icons.js";
import { NewGame } from "./new-game.js";
import { levelName } from "./opponent-view.js";
import { gameName, sideName } from "./phrases.js";
import { hashOf } from "./route.js";
import { forgetGame, type SavedGame, savedShape } from "./saved.js";
import { lookFor } from "./settings.js";
import "./thumb.js";

/** What a card shows: a fresh game, or one that waits to be gone on with. */
interface Card {
  info: RulesInfo;
  state: GameState;
  address: string;
  kept: SavedGame | null;
}

export function homeView(app: App): TemplateResult {
  const games = app.store.read(savedShape).filter((game) => app.rules.has(game.rules));
  return html`
    <header class="masthead">
      <div>
        <h1 tabindex="-1">${t("app-name")}</h1>
        <p>${t("app-line")}</p>
      </div>
      <nav>
        <a class="button quiet" href="#learn">${t("nav-learn")}</a>
        ${settingsButton(() => app.openDialog({ kind: "settings" }))}
      </nav>
    </header>
    <main class="home">
      ${app.daily ? app.daily.strip() : html`<section class="day"></section>`}
      <ul class="boards">
        ${GAMES.map((game) => cardView(app, cardOf(app, game, games)))}
      </ul>
      ${games.length > 0 ? keptView(app, games) : nothing}
    </main>
    <footer class="foot">${languages(app.settings.language, (language) => app.change({ language }))}<a href=${hashOf({ page: "laws" })}>${t("nav-laws")}</a><a href=${hashOf({ page: "accessibility" })}>${t("nav-access")}</a><a href="#about">${t("nav-about")}</a></footer>
  `;
}

/** The newest unfinished game of a kind, if it can still be read; else a new one. */
function cardOf(app: App, game: GameId, games: readonly SavedGame[]): Card {
  const { engine } = app.loaded;
  const kept = games.find((saved) => !saved.over && app.info(saved.rules).game === game);
  if (kept) {
    try {
      const handle = engine.fromText(kept.address);
      const card = { info: app.info(kept.rules), state: handle.state(), address: kept.address, kept };
      handle.free();
      return card;
    } catch (error) {
      console.warn("a kept game cannot be read", kept.address, error);
    }
  }
  const [info] = app.rulesOf(game);
  if (!info) throw new Error(`no rules of ${game}`);
  const handle = engine.newGame(info.id, false);
  const card = { info, state: handle.state(), address: handle.address(), kept: null };
  handle.free();
  return card;
}

function cardView(app: App, { info, state, address, kept }: Card): TemplateResult {
  const words = GAME_WORDS[info.game];
  const name = t(GAME_NAME[info.game]);
  const look = {
    ...lookFor(app.settings, info.game, app.theme, { bottom: kept?.bottom ?? "white", faceToFace: false }),
    coordinates: "none" as const,
  };
  const picture = {
    info,
    pieces: state.pieces,
    look,
    key: JSON.stringify([info.id, state.key, look]),
    draw: app.parts.thumbnail,
  };
  const href = `#${address}`;
  const begin = kept ? nothing : (event: MouseEvent) => beginAsUsual(app, info.game, event);
  return html`
    <li class="card game-${info.game}">
      <a class="card-board" href=${href} @click=${begin} tabindex="-1" aria-hidden="true">
        <dama-thumb .picture=${picture}></dama-thumb>
      </a>
      <div class="card-words">
        <h2 id="card-${info.game}">${name}</h2>
        <p class="card-do">
          <a
            class="button main"
            id="play-${info.game}"
            aria-labelledby="play-${info.game} card-${info.game}"
            href=${href}
            @click=${begin}
          >${t(kept ? "home-go-on" : "home-begin")}</a>
          <button
            type="button"
            class="button quiet"
            id="new-${info.game}"
            aria-labelledby="new-${info.game} card-${info.game}"
            @click=${() => app.askNewGame(info.game)}
          >${t("home-new")}</button>
        </p>
        ${
          kept
            ? html`<p class="waiting">${t("home-waiting", { number: state.number, side: sideName(state.side) })}<br>${against(kept)}</p>`
            : nothing
        }
        <p class="place">${t(words.place)} <span class="when">${tx(words.when)}</span></p>
      </div>
      <p class="told">${t(words.told)}
        <a href=${hashOf({ page: "learn", what: info.game, part: "" })} aria-label=${t("nav-learn-of", { game: name })}>${t("nav-learn")}</a>
        <a href=${hashOf({ page: "evidence", game: info.game })} aria-label=${t("nav-evidence-of", { game: name })}>${t("nav-evidence")}</a></p>
    </li>
  `;
}

/** Who chose the computer last has it again; the link itself leads to a game for two. */
function beginAsUsual(app: App, game: GameId, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const form = new NewGame(app, game);
  if (form.against === "people") return;
  event.preventDefault();
  form.next();
  // Where lots are wished, they are drawn.
  if (form.stage === "hands") app.openDialog({ kind: "begin", form });
}

const against = ({ computer }: SavedGame): string =>
  computer ? t("home-computer", { level: levelName(computer.level) }) : t("home-people");

function keptView(app: App, games: readonly SavedGame[]): TemplateResult {
  return html`
    <details class="kept">
      <summary>${t("home-kept")}</summary>
      <ul>
        ${repeat(
          games,
          ({ id }) => id,
          (game) => {
            const name = gameName(app.info(game.rules));
            const when = dateText({ dateStyle: "medium", timeStyle: "short" }, new Date(game.when));
            return html`
              <li>
                <a href="#${game.address}">
                  ${t(game.over ? "home-kept-over" : "home-kept-line", { game: name, number: game.number })}
                </a>
                <span class="when">${against(game)}<br>${when}</span>
                <button
                  type="button"
                  class="icon-button"
                  aria-label=${t("home-forget", { game: name, date: when })}
                  @click=${() => {
                    forgetGame(app.store, game.id);
                    app.update();
                  }}
                >${icon("close")}</button>
              </li>
            `;
          },
        )}
      </ul>
    </details>
  `;
}
