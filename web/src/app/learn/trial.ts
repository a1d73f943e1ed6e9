/**
 * A position to be watched and tried: a board that shows a move, says why a wish is none, and lets a person
 * play on for both sides. What is legal comes from the engine; it knows no lesson and no markup but its place.
 */
import type { Board, BoardLook, CreateBoard, Thumbnail } from "../../board/contract.js";
import type { Action, GameHandle, GameState, RulesInfo, Square } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import { type Phrase, Phrases } from "../phrases.js";
import { passing, sceneOf, wayOf } from "../scene.js";
import "../thumb.js";

/** What a board needs from the page. */
export interface TrialHost {
  createBoard: CreateBoard;
  thumbnail: Thumbnail;
  /** A new handle on a game as the engine writes it. */
  game: (text: string) => GameHandle;
  look: () => BoardLook;
  /** Squares and moves by numbers. */
  numbers: () => boolean;
  say: (text: string) => void;
  update: () => void;
  /** Nothing moves by itself. */
  calm: () => boolean;
}

export interface TrialGame {
  /** As the engine reads it, without the rule set. */
  game: string;
  /** Moves that are shown. */
  show: readonly string[];
  /** A wish that is no move. */
  wish: readonly [string, string] | null;
  /** It is shown by itself when it comes into view. */
  byItself: boolean;
}

/** Milliseconds that a position stands before what is shown begins, between moves, and at its end. */
const [BEFORE, BETWEEN, AFTER] = [500, 700, 2600];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const NOBODY: readonly Square[] = [];

export class Trial {
  /** The position as it is set up. */
  readonly start: GameState;
  /** What was done since, newest last. */
  done: Action[] = [];
  /** Why a wish was no move, or which of several is asked for. */
  note: Phrase | null = null;
  /** Called after a person's action. */
  after: ((action: Action) => void) | null = null;
  /** Nobody may move now. */
  idle = false;
  /** It was shown by itself, or touched: it is not shown by itself again. */
  seen = false;
  readonly #text: string;
  readonly #game: GameHandle;
  #board: Board | null = null;
  #place: TrialPlace | null = null;
  #shown = 0;
  /** How it looked last. */
  #look = "";
  /** Counts the showings, so that an old one stops. */
  #showing = 0;
  #playing = false;
  #concerned: readonly Square[] = NOBODY;
  #hint: readonly Square[] | null = null;

  /** @throws what the engine says of a game it cannot read */
  constructor(
    readonly host: TrialHost,
    readonly info: RulesInfo,
    readonly example: TrialGame,
    /** Names the board; called when it is needed, in the language of the moment. */
    readonly name: () => string,
  ) {
    this.#text = `${info.id};${example.game}`;
    this.#game = host.game(this.#text);
    this.start = this.#game.state();
  }

  get phrases(): Phrases {
    return new Phrases(this.info, () => this.host.numbers());
  }
  get state(): GameState {
    return this.#game.state();
  }
  get touched(): boolean {
    return this.done.length > 0;
  }
  get board(): Board | null {
    return this.#board;
  }
  /** What stands below the board, in one or two sentences. */
  get status(): Phrase[] {
    if (this.note) return [this.note];
    const { result } = this.state;
    if (result && this.touched) return this.phrases.result(result);
    return [];
  }
  /** What was done last, to be spoken and read. */
  get told(): string {
    const last = this.done.at(-1);
    return last ? t("sentence", { text: this.phrases.said(last) }) : "";
  }

  /** The last move, as notation. */
  get written(): string {
    const last = this.#game.history().at(-1);
    return last ? this.phrases.move(last) : "";
  }

  // The place on the page.

