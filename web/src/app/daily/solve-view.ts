/** The page of one puzzle: board, the task, attempts, what was found out, and after it the solution. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Branch } from "../../engine/contract.js";
import { marked, notation, t, tx } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import type { App } from "../app.js";
import { barButton, settingsButton } from "../controls.js";
import { icon } from "../icons.js";
import { type Phrase, sideName } from "../phrases.js";
import { DAILY, hashOf } from "../route.js";
import { typedView } from "../typed.js";
import type { DailyPages } from "./pages.js";
import { attemptMarks, dayWords, streakLine } from "./parts.js";
import { shareView } from "./share-view.js";
import type { Solve } from "./solve.js";

export function solveView(app: App, daily: DailyPages, solve: Solve): TemplateResult {
  const { info } = solve;
  return html`
    <header class="bar">
      <a class="icon-button" href=${hashOf(DAILY)} aria-label=${t("daily-all")} title=${t("daily-all")}>${icon("home")}</a>
      <h1 tabindex="-1">${t("solve-title", { game: t(GAME_NAME[info.game]) })}</h1>
      ${barButton("rules", t("solve-rules"), () => app.openDialog({ kind: "newcomer", phrases: solve.phrases }))}
      ${settingsButton(() => app.openDialog({ kind: "settings" }))}
    </header>
    <main
      class=${classMap({ play: true, solve: true, [`game-${info.game}`]: true })}
      @dayover=${() => app.update()}
    >
      <div class="board-place">${solve.board.element}</div>
      <section class="story">
        <p class="solve-when">${daily.isDated(solve.id) ? dayWords(daily, solve.id.day) : t("solve-number", { number: solve.id.number })}</p>
        ${taskView(solve)}
        ${solve.stage === "over" || solve.solution ? overView(app, daily, solve) : nothing}
      </section>
    </main>
  `;
}

/** The task, how it stands, and what may be done. */
export const taskView = (solve: Solve): TemplateResult => html`
  <div class="status">
    ${taskLine(solve)}
    ${attemptMarks(solve.attempt)}
    ${solve.told.map(sentence)}
    ${dutyView(solve)}
    ${choicesView(solve)}
    ${solve.stage === "over" ? nothing : typedView((text) => solve.hear(text), solve.phrases.example)}
  </div>
`;

const sentence = ({ id, args, article }: Phrase): TemplateResult => html`
  <p class="reason">${tx(id, args)}
    ${article ? html`<span class="article">${tx("by-article", { article: notation(article) })}</span>` : nothing}
  </p>
`;

const button = (
  label: TemplateResult | string,
  onClick: () => void,
  main = false,
  disabled = false,
): TemplateResult => html`
  <button
    type="button"
    class="button ${main ? "main" : ""}"
    aria-disabled=${disabled ? "true" : nothing}
    @click=${disabled ? nothing : onClick}
  ><span>${label}</span></button>
`;

/** "White to play and win in 2", and what is left of it. */
function taskLine(solve: Solve): TemplateResult {
  const { puzzle, side, left, stage } = solve;
  const args = { side: sideName(side), moves: stage === "over" ? puzzle.moves : left };
  return html`
    <p class="turn"><span class="turn-mark ${side}" aria-hidden="true"></span>${t("solve-task", args)}</p>
  `;
}

/** What binds the visitor's move, and what may be blown. */
function dutyView(solve: Solve): TemplateResult | typeof nothing {
  if (!solve.mayAct) return nothing;
  const { state, phrases } = solve;
  const found: Phrase[] = state.huffable.length > 0 ? [phrases.huffOpen(state)] : [];
  const duty = phrases.duty(state);
  if (duty) found.push(duty);
  return html`${found.map(sentence)}`;
}

function choicesView(solve: Solve): TemplateResult | typeof nothing {
  const { state, phrases, stage } = solve;
  if (stage === "refuted")
    return html`<div class="choices-now">${button(t("solve-again"), () => void solve.again(), true)}</div>`;
  if (stage === "over") return nothing;
  const blows = solve.mayAct
    ? state.huffable.map((square) =>
        button(tx("huff-one", { square: phrases.square(square) }), () => solve.huff(square)),
      )
    : [];
  const oblige = solve.mayAct && state.canOblige ? button(t("oblige-do"), () => solve.oblige()) : nothing;
  const hint = button(
    t(solve.hinted === 0 ? "solve-ask-piece" : "solve-ask-square"),
    () => void solve.hint(),
    false,
    !solve.canHint,
  );
  return html`<div class="choices-now">${blows}${oblige}${hint}</div>`;
}

function overView(app: App, daily: DailyPages, solve: Solve): TemplateResult {
  return html`
    ${solutionView(solve)}
    ${
      daily.isDated(solve.id)
        ? html`
          ${outsideView(solve)}
          ${solve.id.counts ? streakLine(daily.ledger.summary(daily.today, solve.id.game)) : nothing}
          ${shareView(app, daily, solve)}
        `
        : nothing
    }
    <p class="solve-then">
      ${
        daily.isDated(solve.id) && solve.id.day < daily.today
          ? html`<a class="button main" href=${hashOf({ page: "daily", game: solve.id.game, date: daily.loaded.engine.dayInfo(daily.today).date })}>${t("daily-today")}</a>`
          : nothing
      }
      <dama-countdown></dama-countdown>
      <a href=${hashOf(DAILY)}>${t("daily-all")}</a>
      <a href=${hashOf({ page: "archive", game: solve.info.game, month: "" })}>${t("daily-archive")}</a>
    </p>
  `;
}

/** Why a result is not part of the streak. */
function outsideView(solve: Solve): TemplateResult | typeof nothing {
  if (!solve.id.counts) return html`<p class="quiet-words">${t("solve-archive")}</p>`;
  return solve.recorded === "outside" ? html`<p class="quiet-words">${t("solve-outside")}</p>` : nothing;
}

/** The solution, turn by turn: one way for the winner, every defence for the other. */
export function solutionView(solve: Solve): TemplateResult {
  if (!solve.solution) {
    return html`<div class="choices-now">${button(t("solve-solution"), () => solve.showSolution(), true)}</div>`;
  }
  const { branches, path } = solve;
  const busy = solve.stage !== "over";
  const own = branches[0]?.own ?? true;
  const go = (branch: Branch, label: TemplateResult | string, main: boolean) =>
    button(label, () => void solve.follow(branch), main, busy);
  const text = (branch: Branch) => marked(notation(branch.text));
  return html`
    <section class="solution" aria-labelledby="solution-title">
      <h2 id="solution-title">${t("solution-title")}</h2>
      <ol class="solution-path">${path.map((branch) => html`<li class=${branch.own ? "own" : ""}>${text(branch)}</li>`)}</ol>
      ${path.length === 0 || branches.length > 0 ? nothing : html`<p class="quiet-words">${t("solution-end")}</p>`}
      ${branches.length > 1 && !own ? html`<p class="quiet-words">${t("solution-defences", { count: branches.length })}</p>` : nothing}
      <div class="choices-now">
        ${branches.map((branch, at) => go(branch, own ? html`${t("solution-next")} ${text(branch)}` : text(branch), at === 0))}
      </div>
      <div class="choices-now">
        ${button(t("solution-back"), () => solve.stepBack(), false, busy || path.length === 0)}
        ${button(t("solution-start"), () => solve.showSolution(), false, busy || path.length === 0)}
      </div>
    </section>
  `;
}
