/**
 * The way to the pages about the games' sources. Few people open them, so their code, their words
 * and their facts are loaded when the first one is; until then the page has its title already.
 */
import { html, type TemplateResult } from "lit";
import { t } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import type { App } from "../app.js";
import { partFailed } from "../failure.js";
import { icon } from "../icons.js";
import { hashOf, type Route } from "../route.js";

export type EvidenceRoute = Extract<Route, { page: "evidence" | "laws" }>;
/** What stands below the title; called at each drawing. */
export type Body = () => TemplateResult;

/** By address: the page, or null while it is on its way, or what went wrong. */
const opened = new Map<string, Body | Error | null>();

export const evidenceTitle = (route: EvidenceRoute): string =>
  route.page === "laws" ? t("nav-laws") : t("evidence-title", { game: t(GAME_NAME[route.game]) });

export function evidenceView(app: App, route: EvidenceRoute): TemplateResult {
  const address = hashOf(route);
  const body = opened.get(address);
  if (body === undefined) void open(app, route, address);
  return html`
    <header class="bar">
      <a class="icon-button" href="#" aria-label=${t("nav-home")} title=${t("nav-home")}>${icon("home")}</a>
      <h1 tabindex="-1">${evidenceTitle(route)}</h1>
    </header>
    ${
      typeof body === "function"
        ? body()
        : html`<main class="trouble" aria-busy=${body instanceof Error ? "false" : "true"}>
            ${body instanceof Error ? partFailed(body) : html`<p class="quiet-words">${t("evidence-opening")}</p>`}
          </main>`
    }
  `;
}

async function open(app: App, route: EvidenceRoute, address: string): Promise<void> {
  opened.set(address, null);
  try {
    const pages = await import("./pages.js");
    opened.set(address, await pages.open(app, route));
  } catch (error) {
    console.warn("a page of evidence could not be opened", error);
    opened.set(address, error instanceof Error ? error : new Error(String(error)));
  }
  app.update();
}
