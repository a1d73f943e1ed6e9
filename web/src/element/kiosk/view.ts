/** The screens in a hall: large, few words, and on each the way back to the first. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { thumbnail } from "../../board/index.js";
import type { Level, RulesInfo } from "../../engine/contract.js";
import { TIME } from "../../engine/thinking.js";
import { dialogHead } from "../../app/controls.js";
import { dayWords } from "../../app/daily/parts.js";
import type { Solve } from "../../app/daily/solve.js";
import { solutionView, taskView } from "../../app/daily/solve-view.js";
import { dialogFrame, riskView } from "../../app/dialogs.js";
import { icon } from "../../app/icons.js";
import { gameName } from "../../app/phrases.js";
import { action, farView, statusView } from "../../app/play-view.js";
import type { Play } from "../../app/play.js";
import { ruleCard } from "../../app/rule-card.js";
import { lookFor } from "../../app/settings.js";
import "../../app/thumb.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { bdi, hasText, notation, t, tx } from "../../i18n/text.js";
import { GAME_WORDS, LEVEL, LEVEL_LINE } from "../../i18n/words.js";
import { WordError } from "../words.js";
import type { Kiosk } from "./kiosk.js";
import { type Measure, WIDTHS } from "./measure.js";
import type { Show } from "./show.js";
import { type Chosen, targetFor } from "./words.js";

export function kioskView(kiosk: Kiosk): TemplateResult {
  const { language } = kiosk.tongues;
  const info = kiosk.show?.play.info ?? kiosk.info;
  const owner = info ? `owner game-${info.game}` : "owner";
  return html`
    <div
      class="frame hall"
      part="frame"
      data-theme=${kiosk.theme}
      dir=${language?.dir ?? "ltr"}
      lang=${language?.code ?? "en"}
    >
      <div class=${owner}>
        <div class="looks">
          ${screenView(kiosk)}
          ${dialogView(kiosk)}
          ${stillThereView(kiosk)}
        </div>
      </div>
      <div class="unseen" role="status" aria-live="polite"></div>
    </div>
  `;
}

function screenView(kiosk: Kiosk): TemplateResult {
  const { screen, show, play, solve, trouble, measure } = kiosk;
  if (trouble) return troubleView(kiosk, trouble);
  if (!kiosk.wish) return html`<div class="hall-screen" aria-busy="true"></div>`;
  switch (screen) {
    case "measure":
      return measure ? measureView(kiosk, measure) : html``;
    case "attract":
      return show ? attractView(kiosk, show) : html``;
    case "games":
      return gamesView(kiosk);
    case "ways":
      return kiosk.info ? waysView(kiosk, kiosk.info) : html``;
    case "play":
      return play ? playView(kiosk, play) : html``;
    case "solve":
      return solve ? solveView(kiosk, solve) : awaitedView(kiosk);
  }
}

/** Presses within a screen that is itself pressed. */
const alone = (act: () => void) => (event: Event) => {
  event.stopPropagation();
  act();
};

// Nobody there.

function attractView(kiosk: Kiosk, show: Show): TemplateResult {
  const { play, story } = show;
  const words = GAME_WORDS[play.info.game];
  const name = gameName(play.info);
  return html`
    <main class="hall-screen attract" data-press @click=${() => kiosk.start()}>
      <header class="hall-head">
        <h1 tabindex="-1">${name}</h1>
        <p class="hall-where">${t(words.place)} · ${t(words.when)}</p>
      </header>
      <div class="hall-board" role="img" aria-label=${t("kiosk-alone", { game: name })}>
        <div inert>${play.board.element}</div>
      </div>
      <div class="hall-words">
        <p class="hall-story">${story.about ? html`<span class="about">${t(story.about)}</span>` : nothing}${t(story.text)}</p>
        <button type="button" class="button main hall-start" @click=${alone(() => kiosk.start())}>${t("kiosk-start")}</button>
        <div class="hall-foot" @click=${(event: Event) => event.stopPropagation()}>
          ${languagesView(kiosk)}
          ${
            show.paused
              ? action("resume", "embed-resume", () => kiosk.pause(false))
              : action("pause", "embed-pause", () => kiosk.pause(true))
          }
        </div>
      </div>
    </main>
  `;
}

