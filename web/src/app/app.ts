/**
 * The page as a whole: which page is shown, which dialog is open, and what all of them share.
 * Views read it and call it; whatever changes it ends in `update`, which draws once.
 */
import { render, type TemplateResult } from "lit";
import type { Board, CreateBoard, Theme, Thumbnail } from "../board/contract.js";
import type { GameHandle, GameId, LegalMove, Rules, RulesId, RulesInfo } from "../engine/contract.js";
import type { Loaded } from "../engine/client.js";
import { acquireThinking, type Tag, type Thinking } from "../engine/thinking.js";
import { currentLanguage, loadLater, loadTexts, t } from "../i18n/text.js";
import { GAME_NAME } from "../i18n/words.js";
import type { DailyPages, DailyRoute } from "./daily/pages.js";
import { showDialog } from "./dialog-frame.js";
import { evidenceTitle } from "./evidence/door.js";
import { Later } from "./later.js";
import { learnTitle } from "./learn/door.js";
import { NewGame, type Begin } from "./new-game.js";
import { pageView } from "./page.js";
import { gameName, type Phrases } from "./phrases.js";
import { Play, type PlayHost } from "./play.js";
import { hashOf, parseHash, type Route } from "./route.js";
import { gameOf, newId, readSeating, repliedTo, savedShape, type Seating } from "./saved.js";
import { type Settings, settingsShape, themeOf, toldShape } from "./settings.js";
import { forgetAsked, tellLanguage, wishedLanguage } from "./speech.js";
import type { Store } from "./store.js";

export type Dialog =
  | { kind: "begin"; form: NewGame }
  | { kind: "settings" }
  | { kind: "rules" }
  | { kind: "newcomer"; phrases: Phrases }
  | { kind: "more" }
  | { kind: "opponent" }
  | { kind: "risk"; move: LegalMove }
  | { kind: "resign" }
  | { kind: "draw" }
  | { kind: "send"; outcome: "" | "copied" | "select" };

/** What the board module gives. */
export interface BoardParts {
  createBoard: CreateBoard;
  thumbnail: Thumbnail;
}

/** The site's files lie here; parts of the script lie beside it. */
const BASE = import.meta.url;

const isDaily = (route: Route): route is DailyRoute =>
  route.page === "daily" || route.page === "archive" || route.page === "puzzle";

export class App implements PlayHost {
  /** The rules; the whole engine comes with those who need it. */
  readonly loaded: Loaded<Rules>;
  readonly rules: ReadonlyMap<RulesId, RulesInfo>;
  readonly parts: BoardParts;
  readonly store: Store;
  /** The pages about puzzles. */
  readonly puzzles = new Later(
    async () => {
      const parts = [import("./daily/pages.js"), loadWhole(), loadLater("daily", BASE)] as const;
      const [{ DailyPages }, loaded] = await Promise.all(parts);
      return new DailyPages(this, loaded);
    },
    () => this.#puzzled(),
  );
  /** What dialogs hold. */
  readonly dialogs = new Later(
    async () => (await Promise.all([import("./dialogs.js"), loadLater("rules", BASE)]))[0],
    () => this.update(),
  );
  readonly about = new Later(
    async (): Promise<() => TemplateResult> => {
      const { aboutView } = await import("./about.js");
      return () => aboutView(this);
    },
    () => this.update(),
  );
  readonly statement = new Later(
    async () => (await Promise.all([import("./statement.js"), loadLater("access", BASE)]))[0].statementView,
    () => this.update(),
  );
  readonly sheet = new Later(
    async () => {
      const { renderSheet } = await import("../board/sheet.js");
      const element = document.createElement("main");
      element.className = "sheet";
      renderSheet(element, [...this.rules.values()]);
      return element;
    },
    () => this.update(),
  );
  settings: Settings;
  route: Route = { page: "home" };
  play: Play | null = null;
  /** An address that holds no game: its text and what the engine said. */
  badLink: { text: string; said: string } | null = null;
  dialog: Dialog | null = null;
  /** The name of a language whose texts could not be had. */
  unspoken: string | null = null;
  readonly #root: HTMLElement;
  readonly #live: HTMLElement;
  readonly #dark = window.matchMedia("(prefers-color-scheme: dark)");
  #waiting = false;
  /** The dialog that opens when its part has come. */
  #wished: Dialog | null = null;
  /** The page was loaded again or gone back to, not by a link, and still shows what it was loaded for. */
  #returned = returned();
  /** The puzzle that the address named before its #, until it has been opened. */
  #named = new URLSearchParams(window.location.search).get("puzzle");