  settle(place: TrialPlace): void {
    this.#place = place;
    if (this.#board) place.replaceChildren(this.#board.element);
    else this.sleep();
  }
  /** The page is left. */
  leave(): void {
    this.#showing += 1;
    this.#playing = false;
    this.#board?.destroy();
    this.#board = this.#place = null;
    this.#rewind();
  }
  /** Where it is seen or used, there is a board; elsewhere a picture of it will do. */
  wake(): void {
    if (this.#board || !this.#place) return;
    const { host } = this;
    this.#board = host.createBoard(
      {
        stops: (from, path) => (this.idle ? [] : this.#game.stops(from, Uint8Array.from(path))),
        onMove: (id) => this.act((game) => game.play(id)),
        onRefused: (from, to) => this.#refuse(from, to),
        onChoice: (routes) => this.#note(routes === null ? null : this.phrases.choice(routes)),
        onHuff: (square) => this.act((game) => game.huff(square)),
        attacks: (square) => this.#game.attacks(square),
        onPick: (square) => {
          this.seen = true;
          if (square !== null) this.#note(null);
        },
        label: (cell) => this.phrases.cell(cell),
        words: () => ({ ...this.phrases.board(), grid: this.name() }),
      },
      host.look(),
    );
    this.#place.replaceChildren(this.#board.element);
    this.#board.show(this.#scene());
  }
  sleep(): void {
    const place = this.#place;
    if (!place || place.contains(document.activeElement)) return;
    this.#showing += 1;
    this.#playing = false;
    this.#board?.destroy();
    this.#board = null;
    const thumb = document.createElement("dama-thumb") as HTMLElement & { picture: unknown };
    const look = this.host.look();
    const { pieces, key } = this.state;
    thumb.picture = {
      info: this.info,
      pieces,
      look,
      key: JSON.stringify([this.info.id, key, look]),
      draw: this.host.thumbnail,
    };
    place.replaceChildren(thumb);
  }
  relook(): void {
    const look = JSON.stringify(this.host.look());
    if (look === this.#look) return;
    this.#look = look;
    if (this.#board) this.#board.look(this.host.look());
    else this.sleep();
  }

  // What a person does.

  /** Sets the position up and takes keys to its board. */
  try(): void {
    this.reset();
    this.wake();
    this.#board?.focus();
  }
  reset(): void {
    this.#showing += 1;
    this.#playing = false;
    this.seen = true;
    this.#rewind();
    this.#redraw();
    this.host.update();
  }
  #rewind(): void {
    // Moves that led to the position are no part of it.
    for (const _ of this.done) this.#game.undo();
    this.done = [];
    this.note = null;
    this.#concerned = NOBODY;
    this.#hint = null;
  }
  #redraw(): void {
    this.#shown += 1;
    this.#board?.cancel();
    this.#board?.show(this.#scene());
  }
  /** Something is done on the board, by a person or for the other side. */
  act(perform: (game: GameHandle) => Action, byPerson = true): Promise<void> {
    this.seen = true;
    this.note = null;
    this.#concerned = NOBODY;
    this.#hint = null;
    const action = perform(this.#game);
    this.done = [...this.done, action];
    // The judge may forbid further moves before the board is drawn.
    this.host.say(this.told);
    if (byPerson) this.after?.(action);
    const settled = this.#board?.animate(action, this.#scene()) ?? Promise.resolve();
    this.host.update();
    return settled;
  }
  /** Shows where a move goes, without playing it. */
  point(text: string): void {
    this.wake();
    const probe = this.host.game(this.#game.text());
    const action = probe.playText(text);
    const before = this.#game;
    this.#hint = action.kind === "move" ? wayOf(before, this.#legal(action) ?? { id: -1, from: action.from }) : null;
    this.#concerned = action.kind === "huff" ? [action.square] : NOBODY;
    probe.free();
    this.#redraw();
    this.host.say(this.phrases.said(action));
    this.note = null;
    this.host.update();
  }
  #legal(action: Extract<Action, { kind: "move" }>) {
    const taken = (squares: readonly Square[]) => [...squares].sort((a, b) => a - b).join();
    return this.state.moves.find(
      (move) => move.from === action.from && move.to === action.to && taken(move.captured) === taken(action.captured),
    );
  }

  /** Plays what is to be seen, then sets the position up again for whoever tries it. */
  async show(byItself = false): Promise<void> {
    this.#showing += 1;
    const mine = this.#showing;
    const on = () => mine === this.#showing && this.#board !== null;
    this.seen = true;
    this.#rewind();
    this.wake();
    this.#playing = true;
    this.#redraw();
    this.host.update();
    await pause(this.host.calm() ? 0 : BEFORE);
    if (!on()) return;
    const { show, wish } = this.example;
    if (wish && (!byItself || show.length === 0)) this.#showWish(wish);
    else {
      for (const [index, text] of show.entries()) {
        if (index > 0) await pause(BETWEEN);
        if (!on()) return;
        const action = this.#game.playText(text);
        this.done = [...this.done, action];
        if (!byItself) this.host.say(this.told);
        this.host.update();
        await this.#board?.animate(action, { ...this.#scene(), ...passing(this.#game.state(), action) });
      }
    }
    if (!on()) return;
    this.#playing = false;
    // What was asked for stays until something else is done; what came by itself makes way.
    if (!byItself) {
      this.#redraw();
      this.host.update();
      return;
    }
    await pause(AFTER);
    if (!on()) return;
    this.#rewind();
    this.#redraw();
    this.host.update();
  }

  #showWish([from, to]: readonly [string, string]): void {
    const at = (name: string) => this.info.names.indexOf(name);
    this.#refuse(at(from), at(to));
  }

  #refuse(from: Square, to: Square): void {
    const why = this.idle ? null : this.#game.whyNot(from, to);
    if (!why) return;
    this.seen = true;
    this.note = this.phrases.why(why, from, to, this.state);
    this.#concerned = why.squares.length > 0 ? why.squares : from === to ? NOBODY : [to];
    this.#board?.show(this.#scene());
    this.#board?.refuse(from);
    this.host.say(t(this.note.id, this.note.args));
    this.host.update();
  }
  #note(phrase: Phrase | null): void {
    if (this.note === phrase) return;
    this.note = phrase;
    if (phrase === null && this.#concerned.length > 0) {
      this.#concerned = NOBODY;
      this.#board?.show(this.#scene());
    }
    this.host.update();
  }

