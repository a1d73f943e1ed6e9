/** The page of a game: board, whose turn and why, what may be done, the moves. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { HistoryItem, Side } from "../engine/contract.js";
import { TIME } from "../engine/thinking.js";
import { bdi, marked, notation, t, tx } from "../i18n/text.js";
import { THOUGHT } from "../i18n/words.js";
import type { App } from "./app.js";
import { barButton, settingsButton } from "./controls.js";
import { icon, type IconName } from "./icons.js";
import { opponentButton } from "./opponent-view.js";
import { gameName, type Phrase, sideName } from "./phrases.js";
import type { Play } from "./play.js";
import { other } from "./seat.js";
import { typedView } from "./typed.js";

export function playView(app: App, play: Play): TemplateResult {
  const facing = play.faceToFace;
  return html`
    <header class="bar">
      <a class="icon-button" href="#" aria-label=${t("do-home")} title=${t("do-home")}>${icon("home")}</a>
      <h1>${gameName(play.info)}</h1>
      ${opponentButton(app, play)}
      ${barButton("rules", t("do-rules"), () => app.openDialog({ kind: "rules" }))}
      ${settingsButton(() => app.openDialog({ kind: "settings" }))}
    </header>
    <main class=${classMap({ play: true, [`game-${play.info.game}`]: true, facing, "moves-open": play.movesOpen, still: app.settings.speed === 0 })}>
      ${facing ? farView(app, play) : nothing}
      <div class="board-place">${play.board.element}</div>
      <section class="story">
        ${statusView(app, play)}
        ${movesView(play)}
      </section>
      ${actionsView(app, play)}
    </main>
  `;
}

/** Whoever can begin another game. */
type Again = Pick<App, "askNewGame">;

const turnMark = (side: Side): TemplateResult => html`<span class="turn-mark ${side}" aria-hidden="true"></span>`;

const words = ({ id, args, article }: Phrase): TemplateResult => html`${tx(id, args)}
  ${article ? html`<span class="article">${tx("by-article", { article: notation(article) })}</span>` : nothing}`;

const sentence = (phrase: Phrase): TemplateResult => html`<p class="reason">${words(phrase)}</p>`;

/** What the computer advises, in one breath: the deed first. */
function adviceView({ coach, refusal }: Play): TemplateResult | typeof nothing {
  const [deed, ...why] = coach.advice?.phrases ?? [];
  if (!deed || refusal) return nothing;
  return html`<p class="reason"><strong>${words(deed)}</strong> ${why.map((phrase) => html`${words(phrase)} `)}</p>`;
}

/**
 * Whose turn, what may be chosen, why. A choice stands before the sentences about it, so that it
 * is seen without scrolling on the smallest screen. What is said to one player stands on that
 * player's side alone when two face each other.
 */
export function statusView(app: Again, play: Play): TemplateResult {
  const silent = play.faceToFace && play.spokenTo === other(play.bottom);
  return html`
    <div class="status">
      ${turnLine(play)}
      ${thoughtView(play)}
      ${silent ? nothing : html`${choicesView(play)}${adviceView(play)}${reasons(play).map(sentence)}${offersView(app, play)}`}
    </div>
  `;
}

/** The far player's side: turned, and hidden from screen readers where it only says the same again. */
export function farView(app: Again, play: Play): TemplateResult {
  const { spokenTo } = play;
  // One sentence: more would push the board away from both.
  const reason = reasons(play).slice(0, 1).map(sentence);
  if (spokenTo === other(play.bottom)) {
    return html`
      <div class="far-seat">
        <div aria-hidden="true">${turnLine(play)}</div>
        ${choicesView(play)}${adviceView(play)}${reason}${offersView(app, play)}
      </div>
    `;
  }
  return html`
    <div class="far-seat" aria-hidden="true">${turnLine(play)}${spokenTo === null ? reason : nothing}</div>
  `;
}

function turnLine(play: Play): TemplateResult {
  const { state, phrases } = play;
  if (play.looking !== null) return html`<p class="turn"><span>${marked(play.lookingSaid())}</span></p>`;
  if (state.result) {
    const [who] = phrases.result(state.result);
    const mark = state.result.winner ? turnMark(state.result.winner) : nothing;
    return html`<p class="turn result">${mark}${tx(who.id, who.args)}</p>`;
  }
  const side = sideName(state.side);
  if (play.coach.advisor.doing === "reply") {
    return html`<p class="turn">${turnMark(state.side)}<span>${t("thinking", { side })}${DOTS}</span></p>`;
  }
  return html`<p class="turn">${turnMark(state.side)}${t("turn", { side })}</p>`;
}

