/** The few controls that dialogs and pages share. */
import { html, nothing, type TemplateResult } from "lit";
import { LANGUAGES } from "../i18n/languages.js";
import { marked, t } from "../i18n/text.js";
import { icon, type IconName } from "./icons.js";

/** The head of a dialog: its title, where focus goes first, and the way out. */
export const dialogHead = (title: string, onClose: () => void): TemplateResult => html`
  <header class="dialog-head">
    <h2 id="dialog-title" tabindex="-1">${title}</h2>
    <button type="button" class="icon-button" aria-label=${t("close")} @click=${onClose}>${icon("close")}</button>
  </header>
`;

/** What stands beside the drawing of a button, where there is much room and where there is little. */
interface BarWords {
  long: string;
  short: string;
}

/** A button in the head of a page. */
export const barButton = (name: IconName, label: string, onClick: () => void, words?: BarWords): TemplateResult => html`
  <button
    type="button"
    class="icon-button ${words ? "worded" : ""}"
    aria-label=${label}
    title=${label}
    @click=${onClick}
  >${icon(name)}${words ? html`<span class="roomy">${words.long}</span><span class="tight">${words.short}</span>` : nothing}</button>
`;

/** The way to the settings, in the head of a page. */
export const settingsButton = (onOpen: () => void): TemplateResult => barButton("settings", t("nav-settings"), onOpen);

/** The languages, each by its own name. `chosen` is empty when it is the browser's. */
export const languages = (chosen: string, onChange: (code: string) => void): TemplateResult => html`
  <label class="languages">
    <span class="languages-label">${icon("globe")}<span>${t("set-language")}</span></span>
    <select @change=${(event: Event) => onChange((event.target as HTMLSelectElement).value)}>
      <option value="" ?selected=${chosen === ""}>${t("set-language-browser")}</option>
      ${LANGUAGES.map(
        ({ code, name, dir }) =>
          html`<option value=${code} lang=${code} dir=${dir} ?selected=${chosen === code}>${name}</option>`,
      )}
    </select>
  </label>
`;

/** Yes or no, as a box to tick. */
export const tick = (label: string, value: boolean, onChange: (value: boolean) => void): TemplateResult => html`
  <label class="choice">
    <input
      type="checkbox"
      .checked=${value}
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>
`;

export interface Choices<T> {
  name: string;
  legend: string;
  value: T;
  /** What is chosen, what it is called, and, where that is not enough, what it is like. */
  options: readonly (readonly [value: T, label: string, line?: string])[];
  onChange: (value: T) => void;
}

/** One of several, as radio buttons. */
export const choices = <T>({ name, legend, value, options, onChange }: Choices<T>): TemplateResult => html`
  <fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      ([option, label, line]) => html`
        <label class="choice ${line ? "described" : ""}">
          <input
            type="radio"
            name=${name}
            .checked=${option === value}
            @change=${() => onChange(option)}
          />
          <span>${marked(label)}${line ? html` <span class="choice-line">${line}</span>` : nothing}</span>
        </label>
      `,
    )}
  </fieldset>
`;
