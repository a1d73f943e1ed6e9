/** Small pieces that the pages about puzzles share: attempts, results, streaks, days. */
import { html, nothing, type TemplateResult } from "lit";
import type { AttemptInfo, Engine, Puzzle, StreakInfo } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import type { App } from "../app.js";
import { icon } from "../icons.js";
import { lookFor } from "../settings.js";
import "../thumb.js";
import { dateWords } from "./clock.js";

const ATTEMPTS = 3;

/** How a puzzle stands, in words. */
export function attemptWords(attempt: AttemptInfo | null): string {
  if (!attempt) return t("attempt-none");
  if (attempt.phase === "solved") return t("attempt-solved", { count: attempt.solvedAt ?? 0 });
  if (attempt.phase === "missed") return t("attempt-missed");
  return attempt.wrong === 0 && attempt.hints === 0
    ? t("attempt-none")
    : t("attempt-open", { count: attempt.wrong + 1, of: ATTEMPTS });
}

/** Attempts in words, with a mark for each: crossed, ticked or open. */
export function attemptMarks(attempt: AttemptInfo): TemplateResult {
  const marks = Array.from({ length: ATTEMPTS }, (_, at) => {
    if (at < attempt.wrong) return html`<span class="mark missed">${icon("close")}</span>`;
    if (attempt.solvedAt === at + 1) return html`<span class="mark solved">${icon("check")}</span>`;
    return html`<span class="mark"></span>`;
  });
  const hints =
    attempt.hints > 0
      ? html` <span class="quiet-words">${t("attempt-hints", { count: attempt.hints })}</span>`
      : nothing;
  const words =
    attempt.phase === "solved" || attempt.phase === "missed"
      ? attemptWords(attempt)
      : t("attempt-now", { count: Math.min(attempt.wrong + 1, ATTEMPTS), of: ATTEMPTS });
  return html`<p class="attempts"><span class="marks" aria-hidden="true">${marks}</span><span>${words}${hints}</span></p>`;
}

/** "No. 35 · 4 January 2027" */
export function dayWords(days: { loaded: { engine: Pick<Engine, "dayInfo"> } }, day: number): string {
  return t("daily-number", { number: String(day), date: dateWords(days.loaded.engine.dayInfo(day)) });
}

export const streakWords = ({ current }: StreakInfo): string => t("streak-now", { count: current });

/** A streak in words: whose, now, best, and at which attempts. */
export function streakLine(streak: StreakInfo, whose = ""): TemplateResult {
  const spread = whose ? "streak-spread-any" : "streak-spread";
  const [first, second, third] = streak.solved;
  const ended = first + second + third + streak.missed;
  return html`
    <p class="streak">${whose} <strong>${streakWords(streak)}</strong> ${t("streak-best", { count: streak.best })}
      ${ended > 0 ? html`<span class="quiet-words">${t(spread, { first, second, third, missed: streak.missed })}</span>` : nothing}</p>
  `;
}

/** A small mark beside the words about a result: its shape, not its colour, tells it. */
export function resultMark(attempt: AttemptInfo | null): TemplateResult {
  const { phase } = attempt ?? { phase: "open" };
  if (phase === "solved") return html`<span class="mark solved" aria-hidden="true">${icon("check")}</span>`;
  if (phase === "missed") return html`<span class="mark missed" aria-hidden="true">${icon("close")}</span>`;
  return html`<span class="mark" aria-hidden="true"></span>`;
}

/** A puzzle as a small board, its solver below. */
export function boardOf(app: App, puzzle: Puzzle): TemplateResult {
  const info = app.info(puzzle.rules);
  const game = app.loaded.engine.fromPosition(puzzle.rules, puzzle.position);
  const { pieces } = game.state();
  game.free();
  const look = {
    ...lookFor(app.settings, info.game, app.theme, { bottom: puzzle.side, faceToFace: false }),
    coordinates: "none" as const,
  };
  const key = JSON.stringify([puzzle.rules, puzzle.position, look]);
  return html`<dama-thumb .picture=${{ info, pieces, look, key, draw: app.parts.thumbnail }}></dama-thumb>`;
}
