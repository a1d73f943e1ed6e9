/** The few controls that dialogs and pages share. */
import { html, type TemplateResult } from "lit";
import { marked, t } from "../i18n/text.js";
import { icon } from "./icons.js";

/** The head of a dialog: its title, where focus goes first, and the way out. */
export const dialogHead = (title: string, onClose: () => void): TemplateResult => html`
  <header class="dialog-head">
    <h2 id="dialog-title" tabindex="-1">${title}</h2>
    <button type="button" class="icon-button" aria-label=${t("close")} @click=${onClose}>${icon("close")}</button>
  </header>
`;

/** The way to the settings, in the head of a page. */
export const settingsButton = (onOpen: () => void): TemplateResult => html`
  <button
    type="button"
    class="icon-button"
    aria-label=${t("nav-settings")}
    title=${t("nav-settings")}
    @click=${onOpen}
  >${icon("settings")}</button>
`;

export interface Choices<T> {
  name: string;
  legend: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** One of several, as radio buttons. */
export const choices = <T>({ name, legend, value, options, onChange }: Choices<T>): TemplateResult => html`
  <fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      ([option, label]) => html`
        <label class="choice">
          <input
            type="radio"
            name=${name}
            .checked=${option === value}
            @change=${() => onChange(option)}
          />
          <span>${marked(label)}</span>
        </label>
      `,
    )}
  </fieldset>
`;
