/** Puts the page together: notices, the page asked for, and the one dialog. */
import { html, nothing, type TemplateResult } from "lit";
import { notation, t, tx } from "../i18n/text.js";
import { aboutView } from "./about.js";
import type { App } from "./app.js";
import { dialogView } from "./dialogs.js";
import { evidenceView } from "./evidence/door.js";
import { homeView } from "./home.js";
import { playView } from "./play-view.js";
import type { StoreNotice } from "./store.js";

export function pageView(app: App): TemplateResult {
  return html`${noticesView(app)}${current(app)}${dialogView(app)}`;
}

function current(app: App): TemplateResult {
  if (app.badLink) return badLinkView(app.badLink);
  switch (app.route.page) {
    case "about":
      return aboutView(app);
    case "sheet":
      return html`<main class="sheet">${sheet(app)}</main>`;
    case "evidence":
    case "laws":
      return evidenceView(app, app.route);
    case "play":
      return app.play ? playView(app, app.play) : homeView(app);
    case "daily":
    case "archive":
    case "puzzle":
      return app.daily.view();
    case "home":
      return homeView(app);
  }
}

let sheetElement: HTMLElement | undefined;
/** The board module's own page of every mark; made once, since it draws hundreds of pieces. */
function sheet(app: App): HTMLElement {
  if (!sheetElement) {
    sheetElement = document.createElement("div");
    app.parts.renderSheet(sheetElement, [...app.rules.values()]);
  }
  return sheetElement;
}

const NOTICE: Record<StoreNotice["kind"], string> = {
  none: "store-none",
  full: "store-full",
  damaged: "store-damaged",
  newer: "store-newer",
};

function noticesView(app: App): TemplateResult | typeof nothing {
  const { notices } = app.store;
  const { unspoken } = app;
  if (notices.length === 0 && unspoken === null) return nothing;
  return html`
    <div class="notices" role="status">
      ${unspoken === null ? nothing : html`<p>${t("language-missing", { language: unspoken })}</p>`}
      ${notices.map((notice) => {
        const args = "key" in notice ? { key: notation(notice.key) } : {};
        const dismiss = () => {
          app.store.dismiss(notice);
          app.update();
        };
        return html`
          <p><span>${tx(NOTICE[notice.kind], args)}</span>
            <button type="button" class="button quiet" @click=${dismiss}>${t("dismiss")}</button></p>
        `;
      })}
    </div>
  `;
}

/** More of a bad address helps nobody. */
const MOST_ECHOED = 120;
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MOST_ECHOED ? `${letters.slice(0, MOST_ECHOED - 1).join("")}…` : text;
}

function badLinkView({ text, said }: { text: string; said: string }): TemplateResult {
  return html`
    <main class="trouble">
      <h1 tabindex="-1">${t("link-title")}</h1>
      <p>${t("link-text")}</p>
      <p class="evidence"><bdi dir="ltr">${shortened(text)}</bdi></p>
      <p class="evidence"><bdi dir="ltr">${shortened(said)}</bdi></p>
      <p><a class="button main" href="#">${t("link-home")}</a></p>
    </main>
  `;
}
