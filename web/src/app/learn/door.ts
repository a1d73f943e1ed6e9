/**
 * The way to the pages for learners and to what is printed. Their code, words and lessons are loaded when
 * the first one is opened; until then the page has its title already.
 */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../i18n/text.js";
import { GAME_NAME, GAMES } from "../../i18n/words.js";
import type { App } from "../app.js";
import { settingsButton } from "../controls.js";
import { partFailed } from "../failure.js";
import { icon } from "../icons.js";
import { hashOf, type Route } from "../route.js";

export type LearnRoute = Extract<Route, { page: "learn" | "print" }>;
/** What stands below the title; called at each drawing. */
export type Body = () => TemplateResult;

/** By address: the page, or null while it is on its way, or what went wrong. */
const opened = new Map<string, Body | Error | null>();

const LEARN: Route = { page: "learn", what: "", part: "" };

/**
 * What the page is called; what nobody knows is called as the page of all games.
 * @param featured the game of today's puzzle, once that is known
 */
export function learnTitle({ page, what, part }: LearnRoute, featured = ""): string {
  if (page === "learn" && what === "compare" && !part) return t("nav-compare");
  const [named] = page === "print" && what === "puzzle" ? (part || featured).split("/") : [what];
  const game = GAMES.find((game) => game === named);
  if (!game) return t("nav-learn");
  const name = { game: t(GAME_NAME[game]) };
  if (page === "print") return t(what === "puzzle" ? "nav-paper-of" : "nav-sheet-of", name);
  return t(part === "first" ? "nav-first-of" : "nav-learn-of", name);
}

/** From a page of learning to the one above it. */
function up({ page, what, part }: LearnRoute): { href: string; label: string } {
  const game = GAMES.find((game) => game === what);
  if (page === "learn" && what === "") return { href: "#", label: t("nav-home") };
  if (game && (page === "print" || part)) {
    return {
      href: hashOf({ page: "learn", what: game, part: "" }),
      label: t("nav-learn-of", { game: t(GAME_NAME[game]) }),
    };
  }
  return { href: hashOf(LEARN), label: t("nav-learn") };
}

export function learnView(app: App, route: LearnRoute): TemplateResult {
  const address = hashOf(route);
  const body = opened.get(address);
  if (body === undefined) void open(app, route, address);
  const { href, label } = up(route);
  return html`
    <header class="bar">
      <a class="icon-button" href=${href} aria-label=${label} title=${label}>${icon("home")}</a>
      <h1 tabindex="-1">${learnTitle(route, app.daily?.featured)}</h1>
      ${route.page === "learn" ? settingsButton(() => app.openDialog({ kind: "settings" })) : nothing}
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

async function open(app: App, route: LearnRoute, address: string): Promise<void> {
  opened.set(address, null);
  try {
    const pages = await import("./pages.js");
    opened.set(address, await pages.open(app, route));
    app.retitle();
  } catch (error) {
    console.warn("a page for learners could not be opened", error);
    opened.set(address, error instanceof Error ? error : new Error(String(error)));
  }
  app.update();
}
