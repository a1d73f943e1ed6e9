/**
 * The page that makes the lines for a board on somebody's page: what it is to be is chosen, tried at several
 * widths, and copied. The board tried is a frame, just as it will be elsewhere.
 */
import { html, nothing, render, type TemplateResult } from "lit";
import { choices, tick } from "../app/controls.js";
import { icon } from "../app/icons.js";
import { GROUNDS, PIECE_SETS } from "../app/settings.js";
import type { GameId, Level, RulesId, Side } from "../engine/contract.js";
import { joined, t } from "../i18n/text.js";
import { GAME_NAME, LEVEL, RULES_SHORT, SIDE } from "../i18n/words.js";
import { elementLines, frameAddress, frameLines, type Said } from "./lines.js";
import type { Report } from "./messages.js";
import { type Mode, MODES, type Word } from "./words.js";

const MODE: Record<Mode, string> = {
  play: "snip-mode-play",
  two: "snip-mode-two",
  daily: "snip-mode-daily",
  puzzle: "snip-mode-puzzle",
  demo: "snip-mode-demo",
  position: "snip-mode-position",
};
const THEME = { "": "set-theme-system", light: "set-theme-light", dark: "set-theme-dark" } as const;
const COORDINATES = {
  "": "set-coordinates-custom",
  on: "set-coordinates-always",
  off: "set-coordinates-never",
} as const;
const SKIN: Record<string, string> = {
  pebbles: "set-pebbles",
  dates: "set-dates",
  crystals: "set-crystals",
  snails: "set-snails",
  lines: "set-lines",
  chequers: "set-chequers",
};
const SKINS: Partial<Record<GameId, readonly string[]>> = { "la-dama": PIECE_SETS, filippina: GROUNDS };
/** Words that mean something in some ways only. */
const MEANT: Partial<Record<Word, readonly Mode[]>> = {
  level: ["play", "demo"],
  side: ["play", "two", "demo", "position"],
  position: ["play", "two", "demo", "position"],
  moves: ["play", "two", "demo", "position"],
  puzzle: ["puzzle"],
};
const WIDTHS = [280, 400, 640, 960] as const;
type Kind = "element" | "frame";

/** The game a rule set belongs to, by their names. */
const gameOf = (rules: string): GameId | undefined =>
  (Object.keys(GAME_NAME) as GameId[]).find((game) => rules === game || rules.startsWith(`${game}-`));

function rulesName(rules: string): string {
  const game = gameOf(rules);
  const name = game ? t(GAME_NAME[game]) : rules;
  const short = RULES_SHORT[rules as RulesId];
  return short ? joined("join-parts", name, t(short)) : name;
}

export class Maker {
  readonly #root: HTMLElement;
  /** Where the site lies; ends in a slash. */
  readonly #site: string;
  #said: Said = { game: "turkish", mode: "play", level: "easy" };
  #kind: Kind = "element";
  #width: (typeof WIDTHS)[number] = 400;
  #height = 600;
  #outcome: "" | "copied" | "select" = "";

  constructor(root: HTMLElement, site: string) {
    this.#root = root;
    this.#site = site;
    window.addEventListener("message", ({ source, data }) => {
      const frame = root.querySelector("iframe");
      const report = data as Partial<Report> | null;
      if (!frame || source !== frame.contentWindow || report?.dama !== "height") return;
      if (!("height" in report) || typeof report.height !== "number") return;
      this.#height = report.height;
      this.#draw();
    });
    this.#draw();
  }

