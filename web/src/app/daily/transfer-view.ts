/** Streaks from one device to another: a short code to copy, and a field to put one in. */
import { html, nothing, type TemplateResult } from "lit";
import type { EngineError } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import type { App } from "../app.js";
import type { DailyPages } from "./pages.js";
import { CODE_FAULT } from "./words.js";

/** What is said of the last try; a message and whether it was a fault. */
let outcome: { id: string; fault: boolean } | null = null;

export function transferView(app: App, daily: DailyPages): TemplateResult {
  const code = daily.ledger.code();
  const own = () => document.querySelector<HTMLTextAreaElement>("#streak-code");
  const tell = (id: string, fault: boolean) => {
    outcome = { id, fault };
    app.update();
  };
  const copy = () => {
    const copying = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => tell("send-copied", false),
      () => {
        tell("share-select", false);
        own()?.select();
      },
    );
  };
  const take = async (event: Event) => {
    event.preventDefault();
    const field = document.querySelector<HTMLTextAreaElement>("#streak-other");
    try {
      await daily.ledger.take(field?.value ?? "");
      if (field) field.value = "";
      tell("transfer-taken", false);
    } catch (error) {
      const known = CODE_FAULT[(error as Partial<EngineError>).code ?? ""];
      if (!known) throw error;
      tell(known, true);
      field?.focus();
    }
  };
  return html`
    <details class="transfer">
      <summary>${t("transfer-title")}</summary>
      <p class="quiet-words">${t("transfer-text")}</p>
      <label><span>${t("transfer-own")}</span>
        <textarea id="streak-code" readonly rows="2" dir="ltr" .value=${code} @focus=${() => own()?.select()}></textarea>
      </label>
      <p class="choices-now"><button type="button" class="button" @click=${copy}>${t("send-copy")}</button></p>
      <form @submit=${take}>
        <label><span>${t("transfer-other")}</span>
          <textarea
            id="streak-other"
            rows="2"
            dir="ltr"
            autocomplete="off"
            spellcheck="false"
            aria-invalid=${outcome?.fault ? "true" : nothing}
            aria-describedby="transfer-outcome"
          ></textarea>
        </label>
        <p class="choices-now"><button type="submit" class="button">${t("transfer-take")}</button></p>
      </form>
      <p id="transfer-outcome" role="status">${outcome ? t(outcome.id) : nothing}</p>
    </details>
  `;
}
