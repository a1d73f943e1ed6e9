/**
 * A board on somebody's page, without the page: reads its words, opens the game or the puzzle they ask for,
 * draws it into the given root, and reports what happens. It is the host of the same games and puzzles as the
 * app, but it has no address, no history and no title, and of a game it keeps nothing on the device.
 */
import { render } from "lit";
import { createBoard } from "../board/index.js";
import type { Board, Theme } from "../board/contract.js";
import type { GameHandle, LegalMove, RulesInfo } from "../engine/contract.js";
import { type Loaded, LoadError } from "../engine/client.js";
import { acquireThinking, type Tag, type Thinking } from "../engine/thinking.js";
import { chooseLanguage, type Language } from "../i18n/languages.js";
import { speak, type Texts, TextsMissing } from "../i18n/text.js";
import { today, untilTomorrow } from "../app/daily/clock.js";
import { isDated, puzzleOfDay, puzzleOfNumber } from "../app/daily/find.js";
import { Ledger, type PuzzleId } from "../app/daily/ledger.js";
import { Solve, type SolveHost } from "../app/daily/solve.js";
import { showDialog } from "../app/dialogs.js";
import { Play, type PlayHost } from "../app/play.js";
import { newId, type Seating } from "../app/saved.js";
import { newSeed, other } from "../app/seat.js";
import { type Settings, settingsShape, themeOf } from "../app/settings.js";
import { Store } from "../app/store.js";
import type { BoardEvents, DeedName } from "./events.js";
import { type Kit, loadKit, onBanks } from "./kit.js";
import { boardView } from "./view.js";
import { LOOKS, readWords, type Wish, type Word, WordError } from "./words.js";

export type Dialog = { kind: "rules" } | { kind: "risk"; move: LegalMove };

/** Where a board stands; `More` are words that others do not have. */
export interface Place<More extends string = never> {
  readonly root: ShadowRoot;
  /** Where the site's files lie; ends in a slash. */
  readonly base: URL;
  /** A word as it was said, or null. */
  said(word: Word | More): string | null;
  /** The language of the page around, or null. */
  around(): string | null;
  tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void;
}

/** What lives in an element for as long as that stands somewhere. */
export interface Tenant {
  readonly play: Play | null;
  readonly solve: Solve | null;
  readonly board: Board | undefined;
  /** Some words changed. */
  follow(changed: ReadonlySet<string>): void;
  /** Plays a move by its text, as a person at the board would. */
  move(text: string): boolean;
  do(deed: DeedName): void;
  /** Frees everything; nothing is told any more. */
  close(): void;
}

/** How long a finished game stays on a board that plays by itself, milliseconds. */
const ADMIRED = 8_000;
/** The day is begun for certain so long after midnight, milliseconds. */
const AFTER_MIDNIGHT = 1_000;

/** What people do comes in by these, before anything hears of it. */
export const DOORS = ["click", "change", "input", "keydown", "pointerdown", "pointerup", "close", "cancel"] as const;

/** Words that a game in progress can follow. */
const SEATS: ReadonlySet<string> = new Set(["level", "side"]);