  constructor(loaded: Loaded<Rules>, parts: BoardParts, store: Store, root: HTMLElement, live: HTMLElement) {
    this.store = store;
    this.loaded = loaded;
    this.parts = parts;
    this.rules = new Map(loaded.engine.rules().map((info) => [info.id, info]));
    this.settings = this.store.read(settingsShape);
    // Read now, so that whatever had to be set aside is said on the first page.
    this.#sortOutGames();
    this.store.read(toldShape);
    this.#root = root;
    this.#live = live;
  }

  start(): void {
    this.#root.replaceChildren();
    this.#dark.addEventListener("change", () => this.#retheme());
    window.addEventListener("popstate", () => {
      this.#returned = false;
      this.#arrive();
      this.#enter();
    });
    window.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.#wished = null;
    });
    // Only other tabs are told of by this event.
    window.addEventListener("storage", () => {
      this.settings = this.store.read(settingsShape);
      this.daily?.refresh();
      this.#retheme();
      void this.#respeak();
    });
    this.#retheme();
    this.#arrive();
    // Most people open a dialog soon; the first board stands before its bytes are asked for.
    afterPaint(() => void this.dialogs.want());
  }

  /** The pages about puzzles, when they are there. */
  get daily(): DailyPages | null {
    return this.puzzles.value;
  }

  /** The board on the page, where keys go on. */
  get board(): Board | undefined {
    return this.play?.board ?? this.daily?.solve?.board;
  }

  // Drawing.

  get theme(): Theme {
    return themeOf(this.settings, this.#dark.matches);
  }

  update(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    const focused = document.activeElement;
    // Only those who use keys see where they are; for others nothing should scroll.
    const byKeys = focused?.matches(":focus-visible") ?? false;
    queueMicrotask(() => {
      this.#waiting = false;
      render(pageView(this), this.#root);
      if (!focused || focused.isConnected) return;
      // The heading of a page that was on its way gives the keys to the page that came.
      if (focused.matches("h1")) this.#enter();
      // A button that was pressed may be gone, as after a huff: keys go on from the board.
      else if (byKeys && !this.dialog) this.board?.focus();
    });
  }

  say(text: string): void {
    // The same words again are spoken only if they differ.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00A0` : text;
  }

  #retheme(): void {
    document.documentElement.dataset.theme = this.theme;
    this.play?.relook();
    this.daily?.relook();
    this.update();
  }

  change(settings: Partial<Settings>): void {
    // Another tab may have chosen something else since.
    this.settings = { ...this.store.read(settingsShape), ...settings };
    this.store.write(settingsShape, this.settings);
    this.#retheme();
    if (settings.language === undefined) return;
    forgetAsked();
    void this.#respeak();
  }

  /** Says everything in the language that is wished now. */
  async #respeak(): Promise<void> {
    const language = wishedLanguage(this.settings.language);
    if (language.region === currentLanguage()) return;
    try {
      await loadTexts(language, BASE);
    } catch (error) {
      // What is on the page stays readable as it is.
      console.error(error);
      this.unspoken = language.name;
      this.update();
      return;
    }
    this.unspoken = null;
    tellLanguage(language, document.documentElement);
    this.play?.relook();
    this.daily?.relook();
    this.retitle();
    this.update();
  }

  // Pages.

  onAddress(): void {
    if (!this.play) return;
    this.route = { page: "play", text: this.play.address };
    this.#history("replaceState");
  }

  /**
   * The address tells the game, the entry of the browser's history who sits at it: a game that was only
   * begun is not kept yet. Frames without an origin and hurried browsers may refuse; the game goes on.
   */
  #history(how: "pushState" | "replaceState"): void {
    try {
      window.history[how](this.play?.seats ?? null, "", hashOf(this.route));
    } catch (error) {
      console.warn("the address could not be changed", error);
    }
  }

  /** Shows what the address asks for. */
  #arrive(): void {
    const route = this.#asked();
    this.closeDialog();
    if (route.page === "play" && this.play?.address === route.text) return;
    this.#leaveGame();
    // What was said on another page is not to be come upon in this one.
    this.#live.textContent = "";
    this.badLink = null;
    this.route = route;
    if (route.page === "play") this.#openText(route.text);
    if (isDaily(route)) this.#showDaily(route);
    // Its line about the day's puzzle comes when the boards stand.
    if (route.page === "home") afterPaint(() => void this.puzzles.want());
    this.retitle();
    this.update();
    window.scrollTo(0, 0);
  }

  /** What the address asks for; a puzzle may be named before the # as well, as others' pages do in frames. */
  #asked(): Route {
    const route = parseHash(window.location.hash);
    const named = this.#named;
    this.#named = null;
    if (route.page !== "home" || !named) return route;
    const asked: Route = { page: "puzzle", text: named };
    try {
      // From here on the part after # alone says where one is.
      window.history.replaceState(null, "", `${window.location.pathname}${hashOf(asked)}`);
    } catch (error) {
      console.warn("the address could not be changed", error);
    }
    return asked;
  }

  #showDaily(route: DailyRoute): void {
    if (this.daily) this.daily.show(route);
    else void this.puzzles.want();
  }

  /** The pages about puzzles have come, or cannot be had. */
  #puzzled(): void {
    const { daily, route } = this;
    if (daily && isDaily(route)) {
      // Whoever waits at the heading goes on from what comes.
      const waits = document.activeElement?.matches("h1") ?? false;
      daily.show(route);
      this.retitle();
      this.update();
      if (waits) this.#enter();
    }
    this.update();
  }

  /** Another page was opened: keys go on from its board or its heading, not from where they were. */
  #enter(): void {
    queueMicrotask(() => {
      if (this.dialog) return;
      if (this.board) this.board.focus();
      else this.#root.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    });
  }

  retitle(): void {
    const name = t("app-name");
    const page = this.badLink ? t("link-title") : this.#title();
    document.title = page ? `${page} · ${name}` : name;
  }
  #title(): string | undefined {
    const { route, play } = this;
    switch (route.page) {
      case "about":
        return t("nav-about");
      case "accessibility":
        return t("nav-access");
      case "evidence":
      case "laws":
        return evidenceTitle(route);
      case "learn":
      case "print":
        return learnTitle(route, this.daily?.featured);
      default:
        return (play && gameName(play.info)) || this.daily?.title;
    }
  }

  #leaveGame(): void {
    this.play?.leave();
    this.play = null;
    this.daily?.leave();
  }

  // Games.

  info(id: RulesId): RulesInfo {
    const info = this.rules.get(id);
    if (!info) throw new Error(`no rules ${id}`);
    return info;
  }

  /** The rule sets of a game, its usual one first. */
  rulesOf(game: GameId): RulesInfo[] {
    return [...this.rules.values()].filter((info) => info.game === game);
  }

  /** Kept games that the engine cannot read any more are set aside and told of, not passed over. */
  #sortOutGames(): void {
    const games = this.store.read(savedShape);
    const good = games.filter((game) => this.rules.has(game.rules) && this.#reads(game.address));
    if (good.length < games.length) this.store.replace(savedShape, good.length > 0 ? good : null);
  }
  #reads(address: string): boolean {
    try {
      this.loaded.engine.fromText(address).free();
      return true;
    } catch {
      return false;
    }
  }

  #openText(text: string): void {
    try {
      const game = this.loaded.engine.fromText(text);
      const info = this.info(game.state().rules);
      this.play = new Play(this, game, info, this.#seatsAt(game.address()), this.parts.createBoard);
      // The engine may know a shorter way to write the same game.
      this.onAddress();
      this.play.begin();
    } catch (error) {
      this.badLink = { text, said: error instanceof Error ? error.message : String(error) };
    }
  }

  askNewGame(game: GameId): void {
    this.openDialog({ kind: "begin", form: new NewGame(this, game) });
  }

  /** Who sat at the game when this entry of the history was last seen, or when it was last kept. */
  #seatsAt(address: string): Seating {
    const seen = readSeating(window.history.state);
    const games = this.store.read(savedShape);
    const replied = this.#returned ? repliedTo(games, address, (text) => this.copyOf(text)) : undefined;
    // The reply is made again, and takes the place of the one that was kept.
    if (seen) return seen.id === replied?.id ? { ...seen, address: replied.address } : seen;
    const same = games.find((game) => game.address === address);
    const kept = same ?? replied ?? gameOf(games, address);
    if (kept) return kept;
    return { id: newId(), address: null, bottom: "white", faceToFace: false, computer: null };
  }

  begin(begin: Begin): void {
    this.#open(begin, t("say-new", { game: t(GAME_NAME[begin.info.game]) }));
  }

  replay(begin: Omit<Begin, "info">): void {
    if (this.play) this.#open({ ...begin, info: this.play.info }, t("say-replay"));
  }

  #open({ game, info, ...seats }: Begin, said: string): void {
    this.#leaveGame();
    this.badLink = null;
    this.play = new Play(this, game, info, { ...seats, id: newId(), address: null }, this.parts.createBoard);
    this.route = { page: "play", text: this.play.address };
    this.#history("pushState");
    this.retitle();
    this.closeDialog();
    this.update();
    this.say(said);
    window.scrollTo(0, 0);
    this.#enter();
    this.play.begin();
  }

  copyOf(text: string): GameHandle {
    return this.loaded.engine.fromText(text);
  }

  thinking(current?: () => Tag): Thinking {
    const script = new URL("think.js", BASE);
    return acquireThinking(thoughtful, current ? { script, current } : { script });
  }

  // Dialogs.

  get #dialogElement(): HTMLDialogElement | null {
    return this.#root.querySelector("dialog");
  }

  openDialog(dialog: Dialog): void {
    this.#wished = dialog;
    if (this.dialogs.value) return this.#openDialog(dialog);
    void this.dialogs.want().then((there) => {
      if (this.#wished !== dialog) return;
      if (there) this.#openDialog(dialog);
      else if (dialog.kind === "risk") this.play?.forgo();
    });
  }
  #openDialog(dialog: Dialog): void {
    if (this.dialog?.kind === "newcomer") this.dialogs.value?.closeCard();
    this.dialog = dialog;
    this.update();
    queueMicrotask(() => {
      showDialog(this.#dialogElement);
    });
  }

  closeDialog(): void {
    this.#wished = null;
    if (!this.dialog) return;
    this.#dialogElement?.close();
    this.dialogClosed();
  }

  /** The browser has closed it (Escape), or we have. */
  dialogClosed(): void {
    const closed = this.dialog;
    this.dialog = null;
    // Leaving the warning by any way but its buttons means choosing again.
    if (closed?.kind === "newcomer") this.dialogs.value?.closeCard();
    if (closed?.kind === "risk") this.play?.forgo();
    this.update();
  }

  onRisk(move: LegalMove): void {
    this.play?.noteTold();
    this.openDialog({ kind: "risk", move });
  }
  /** The risk is taken. */
  dare(move: LegalMove): void {
    this.dialog = null;
    this.#dialogElement?.close();
    this.play?.playMove(move);
  }
}

/** The whole engine, compiled once. */
async function loadWhole(): Promise<Loaded> {
  const { loadEngine } = await import("../engine/whole.js");
  return loadEngine(new URL("dama_wasm_bg.wasm", BASE));
}

/** The whole engine's code for whoever thinks with it, and the words for what is thought. */
async function thoughtful(): Promise<WebAssembly.Module> {
  const [{ module }] = await Promise.all([loadWhole(), loadLater("hints", BASE)]);
  return module;
}

/** Runs when what was changed before has been drawn. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The browser loaded this page again, or went back or forward to it; false for links and typed addresses. */
function returned(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}