/** Each named in itself; nothing where there is one. */
function languagesView(kiosk: Kiosk): TemplateResult | typeof nothing {
  if (LANGUAGES.length < 2) return nothing;
  return html`
    <div class="hall-languages" role="group" aria-label=${t("kiosk-languages")}>
      ${LANGUAGES.map(
        (language) => html`
          <button
            type="button"
            class="button"
            lang=${language.code}
            dir=${language.dir}
            aria-pressed=${language.code === kiosk.tongues.language?.code ? "true" : "false"}
            @click=${() => void kiosk.speak(language)}
          >${language.name}</button>
        `,
      )}
    </div>
  `;
}

// Choosing.

/** The ways back, on every screen that a visitor comes to. */
const footView = (kiosk: Kiosk, middle: TemplateResult | typeof nothing = nothing): TemplateResult => html`
  <footer class="hall-foot">
    ${action("home", "kiosk-back", () => kiosk.back())}
    ${middle}
    ${finishAction(kiosk)}
  </footer>
`;

const finishAction = (kiosk: Kiosk): TemplateResult =>
  action("close", "kiosk-leave", () => kiosk.finish(), { title: t("kiosk-leave-label") });

function gamesView(kiosk: Kiosk): TemplateResult {
  return html`
    <main class="hall-screen choosing">
      <header class="hall-head"><h1 tabindex="-1">${t("kiosk-games")}</h1></header>
      <ul class="hall-games">
        ${kiosk.rules.map(
          (info) => html`
            <li>
              <button type="button" class="hall-tile game-${info.game}" @click=${() => kiosk.chooseGame(info)}>
                ${thumbView(kiosk, info)}
                <span class="hall-tile-name">${gameName(info)}</span>
                <span class="hall-tile-line">${t(GAME_WORDS[info.game].place)}</span>
              </button>
            </li>
          `,
        )}
      </ul>
      ${footView(kiosk, languagesView(kiosk))}
    </main>
  `;
}

function thumbView(kiosk: Kiosk, info: RulesInfo): TemplateResult {
  const look = lookFor(kiosk.settings, info.game, kiosk.theme, { bottom: "white", faceToFace: false });
  const picture = {
    info,
    pieces: kiosk.piecesOf(info),
    look: { ...look, coordinates: "none" as const },
    key: `${info.id}/${JSON.stringify(look)}`,
    draw: thumbnail,
  };
  return html`<dama-thumb .picture=${picture}></dama-thumb>`;
}

function waysView(kiosk: Kiosk, info: RulesInfo): TemplateResult {
  const { choices } = kiosk;
  const levels = choices.flatMap((chosen) => (chosen.way === "play" ? [chosen] : []));
  const others = choices.filter(({ way }) => way !== "play");
  return html`
    <main class="hall-screen choosing">
      <header class="hall-head">
        <h1 tabindex="-1">${gameName(info)}</h1>
        <p class="hall-where">${t("kiosk-ways")}</p>
      </header>
      <div class="hall-ways">
        ${
          levels.length === 0
            ? nothing
            : html`
              <section>
                <h2>${icon("computer")}${t("kiosk-computer")}</h2>
                <div class="hall-levels">${levels.map((chosen) => levelView(kiosk, chosen, chosen.level))}</div>
              </section>
            `
        }
        ${others.map(
          (chosen) => html`
            <button type="button" class="hall-tile wide" @click=${() => kiosk.begin(chosen)}>
              ${icon(chosen.way === "two" ? "people" : "check")}<span class="hall-tile-name">${t(wayName(chosen))}</span>
            </button>
          `,
        )}
      </div>
      ${footView(kiosk, languagesView(kiosk))}
    </main>
  `;
}

