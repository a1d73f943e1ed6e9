/**
 * The pages about puzzles: today's, one puzzle, the archive. Finds which puzzle an address asks for, or says
 * why there is none. What a day is and which puzzle it has, the engine decides.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Loaded } from "../../engine/client.js";
import type { Engine, GameId, RulesId, RulesInfo } from "../../engine/contract.js";
import { bdi, notation, t, tx } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import type { App } from "../app.js";
import { settingsButton } from "../controls.js";
import { icon } from "../icons.js";
import { type Phrase, phrase } from "../phrases.js";
import { DAILY, hashOf, type Route } from "../route.js";
import { archiveView } from "./archive-view.js";
import { type Bank, Banks } from "./banks.js";
import { dateWords, today } from "./clock.js";
import { homeStrip } from "./home-strip.js";
import { isDated, puzzleOfDay, puzzleOfNumber } from "./find.js";
import { Ledger, type PuzzleId } from "./ledger.js";
import { Solve } from "./solve.js";
import { solveView } from "./solve-view.js";
import { todayView } from "./today-view.js";

export type DailyRoute = Extract<Route, { page: "daily" | "archive" | "puzzle" }>;

/** Why an address shows no puzzle, and what the engine or the network said. */
interface Trouble {
  phrase: Phrase;
  said?: string;
  /** Trying again may help. */
  again?: boolean;
}

export class DailyPages {
  readonly ledger: Ledger;
  readonly banks: Banks;
  readonly games: readonly RulesId[];
  /** The whole engine. */
  readonly loaded: Loaded;
  solve: Solve | null = null;
  readonly #app: App;
  readonly #engine: Engine;
  #route: DailyRoute | null = null;
  #trouble: Trouble | null = null;

