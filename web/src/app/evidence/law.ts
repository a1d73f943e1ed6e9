/**
 * One board of "Same capture, five laws": a position under one game's law, on which White's capture
 * is played and may be taken up by a huff. Then it stands until it is set up again. What is legal
 * comes from the engine; it knows no markup.
 */
import type { Board, BoardLook, BoardScene, CreateBoard } from "../../board/contract.js";
import type { Action, GameHandle, GameState, LegalMove, RulesInfo, Square } from "../../engine/contract.js";
import { joined, t } from "../../i18n/text.js";
import { gameName, type Phrase, Phrases } from "../phrases.js";

/** What a board of the laws needs from the page. */
export interface LawHost {
  createBoard: CreateBoard;
  /** A new handle on a game as the engine writes it. */
  game: (text: string) => GameHandle;
  look: () => BoardLook;
  /** Squares and moves by numbers. */
  numbers: () => boolean;
  say: (text: string) => void;
  update: () => void;
}

const NOBODY: readonly Square[] = [];

export class Law {
  /** The position with White's legal captures, as it is set up. */
  readonly start: GameState;
  /** Legal captures, those that take the least first. */
  readonly captures: readonly LegalMove[];
  /** What was done so far, newest last. */
  done: Action[] = [];
  /** Why a wish was no move. */
  refusal: Phrase | null = null;
  readonly #text: string;
  #game: GameHandle | null = null;
  #board: Board | null = null;
  #state: GameState;
  #shown = 0;

  constructor(
    readonly host: LawHost,
    readonly info: RulesInfo,
    position: string,
  ) {
    this.#text = `${info.id};${position};`;
    const game = host.game(this.#text);
    this.start = this.#state = game.state();
    game.free();
    const captures = this.start.moves.filter(({ captured }) => captured.length > 0);
    this.captures = captures.sort((a, b) => a.captured.length - b.captured.length);
  }

  get phrases(): Phrases {
    return new Phrases(this.info, () => this.host.numbers());
  }
  get played(): boolean {
    return this.done.length > 0;
  }
  /** What was done last, with the game's name; to be spoken. */
  get told(): string {
    const last = this.done.at(-1);
    return last ? joined("join-sentences", gameName(this.info), t("sentence", { text: this.phrases.said(last) })) : "";
  }
  /** Pieces that may be huffed now. */
  get huffable(): readonly Square[] {
    return this.done.length === 1 ? this.#state.huffable : NOBODY;
  }

  /** The page has a place for the board. */
  stand(place: HTMLElement): void {
    this.#game = this.host.game(this.#text);
    this.#board = this.host.createBoard(
      {
        stops: (from, path) => (this.played ? [] : (this.#game?.stops(from, Uint8Array.from(path)) ?? [])),
        onMove: (id) => this.play(id),
        onRefused: (from, to) => this.#refuse(from, to),
        onChoice: (routes) => this.#note(routes === null ? null : this.phrases.choice(routes)),
        onHuff: (square) => this.huff(square),
        attacks: (square) => this.#game?.attacks(square) ?? { attacks: [], attackedBy: [] },
        onPick: (square) => {
          if (square !== null) this.#note(null);
        },
        label: (cell) => this.phrases.cell(cell),
        words: () => this.phrases.board(),
      },
      this.host.look(),
    );
    place.append(this.#board.element);
    this.#board.show(this.#scene);
  }
  /** The place is gone: so are board and handle. */
  leave(): void {
    this.#board?.destroy();
    this.#game?.free();
    this.#board = this.#game = null;
    this.done = [];
    this.refusal = null;
    this.#state = this.start;
  }
  relook(): void {
    this.#board?.look(this.host.look());
  }

  /** Plays a legal move of the position as it is set up. */
  play(id: number): void {
    if (!this.#board) return;
    if (this.played) this.reset();
    this.#act((game) => game.play(id));
  }
  /** Plays the first of the captures that take the most. */
  playMost(): void {
    const most = this.captures.at(-1)?.captured.length;
    const move = this.captures.find(({ captured }) => captured.length === most);
    if (move) this.play(move.id);
  }
  /** A capture that leaves what ought to be taken as well, where the law lets one. */
  get broken(): LegalMove | undefined {
    return this.captures.find(({ risks }) => risks.length > 0);
  }
  huff(square: Square): void {
    if (!this.huffable.includes(square)) return;
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.#act((game) => game.huff(square));
    // The button that was pressed goes with the choice: keys go on from the board.
    if (byKeys) queueMicrotask(() => this.#board?.focus());
  }
  reset(): void {
    if (!this.#game || !this.played) return;
    while (this.#game.undo());
    this.#state = this.#game.state();
    this.done = [];
    this.refusal = null;
    this.#shown += 1;
    this.#board?.cancel();
    this.#board?.show(this.#scene);
    this.host.update();
  }

  #act(act: (game: GameHandle) => Action): void {
    if (!this.#game) return;
    this.refusal = null;
    const action = act(this.#game);
    this.done = [...this.done, action];
    this.#state = this.#game.state();
    void this.#board?.animate(action, this.#scene);
    this.host.say(this.told);
    this.host.update();
  }

  #refuse(from: Square, to: Square): void {
    const why = this.played ? null : this.#game?.whyNot(from, to);
    if (!why) return;
    this.#note(this.phrases.why(why, from, to, this.#state));
    this.#board?.refuse(from);
    if (this.refusal) this.host.say(t(this.refusal.id, this.refusal.args));
  }
  #note(phrase: Phrase | null): void {
    if (this.refusal === phrase) return;
    this.refusal = phrase;
    this.host.update();
  }

  get #scene(): BoardScene {
    const state = this.#state;
    const last = this.done.at(-1);
    const ready = !this.played;
    return {
      info: this.info,
      gameKey: `laws/${this.info.id}/${this.#shown}`,
      pieces: state.pieces,
      moves: ready ? state.moves : [],
      active: ready || this.huffable.length > 0 ? state.side : null,
      movable: ready ? [...new Set(state.moves.map(({ from }) => from))] : NOBODY,
      dutiful: ready ? state.dutiful : NOBODY,
      huffable: this.huffable,
      trace: last?.kind === "move" ? [last.from, ...last.legs.map(({ to }) => to)] : NOBODY,
      arrow: null,
      concerned: this.huffable,
    };
  }
}

/** `<dama-law>`: the place of a board on the page; what stands there lives as long as it does. */
class LawPlace extends HTMLElement {
  law: Law | null = null;

  connectedCallback(): void {
    this.law?.stand(this);
  }
  disconnectedCallback(): void {
    this.law?.leave();
    this.replaceChildren();
  }
}

customElements.define("dama-law", LawPlace);