const levelView = (kiosk: Kiosk, chosen: Chosen, level: Level): TemplateResult => html`
  <button type="button" class="hall-tile" @click=${() => kiosk.begin(chosen)}>
    <span class="hall-tile-name">${t(LEVEL[level])}</span>
    <span class="hall-tile-line">${t(LEVEL_LINE[level], { seconds: (TIME[level] ?? 0) / 1000 })}</span>
  </button>
`;

function wayName(chosen: Chosen): string {
  if (chosen.way === "two") return chosen.facing ? "kiosk-facing" : "kiosk-beside";
  return chosen.way === "daily" ? "daily-today" : "kiosk-computer";
}

// Playing.

function playView(kiosk: Kiosk, play: Play): TemplateResult {
  const facing = play.faceToFace;
  return html`
    <main class=${classMap({ "hall-screen": true, playing: true, facing })} aria-label=${gameName(play.info)}>
      ${
        facing
          ? html`<div class="hall-far" role="group" aria-label=${t("kiosk-far")}>
              ${farView(kiosk, play)}${playActions(kiosk, play, true)}
            </div>`
          : nothing
      }
      <div class="hall-board">${play.board.element}</div>
      <div class="hall-near">
        <div class="hall-story">${statusView(kiosk, play)}</div>
        ${playActions(kiosk, play, false)}
      </div>
    </main>
  `;
}

const playActions = (kiosk: Kiosk, play: Play, far: boolean): TemplateResult => html`
  <div class="hall-actions">
    ${action("undo", "do-undo", () => play.undo(), { disabled: !play.canUndo })}
    ${action("hint", "do-hint", () => void play.coach.hint(), { disabled: !play.coach.canHint, title: t("do-hint-label") })}
    ${rulesAction(kiosk, far)}
    ${againAction(kiosk)}
    ${action("home", "kiosk-back", () => kiosk.back())}
    ${finishAction(kiosk)}
  </div>
`;

const againAction = (kiosk: Kiosk): TemplateResult => action("again", "embed-again", () => kiosk.restart());

const rulesAction = (kiosk: Kiosk, far: boolean): TemplateResult | typeof nothing =>
  kiosk.wish?.showRules ? action("rules", "do-rules", () => kiosk.panels.show({ kind: "rules", far })) : nothing;

function solveView(kiosk: Kiosk, solve: Solve): TemplateResult {
  return html`
    <main class="hall-screen playing" aria-label=${t("solve-title", { game: gameName(solve.info) })}>
      <div class="hall-board">${solve.board.element}</div>
      <div class="hall-near">
        <div class="hall-story">
          <p class="hall-where">${dayWords(kiosk, solve.id.day)}</p>
          ${taskView(solve)}
          ${solve.stage === "over" || solve.solution ? solutionView(solve) : nothing}
        </div>
        <div class="hall-actions">
          ${rulesAction(kiosk, false)}
          ${againAction(kiosk)}
          ${action("home", "kiosk-back", () => kiosk.back())}
          ${finishAction(kiosk)}
        </div>
      </div>
    </main>
  `;
}

const awaitedView = (kiosk: Kiosk): TemplateResult => html`
  <main class="hall-screen choosing">
    <header class="hall-head">
      <h1 tabindex="-1">${t("daily-today")}</h1>
      <p class="hall-where" role="status">${t(kiosk.awaited === "none" ? "daily-no-bank" : "daily-opening")}</p>
    </header>
    ${footView(kiosk)}
  </main>
`;

// Dialogs.

function dialogView(kiosk: Kiosk): TemplateResult {
  const { panels, play, solve } = kiosk;
  const { open } = panels;
  const shown = play ?? solve;
  // Whoever is to read it has it the right way up.
  const turned = open?.kind === "rules" ? open.far : open?.kind === "risk" && isFar(play);
  const name = [open?.kind, shown && `game-${shown.info.game}`, turned && "turned"].filter(Boolean).join(" ");
  if (open?.kind === "rules" && shown) {
    const title = t("card-title", { game: gameName(shown.info) });
    return dialogFrame(panels, name, html`${dialogHead(title, () => panels.closeDialog())}${ruleCard(shown.phrases)}`);
  }
  if (open?.kind === "risk" && play) return dialogFrame(panels, name, riskView(panels, play, open.move));
  return dialogFrame(panels, name, nothing);
}

