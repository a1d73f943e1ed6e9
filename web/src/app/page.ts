/** Puts the page together: notices, the page asked for, and the one dialog. */
import { html, nothing, type TemplateResult } from "lit";
import { notation, t, tx } from "../i18n/text.js";
import type { App } from "./app.js";
import { dialogFrame } from "./dialog-frame.js";
import { evidenceView } from "./evidence/door.js";
import { partFailed } from "./failure.js";
import { homeView } from "./home.js";
import { icon } from "./icons.js";
import type { Later } from "./later.js";
import { learnView } from "./learn/door.js";
import { playView } from "./play-view.js";
import type { StoreNotice } from "./store.js";

export function pageView(app: App): TemplateResult {
  return html`${noticesView(app)}${current(app)}${app.dialogs.value?.dialogView(app) ?? dialogFrame(app, "", nothing)}`;
}

function current(app: App): TemplateResult {
  if (app.badLink) return badLinkView(app.badLink);
  switch (app.route.page) {
    case "accessibility":
      return partView(app.statement, (view) => view());
    case "about":
      return partView(app.about, (view) => view());
    case "sheet":
      return partView(app.sheet, (element) => html`${element}`);
    case "evidence":
    case "laws":
      return evidenceView(app, app.route);
    case "learn":
    case "print":
      return learnView(app, app.route);
    case "play":
      return app.play ? playView(app, app.play) : homeView(app);
    case "daily":
    case "archive":
    case "puzzle":
      return partView(app.puzzles, (daily) => daily.view());
    case "home":
      return homeView(app);
  }
}

/** A page whose part may still be on its way, or could not be had. */
function partView<T>(part: Later<T>, view: (part: T) => TemplateResult): TemplateResult {
  if (part.value !== null) return view(part.value);
  const { error } = part;
  if (!error) void part.want();
  return html`
    <header class="bar">
      <a class="icon-button" href="#" aria-label=${t("nav-home")} title=${t("nav-home")}>${icon("home")}</a>
      <h1 tabindex="-1">${error ? t("app-name") : t("evidence-opening")}</h1>
    </header>
    <main class="trouble" aria-busy=${error ? "false" : "true"}>${error ? partFailed(error) : nothing}</main>
  `;
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
  const { error } = app.dialogs;
  if (notices.length === 0 && unspoken === null && !error) return nothing;
  return html`
    <div class="notices" role="status">
      ${error ? partFailed(error) : nothing}
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
