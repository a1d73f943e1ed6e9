/** What was done, tested and not tested so that nobody is shut out. All of it is words of `access.ftl`. */
import { html, type TemplateResult } from "lit";
import { t } from "../i18n/text.js";
import { icon } from "./icons.js";

const CAN = [
  "access-keys",
  "access-reader",
  "access-typed",
  "access-colour",
  "access-contrast",
  "access-motion",
  "access-zoom",
  "access-sound",
] as const;

export const statementView = (): TemplateResult => html`
  <header class="bar">
    <a class="icon-button" href="#" aria-label=${t("nav-home")} title=${t("nav-home")}>${icon("home")}</a>
    <h1 tabindex="-1">${t("access-title")}</h1>
  </header>
  <main class="about">
    <p>${t("access-aim")}</p>
    <h2>${t("access-can")}</h2>
    <ul>${CAN.map((id) => html`<li>${t(id)}</li>`)}</ul>
    <h2>${t("access-tested")}</h2>
    <p>${t("access-tested-text")}</p>
    <h2>${t("access-not")}</h2>
    <p>${t("access-not-text")}</p>
    <p>${t("access-tell")}</p>
  </main>
`;