/** What is said to the player to move is said to the one opposite. */
const isFar = (play: Play | null): boolean =>
  play?.faceToFace === true && play.spokenTo !== null && play.spokenTo !== play.bottom;

/** Any press is an answer; two players each have the question before them. */
function stillThereView(kiosk: Kiosk): TemplateResult {
  const { left } = kiosk.idle;
  const question = (id: string) => html`
    <h2 id=${id || nothing} tabindex="-1">${t("kiosk-still")}</h2>
    <p>${left === null ? nothing : t("kiosk-still-in", { seconds: left })}</p>
  `;
  return html`
    <dialog
      class="still-there"
      role="alertdialog"
      aria-labelledby="still-there"
      data-press
      @cancel=${(event: Event) => {
        event.preventDefault();
        kiosk.stay();
      }}
      @click=${() => kiosk.stay()}
    >
      ${
        hasText("kiosk-still")
          ? html`<div class="dialog-body">
              ${kiosk.play?.faceToFace ? html`<div class="turned" aria-hidden="true">${question("")}</div>` : nothing}
              ${question("still-there")}
              <button type="button" class="button main">${t("kiosk-here")}</button>
            </div>`
          : nothing
      }
    </dialog>
  `;
}

// For those who set it up.

/** Visitors read that it will be tried again; whoever set the words wrongly, which and how. */
function troubleView(kiosk: Kiosk, trouble: unknown): TemplateResult {
  const { left } = kiosk.backoff;
  const said = trouble instanceof Error ? trouble.message : String(trouble);
  if (!hasText("kiosk-trouble")) {
    return html`<main class="hall-screen trouble" role="alert"><h1>Dama Atlas</h1><p class="evidence">${bdi(said)}</p></main>`;
  }
  return html`
    <main class="hall-screen trouble">
      <div role="alert"><h1 tabindex="-1">${t("kiosk-trouble")}</h1></div>
      ${left === null ? nothing : html`<p>${t("kiosk-trouble-again", { seconds: left })}</p>`}
      ${
        trouble instanceof WordError
          ? html`
            <p>${tx("embed-word", { word: notation(trouble.word), value: notation(trouble.value) })}</p>
            <p class="quiet-words">${tx("embed-expected", { values: notation(trouble.expected.join(", ")) })}</p>
          `
          : html`<p class="evidence">${bdi(said)}</p>`
      }
      <p><button type="button" class="button main" @click=${() => void kiosk.open()}>${t("load-again")}</button></p>
    </main>
  `;
}

function measureView(kiosk: Kiosk, measure: Measure): TemplateResult {
  const set = (width: number) => {
    measure.set(width);
    kiosk.update();
  };
  const step = (label: string, by: number) => html`
    <button type="button" class="button" @click=${() => set(measure.width + by)}>${t(label)}</button>
  `;
  const word = `px-per-mm=${measure.perMm}`;
  return html`
    <main class="hall-screen measuring">
      <header class="hall-head"><h1 tabindex="-1">${t("kiosk-measure")}</h1></header>
      <p>${t("kiosk-measure-text")}</p>
      <div class="measure-room"><div class="measure-card"></div></div>
      <div class="measure-steps">
        ${step("kiosk-measure-narrower", -1)}
        <input
          type="range"
          min=${WIDTHS.least}
          max=${WIDTHS.most}
          step="1"
          .value=${String(measure.width)}
          aria-label=${t("kiosk-measure-width")}
          @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}
        />
        ${step("kiosk-measure-wider", 1)}
      </div>
      <p role="status">${t("kiosk-measure-result", { pixels: measure.perMm, target: targetFor(measure.perMm) })}</p>
      <p>${t("kiosk-measure-word")} <code class="evidence">${bdi(word)}</code></p>
      <p><button type="button" class="button main" @click=${() => kiosk.measured(measure.perMm)}>${t("kiosk-measure-open")}</button></p>
    </main>
  `;
}