export class Controller implements Tenant, PlayHost, SolveHost {
  readonly place: Place;
  /** A game is gone with its page. */
  readonly store = new Store(() => {
    throw new Error("games on other people's pages are not kept");
  });
  settings: Settings = settingsShape.empty();
  wish: Wish | null = null;
  play: Play | null = null;
  solve: Solve | null = null;
  dialog: Dialog | null = null;
  /** Why there is no board. */
  trouble: unknown = null;
  /** A board that plays by itself was asked to wait. */
  paused = false;
  #kit: Kit | null = null;
  /** This board's texts; other boards of the page may speak another language. */
  #texts: Texts | null = null;
  /** Counts what was opened, so that what comes too late is known as such. */
  #opened = 0;
  #closed = false;
  #drawing = false;
  /** Actions already told of, and whether the end was. */
  #told = { ply: 0, end: false, attempt: "" };
  /** For what comes by itself: the next game, the next day. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #dark = window.matchMedia("(prefers-color-scheme: dark)");
  readonly #ends: (() => void)[] = [];

  constructor(place: Place) {
    this.place = place;
    const relook = () => this.#relook();
    this.#dark.addEventListener("change", relook);
    this.#ends.push(() => this.#dark.removeEventListener("change", relook));
    this.#ends.push(onBanks(() => this.#banked()));
    for (const door of DOORS) {
      place.root.addEventListener(door, this.useTongue, true);
      this.#ends.push(() => place.root.removeEventListener(door, this.useTongue, true));
    }
    void this.open();
  }

  // Its life.

  /** Opens what the words ask for, in place of whatever was there. */
  async open(): Promise<void> {
    this.#leave();
    this.#hush();
    this.wish = null;
    this.trouble = null;
    this.paused = false;
    const mine = ++this.#opened;
    try {
      if (!this.#kit || this.#texts?.language !== this.language) {
        this.update();
        const [texts, kit] = await loadKit(this.place.base, this.language);
        if (mine !== this.#opened) return;
        this.#texts = texts;
        this.#kit = kit;
      }
      this.useTongue();
      this.#read(this.#kit);
      this.#begin(this.#kit);
      this.update();
    } catch (error) {
      if (mine === this.#opened) this.#fail(error);
    }
  }
  /** The language that is wished: the board's own word, else that of the page around, else the browser's. */
  get language(): Language {
    return chooseLanguage(this.place.said("lang"), this.place.around(), ...navigator.languages);
  }
  /** From here on everything is said in this board's language. */
  readonly useTongue = (): void => {
    if (this.#texts) speak(this.#texts);
  };
  /** Says everything in the language that is wished now; the game goes on. */
  async #respeak(): Promise<void> {
    const { language } = this;
    if (this.#texts?.language === language) return;
    const mine = this.#opened;
    try {
      const [texts] = await loadKit(this.place.base, language);
      if (mine !== this.#opened || language !== this.language) return;
      this.#texts = texts;
      this.#hush();
      this.#relook();
    } catch (error) {
      if (mine === this.#opened) this.#fail(error);
    }
  }

  /** Tries once more, after what failed. */
  again(): void {
    this.#kit?.banks.retry();
    void this.open();
  }

  /** Some words changed. */
  follow(changed: ReadonlySet<string>): void {
    this.useTongue();
    if (changed.has("lang") && !this.trouble) void this.#respeak();
    const { play } = this;
    const kit = this.#kit;
    const easy = [...changed].every((word) => LOOKS.has(word) || (play !== null && SEATS.has(word)));
    if (!easy || !kit || !this.wish || this.trouble) {
      void this.open();
      return;
    }
    try {
      const wish = this.#read(kit);
      if (play && [...changed].some((word) => SEATS.has(word))) this.#seat(play, wish);
      this.#relook();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Frees everything; nothing is told any more. */
  close(): void {
    this.#closed = true;
    this.#opened += 1;
    this.#leave();
    for (const end of this.#ends.splice(0)) end();
    render(null, this.place.root);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.dialog = null;
    this.play?.leave();
    this.play = null;
    this.solve?.leave();
    this.solve = null;
  }

  #fail(error: unknown): void {
    this.#leave();
    this.trouble = error;
    console.error(error);
    this.#tell("dama-error", { code: codeOf(error), message: error instanceof Error ? error.message : String(error) });
    this.update();
  }

  // Opening.

  #read(kit: Kit): Wish {
    const wish = readWords((word) => this.place.said(word), kit.rules);
    this.wish = wish;
    this.settings = { ...settingsShape.empty(), ...wish.look };
    return wish;
  }

  #begin(kit: Kit): void {
    const { wish } = this;
    if (!wish) return;
    if (wish.mode === "daily" || wish.mode === "puzzle") this.#pose(kit, wish);
    else this.#start(kit, wish);
  }

  /** A game from the words. */
  #start({ loaded: { engine } }: Kit, wish: Wish): void {
    const { rules, position, moves, mode, level, side } = wish;
    const game = position ? engine.fromPosition(rules, position) : engine.newGame(rules, false);
    try {
      for (const move of moves) game.playText(move);
    } catch (error) {
      game.free();
      throw error;
    }
    const seed = newSeed();
    const seat = mode === "play" ? other(side) : mode === "demo" ? game.state().side : null;
    this.#sit(game, { bottom: side, faceToFace: false, computer: seat && { side: seat, level, seed } });
    this.#ready();
  }

  #sit(game: GameHandle, seats: Pick<Seating, "bottom" | "faceToFace" | "computer">): void {
    this.#leave();
    const state = game.state();
    this.play = new Play(this, game, this.info(state.rules), { ...seats, id: newId(), address: null }, createBoard);
    this.play.movesOpen = this.wish?.mode === "position" && state.ply > 0;
    this.#told = { ply: state.ply, end: state.result !== null, attempt: "" };
    this.update();
    this.play.begin();
  }

  /** A puzzle from the words; its bank may have to be waited for. */
  #pose({ loaded: { engine }, banks }: Kit, wish: Wish): void {
    const { rules, mode, puzzle } = wish;
    const games = engine.puzzleGames();
    if (!games.includes(rules)) throw new WordError("game", rules, games);
    const now = today(engine);
    const day = mode === "daily" && puzzle ? engine.dayOf(puzzle) : now;
    const first = Math.min(engine.firstDay(), now);
    if (day > now || day < first) {
      const [from, to] = [first, now].map((day) => engine.dayInfo(day).date);
      throw new WordError("puzzle", puzzle, [`${from} … ${to}`]);
    }
    const bank = banks.get(rules);
    if (bank === null) return;
    if (bank instanceof Error) throw bank;
    const ledger = new Ledger(new Store(() => window.localStorage), engine);
    const id =
      mode === "puzzle"
        ? puzzleOfNumber(ledger, bank, rules, Number(puzzle), now)
        : puzzleOfDay(ledger, bank, rules, day, now);
    if (!id) throw new WordError("puzzle", puzzle, [`1–${bank.length}`]);
    this.solve = new Solve(this, engine, ledger, this.info(rules), bank, id, createBoard);
    this.#told.attempt = JSON.stringify(this.solve.attempt);
    if (mode === "daily" && !puzzle) this.#awaitTomorrow(this.solve);
    this.update();
    this.#ready();
  }

  /** A puzzle that nobody is at gives way to the next day's. */
  #awaitTomorrow(solve: Solve): void {
    const turn = () => {
      if (solve.stage === "over" || solve.attempt.phase === "open") void this.open();
    };
    this.#timer = setTimeout(turn, untilTomorrow(new Date()) + AFTER_MIDNIGHT);
  }

  #banked(): void {
    this.useTongue();
    const kit = this.#kit;
    if (!kit || this.solve || this.trouble || (this.wish?.mode !== "daily" && this.wish?.mode !== "puzzle")) return;
    try {
      this.#pose(kit, this.wish);
    } catch (error) {
      this.#fail(error);
    }
  }