/** The quiet sign that something is being thought about. */
const DOTS = html`<span class="dots-moving" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** What the computer is asked besides its own moves, and how far it is with what takes long. */
function thoughtView({ coach, computer }: Play): TemplateResult | typeof nothing {
  const { doing, share } = coach.advisor;
  if (!doing) return nothing;
  const bar = html`<progress max="1" .value=${share} aria-label=${t("progress")}></progress>`;
  if (doing === "reply") return computer && TIME[computer.level] ? bar : nothing;
  return html`<p class="thought">${t(THOUGHT[doing])}${DOTS}</p>${doing === "review" ? bar : nothing}`;
}

/** Why the move is not free or a wish was no move, and what the computer said: the most pressing first. */
function reasons(play: Play): Phrase[] {
  const { state, refusal, phrases, coach } = play;
  if (refusal) return [refusal.phrase];
  const found: Phrase[] = coach.notice ? [coach.notice] : [];
  if (coach.advisor.failed) found.push({ id: "thinking-failed" });
  if (coach.advice) return found;
  if (play.looking !== null) return found;
  if (state.result) return [...found, phrases.result(state.result)[1]];
  // What binds the computer concerns nobody else.
  if (play.computersTurn) return found;
  if (coach.offered) found.push({ id: "draw-offered" });
  if (state.huffable.length > 0) found.push(phrases.huffOpen(state));
  if (state.canOblige) found.push({ id: "oblige-open" });
  const duty = phrases.duty(state);
  if (duty) found.push(duty);
  return found;
}

const button = (label: TemplateResult | string, onClick: () => void, main = false): TemplateResult => html`
  <button type="button" class="button ${main ? "main" : ""}" @click=${onClick}><span>${label}</span></button>
`;

/** What the player to move may choose instead of moving, or before. */
function choicesView(play: Play): TemplateResult | typeof nothing {
  const { state, phrases, coach } = play;
  if (!play.mayAct || (state.huffable.length === 0 && !state.canOblige && !coach.offered)) return nothing;
  return html`
    <div class="choices-now">
      ${state.huffable.map((square) => button(tx("huff-one", { square: phrases.square(square) }), () => play.huff(square)))}
      ${state.canOblige ? button(t("oblige-do"), () => play.oblige()) : nothing}
      ${
        coach.offered
          ? html`${button(t("draw-accept"), () => play.agreeDraw())}${button(t("draw-decline"), () => coach.declineDraw())}`
          : nothing
      }
    </div>
  `;
}

/** What the moment offers that can wait. */
function offersView(app: Again, play: Play): TemplateResult | typeof nothing {
  const { state, coach, looking } = play;
  const offers: TemplateResult[] = [];
  if (looking !== null) {
    const turning = looking === coach.turn?.ply;
    if (state.result) offers.push(button(t("look-replay"), () => play.replay(), turning));
    offers.push(button(t("look-return"), () => play.lookAt(state.ply), !turning));
  } else if (state.result) {
    offers.push(button(t("end-again"), () => app.askNewGame(play.info.game), true));
    if (coach.canReview) offers.push(button(t("end-turned"), () => void coach.review()));
  } else if (coach.advisor.failed && play.computersTurn) offers.push(button(t("thinking-again"), () => coach.next()));
  else if (state.opening !== null && play.mayAct) offers.push(button(t("opening-both"), () => play.playOpening()));
  return offers.length > 0 ? html`<div class="choices-now">${offers}</div>` : nothing;
}

/**
 * A button with a drawing above its word. What cannot be pressed now keeps the focus: keys must not fall out
 * of the page with the last step back.
 */
export const action = (
  name: IconName,
  label: string,
  onClick: () => void,
  { disabled = false, pressed = null as boolean | null, title = "" } = {},
): TemplateResult => html`
  <button
    type="button"
    class="action action-${name}"
    title=${title || nothing}
    aria-label=${title || nothing}
    aria-disabled=${disabled ? "true" : nothing}
    aria-pressed=${pressed ?? nothing}
    @click=${disabled ? nothing : onClick}
  >${icon(name)}<span>${t(label)}</span></button>
