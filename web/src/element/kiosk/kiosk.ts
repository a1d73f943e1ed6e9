/**
 * A screen in a museum's hall. The board plays by itself until somebody touches it; a visitor chooses, plays
 * and goes, and whoever goes without a word is missed after a while. Then everything of the visitor is gone:
 * nothing is ever kept but in memory, and a new visitor has a new one. It plays games and puzzles as the boards
 * on other pages do; it has no address and no way out.
 */
import { render } from "lit";
import { createBoard } from "../../board/index.js";
import type { Board, Theme } from "../../board/contract.js";
import { type Loaded, LoadError } from "../../engine/client.js";
import type { GameHandle, LegalMove, Piece, RulesInfo } from "../../engine/contract.js";
import { acquireThinking, type Tag, type Thinking } from "../../engine/thinking.js";
import { today } from "../../app/daily/clock.js";
import { puzzleOfDay } from "../../app/daily/find.js";
import { Ledger } from "../../app/daily/ledger.js";
import { Solve, type SolveHost } from "../../app/daily/solve.js";
import { Play, type PlayHost } from "../../app/play.js";
import { newId, type Seating } from "../../app/saved.js";
import { newSeed, other } from "../../app/seat.js";
import { type Settings, settingsShape, themeOf } from "../../app/settings.js";
import { Store } from "../../app/store.js";
import { chooseLanguage, type Language } from "../../i18n/languages.js";
import { codeOf, DOORS, type Place, type Tenant } from "../controller.js";
import type { DeedName } from "../events.js";
import { type Kit, loadEngineKit, onBanks } from "../kit.js";
import { WordError } from "../words.js";
import { Backoff } from "./backoff.js";
import { type Clock, Idle, pageClock } from "./idle.js";
import { Measure } from "./measure.js";
import { Panels } from "./panels.js";
import { Show, type Stage } from "./show.js";
import { Tongues } from "./tongues.js";
import { calmTouch, pressOnRelease } from "./touch.js";
import { kioskView } from "./view.js";
import { type Chosen, choicesOf, type KioskWish, type KioskWord, readKiosk, targetFor } from "./words.js";

export type Screen = "attract" | "games" | "ways" | "play" | "solve" | "measure";
/** Where a screen stands. */
export interface KioskPlace extends Place<KioskWord> {
  /** Says words anew; null takes one back. */
  reword(words: Partial<Record<KioskWord, string | null>>): void;
}

/** A visitor's memory: nothing is written anywhere. */
const memory = () =>
  new Store(() => {
    throw new Error("nothing of a visitor is kept");
  });

export class Kiosk implements Tenant, PlayHost, SolveHost {
  readonly place: KioskPlace;
  store = memory();
  screen: Screen = "attract";
  wish: KioskWish | null = null;
  /** The game on the screen. */
  info: RulesInfo | null = null;
  chosen: Chosen | null = null;
  /** What is shown while nobody is there. */
  show: Show | null = null;
  /** What a visitor plays. */
  play: Play | null = null;
  solve: Solve | null = null;
  /** The day's puzzle is on its way, or why there is none. */
  awaited: "puzzle" | "none" | null = null;
  measure: Measure | null = null;
  /** Why there is nothing to be played. */
  trouble: unknown = null;
  readonly panels: Panels;
  readonly idle: Idle;
  readonly backoff: Backoff;
  readonly tongues: Tongues;
  #look: Settings = settingsShape.empty();
  #kit: Kit | null = null;
  readonly #pieces = new Map<string, readonly Piece[]>();
  /** Keeps the worker from one visitor to the next. */
  #held: Thinking | null = null;
  #opened = 0;
  #closed = false;
  #drawing = false;
  /** A computer that could not think is asked again. */
  readonly #patience: Backoff;
  readonly #clock: Clock;
  readonly #dark = window.matchMedia("(prefers-color-scheme: dark)");
  readonly #calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  readonly #ends: (() => void)[] = [];

