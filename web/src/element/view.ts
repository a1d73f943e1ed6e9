/** How a board on somebody's page looks: the board, what is to be said, a row of buttons; or why there is none. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { dialogHead } from "../app/controls.js";
import { dayWords } from "../app/daily/parts.js";
import { isDated } from "../app/daily/find.js";
import type { Solve } from "../app/daily/solve.js";
import { solutionView, taskView } from "../app/daily/solve-view.js";
import { dialogFrame, riskView } from "../app/dialogs.js";
import { failureView } from "../app/failure.js";
import { gameName } from "../app/phrases.js";
import { action, movesView, statusView } from "../app/play-view.js";
import type { Play } from "../app/play.js";
import { hashOf } from "../app/route.js";
import { ruleCard } from "../app/rule-card.js";
import { LoadError } from "../engine/client.js";
import { bdi, hasText, notation, t, TextsMissing, tx } from "../i18n/text.js";
import type { Controller } from "./controller.js";
import { WordError } from "./words.js";

export function boardView(board: Controller): TemplateResult {
  const shown = board.play ?? board.solve;
  return html`
    <div class="frame" part="frame" data-theme=${board.theme} dir=${board.language.dir} lang=${board.language.code}>
      <div class=${shown ? `owner game-${shown.info.game}` : "owner"}>
        <div class="looks">
          ${bodyView(board)}
          ${dialogView(board)}
        </div>
      </div>
      <div class="unseen" role="status" aria-live="polite"></div>
    </div>
  `;
}

function bodyView(board: Controller): TemplateResult {
  const { play, solve, trouble } = board;
  if (trouble) return troubleView(board, trouble);
  if (play) return playView(board, play);
  if (solve) return solveView(board, solve);
  return html`<div class="waiting" aria-busy="true"></div>`;
}

function playView(board: Controller, play: Play): TemplateResult {
  const demo = board.wish?.mode === "demo";
  const { still } = board;
  return html`
    <section
      class=${classMap({ embed: true, "moves-open": play.movesOpen, calm: board.settings.speed === 0 })}
      aria-label=${gameName(play.info)}
    >
      <div class="board-room" part="board">${play.board.element}</div>
      <div class="story" part="story">
        ${statusView(board, play)}
        ${play.movesOpen ? movesView(play) : nothing}
      </div>
      <div class="actions" part="actions" role="group" aria-label=${t("embed-actions")}>
        ${still || demo ? nothing : gameActions(board, play)}
        ${demo ? pauseAction(board) : nothing}
        ${action("flip", "do-flip-short", () => play.flip())}
        ${rulesAction(board)}
      </div>
      ${linksView(board, play)}
    </section>
  `;
}

const gameActions = (board: Controller, play: Play): TemplateResult => html`
  ${action("undo", "do-undo", () => play.undo(), { disabled: !play.canUndo })}
  ${action("redo", "do-redo", () => play.redo(), { disabled: !play.state.canRedo })}
  ${action("hint", "do-hint", () => void play.coach.hint(), { disabled: !play.coach.canHint, title: t("do-hint-label") })}
  ${action("moves", "do-moves", () => toggleMoves(board, play), { pressed: play.movesOpen })}
  ${action("again", "embed-again", () => board.restart(), { disabled: play.history.length === 0 })}
`;

const pauseAction = (board: Controller): TemplateResult =>
  board.paused
    ? action("resume", "embed-resume", () => board.pause(false))
    : action("pause", "embed-pause", () => board.pause(true));

function toggleMoves(board: Controller, play: Play): void {
  play.movesOpen = !play.movesOpen;
  board.update();
}

const rulesAction = (board: Controller): TemplateResult | typeof nothing =>
  board.wish?.showRules ? action("rules", "do-rules", () => board.openDialog({ kind: "rules" })) : nothing;

function solveView(board: Controller, solve: Solve): TemplateResult {
  const { id } = solve;
  return html`
    <section class="embed" aria-label=${t("solve-title", { game: gameName(solve.info) })}>
      <div class="board-room" part="board">${solve.board.element}</div>
      <div class="story" part="story">
        <p class="solve-when">${isDated(id) ? dayWords(board, id.day) : t("solve-number", { number: id.number })}</p>
        ${taskView(solve)}
        ${solve.stage === "over" || solve.solution ? solutionView(solve) : nothing}
      </div>
      <div class="actions" part="actions" role="group" aria-label=${t("embed-actions")}>${rulesAction(board)}</div>
      ${linksView(board, solve)}
    </section>
  `;
}

/** Ways to the site; each opens a page of its own, since this one belongs to somebody else. */
function linksView(board: Controller, { info }: Pick<Play, "info">): TemplateResult | typeof nothing {
  if (!board.wish?.showLinks) return nothing;
  const to = (hash: string, words: string) => html`
    <a href=${new URL(`index.html${hash}`, board.place.base).href} target="_blank" rel="noopener">${words}</a>
  `;
  return html`
    <p class="links" part="links">
      ${to(hashOf({ page: "evidence", game: info.game }), t("nav-evidence"))}
      ${to("", t("app-name"))}
    </p>
  `;
}

function dialogView(board: Controller): TemplateResult {
  const { dialog, play, solve } = board;
  const shown = play ?? solve;
  const name = [dialog?.kind, shown && `game-${shown.info.game}`].filter(Boolean).join(" ");
  const close = () => board.closeDialog();
  if (dialog?.kind === "rules" && shown) {
    const title = t("card-title", { game: gameName(shown.info) });
    return dialogFrame(board, name, html`${dialogHead(title, close)}${ruleCard(shown.phrases)}`);
  }
  if (dialog?.kind === "risk" && play) return dialogFrame(board, name, riskView(board, play, dialog.move));
  return dialogFrame(board, name, nothing);
}

/** What is wrong, and what was expected in its place; whoever made the page reads it as well as visitors do. */
function troubleView(board: Controller, trouble: unknown): TemplateResult {
  if (trouble instanceof LoadError || trouble instanceof TextsMissing || !hasText("embed-trouble")) {
    return html`<div class="trouble" role="alert">${failureView(trouble, () => board.again())}</div>`;
  }
  const said = trouble instanceof Error ? trouble.message : String(trouble);
  return html`
    <div class="trouble" role="alert">
      <h2>${t("embed-trouble")}</h2>
      ${
        trouble instanceof WordError
          ? html`
            <p>${tx("embed-word", { word: notation(trouble.word), value: notation(trouble.value) })}</p>
            <p class="quiet-words">${tx("embed-expected", { values: notation(trouble.expected.join(", ")) })}</p>
          `
          : html`<p class="evidence">${bdi(said)}</p>`
      }
      <p><button type="button" class="button" @click=${() => board.again()}>${t("load-again")}</button></p>
    </div>
  `;
}
