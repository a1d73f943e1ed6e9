/** A game learned: its rules step by step with boards, common mistakes, tips, questions and answers. */
import { html, nothing, type TemplateResult } from "lit";
import type { RulesInfo } from "../../engine/contract.js";
import { t, tx } from "../../i18n/text.js";
import { GAME_NAME, GAME_WORDS, RULES_LINE } from "../../i18n/words.js";
import type { App } from "../app.js";
import { compass, icon } from "../icons.js";
import { Phrases } from "../phrases.js";
import { hashOf } from "../route.js";
import { byNumbers } from "../settings.js";
import type { Body } from "./door.js";
import type { Example, Lessons } from "./lessons.js";
import { Trial, type TrialHost, Watch } from "./trial.js";
import { articleWords, exampleArgs, isFar, ruleArgs, waysOf } from "./words.js";

export function gamePage(app: App, info: RulesInfo, lessons: Lessons, host: TrialHost): Body {
  const watch = new Watch(host.calm);
  const titled = (title: () => string, { game, show, wish, expect }: Example) =>
    new Trial(host, info, { game, show, wish, byItself: show.length > 0 && !expect.wins }, title);
  const steps = lessons.steps.map((step) => {
    const title = () => t(step.title, ruleArgs(phrases(), step.title));
    return { ...step, trial: titled(() => t("learn-board", { title: title() }), step.example) };
  });
  const mistakes = lessons.mistakes.map((mistake) => {
    const title = () => t("learn-board", { title: t("learn-part-mistakes") });
    return { ...mistake, trial: titled(title, mistake.example) };
  });
  const phrases = () => new Phrases(info, byNumbers(app.settings, info.game));
  const variants = app.rulesOf(info.game).slice(1);
  return () => {
    const here = phrases();
    const name = t(GAME_NAME[info.game]);
    for (const { trial } of [...steps, ...mistakes]) trial.relook();
    return html`
      <main class="learn game-${info.game}">
        <div class="learn-lead">
          <p class="quiet-words">${t(GAME_WORDS[info.game].place)}</p>
          <p class="learn-ways">
            <a class="button main" href=${hashOf({ page: "learn", what: info.game, part: "first" })}>${t("learn-to-first")}</a>
            <a class="button" href="#${info.id}">${t("home-play", { game: name })}</a>
            <a class="button quiet" href=${hashOf({ page: "print", what: info.game, part: "" })}>${t("learn-to-sheet")}</a>
          </p>
        </div>
        <section aria-labelledby="learn-rules">
          <h2 id="learn-rules">${t("learn-part-rules")}</h2>
          <p class="quiet-words">${t("learn-open")}</p>
          <ol class="lessons">
            ${steps.map(
              ({ title, says, articles, trial, example }) => html`
                <li class="lesson">
                  <div class="lesson-words">
                    <h3>${t(title, ruleArgs(here, title))}</h3>
                    ${says.map((id) => sayView(here, id))}
                    <p class="article">${tx("by-article", { article: articleWords(articles) })}</p>
                  </div>
                  ${trialView(trial, example, watch)}
                </li>
              `,
            )}
          </ol>
        </section>
        <section aria-labelledby="learn-mistakes">
          <h2 id="learn-mistakes">${t("learn-part-mistakes")}</h2>
          <ul class="lessons">
            ${mistakes.map(
              ({ says, articles, trial, example }) => html`
                <li class="lesson">
                  <div class="lesson-words">
                    <p>${tx(says, ruleArgs(here, says))}</p>
                    <p class="article">${tx("by-article", { article: articleWords(articles) })}</p>
                  </div>
                  ${trialView(trial, example, watch)}
                </li>
              `,
            )}
          </ul>
        </section>
        <div class="learn-ends">
          <section aria-labelledby="learn-tips">
            <h2 id="learn-tips">${t("learn-part-tips")}</h2>
            <ul class="tips">${lessons.tips.map((id) => html`<li>${icon("hint")}<span>${tx(id, ruleArgs(here, id))}</span></li>`)}</ul>
          </section>
          <section aria-labelledby="learn-questions">
            <h2 id="learn-questions">${t("learn-part-questions")}</h2>
            ${lessons.questions.map(
              ({ asks, answers }) => html`
                <details class="question">
                  <summary>${tx(asks, ruleArgs(here, asks))}</summary>
                  ${answers.map((id) => html`<p>${tx(id, ruleArgs(here, id))}</p>`)}
                  ${asks === "learn-q-ways" ? html`<ul>${variants.map(({ id }) => html`<li>${t(RULES_LINE[id])}</li>`)}</ul>` : nothing}
                  ${asks === "learn-q-paper" ? html`<p><a href=${hashOf({ page: "print", what: info.game, part: "" })}>${t("learn-to-sheet")}</a></p>` : nothing}
                </details>
              `,
            )}
          </section>
        </div>
        <p class="learn-on">
          <a href=${hashOf({ page: "learn", what: "compare", part: "" })}>${t("nav-compare")}</a>
          <a href=${hashOf({ page: "evidence", game: info.game })}>${t("nav-evidence")}</a>
          <a href=${hashOf({ page: "print", what: "puzzle", part: info.game })}>${t("learn-print-puzzle")}</a>
        </p>
      </main>
    `;
  };
}

/** A sentence, beside a star of arrows where it names directions. */
function sayView(phrases: Phrases, id: string): TemplateResult {
  const ways = waysOf(id, phrases.info);
  const words = tx(id, ruleArgs(phrases, id));
  return ways ? html`<div class="lesson-way">${compass(ways, isFar(id))}<p>${words}</p></div>` : html`<p>${words}</p>`;
}

/** A board with what there is to see, and its two buttons. */
function trialView(trial: Trial, example: Example, watch: Watch): TemplateResult {
  const { status } = trial;
  const shows = example.show.length > 0 || example.wish !== null;
  return html`
    <figure class="trial">
      <dama-trial .trial=${trial} .watch=${watch}></dama-trial>
      <figcaption>
        ${example.see ? html`<p>${tx(example.see, exampleArgs(trial, example))}</p>` : nothing}
        <p class="trial-do">
          ${shows ? button(t("learn-show"), trial.name(), () => void trial.show()) : nothing}
          ${
            trial.touched
              ? button(t("learn-reset"), trial.name(), () => trial.reset())
              : button(t("learn-try"), trial.name(), () => trial.try())
          }
        </p>
        <p class="trial-status">${status.length > 0 ? status.map(({ id, args }) => html`${tx(id, args)} `) : trial.told}</p>
      </figcaption>
    </figure>
  `;
}

const button = (label: string, of: string, onClick: () => void): TemplateResult =>
  html`<button type="button" class="button" aria-label="${label}. ${of}" @click=${onClick}>${label}</button>`;