  /** What is said of words that mean something. */
  get said(): Said {
    const mode = (this.#said.mode ?? "play") as Mode;
    const skins = SKINS[gameOf(this.#said.game ?? "") ?? "tama"] ?? [];
    return Object.fromEntries(
      Object.entries(this.#said).filter(
        ([word, value]) => (MEANT[word as Word]?.includes(mode) ?? true) && (word !== "skin" || skins.includes(value)),
      ),
    );
  }
  get lines(): string {
    if (this.#kind === "element") return elementLines(this.#site, this.said);
    const size = { width: this.#width, height: this.#height };
    return frameLines(this.#site, this.said, rulesName(this.#said.game ?? ""), size);
  }

  #say(words: Said): void {
    this.#said = { ...this.#said, ...words };
    this.#changed();
  }
  #changed(): void {
    this.#outcome = "";
    this.#draw();
  }

  #draw(): void {
    render(this.#view(), this.#root);
    const frame = this.#root.querySelector("iframe");
    if (!frame) return;
    const wanted = frameAddress(this.#site, this.said);
    frame.width = String(this.#width);
    frame.height = String(this.#height);
    // Replaced, so that going back leaves this page and does not undo choices one by one.
    if (frame.dataset.shown !== wanted) {
      frame.dataset.shown = wanted;
      frame.contentWindow?.location.replace(wanted);
    }
  }

  #copy(): void {
    const copying = navigator.clipboard?.writeText(this.lines) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => this.#copied("copied"),
      () => this.#copied("select"),
    );
  }
  #copied(outcome: "copied" | "select"): void {
    this.#outcome = outcome;
    this.#draw();
    if (outcome === "select") this.#root.querySelector("textarea")?.select();
  }

  #view(): TemplateResult {
    return html`
      <header class="bar">
        <a class="icon-button" href="./index.html" aria-label=${t("nav-home")} title=${t("nav-home")}>${icon("home")}</a>
        <h1 tabindex="-1">${t("snip-title")}</h1>
      </header>
      <main class="maker">
        <form class="form" @submit=${(event: Event) => event.preventDefault()}>${this.#form()}</form>
        <section class="maker-out">
          <label class="maker-lines"><span>${t("snip-lines")}</span>
            <textarea readonly dir="ltr" rows="5" spellcheck="false" .value=${this.lines}></textarea></label>
          <p class="choices-now">
            <button type="button" class="button main" @click=${() => this.#copy()}>${t("send-copy")}</button>
          </p>
          <p role="status">${
            this.#outcome === "copied" ? t("send-copied") : this.#outcome === "select" ? t("share-select") : nothing
          }</p>
          ${choices({
            name: "width",
            legend: t("snip-width"),
            value: this.#width,
            options: WIDTHS.map((width) => [width, t("snip-pixels", { width: String(width) })] as const),
            onChange: (width) => {
              this.#width = width;
              this.#changed();
            },
          })}
          <div class="maker-try" role="group" aria-label=${t("snip-try")} tabindex="0"><iframe title=${t("snip-try")} allow="clipboard-write; web-share"></iframe></div>
        </section>
      </main>
    `;
  }

  #form(): TemplateResult {
    const mode = (this.#said.mode ?? "play") as Mode;
    const means = (word: Word) => MEANT[word]?.includes(mode) ?? true;
    const skins = SKINS[gameOf(this.#said.game ?? "") ?? "tama"];
    const one = (word: Word, legend: string, options: readonly (readonly [string, string])[]) =>
      choices({
        name: word,
        legend,
        value: this.#said[word] ?? "",
        options: options.map(([value, label]) => [value, t(label)] as const),
        onChange: (value) => this.#say({ [word]: value }),
      });
    const field = (word: Word, label: string) => html`
      <label class="maker-field"><span>${t(label)}</span>
        <input type="text" dir="ltr" autocomplete="off" spellcheck="false" .value=${this.#said[word] ?? ""}
          @change=${(event: Event) => this.#say({ [word]: (event.target as HTMLInputElement).value.trim() })} /></label>
    `;
    const without = (word: Word, label: string) =>
      tick(t(label), this.#said[word] !== "off", (on) => this.#say({ [word]: on ? "" : "off" }));
    return html`
      ${choices<Kind>({
        name: "kind",
        legend: t("snip-kind"),
        value: this.#kind,
        options: [
          ["element", t("snip-kind-element"), t("snip-kind-element-line")],
          ["frame", t("snip-kind-frame"), t("snip-kind-frame-line")],
        ],
        onChange: (kind) => {
          this.#kind = kind;
          this.#changed();
        },
      })}
      <label class="maker-field"><span>${t("snip-game")}</span>
        <select @change=${(event: Event) => this.#say({ game: (event.target as HTMLSelectElement).value })}>
          ${Object.keys(RULES_SHORT).map(
            (rules) => html`<option value=${rules} ?selected=${rules === this.#said.game}>${rulesName(rules)}</option>`,
          )}
        </select></label>
      ${one(
        "mode",
        t("snip-mode"),
        MODES.map((mode) => [mode, MODE[mode]] as const),
      )}
      ${means("level") ? one("level", t("new-level"), Object.entries(LEVEL) as [Level, string][]) : nothing}
      ${means("puzzle") ? field("puzzle", "snip-puzzle") : nothing}
      ${
        means("side")
          ? one("side", t(mode === "play" ? "new-you-play" : "snip-side"), [
              ["", SIDE.white],
              ["black" satisfies Side, SIDE.black],
            ])
          : nothing
      }
      ${means("position") ? html`${field("position", "snip-position")}${field("moves", "snip-moves")}` : nothing}
      ${one("theme", t("set-light"), Object.entries(THEME))}
      ${one("coordinates", t("set-coordinates"), Object.entries(COORDINATES))}
      ${
        skins
          ? one(
              "skin",
              t("snip-skin"),
              skins.map((skin, at) => [at === 0 ? "" : skin, SKIN[skin] ?? skin] as const),
            )
          : nothing
      }
      ${without("rules", "snip-rules")}${without("links", "snip-links")}
    `;
  }
}