  #ready(): void {
    const shown = this.play ?? this.solve;
    if (shown) this.#tell("dama-ready", { game: shown.info.id, position: shown.state.position });
  }

  get loaded(): Loaded {
    if (!this.#kit) throw new Error("nothing is open");
    return this.#kit.loaded;
  }

  info(id: string): RulesInfo {
    const info = this.#kit?.rules.find((info) => info.id === id);
    if (!info) throw new Error(`no rules ${id}`);
    return info;
  }

  // What games and puzzles need.

  get theme(): Theme {
    return themeOf(this.settings, this.#dark.matches);
  }

  get still(): boolean {
    return this.wish?.mode === "position";
  }

  get board(): Board | undefined {
    return this.play?.board ?? this.solve?.board;
  }

  update(): void {
    this.#report();
    if (this.#drawing) return;
    this.#drawing = true;
    const { root } = this.place;
    const focused = root.activeElement;
    const byKeys = focused?.matches(":focus-visible") ?? false;
    queueMicrotask(() => {
      this.#drawing = false;
      if (this.#closed) return;
      this.useTongue();
      render(boardView(this), root);
      // A button that was pressed may be gone: keys go on from the board.
      if (byKeys && !focused?.isConnected && !this.dialog) this.board?.focus();
    });
  }

  get #live(): Element | null {
    return this.place.root.querySelector('[role="status"][aria-live]');
  }
  /** What was said of another game, or in another language, stands no more. */
  #hush(): void {
    const live = this.#live;
    if (live) live.textContent = "";
  }
  say(text: string): void {
    // Nobody wants to hear every move of a game that plays itself.
    if (this.wish?.mode === "demo") return;
    const live = this.#live;
    if (live) live.textContent = live.textContent === text ? `${text}\u00A0` : text;
  }

  onAddress(): void {
    this.#report();
    const { play } = this;
    if (!play || this.wish?.mode !== "demo") return;
    if (play.computer) play.computer = { ...play.computer, side: play.state.side };
    if (!play.state.result) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.restart(), ADMIRED);
  }

  thinking(current: () => Tag): Thinking {
    return acquireThinking(this.loaded.module, { script: new URL("think.js", this.place.base), current });
  }

  copyOf(text: string): GameHandle {
    return this.loaded.engine.fromText(text);
  }

  replay({ game, ...seats }: { game: GameHandle } & Pick<Seating, "bottom" | "faceToFace" | "computer">): void {
    this.#sit(game, seats);
    this.board?.focus();
  }

  // Dialogs.

  onRisk(move: LegalMove): void {
    this.play?.noteTold();
    this.openDialog({ kind: "risk", move });
  }
  dare(move: LegalMove): void {
    this.dialog = null;
    this.#dialogElement?.close();
    this.play?.playMove(move);
  }
  get #dialogElement(): HTMLDialogElement | null {
    return this.place.root.querySelector("dialog");
  }
  openDialog(dialog: Dialog): void {
    this.dialog = dialog;
    this.update();
    queueMicrotask(() => {
      showDialog(this.#dialogElement);
    });
  }
  closeDialog(): void {
    if (!this.dialog) return;
    this.#dialogElement?.close();
    this.dialogClosed();
  }
  dialogClosed(): void {
    const closed = this.dialog;
    this.dialog = null;
    if (closed?.kind === "risk") this.play?.forgo();
    this.update();
  }

  // What may be asked.

  restart(): void {
    void this.open();
  }
  askNewGame(): void {
    this.restart();
  }
  do(deed: DeedName): void {
    this.useTongue();
    const { play } = this;
    switch (deed) {
      case "restart":
        return this.restart();
      case "undo":
        return play?.undo();
      case "redo":
        return play?.redo();
      case "flip":
        return play?.flip();
      case "hint":
        void (play ? play.coach.hint() : this.solve?.hint());
        return;
      case "pause":
      case "resume":
        return this.pause(deed === "pause");
    }
  }
  /** Plays a move by its text, as a person at the board would. */
  move(text: string): boolean {
    this.useTongue();
    const { play } = this;
    const move = play?.mayAct ? play.state.moves.find((move) => move.text === text || move.numberText === text) : null;
    if (!move) return false;
    play?.wishMove(move.id);
    return true;
  }
  /** A board that plays by itself waits, or goes on. */
  pause(paused: boolean): void {
    const { play } = this;
    if (!play || this.wish?.mode !== "demo" || this.paused === paused) return;
    this.paused = paused;
    if (paused) {
      clearTimeout(this.#timer);
      play.coach.stop();
    } else if (play.state.result) this.restart();
    else play.coach.next();
    this.update();
  }

  // Inside.

  #seat(play: Play, { mode, side, level }: Wish): void {
    if (mode === "play") play.seat({ side: other(side), level });
    else if (play.bottom !== side) play.flip();
    if (mode === "demo" && play.computer) play.computer = { ...play.computer, level };
  }

  #relook(): void {
    this.useTongue();
    this.play?.relook();
    this.solve?.relook();
    this.update();
  }

  /** Tells what has happened since it was last told. */
  #report(): void {
    const { play, solve } = this;
    const told = this.#told;
    if (play) {
      const { history, state } = play;
      for (const { action, side, text, ply } of history.slice(told.ply)) {
        if (action.kind === "end") continue;
        this.#tell("dama-move", { kind: action.kind, side, text, ply, position: play.positionAt(ply) });
      }
      told.ply = history.length;
      const { result, position } = state;
      if (result && !told.end) this.#tell("dama-end", { winner: result.winner, reason: result.reason, position });
      told.end = result !== null;
    }
    if (solve) {
      const attempt = JSON.stringify(solve.attempt);
      if (attempt !== told.attempt) this.#tell("dama-puzzle", this.#puzzleDetail(solve));
      told.attempt = attempt;
    }
  }

  #puzzleDetail({ id, attempt }: Solve): BoardEvents["dama-puzzle"] {
    const { phase, wrong, hints } = attempt;
    return { game: id.game, number: id.number, date: this.#dateOf(id), phase, wrong, hints };
  }
  #dateOf(id: PuzzleId): string {
    return isDated(id) ? (this.#kit?.loaded.engine.dayInfo(id.day).date ?? "") : "";
  }

  /** Later, so that whoever listens may do anything, even take the board away. */
  #tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    queueMicrotask(() => {
      if (!this.#closed) this.place.tell(name, detail);
    });
  }
}

/** A stable name for what went wrong. */
export function codeOf(error: unknown): string {
  if (error instanceof LoadError) return `load.${error.fault}`;
  if (error instanceof TextsMissing) return "load.texts";
  if (error instanceof Error && "code" in error) return String(error.code);
  return "internal";
}
