/** What is shown when the page cannot start: what is missing, where, and what would help. */
import { html, nothing, render, type TemplateResult } from "lit";
import { LoadError } from "../engine/client.js";
import { bdi, notation, t, TextsMissing, tx } from "../i18n/text.js";
import { LOAD_FAULT } from "../i18n/words.js";

export function showFailure(error: unknown, root: HTMLElement): void {
  root.replaceChildren();
  const view = failureView(error, reload);
  render(html`<main class="trouble" role="alert">${view}</main>`, root);
}

/** A part of the page could not be had. Browsers may remember that a script failed, so the page is loaded again. */
export const partFailed = (error: Error): TemplateResult =>
  error instanceof LoadError
    ? failureView(error, reload)
    : html`
    <p role="alert">${t("evidence-missing")}</p>
    <p class="evidence">${bdi(error.message)}</p>
    <p><button type="button" class="button main" @click=${reload}>${t("load-again")}</button></p>
  `;

const reload = () => window.location.reload();

/** @param again tries once more */
export function failureView(error: unknown, again: () => void): TemplateResult {
  if (error instanceof LoadError) {
    const { fault, url, detail } = error;
    return html`
      <h1>${t("load-title")}</h1>
      <p>${tx(LOAD_FAULT[fault], { directive: notation(fault === "policy" ? detail : "") })}</p>
      <p class="evidence">${tx("load-where", { url: notation(url) })}</p>
      ${detail && fault !== "policy" ? html`<p class="evidence">${tx("load-detail", { detail: notation(detail) })}</p>` : nothing}
      <p><button type="button" class="button main" @click=${again}>${t("load-again")}</button></p>
    `;
  }
  // Without texts there are no words but these; anything else is a fault of ours, shown as it is.
  const said = error instanceof Error ? error.message : String(error);
  return html`<h1>Dama Atlas</h1><p class="evidence">${error instanceof TextsMissing ? said : bdi(said)}</p>`;
}
