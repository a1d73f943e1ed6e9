/** Every past day of a game, a month at a time, as a calendar of small boards. Free, and outside the streak. */
import { html, nothing, type TemplateResult } from "lit";
import type { DayInfo, RulesId } from "../../engine/contract.js";
import { dateText } from "../../i18n/dates.js";
import { t } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import type { App } from "../app.js";
import { hashOf } from "../route.js";
import type { Bank } from "./banks.js";
import { dateWords } from "./clock.js";
import type { DailyPages } from "./pages.js";
import { attemptWords, boardOf, resultMark } from "./parts.js";

export function archiveView(app: App, daily: DailyPages, game: RulesId, asked: string): TemplateResult {
  const { engine } = daily.loaded;
  const first = engine.firstDay();
  const last = daily.today - 1;
  const bank = daily.banks.get(game);
  return html`
    <main class="archive game-${daily.info(game).game}">
      <p class="quiet-words">${t("archive-text")}</p>
      <nav class="archive-games" aria-label=${t("archive-games")}>
        ${daily.games.map((one) => {
          const name = t(GAME_NAME[daily.info(one).game]);
          const href = hashOf({ page: "archive", game: one, month: asked });
          return html`<a href=${href} aria-current=${one === game ? "page" : nothing}>${name}</a>`;
        })}
      </nav>
      ${bank === null ? html`<p>${t("daily-opening")}</p>` : nothing}
      ${bank instanceof Error ? html`<p role="alert">${t("daily-no-bank")}</p>` : nothing}
      ${
        bank && !(bank instanceof Error)
          ? last < first
            ? html`<p>${t("archive-empty", { date: dateWords(engine.dayInfo(first)) })}</p>`
            : monthView(app, daily, game, bank, first, last, asked)
          : nothing
      }
    </main>
  `;
}

const monthOf = ({ date }: DayInfo): string => date.slice(0, 7);

function monthView(
  app: App,
  daily: DailyPages,
  game: RulesId,
  bank: Bank,
  first: number,
  last: number,
  asked: string,
): TemplateResult {
  const { engine } = daily.loaded;
  const days: DayInfo[] = [];
  const months: string[] = [];
  for (let day = first; day <= last; day += 1) {
    const info = engine.dayInfo(day);
    days.push(info);
    if (months.at(-1) !== monthOf(info)) months.push(monthOf(info));
  }
  // An address may name a month that has not come; the newest one is shown then.
  const at = months.includes(asked) ? months.indexOf(asked) : months.length - 1;
  const shown = days.filter((day) => monthOf(day) === months[at]);
  const [begin] = shown;
  if (!begin) return html``;
  const name = (day: DayInfo) =>
    dateText({ month: "long", year: "numeric", timeZone: "UTC" }, new Date(Date.UTC(day.year, day.month - 1, day.day)));
  const step = (to: number, label: string) => {
    const other = months[to];
    return other
      ? html`<a class="button quiet" href=${hashOf({ page: "archive", game, month: other })}>${t(label)}</a>`
      : html`<span></span>`;
  };
  return html`
    <div class="archive-head">${step(at - 1, "archive-before")}<h2>${name(begin)}</h2>${step(at + 1, "archive-after")}</div>
    <ol class="archive-days">
      ${shown.map((day) => dayView(app, daily, game, bank, day))}
    </ol>
  `;
}

function dayView(app: App, daily: DailyPages, game: RulesId, bank: Bank, day: DayInfo): TemplateResult {
  const id = daily.puzzleOf(game, bank, day.number);
  const puzzle = id && bank.puzzle(id.number);
  if (!id || !puzzle) return html``;
  const attempt = daily.ledger.kept(id.key);
  const said = attemptWords(attempt);
  return html`
    <li class="weekday-${day.weekday}">
      <a href=${hashOf({ page: "daily", game, date: day.date })}>
        ${boardOf(app, puzzle)}
        <span class="archive-day"><span aria-hidden="true">${day.day}</span><span class="unseen">${dateWords(day)}: </span></span>
        <span class="result-line">${resultMark(attempt)}<span>${said}</span></span>
      </a>
    </li>
  `;
}
