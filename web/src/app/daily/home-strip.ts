/** What the home page says of the day's puzzle: one line, with its state and the streak. No bank is fetched for it. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import { DAILY, hashOf } from "../route.js";
import type { DailyPages } from "./pages.js";
import { attemptWords, resultMark, streakWords } from "./parts.js";

export function homeStrip(daily: DailyPages): TemplateResult {
  const { today } = daily;
  const { featured } = daily.loaded.engine.dayInfo(today);
  const { game } = daily.info(featured);
  const attempt = daily.ledger.kept(`${featured}/${today}`);
  const streak = daily.ledger.summary(today);
  return html`
    <section class="day game-${game}" aria-label=${t("daily-title")}>
      <a class="day-one" href=${hashOf({ page: "daily", game: featured, date: "" })}>
        <span class="day-name">${t("day-featured", { game: t(GAME_NAME[game]) })}</span>
        <span class="result-line">${resultMark(attempt)}<span>${attemptWords(attempt)}</span></span>
      </a>
      <a class="day-all" href=${hashOf(DAILY)}>${t("day-all")}</a>
      ${streak.best > 0 ? html`<span class="quiet-words">${streakWords(streak)}</span>` : nothing}
    </section>
  `;
}