  constructor(place: KioskPlace, clock = pageClock) {
    this.place = place;
    this.#clock = clock;
    const kiosk = this;
    this.panels = new Panels({
      root: place.root,
      get play() {
        return kiosk.play;
      },
      update: () => this.update(),
    });
    const asked = () => this.panels.ask(() => this.idle.left !== null);
    this.idle = new Idle(clock, { asked, gone: () => this.#reset() });
    this.backoff = new Backoff(clock);
    this.#patience = new Backoff(clock);
    this.tongues = new Tongues(place.base);
    const relook = () => this.#relook();
    this.#dark.addEventListener("change", relook);
    this.#ends.push(() => this.#dark.removeEventListener("change", relook));
    this.#ends.push(
      onBanks(() => this.#banked()),
      calmTouch(place.root),
      pressOnRelease(place.root),
      this.#watch(),
    );
    void this.open();
  }

  // Its life.

  async open(): Promise<void> {
    this.#leave();
    this.backoff.stop();
    this.trouble = null;
    this.wish = null;
    const mine = ++this.#opened;
    try {
      this.update();
      this.#kit ??= await this.#load();
      if (mine !== this.#opened) return;
      const wish = readKiosk((word) => this.place.said(word), this.#kit.rules);
      await this.tongues.speak(this.home);
      if (mine !== this.#opened) return;
      this.wish = wish;
      this.#look = { ...settingsShape.empty(), ...wish.look };
      this.#held ??= this.thinking();
      this.#reset();
      this.#ready();
    } catch (error) {
      if (mine === this.#opened) this.#fail(error);
    }
  }

  async #load(): Promise<Kit> {
    // A fault of the engine waits for its words.
    const [words, kit] = await Promise.allSettled([this.tongues.speak(this.home), loadEngineKit(this.place.base)]);
    if (words.status === "rejected") throw words.reason;
    if (kit.status === "rejected") throw kit.reason;
    return kit.value;
  }

  follow(): void {
    void this.open();
  }

  close(): void {
    this.#closed = true;
    this.#opened += 1;
    this.#leave();
    this.backoff.stop();
    this.#held?.release();
    this.#held = null;
    for (const end of this.#ends.splice(0)) end();
    render(null, this.place.root);
  }

  /** Whatever was on the screen goes. */
  #leave(): void {
    this.#patience.stop();
    this.#patience.good();
    this.idle.stop();
    this.panels.drop();
    this.awaited = null;
    this.show?.leave();
    this.show = null;
    this.play?.leave();
    this.play = null;
    this.solve?.leave();
    this.solve = null;
  }

  /** Nobody stands by: what might mend itself is tried again. */
  #fail(error: unknown): void {
    console.error(error);
    this.#leave();
    this.trouble = error;
    const message = error instanceof Error ? error.message : String(error);
    this.#tell(() => this.place.tell("dama-error", { code: codeOf(error), message }));
    const hopeless = error instanceof WordError || (error instanceof LoadError && error.fault === "policy");
    if (!hopeless) {
      this.backoff.wait(
        () => this.update(),
        () => void this.open(),
      );
    }
    this.update();
  }

  /** Runs what may fail, and shows the failure in place of everything else. */
  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Any sign of life counts, and keys wherever they are pressed. */
  #watch(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    // Other boards of the page may have spoken another language meanwhile.
    for (const door of DOORS) this.place.root.addEventListener(door, () => this.tongues.use(), options);
    const touched = (event: Event) => {
      if (!event.isTrusted) return;
      this.idle.touch();
      // Rings are for keys: a board that opens later than the touch has none.
      const hand = event.type === "keydown" ? false : event.type === "pointerdown" ? true : null;
      if (hand !== null) this.place.root.querySelector(".hall")?.toggleAttribute("data-touched", hand);
    };
    for (const type of ["pointerdown", "pointermove", "wheel"]) {
      this.place.root.addEventListener(type, touched, options);
    }
    window.addEventListener("keydown", touched, options);
    return () => stop.abort();
  }

  // Nobody there.

  /** As if nobody had ever been there. */
  #reset(): void {
    const { wish } = this;
    if (!wish) return;
    this.#leave();
    this.store = memory();
    this.chosen = null;
    this.info = null;
    this.say("");
    this.tongues.again(this.home);
    this.measure = wish.calibrate ? new Measure(wish.perMm) : null;
    this.screen = this.measure ? "measure" : "attract";
    if (this.measure) return this.#enter();
    this.#try(() => {
      this.show = new Show(this.#stage(wish), this.#calm.matches);
      this.#enter();
      this.show.begin();
    });
  }

  #stage(wish: KioskWish): Stage {
    const kiosk = this;
    return {
      loaded: this.loaded,
      settings: this.settings,
      get theme() {
        return kiosk.theme;
      },
      clock: this.#clock,
      store: this.store,
      games: wish.games,
      update: () => this.update(),
      onGame: () => this.#enter(),
      onMove: () => {
        this.backoff.good();
        this.#patience.good();
      },
      onFault: (error) => this.#fail(error),
      thinking: (current) => this.thinking(current),
    };
  }

