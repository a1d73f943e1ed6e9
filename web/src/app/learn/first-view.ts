/** The guided first game on its page: where one is, the task, the board, what became of the move. */
import { html, nothing, type TemplateResult } from "lit";
import { t, tx } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import { icon } from "../icons.js";
import { hashOf } from "../route.js";
import type { First } from "./first.js";
import { exampleArgs } from "./words.js";

export function firstView(first: First): TemplateResult {
  const { info, task, trial, tasks, at, standing, feedback, over } = first;
  const name = t(GAME_NAME[info.game]);
  trial?.relook();
  if (!task || !trial) return html``;
  const args = {
    ...exampleArgs(trial, { expect: { moves: 0, takes: 0 }, show: task.solution, wish: null }),
    moves: Math.ceil(task.solution.length / 2),
  };
  const [note] = trial.status;
  // While the task is open, why a wish is no move comes first; then what became of the move.
  const phrase = standing === "open" ? (note ?? feedback) : feedback;
  const told = phrase ? tx(phrase.id, phrase.args) : nothing;
  const last = at === tasks.length - 1;
  // Keys go on from the board of the next task, or from the end.
  const next = () => {
    first.go(at + 1);
    focusTrial();
  };
  return html`
    <main class="learn first game-${info.game}">
      <p class="quiet-words">${t("learn-first-line")}</p>
      <ol class="first-steps">
        ${tasks.map((_, i) => {
          const label = t(first.done[i] ? "learn-first-done-number" : "learn-first-number", {
            number: i + 1,
            count: tasks.length,
          });
          return html`<li>
            <button
              type="button"
              class=${first.done[i] ? "is-done" : ""}
              aria-label=${label}
              aria-current=${i === at ? "step" : nothing}
              @click=${() => first.go(i)}
            >${first.done[i] ? icon("check") : i + 1}</button>
          </li>`;
        })}
      </ol>
      <h2 class="first-task">${tx(task.says, args)}</h2>
      <div class="first-play">
        ${tasks.map((_, i) => (i === at ? html`<dama-trial class="first-board" .trial=${first.trials[i]}></dama-trial>` : nothing))}
        <div class="first-side">
          <p class="trial-status ${standing}">${told}</p>
          <p class="trial-do">
            ${
              standing === "done" && !last
                ? html`<button type="button" class="button main" @click=${next}>${t("learn-first-next")}</button>`
                : nothing
            }
            ${
              standing === "open"
                ? html`<button type="button" class="button" @click=${() => first.help()}>${t("learn-show")}</button>`
                : nothing
            }
            ${
              trial.touched
                ? html`<button type="button" class="button" @click=${() => first.again()}>${t("learn-reset")}</button>`
                : nothing
            }
          </p>
          ${
            over
              ? html`
                <p class="first-end">${t("learn-first-end", { game: name })}</p>
                <p class="learn-ways">
                  <a class="button main" href="#${info.id}">${t("home-play", { game: name })}</a>
                  <a class="button" href=${hashOf({ page: "learn", what: info.game, part: "" })}>${t("nav-learn-of", { game: name })}</a>
                  <button type="button" class="button quiet" @click=${() => first.restart()}>${t("learn-first-again")}</button>
                </p>`
              : nothing
          }
        </div>
      </div>
    </main>
  `;
}

function focusTrial(): void {
  requestAnimationFrame(() => {
    const place = document.querySelector("dama-trial");
    if (place && "trial" in place) (place as import("./trial.js").TrialPlace).trial?.board?.focus();
  });
}
