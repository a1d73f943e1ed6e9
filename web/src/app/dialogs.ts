/** What the one dialog of the page holds, by its kind. */
import { html, nothing, type TemplateResult } from "lit";
import type { LegalMove, Side } from "../engine/contract.js";
import { t, tx } from "../i18n/text.js";
import { GAME_NAME } from "../i18n/words.js";
import { siteAddress } from "./address.js";
import type { App, Dialog } from "./app.js";
import { dialogHead } from "./controls.js";
import { cardView } from "./daily/card.js";
import { dialogFrame } from "./dialog-frame.js";
import { opponentView } from "./opponent-view.js";
import { gameName, sideName } from "./phrases.js";
import type { Play } from "./play.js";
import { hashOf } from "./route.js";
import { ruleCard } from "./rule-card.js";
import { other } from "./seat.js";
import { settingsView } from "./settings-view.js";

export { dialogFrame, showDialog } from "./dialog-frame.js";
export { closeCard } from "./daily/card.js";

export function dialogView(app: App): TemplateResult {
  const { dialog, play } = app;
  const body = dialog ? content(app, dialog, play) : nothing;
  return dialogFrame(app, dialogClass(dialog, play ?? app.daily?.solve ?? null), body);
}

/** Its kind, and the game it is about: that gives the accent. */
function dialogClass(dialog: Dialog | null, shown: Pick<Play, "info"> | null): string {
  const game = dialog?.kind === "begin" ? dialog.form.gameId : shown?.info.game;
  return [dialog?.kind, game && `game-${game}`].filter(Boolean).join(" ");
}

function content(app: App, dialog: Dialog, play: Play | null): TemplateResult | typeof nothing {
  if (dialog.kind === "begin") return dialog.form.view();
  if (dialog.kind === "settings") return settingsView(app);
  if (dialog.kind === "newcomer") return cardView(app, dialog.phrases);
  if (dialog.kind === "rules") return rulesView(app);
  if (!play) return nothing;
  switch (dialog.kind) {
    case "more":
      return moreView(app, play);
    case "opponent":
      return opponentView(app, play);
    case "risk":
      return riskView(app, play, dialog.move);
    case "resign":
      return resignView(app, play);
    case "draw":
      return drawView(app, play);
    case "send":
      return sendView(app, dialog);
  }
}

const sourcesOf = (play: Pick<Play, "info">): string => hashOf({ page: "evidence", game: play.info.game });

/** The rules of the game on the page. */
function rulesView(app: App): TemplateResult | typeof nothing {
  const shown = app.play ?? app.daily?.solve;
  if (!shown) return nothing;
  return html`
    ${dialogHead(t("card-title", { game: gameName(shown.info) }), () => app.closeDialog())}
    ${ruleCard(shown.phrases)}
    <p class="onward">
      <a href=${hashOf({ page: "learn", what: shown.info.game, part: "" })}>${t("nav-learn-of", { game: t(GAME_NAME[shown.info.game]) })}</a>
      <a href=${sourcesOf(shown)}>${t("nav-evidence")}</a>
    </p>
  `;
}

const button = (label: string, onClick: () => void, kind = "") =>
  html`<button type="button" class="button ${kind}" @click=${onClick}>${label}</button>`;

function moreView(app: App, play: Play): TemplateResult {
  const { coach, computer } = play;
  const over = play.state.result !== null;
  const then = (act: () => void) => () => {
    app.closeDialog();
    act();
  };
  const item = (label: string, act: () => void, disabled = false) =>
    html`<li><button type="button" ?disabled=${disabled} @click=${act}>${label}</button></li>`;
  const facing = then(() => play.face(!play.faceToFace));
  const wait = coach.drawWait;
  const offer = wait ? t("do-offer-later", { moves: Math.ceil(wait / 2) }) : t("do-offer");
  return html`
    ${dialogHead(t("more-title"), () => app.closeDialog())}
    <ul class="menu">
      ${item(t("do-new"), () => app.askNewGame(play.info.game))}
      ${item(t("do-opponent"), () => app.openDialog({ kind: "opponent" }))}
      ${
        computer
          ? item(
              t("do-swap"),
              then(() => play.swapSides()),
            )
          : item(t(play.faceToFace ? "do-facing-end" : "do-facing"), facing)
      }
      ${item(
        t("do-flip"),
        then(() => play.flip()),
      )}
      ${item(
        t("do-redo"),
        then(() => play.redo()),
        !play.state.canRedo,
      )}
      ${
        computer
          ? item(
              offer,
              then(() => void coach.offerDraw()),
              wait !== 0,
            )
          : item(t("do-draw"), () => app.openDialog({ kind: "draw" }), over)
      }
      ${item(t("do-resign"), () => app.openDialog({ kind: "resign" }), over)}
      ${item(t("do-send"), () => app.openDialog({ kind: "send", outcome: "" }))}
      ${item(t("do-settings"), () => app.openDialog({ kind: "settings" }))}
      <li><a href=${sourcesOf(play)}>${t("nav-evidence")}</a></li>
      <li><a href="#">${t("do-home")}</a></li>
      <li><a href="#about">${t("nav-about")}</a></li>
    </ul>
  `;
}