  /** The board that plays by itself waits, or goes on. */
  pause(paused: boolean): void {
    this.show?.pause(paused);
  }

  /** The language of the first screen: the board's own word, else that of the page around, else the browser's. */
  get home(): Language {
    return chooseLanguage(this.place.said("lang"), this.place.around(), ...navigator.languages);
  }

  // Somebody there.

  /** The screen was touched. */
  start(): void {
    const { wish } = this;
    if (this.screen !== "attract" || !wish || this.trouble) return;
    this.#leave();
    this.idle.start(wish.idle);
    const [only, ...more] = wish.games;
    this.info = null;
    if (only && more.length === 0) this.chooseGame(only);
    else this.#go("games");
  }
  chooseGame(info: RulesInfo): void {
    this.info = info;
    const [only, ...more] = this.choices;
    if (only && more.length === 0) this.begin(only);
    else this.#go("ways");
  }
  /** What may be done with the game chosen. */
  get choices(): readonly Chosen[] {
    const { wish, info } = this;
    return wish && info ? choicesOf(wish, this.loaded.engine.puzzleGames().includes(info.id)) : [];
  }
  begin(chosen: Chosen): void {
    this.#try(() => this.#begin(chosen));
  }
  #begin(chosen: Chosen): void {
    const { wish, info } = this;
    if (!wish || !info) return;
    this.#leave();
    this.idle.start(wish.idle);
    this.store = memory();
    this.chosen = chosen;
    this.say("");
    if (chosen.way === "daily") {
      this.screen = "solve";
      this.awaited = "puzzle";
      this.#pose();
    } else {
      const { side } = wish;
      const faceToFace = chosen.way === "two" && chosen.facing;
      const computer = chosen.way === "play" ? { side: other(side), level: chosen.level, seed: newSeed() } : null;
      this.screen = "play";
      this.#sit(this.loaded.engine.newGame(info.id, false), { bottom: side, faceToFace, computer });
    }
    this.#enter();
  }
  /** The day's puzzle, once it is there. */
  #pose(): void {
    const { info } = this;
    if (!info || !this.#kit || this.awaited !== "puzzle") return;
    const bank = this.#kit.banks.get(info.id);
    if (bank === null) return;
    const { engine } = this.loaded;
    const ledger = new Ledger(this.store, engine);
    const day = today(engine);
    const id = bank instanceof Error ? null : puzzleOfDay(ledger, bank, info.id, day, day);
    if (bank instanceof Error) console.warn(bank);
    this.awaited = id ? null : "none";
    if (id && !(bank instanceof Error)) {
      this.solve = new Solve(this, engine, ledger, info, bank, id, createBoard);
      this.#enter();
    }
    this.update();
  }
  #banked(): void {
    this.tongues.use();
    this.#try(() => this.#pose());
  }

  /** Begins anew what was chosen. */
  restart(): void {
    if (this.chosen) this.begin(this.chosen);
    else this.finish();
  }
  askNewGame(): void {
    this.restart();
  }
  /** One screen back. */
  back(): void {
    const { wish } = this;
    if (!wish) return;
    const wasPlaying = this.screen === "play" || this.screen === "solve";
    this.#leave();
    this.idle.start(wish.idle);
    this.chosen = null;
    this.awaited = null;
    if (wasPlaying && this.choices.length > 1) return this.#go("ways");
    this.info = null;
    if (wish.games.length > 1 && this.screen !== "games") this.#go("games");
    else this.finish();
  }
  /** The visitor is done. */
  finish(): void {
    this.#reset();
  }
  stay(): void {
    this.idle.stay();
  }

  async speak(language: Language): Promise<void> {
    const mine = this.#opened;
    try {
      await this.tongues.speak(language);
    } catch (error) {
      console.warn(error);
    }
    if (mine !== this.#opened || this.#closed) return;
    // Who chooses a language is there.
    if (this.screen === "attract") this.start();
    else this.#enter();
  }

  /** The screen has been measured: from now on, and for as long as it is not loaded anew, by this. */
  measured(perMm: number): void {
    this.place.reword({ "px-per-mm": String(perMm), calibrate: null });
  }

  // What games and puzzles need.

  /** How a game begins, for its picture. */
  piecesOf(info: RulesInfo): readonly Piece[] {
    const kept = this.#pieces.get(info.id);
    if (kept) return kept;
    const game = this.loaded.engine.newGame(info.id, false);
    const { pieces } = game.state();
    game.free();
    this.#pieces.set(info.id, pieces);
    return pieces;
  }

  get loaded(): Loaded {
    if (!this.#kit) throw new Error("nothing is open");
    return this.#kit.loaded;
  }
  get rules(): readonly RulesInfo[] {
    return this.wish?.games ?? [];
  }
  get theme(): Theme {
    return themeOf(this.#look, this.#dark.matches);
  }
  get settings(): Settings {
    return this.#look;
  }
  get board(): Board | undefined {
    return this.play?.board ?? this.solve?.board;
  }

  #sit(game: GameHandle, seats: Pick<Seating, "bottom" | "faceToFace" | "computer">): void {
    const info = this.#kit?.rules.find(({ id }) => id === game.state().rules);
    if (!info) throw new Error("a game without rules");
    this.play?.leave();
    this.play = new Play(this, game, info, { ...seats, id: newId(), address: null }, createBoard);
    this.play.movesOpen = false;
    this.update();
    this.play.begin();
  }

  /** There is no address. */
  onAddress(): void {}

  thinking(current?: () => Tag): Thinking {
    const script = new URL("think.js", this.place.base);
    return acquireThinking(this.loaded.module, current ? { script, current } : { script });
  }

  copyOf(text: string): GameHandle {
    return this.loaded.engine.fromText(text);
  }
  replay({ game, ...seats }: { game: GameHandle } & Pick<Seating, "bottom" | "faceToFace" | "computer">): void {
    this.#sit(game, seats);
    this.board?.focus();
  }

  useTongue(): void {
    this.tongues.use();
  }
  say(text: string): void {
    const live = this.place.root.querySelector('[role="status"][aria-live]');
    if (live) live.textContent = text !== "" && live.textContent === text ? `${text}\u00A0` : text;
  }

  // Drawing.

  update(): void {
    this.#mind();
    if (this.#drawing) return;
    this.#drawing = true;
    const { root } = this.place;
    const focused = root.activeElement;
    const byKeys = focused?.matches(":focus-visible") ?? false;
    queueMicrotask(() => {
      this.#drawing = false;
      if (this.#closed) return;
      this.tongues.use();
      render(kioskView(this), root);
      const frame = root.querySelector<HTMLElement>(".hall");
      frame?.style.setProperty("--target", `${targetFor(this.wish?.perMm ?? null)}px`);
      this.measure?.draw(root);
      if (byKeys && !focused?.isConnected && !this.panels.open) this.board?.focus();
    });
  }

  /** A computer that could not think is asked again, since visitors only see that it does not play. */
  #mind(): void {
    const play = this.play ?? this.show?.play;
    if (!play?.coach.advisor.failed || !play.computersTurn || this.#patience.left !== null) return;
    this.#patience.wait(
      () => {},
      () => {
        if (play === (this.play ?? this.show?.play) && play.coach.advisor.failed && play.computersTurn)
          play.coach.next();
      },
    );
  }

  #go(screen: Screen): void {
    this.screen = screen;
    this.#enter();
  }
  /** Another screen: it begins at its top, and keys go on from its board or its heading. */
  #enter(): void {
    this.update();
    queueMicrotask(() => {
      if (this.#closed || this.panels.open) return;
      const { root } = this.place;
      for (const scrolled of root.querySelectorAll(".hall, .hall-screen")) scrolled.scrollTo(0, 0);
      if (this.board) this.board.focus();
      else root.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    });
  }

  #relook(): void {
    this.tongues.use();
    this.show?.relook();
    this.play?.relook();
    this.solve?.relook();
    this.update();
  }

  onRisk(move: LegalMove): void {
    this.play?.noteTold();
    this.panels.show({ kind: "risk", move });
  }

  // What may be asked by the page around.

  do(deed: DeedName): void {
    this.tongues.use();
    if (deed === "restart") this.finish();
    else if (deed === "pause" || deed === "resume") this.pause(deed === "pause");
    else if (deed === "undo") this.play?.undo();
    else if (deed === "redo") this.play?.redo();
    else if (deed === "flip") this.play?.flip();
    else if (deed === "hint") void (this.play ? this.play.coach.hint() : this.solve?.hint());
  }
  /** Only visitors move. */
  move(): boolean {
    return false;
  }

  // Inside.

  #ready(): void {
    const play = this.show?.play;
    if (play) this.#tell(() => this.place.tell("dama-ready", { game: play.info.id, position: play.state.position }));
  }

  /** Later, so that whoever listens may do anything, even take the board away. */
  #tell(tell: () => void): void {
    queueMicrotask(() => {
      if (!this.#closed) tell();
    });
  }
}