  constructor(app: App, loaded: Loaded) {
    this.#app = app;
    this.loaded = loaded;
    this.#engine = loaded.engine;
    this.ledger = new Ledger(app.store, this.#engine);
    this.banks = new Banks(this.#engine, import.meta.url, () => this.#banked());
    this.games = this.#engine.puzzleGames();
  }

  get today(): number {
    return today(this.#engine);
  }
  dayOf(date: string): number {
    return this.#engine.dayOf(date);
  }
  info(game: RulesId): RulesInfo {
    return this.#app.info(game);
  }

  /** The game whose puzzle stands first today. */
  get featured(): GameId {
    return this.info(this.#engine.dayInfo(this.today).featured).game;
  }

  /** The puzzle of a day, when its game's bank has one. */
  puzzleOf(game: RulesId, bank: Bank, day: number): PuzzleId | null {
    return puzzleOfDay(this.ledger, bank, game, day, this.today);
  }
  /** False for a puzzle asked for by its number. */
  isDated(id: PuzzleId): boolean {
    return isDated(id);
  }

  /** What the page is called; empty when it is none of these. */
  get title(): string {
    const route = this.#route;
    if (!route) return "";
    if (this.solve) return t("solve-title", { game: t(GAME_NAME[this.solve.info.game]) });
    const game = route.page !== "puzzle" ? this.#game(route.game) : undefined;
    if (route.page === "archive" && game) return t("archive-title", { game: t(GAME_NAME[this.info(game).game]) });
    return t("daily-title");
  }

  /** Opens what an address asks for. */
  show(route: DailyRoute): void {
    this.leave();
    this.#route = route;
    this.#find();
  }
  leave(): void {
    this.solve?.leave();
    this.solve = null;
    this.#route = null;
    this.#trouble = null;
  }
  /** Another page of this visitor has kept something. */
  refresh(): void {
    this.ledger.sortOut();
    this.solve?.refresh();
  }
  relook(): void {
    this.solve?.relook();
  }

  #banked(): void {
    if (this.#route && !this.solve) {
      this.#find();
      this.#app.retitle();
    }
    this.#app.update();
  }

  #game(name: string): RulesId | undefined {
    return this.games.find((game) => game === name);
  }

  /** Finds the puzzle, or what is wrong; a bank on its way is waited for. */
  #find(): void {
    const route = this.#route;
    this.#trouble = null;
    if (!route || (route.page === "daily" && route.game === "")) return;
    const numbered = route.page === "puzzle" ? /^([a-z]+(?:-[a-z]+)*)-([1-9][0-9]{0,6})$/.exec(route.text) : null;
    if (route.page === "puzzle" && !numbered)
      return this.#fail({ id: "daily-bad-number", args: { text: notation(route.text) } });
    const name = route.page === "puzzle" ? (numbered?.[1] ?? "") : route.game;
    const game = this.#game(name);
    if (!game) return this.#fail({ id: "daily-bad-game", args: { text: notation(name) } });
    if (route.page === "archive") return;
    const day = route.page === "daily" && route.date !== "" ? this.#day(route.date) : this.today;
    if (day === null) return;
    const bank = this.banks.get(game);
    if (bank === null) return;
    if (bank instanceof Error) {
      this.#trouble = { phrase: { id: "daily-no-bank" }, said: bank.message, again: true };
      return;
    }
    const id = numbered
      ? puzzleOfNumber(this.ledger, bank, game, Number(numbered[2]), day)
      : this.puzzleOf(game, bank, day);
    if (!id) {
      const args = () => ({ game: t(GAME_NAME[this.info(game).game]), count: bank.length });
      return this.#fail(phrase(numbered ? "daily-no-number" : "daily-none", args));
    }
    const app = this.#app;
    this.solve = new Solve(app, this.#engine, this.ledger, this.info(game), bank, id, app.parts.createBoard);
  }

  /** The day of a date that has a puzzle already; null, with the reason kept, for others. */
  #day(date: string): number | null {
    let day: number;
    try {
      day = this.#engine.dayOf(date);
    } catch (error) {
      this.#fail({ id: "daily-bad-date" }, error instanceof Error ? error.message : String(error));
      return null;
    }
    const args = () => ({ date: dateWords(this.#engine.dayInfo(day)) });
    if (day > this.today) this.#fail(phrase("daily-future", args));
    else if (day < this.#engine.firstDay() && day !== this.today) this.#fail(phrase("daily-early", args));
    else return day;
    return null;
  }

  #fail(phrase: Phrase, said?: string): void {
    this.#trouble = said === undefined ? { phrase } : { phrase, said };
  }

  /** The line on the home page. */
  strip(): TemplateResult {
    return homeStrip(this);
  }

  view(): TemplateResult {
    const app = this.#app;
    const route = this.#route;
    if (this.#trouble) return this.#framed(this.#troubleView(this.#trouble));
    if (this.solve) return solveView(app, this, this.solve);
    if (route?.page === "daily" && route.game === "") return this.#framed(todayView(app, this));
    const game = route?.page === "archive" ? this.#game(route.game) : undefined;
    if (route?.page === "archive" && game) return this.#framed(archiveView(app, this, game, route.month));
    return this.#framed(
      html`<main class="trouble" aria-busy="true"><p class="quiet-words">${t("daily-opening")}</p></main>`,
    );
  }

  #framed(body: TemplateResult): TemplateResult {
    const up = this.#route?.page === "daily" && this.#route.game === "" ? "#" : hashOf(DAILY);
    const label = t(up === "#" ? "nav-home" : "daily-all");
    return html`
      <header class="bar">
        <a class="icon-button" href=${up} aria-label=${label} title=${label}>${icon("home")}</a>
        <h1 tabindex="-1">${this.title}</h1>
        ${settingsButton(() => this.#app.openDialog({ kind: "settings" }))}
      </header>
      ${body}
    `;
  }

  #troubleView({ phrase, said, again }: Trouble): TemplateResult {
    return html`
      <main class="trouble">
        <p role="alert">${tx(phrase.id, phrase.args)}</p>
        ${said ? html`<p class="evidence">${bdi(said)}</p>` : nothing}
        <p class="choices-now">
          ${again ? html`<button type="button" class="button main" @click=${() => this.banks.retry()}>${t("load-again")}</button>` : nothing}
          <a class="button ${again ? "" : "main"}" href=${hashOf(DAILY)}>${t("daily-all")}</a>
        </p>
      </main>
    `;
  }
}
