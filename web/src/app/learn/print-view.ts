/** What is printed: a game's rules with a board and pieces to cut out, and the puzzle of a day. */
import { html, nothing, type TemplateResult } from "lit";
import type { GameId, RulesId, RulesInfo } from "../../engine/contract.js";
import { bdi, format, notation, t, tx } from "../../i18n/text.js";
import { DUTY_CARD, GAME_NAME, PROMOTION_CARD, REMOVAL_CARD, SIDE } from "../../i18n/words.js";
import type { App } from "../app.js";
import { dateWords } from "../daily/clock.js";
import type { DailyPages } from "../daily/pages.js";
import { Phrases } from "../phrases.js";
import { hashOf } from "../route.js";
import { alongLines, directionWords, promotionWords } from "../rule-card.js";
import { byNumbers } from "../settings.js";
import type { Body } from "./door.js";
import { paperBoard, paperPieces } from "./paper.js";

/** An address of this site as it is typed. */
const address = (hash: string): string => window.location.href.replace(/#.*$/, "") + hash;

const tools = (): TemplateResult => html`
  <div class="paper-tools">
    <p class="quiet-words">${t("learn-print-line")}</p>
    <button type="button" class="button main" @click=${() => window.print()}>${t("learn-print")}</button>
  </div>
`;

/** A game in six lines, from its rule table. */
function lines(phrases: Phrases): TemplateResult {
  const { info, words } = phrases;
  const { table } = info;
  const say = (id: string, args = {}) => html`<li>${tx(id, { ...words, ...args })}</li>`;
  return html`
    <ol class="paper-lines">
      ${say("card-win-text")}
      ${say("six-man-moves", { ways: directionWords(table.manMoves) })}
      ${say("six-man-captures", { ways: directionWords(table.manCaptures) })}
      ${say(DUTY_CARD[`${table.duty}-${table.enforcement}`])}
      ${say(PROMOTION_CARD[table.promotion], { squares: promotionWords(phrases) })}
      ${say("six-king", { ways: directionWords(table.kingMoves) })}
    </ol>
  `;
}

/** What the six lines leave out. */
function more(phrases: Phrases): TemplateResult {
  const { info, words } = phrases;
  const { table } = info;
  const say = (title: string, id: string, args = {}) =>
    html`<p><strong>${tx("sentence", { text: format(title, words) })}</strong> ${tx(id, { ...words, ...args })}</p>`;
  return html`
    ${alongLines(info) ? html`<p>${t("card-along")}</p>` : nothing}
    ${say("card-removal", REMOVAL_CARD[table.removal])}
    ${table.halfTurn ? nothing : say("card-half-turn", "card-half-turn-no")}
    ${table.fixedOpening ? say("card-opening", "card-opening-fixed") : nothing}
    ${say("card-draw", "card-draw-king")}
  `;
}

/** Pieces of a row of those to cut out: as large as two pages' worth of board can use. */
const ACROSS: Record<GameId, number> = { "la-dama": 12, filippina: 12, tama: 16, dhamet: 16, turkish: 16 };

export function sheetPage(app: App, info: RulesInfo): Body {
  const handle = app.loaded.engine.newGame(info.id, true);
  const { pieces } = handle.state();
  handle.free();
  return () => {
    const phrases = new Phrases(info, byNumbers(app.settings, info.game));
    const numbers = phrases.numbers;
    const name = t(GAME_NAME[info.game]);
    const { menEach } = info.table;
    return html`
      <main class="paper game-${info.game}">
        ${tools()}
        <article class="paper-sheet">
          <h2>${t("card-title", { game: name })}</h2>
          <div class="paper-two">
            <figure>
              ${paperBoard(info, { pieces, bottom: "white", names: true, numbers, label: t("learn-print-start") })}
              <figcaption>${t("learn-print-start")}</figcaption>
            </figure>
            ${lines(phrases)}
          </div>
          <div class="paper-more">${more(phrases)}</div>
          <div class="paper-cut">
            <p>${tx("learn-print-pieces", phrases.words)}</p>
            ${paperPieces("white", menEach, ACROSS[info.game])}
            ${paperPieces("black", menEach, ACROSS[info.game])}
          </div>
          <p class="paper-foot">${tx("learn-print-more", { address: notation(address(hashOf({ page: "learn", what: info.game, part: "" }))) })}</p>
        </article>
        <article class="paper-sheet">
          <h2>${name}</h2>
          <div class="paper-large">${paperBoard(info, { pieces: [], bottom: "white", names: true, numbers, label: t("learn-print-board") })}</div>
          <p class="paper-foot">${t("learn-print-board")}</p>
        </article>
      </main>
    `;
  };
}

/** The puzzle of a day on paper; `text` is what the address says after "puzzle": a game and a date, both optional. */
export function puzzlePage(app: App, daily: DailyPages, text: string): Body {
  const [name = "", ...dates] = text.split("/");
  const date = dates.join("/");
  return () => {
    const trouble = (words: TemplateResult, said = "") => html`
      <main class="trouble" role="alert"><p>${words}</p>${said ? html`<p class="evidence">${bdi(said)}</p>` : nothing}</main>
    `;
    const { engine } = daily.loaded;
    const id: RulesId | undefined =
      name === "" ? engine.dayInfo(daily.today).featured : daily.games.find((game) => game === name);
    if (!id) return trouble(tx("daily-bad-game", { text: notation(name) }));
    let day = daily.today;
    try {
      if (date !== "") day = daily.dayOf(date);
    } catch (error) {
      return trouble(tx("daily-bad-date"), error instanceof Error ? error.message : String(error));
    }
    const info = engine.dayInfo(day);
    if (day > daily.today) return trouble(tx("daily-future", { date: dateWords(info) }));
    const bank = daily.banks.get(id);
    if (bank instanceof Error) return trouble(tx("daily-no-bank"), bank.message);
    if (bank === null) {
      return html`<main class="trouble" aria-busy="true"><p class="quiet-words">${t("daily-opening")}</p></main>`;
    }
    const rules = daily.info(id);
    const game = t(GAME_NAME[rules.game]);
    const found = daily.puzzleOf(id, bank, day);
    const puzzle = found ? bank.puzzle(found.number) : null;
    if (!puzzle) return trouble(tx("daily-none", { game }));
    const handle = app.loaded.engine.fromPosition(puzzle.rules, puzzle.position);
    const { pieces } = handle.state();
    handle.free();
    const phrases = new Phrases(rules, byNumbers(app.settings, rules.game));
    const task = t("solve-task", { side: t(SIDE[puzzle.side]), moves: puzzle.moves });
    const answer = address(hashOf({ page: "daily", game: id, date: info.date }));
    return html`
      <main class="paper game-${rules.game}">
        ${tools()}
        <article class="paper-sheet">
          <h2>${t("solve-title", { game })}</h2>
          <p>${t("daily-number", { number: String(day), date: dateWords(info) })}</p>
          <p class="paper-task">${task}</p>
          <div class="paper-puzzle">${paperBoard(rules, {
            pieces,
            bottom: puzzle.side,
            names: true,
            numbers: phrases.numbers,
            label: task,
          })}</div>
          ${lines(phrases)}
          <p class="paper-foot">${tx("learn-print-answer", { address: notation(answer) })}</p>
        </article>
      </main>
    `;
  };
}