  #scene() {
    const view = {
      key: `learn/${this.#text}/${this.#shown}`,
      idle: this.idle || this.#playing,
      concerned: this.#concerned,
      hint: this.#hint,
    };
    return sceneOf(this.info, this.#game.state(), this.#game.history(), view);
  }
}

/** Wakes boards that are near what is seen, and shows what is in view, one board at a time. */
export class Watch {
  readonly #near: IntersectionObserver;
  readonly #seen: IntersectionObserver;
  readonly #waiting = new Set<Trial>();
  #busy = false;

  constructor(readonly calm: () => boolean) {
    this.#near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const trial = (target as TrialPlace).trial;
          if (isIntersecting) trial?.wake();
          else trial?.sleep();
        }
      },
      { rootMargin: "30% 0px" },
    );
    this.#seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const trial = (target as TrialPlace).trial;
          if (!trial) continue;
          if (isIntersecting) this.#waiting.add(trial);
          else this.#waiting.delete(trial);
        }
        void this.#next();
      },
      { threshold: 0.95 },
    );
  }
  add(place: TrialPlace): void {
    this.#near.observe(place);
    this.#seen.observe(place);
  }
  remove(place: TrialPlace): void {
    this.#near.unobserve(place);
    this.#seen.unobserve(place);
    if (place.trial) this.#waiting.delete(place.trial);
  }

  async #next(): Promise<void> {
    if (this.#busy || this.calm()) return;
    this.#busy = true;
    for (;;) {
      const next = [...this.#waiting].find((trial) => trial.example.byItself && !trial.seen);
      if (!next || this.calm()) break;
      await next.show(true);
    }
    this.#busy = false;
  }
}

/** `<dama-trial>`: the place of a board on the page; what stands there lives as long as it does. */
export class TrialPlace extends (globalThis.HTMLElement ?? Object) {
  trial: Trial | null = null;
  watch: Watch | null = null;

  connectedCallback(): void {
    this.trial?.settle(this);
    if (this.watch) this.watch.add(this);
    else this.trial?.wake();
  }
  disconnectedCallback(): void {
    this.watch?.remove(this);
    this.trial?.leave();
    this.replaceChildren();
  }
}
if (typeof customElements !== "undefined") customElements.define("dama-trial", TrialPlace);