export function riskView(app: Pick<App, "closeDialog" | "dare">, play: Play, move: LegalMove): TemplateResult {
  const id = play.info.table.duty === "any" ? "risk-any" : "risk-maximum";
  const squares = play.phrases.squares(move.risks, "disjunction");
  return html`
    ${dialogHead(t("risk-title"), () => app.closeDialog())}
    <p>${tx(id, { ...play.phrases.words, squares })}</p>
    <p class="quiet-words">${t("risk-once")}</p>
    <div class="dialog-buttons">
      ${button(t("risk-back"), () => app.closeDialog(), "main")}
      ${button(t("risk-play"), () => app.dare(move))}
    </div>
  `;
}

function resignView(app: App, play: Play): TemplateResult {
  const { computer } = play;
  const resign = (side: Side, label: string) =>
    button(label, () => {
      app.closeDialog();
      play.resign(side);
    });
  const either = (side: Side) => resign(side, t("resign-side", { side: sideName(side) }));
  return html`
    ${dialogHead(t(computer ? "resign-you-title" : "resign-title"), () => app.closeDialog())}
    <p>${t(computer ? "resign-you-text" : "resign-text")}</p>
    <div class="dialog-buttons">
      ${computer ? resign(other(computer.side), t("do-resign")) : html`${either("white")}${either("black")}`}
      ${button(t("play-on"), () => app.closeDialog(), "main")}
    </div>
  `;
}

function drawView(app: App, play: Play): TemplateResult {
  return html`
    ${dialogHead(t("draw-title"), () => app.closeDialog())}
    <p>${t("draw-text")}</p>
    <div class="dialog-buttons">
      ${button(t("draw-yes"), () => {
        app.closeDialog();
        play.agreeDraw();
      })}
      ${button(t("play-on"), () => app.closeDialog(), "main")}
    </div>
  `;
}

type Send = Extract<Dialog, { kind: "send" }>;

function sendView(app: App, dialog: Send): TemplateResult {
  const { href: here, hash } = window.location;
  const site = siteAddress(document);
  const href = site ? `${site}${hash}` : here;
  const field = () => document.querySelector<HTMLInputElement>("#send-address");
  const outcome = (outcome: Send["outcome"]) => {
    if (app.dialog !== dialog) return;
    dialog.outcome = outcome;
    app.update();
    if (outcome === "select") field()?.select();
  };
  // Without a secure context there is no clipboard; in a frame it may be refused.
  const copy = () => {
    const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => outcome("copied"),
      () => outcome("select"),
    );
  };
  const share = () => {
    navigator.share({ title: document.title, url: href }).catch((error: unknown) => {
      // Closing the system's sheet is an answer, not a fault.
      if (!(error instanceof DOMException && error.name === "AbortError")) outcome("select");
    });
  };
  return html`
    ${dialogHead(t("send-title"), () => app.closeDialog())}
    <label class="send">
      <span>${t("send-text")}</span>
      <input id="send-address" type="text" readonly dir="ltr" .value=${href} @focus=${() => field()?.select()} />
    </label>
    <div class="dialog-buttons">
      ${button(t("send-copy"), copy, "main")}
      ${"share" in navigator ? button(t("send-share"), share) : nothing}
    </div>
    <p role="status">${
      dialog.outcome === "copied" ? t("send-copied") : dialog.outcome === "select" ? t("send-select") : nothing
    }</p>
  `;
}
