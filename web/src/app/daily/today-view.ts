/** Today's puzzles: the featured one large, the others beside it, with streaks and the time until the next. */
import { html, nothing, type TemplateResult } from "lit";
import type { RulesId } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import type { App } from "../app.js";
import { sideName } from "../phrases.js";
import { hashOf } from "../route.js";
import type { DailyPages } from "./pages.js";
import { attemptWords, boardOf, dayWords, resultMark, streakLine, streakWords } from "./parts.js";
import { transferView } from "./transfer-view.js";
import "./clock.js";

export function todayView(app: App, daily: DailyPages): TemplateResult {
  const { today } = daily;
  const { featured } = daily.loaded.engine.dayInfo(today);
  const others = daily.games.filter((game) => game !== featured);
  return html`
    <main class="daily" @dayover=${() => app.update()}>
      <p class="daily-when"><strong>${dayWords(daily, today)}</strong> <dama-countdown></dama-countdown></p>
      ${streakLine(daily.ledger.summary(today), t("streak-any"))}
      <ul class="daily-boards">
        ${[featured, ...others].map((game) => cardView(app, daily, game, today))}
      </ul>
      ${transferView(app, daily)}
    </main>
  `;
}

function cardView(app: App, daily: DailyPages, game: RulesId, today: number): TemplateResult {
  const info = daily.info(game);
  const name = t(GAME_NAME[info.game]);
  const bank = daily.banks.get(game);
  const id = bank && !(bank instanceof Error) ? daily.puzzleOf(game, bank, today) : null;
  const puzzle = id && bank && !(bank instanceof Error) ? bank.puzzle(id.number) : null;
  const attempt = id ? daily.ledger.kept(id.key) : null;
  const streak = daily.ledger.summary(today, game);
  const href = hashOf({ page: "daily", game, date: "" });
  return html`
    <li class="daily-card game-${info.game}">
      <a class="card-board" href=${href} tabindex="-1" aria-hidden="true">${puzzle ? boardOf(app, puzzle) : html`<span class="board-blank"></span>`}</a>
      <div class="card-words">
        <h2><a href=${href}>${name}</a></h2>
        ${puzzle ? html`<p>${t("solve-task", { side: sideName(puzzle.side), moves: puzzle.moves })}</p>` : nothing}
        ${bank === null ? html`<p class="quiet-words">${t("daily-opening")}</p>` : nothing}
        ${bank instanceof Error ? html`<p class="quiet-words">${t("daily-no-bank")}</p>` : nothing}
        ${bank && !puzzle && !(bank instanceof Error) ? html`<p class="quiet-words">${t("daily-none", { game: name })}</p>` : nothing}
        ${puzzle ? html`<p class="result-line">${resultMark(attempt)}${attemptWords(attempt)}</p>` : nothing}
        ${streak.best > 0 ? html`<p class="quiet-words">${streakWords(streak)}</p>` : nothing}
        <p><a class="quiet-link" href=${hashOf({ page: "archive", game, month: "" })} aria-label=${t("archive-title", { game: name })}>${t("daily-archive")}</a></p>
      </div>
    </li>
  `;
}