`;

function actionsView(app: App, play: Play): TemplateResult {
  const { state, coach } = play;
  return html`
    <nav class="actions">
      ${action("undo", "do-undo", () => play.undo(), { disabled: !play.canUndo })}
      ${action("redo", "do-redo", () => play.redo(), { disabled: !state.canRedo })}
      ${action("hint", "do-hint", () => void coach.hint(), { disabled: !coach.canHint, title: t("do-hint-label") })}
      ${action("moves", "do-moves", () => toggleMoves(app, play), { pressed: play.movesOpen })}
      ${action("flip", "do-flip-short", () => play.flip())}
      ${action("more", "do-more", () => app.openDialog({ kind: "more" }))}
    </nav>
  `;
}

function toggleMoves(app: App, play: Play): void {
  play.movesOpen = !play.movesOpen;
  app.update();
  if (play.movesOpen) {
    requestAnimationFrame(() => document.querySelector(".moves")?.scrollIntoView({ block: "nearest" }));
  }
}

/** One numbered row: what White did and what Black did. A huff and its move share a place. */
interface Row {
  number: number;
  white: HistoryItem[];
  black: HistoryItem[];
}

function rowsOf(history: readonly HistoryItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of history) {
    let row = rows.at(-1);
    // An obliged player moves again under the same number: what happened in between comes first.
    const again = item.side === "white" && (row?.black.length ?? 0) > 0;
    if (row?.number !== item.number || again) {
      row = { number: item.number, white: [], black: [] };
      rows.push(row);
    }
    row[item.side].push(item);
  }
  return rows;
}

export function movesView(play: Play): TemplateResult {
  const shown = play.shownState.ply;
  const end = play.history.length;
  const step = (name: "first" | "back" | "forward" | "last", label: string, ply: number, disabled: boolean) => html`
    <button type="button" class="icon-button" aria-label=${t(label)} title=${t(label)}
      aria-disabled=${disabled ? "true" : nothing} @click=${disabled ? nothing : () => play.lookAt(ply)}>${icon(name)}</button>
  `;
  const cell = (items: readonly HistoryItem[]) => html`
    <span class="moves-cell">${items.map(
      (item) => html`
        <button
          type="button"
          class="move"
          aria-current=${item.ply === shown ? "step" : nothing}
          @click=${() => play.lookAt(item.ply)}
        >${marked(play.phrases.item(item))}</button>
      `,
    )}</span>
  `;
  // The newest move is the one wanted; a list read to its end stays there.
  keepCurrentSeen(play);
  return html`
    <section class="moves" aria-label=${t("moves-title")}>
      ${play.still ? nothing : typedView((text) => play.hear(text), play.phrases.example)}
      <div class="moves-head">
        <h2>${t("moves-title")}</h2>
        <div class="steps" dir="ltr">
          ${step("first", "moves-first", 0, shown === 0)}
          ${step("back", "moves-back", shown - 1, shown === 0)}
          ${step("forward", "moves-forward", shown + 1, shown === end)}
          ${step("last", "moves-last", end, shown === end)}
        </div>
      </div>
      ${
        end === 0
          ? html`<p class="quiet-words">${t("moves-none")}</p>`
          : html`
            <ol class="moves-list">
              ${rowsOf(play.history).map(
                (row) => html`
                  <li>
                    <span class="moves-number">${bdi(`${row.number}.`)}</span>
                    ${row.white.length > 0 || row.black.length === 0 ? cell(row.white) : html`<span class="moves-cell">${t("moves-other")}</span>`}
                    ${cell(row.black)}
                  </li>
                `,
              )}
            </ol>
          `
      }
    </section>
  `;
}

const seeing = new WeakSet<Play>();
/** Scrolls the list, and nothing else, so that the move shown is in view. */
function keepCurrentSeen(play: Play): void {
  if (seeing.has(play)) return;
  seeing.add(play);
  requestAnimationFrame(() => {
    seeing.delete(play);
    // There may be other games, in other elements of the same page.
    const list = play.board.element.closest(".play, .embed")?.querySelector(".moves-list");
    const move = list?.querySelector('[aria-current="step"]');
    if (!list || !move) return;
    const [box, line] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
    if (line.top < box.top) list.scrollTop -= box.top - line.top + 4;
    else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom + 4;
  });
}
