/** The page of a game: board, whose turn and why, what may be done, the moves. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { HistoryItem, Side } from "../engine/contract.js";
import { bdi, marked, notation, t, tx } from "../i18n/text.js";
import type { App } from "./app.js";
import { icon } from "./icons.js";
import { gameName, type Phrase, sideName } from "./phrases.js";
import type { Play } from "./play.js";

export function playView(app: App, play: Play): TemplateResult {
  const facing = play.faceToFace;
  return html`
    <header class="bar">
      <a class="icon-button" href="#" aria-label=${t("do-home")} title=${t("do-home")}>${icon("home")}</a>
      <h1>${gameName(play.info)}</h1>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("nav-settings")}
        title=${t("nav-settings")}
        @click=${() => app.openDialog({ kind: "settings" })}
      >${icon("settings")}</button>
    </header>
    <main class=${classMap({ play: true, [`game-${play.info.game}`]: true, facing, "moves-open": play.movesOpen })}>
      ${facing ? html`<div class="far-seat" aria-hidden="true">${statusLines(play)}</div>` : nothing}
      <div class="board-place">${play.board.element}</div>
      <section class="story">
        <div class="status">${statusLines(play)}${statusButtons(app, play)}</div>
        ${movesView(play)}
      </section>
      ${actionsView(app, play)}
    </main>
  `;
}

const turnMark = (side: Side): TemplateResult => html`<span class="turn-mark ${side}" aria-hidden="true"></span>`;

const sentence = ({ id, args, article }: Phrase): TemplateResult => html`
  <p class="reason">${tx(id, args)}
    ${article ? html`<span class="article">${tx("by-article", { article: notation(article) })}</span>` : nothing}
  </p>
`;

/** Whose turn, and one line why: the most pressing one. */
function statusLines(play: Play): TemplateResult {
  const { state, refusal, phrases } = play;
  if (play.looking !== null) {
    return html`<p class="turn"><span>${marked(play.lookingSaid())}</span></p>${refusal ? sentence(refusal.phrase) : nothing}`;
  }
  if (state.result) {
    const [who, why] = phrases.result(state.result);
    const mark = state.result.winner ? turnMark(state.result.winner) : nothing;
    return html`<p class="turn result">${mark}${tx(who.id, who.args)}</p>${sentence(refusal?.phrase ?? why)}`;
  }
  const reason = refusal?.phrase ?? phrases.duty(state);
  return html`
    <p class="turn">${turnMark(state.side)}${t("turn", { side: sideName(state.side) })}</p>
    ${state.huffable.length > 0 && !refusal ? sentence(play.huffPhrase()) : nothing}
    ${state.canOblige && !refusal ? sentence({ id: "oblige-open" }) : nothing}
    ${reason ? sentence(reason) : nothing}
  `;
}

/** What the moment offers beside moving. */
function statusButtons(app: App, play: Play): TemplateResult | typeof nothing {
  const { state, phrases } = play;
  const buttons: TemplateResult[] = [];
  const add = (label: TemplateResult | string, onClick: () => void, main = false) =>
    buttons.push(
      html`<button type="button" class="button ${main ? "main" : ""}" @click=${onClick}><span>${label}</span></button>`,
    );
  if (play.looking !== null) {
    add(t("look-return"), () => play.lookAt(state.ply), true);
  } else if (state.result) {
    add(t("end-again"), () => app.askNewGame(play.info.game), true);
  } else {
    for (const square of state.huffable) {
      add(tx("huff-one", { square: phrases.square(square) }), () => play.huff(square));
    }
    if (state.canOblige) add(t("oblige-do"), () => play.oblige());
    if (state.opening !== null) add(t("opening-both"), () => void play.playOpening());
  }
  return buttons.length > 0 ? html`<div class="choices-now">${buttons}</div>` : nothing;
}

function actionsView(app: App, play: Play): TemplateResult {
  const { state } = play;
  const action = (
    name: "undo" | "redo" | "moves" | "rules" | "more" | "flip",
    label: string,
    onClick: () => void,
    { disabled = false, pressed = null as boolean | null } = {},
  ) => html`
    <button
      type="button"
      class="action action-${name}"
      ?disabled=${disabled}
      aria-pressed=${pressed ?? nothing}
      @click=${onClick}
    >${icon(name)}<span>${t(label)}</span></button>
  `;
  return html`
    <nav class="actions">
      ${action("undo", "do-undo", () => play.undo(), { disabled: !state.canUndo })}
      ${action("redo", "do-redo", () => play.redo(), { disabled: !state.canRedo })}
      ${action("moves", "do-moves", () => toggleMoves(app, play), { pressed: play.movesOpen })}
      ${action("flip", "do-flip-short", () => play.flip())}
      ${action("rules", "do-rules", () => app.openDialog({ kind: "rules" }))}
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

function movesView(play: Play): TemplateResult {
  const shown = play.shownState.ply;
  const end = play.history.length;
  const step = (name: "first" | "back" | "forward" | "last", label: string, ply: number, disabled: boolean) => html`
    <button type="button" class="icon-button" aria-label=${t(label)} title=${t(label)} ?disabled=${disabled}
      @click=${() => play.lookAt(ply)}>${icon(name)}</button>
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
  keepCurrentSeen();
  return html`
    <section class="moves" aria-label=${t("moves-title")}>
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

let seeing = false;
/** Scrolls the list, and nothing else, so that the move shown is in view. */
function keepCurrentSeen(): void {
  if (seeing) return;
  seeing = true;
  requestAnimationFrame(() => {
    seeing = false;
    const list = document.querySelector(".moves-list");
    const move = list?.querySelector('[aria-current="step"]');
    if (!list || !move) return;
    const [box, line] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
    if (line.top < box.top) list.scrollTop -= box.top - line.top + 4;
    else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom + 4;
  });
}
