/**
 * One game on the page: holds the engine's handle and the board, passes wishes from one to the
 * other, and keeps address and storage in step. It knows no rule and no markup.
 */
import type { Board, BoardHost, BoardScene, CellLabel, CreateBoard, Theme } from "../board/contract.js";
import type {
  Action,
  GameHandle,
  GameState,
  HistoryItem,
  LegalMove,
  RulesId,
  RulesInfo,
  Side,
  Square,
} from "../engine/contract.js";
import { format, notation, plain, t } from "../i18n/text.js";
import { gameName, other, type Phrase, Phrases, sideName } from "./phrases.js";
import { keepGame, type SavedGame } from "./saved.js";
import { sceneOf } from "./scene.js";
import { byNumbers, lookFor, type Settings, toldShape } from "./settings.js";
import type { Store } from "./store.js";

/** What a game needs from the page around it. */
export interface PlayHost {
  store: Store;
  settings: Settings;
  theme: Theme;
  /** Something changed: draw the page anew. */
  update(): void;
  /** Speaks in the live region. */
  say(text: string): void;
  /** The game's address changed. */
  onAddress(address: string): void;
  /** A duty is about to be broken for the first time: asks, then calls `playMove` or `forgo`. */
  onRisk(move: LegalMove): void;
}

/** How two people sit, and who they are to the store. */
export interface Seating {
  id: string;
  /** As it is kept on this device, where it is. */
  address?: string;
  bottom: Side;
  faceToFace: boolean;
}

/** A sentence about a wish that was no move or not yet one, and what it speaks of. */
interface Refusal {
  phrase: Phrase;
  squares: readonly Square[];
  /** It asks which of several routes is meant, and goes when that is settled. */
  asks?: boolean;
}

export class Play {
  readonly board: Board;
  readonly info: RulesInfo;
  readonly #game: GameHandle;
  readonly #host: PlayHost;
  readonly #id: string;
  /** Where this game is kept and how it was last seen there. */
  #kept: { id: string; address: string | null };
  state: GameState;
  history: HistoryItem[];
  bottom: Side;
  faceToFace: boolean;
  /** Ply looked back at; null in the game itself. */
  looking: number | null = null;
  /** On a small screen the list of moves is folded away at first; on a tall one there is room for it. */
  movesOpen = window.matchMedia("(max-aspect-ratio: 11 / 20)").matches;
  refusal: Refusal | null = null;
  /** Counts the positions shown without a move leading there. */
  #shown = 0;
  /** Counts what people did, so that a long animation notices. */
  #changes = 0;

  constructor(host: PlayHost, game: GameHandle, info: RulesInfo, seats: Seating, createBoard: CreateBoard) {
    this.#host = host;
    this.#game = game;
    this.info = info;
    this.#id = seats.id;
    this.#kept = { id: seats.id, address: seats.address ?? null };
    this.bottom = seats.bottom;
    this.faceToFace = seats.faceToFace;
    this.state = game.state();
    this.history = game.history();
    this.board = createBoard(this.#boardHost(), this.#look());
    this.board.show(this.scene);
  }

  get rules(): RulesId {
    return this.info.id;
  }
  get address(): string {
    return this.#game.address();
  }
  get phrases(): Phrases {
    return new Phrases(this.info, byNumbers(this.#host.settings, this.info.game));
  }
  /** Whom sentences and choices are meant for; null when for both, as at the end and when looking back. */
  get spokenTo(): Side | null {
    return this.looking !== null || this.state.result ? null : this.state.side;
  }
  /** The state on the board: the game's own, or one looked back at. */
  get shownState(): GameState {
    return this.looking === null ? this.state : this.#game.stateAt(this.looking);
  }
  get scene(): BoardScene {
    return sceneOf(this.info, this.shownState, this.history, {
      key: `${this.#id}/${this.#shown}`,
      looking: this.looking !== null,
      concerned: this.#concerned,
    });
  }

  // What people do with the pieces.

  /** Plays a legal move; before a duty is broken for the first time in this game, its risk is told. */
  wishMove(id: number): void {
    const move = this.state.moves.find((move) => move.id === id);
    if (!move || this.looking !== null) return;
    if (move.risks.length > 0 && !this.#host.store.read(toldShape).includes(this.rules)) this.#host.onRisk(move);
    else this.playMove(move);
  }

  playMove(move: LegalMove): void {
    this.#act(() => this.#game.play(move.id));
  }

  /** The risk was told and the person chooses again. */
  forgo(): void {
    this.board.cancel();
    this.board.show(this.scene);
  }

  /** The risk has been told. */
  noteTold(): void {
    const told = this.#host.store.read(toldShape);
    if (!told.includes(this.rules)) this.#host.store.write(toldShape, [...told, this.rules]);
  }

  huff(square: Square): void {
    if (this.looking === null && this.state.huffable.includes(square)) this.#act(() => this.#game.huff(square));
  }
  oblige(): void {
    if (this.state.canOblige) this.#act(() => this.#game.oblige());
  }
  resign(side: Side): void {
    this.#act(() => this.#game.resign(side));
  }
  agreeDraw(): void {
    this.#act(() => this.#game.agreeDraw());
  }

  /** Plays the rest of the fixed opening, move by move before the eyes. */
  async playOpening(): Promise<void> {
    this.#live();
    const before = this.state.ply;
    this.#game.playOpening();
    this.#changed();
    this.#host.say(this.#turnSaid());
    const begun = this.#changes;
    for (const item of this.history.slice(before)) {
      const last = item.ply === this.state.ply;
      const scene = last ? this.scene : { ...this.scene, ...standing(this.#game.stateAt(item.ply), item.action) };
      await this.board.animate(item.action, scene);
      // Whoever acts meanwhile sees the board as it then is.
      if (this.#changes !== begun) return;
    }
  }

  undo(): void {
    this.#live();
    if (!this.#game.undo()) return;
    this.#jumped();
    this.#host.say(`${t("say-undo")} ${this.#turnSaid()}`);
  }
  redo(): void {
    this.#live();
    if (!this.#game.redo()) return;
    this.#changed();
    const action = this.state.last;
    if (action) void this.board.animate(action, this.scene);
    else this.board.show(this.scene);
    this.#host.say(`${t("say-redo")} ${this.#turnSaid()}`);
  }

  // Looking.

  /** Shows the position after `ply` actions; the game itself is not changed. */
  lookAt(ply: number): void {
    const to = Math.min(Math.max(ply, 0), this.history.length);
    const from = this.shownState.ply;
    if (to === from) return;
    this.refusal = null;
    this.#changes += 1;
    this.board.cancel();
    this.looking = to === this.state.ply ? null : to;
    const action = to === from + 1 ? this.history[to - 1]?.action : undefined;
    if (action) {
      void this.board.animate(action, this.scene);
    } else {
      this.#shown += 1;
      this.board.show(this.scene);
    }
    this.#host.say(this.looking === null ? this.#turnSaid() : plain(this.lookingSaid()));
    this.#host.update();
  }

  flip(): void {
    this.bottom = other(this.bottom);
    this.#seated();
  }
  face(faceToFace: boolean): void {
    this.faceToFace = faceToFace;
    this.#seated();
  }
  /** Settings changed. */
  relook(): void {
    this.board.look(this.#look());
    this.board.show(this.scene);
  }

  leave(): void {
    this.#changes += 1;
    this.board.destroy();
    this.#game.free();
  }

  /** "Looking back, after 7. b3-b4", its notation marked. */
  lookingSaid(): string {
    const item = this.looking === null ? undefined : this.history[this.looking - 1];
    return item ? format("turn-looking", { move: this.movePhrase(item) }) : t("turn-looking-start");
  }
  movePhrase(item: HistoryItem): string {
    return notation(`${item.number}. ${this.phrases.numbers ? item.numberText : item.text}`);
  }

  // Inside.

  /** What the sentences on the page speak of is ringed: not every board shows the names of its squares. */
  get #concerned(): readonly Square[] {
    if (this.refusal) return this.refusal.squares;
    return this.looking === null && !this.state.result ? this.state.huffable : [];
  }

  /** Back from looking to the game itself, before anything changes it. */
  #live(): void {
    this.refusal = null;
    if (this.looking === null) return;
    this.looking = null;
    this.#shown += 1;
    this.board.show(this.scene);
  }

  #act(act: () => Action): void {
    this.#live();
    const action = act();
    this.#changed();
    void this.board.animate(action, this.scene);
    // A move that ends the game is followed by what ended it.
    const parts = [this.phrases.said(action)];
    if (action.kind !== "end") parts.push(this.#turnSaid());
    this.#host.say(parts.join(". "));
  }

  /** The game changed: page, address and storage follow. */
  #changed(): void {
    this.#changes += 1;
    this.state = this.#game.state();
    this.history = this.#game.history();
    this.#keep();
    this.#host.onAddress(this.address);
    this.#host.update();
  }

  /** The game changed without anything to animate. */
  #jumped(): void {
    this.#shown += 1;
    this.board.cancel();
    this.#changed();
    this.board.show(this.scene);
  }

  #seated(): void {
    this.board.look(this.#look());
    if (this.state.ply > 0) this.#keep();
    this.#host.update();
  }

  #keep(): void {
    const { state } = this;
    const { address } = this;
    const game: SavedGame = {
      id: this.#kept.id,
      rules: this.rules,
      address,
      bottom: this.bottom,
      faceToFace: this.faceToFace,
      over: state.result !== null,
      number: state.number,
      side: state.side,
      when: Date.now(),
    };
    this.#kept = { id: keepGame(this.#host.store, game, this.#kept.address), address };
  }

  #look() {
    return lookFor(this.#host.settings, this.info.game, this.#host.theme, this);
  }

  /** Whose turn and what binds it, or how the game ended. */
  #turnSaid(): string {
    const { state, phrases } = this;
    const said = ({ id, args }: Phrase) => t(id, args);
    if (state.result) return phrases.result(state.result).map(said).join(". ");
    const parts = [`${t("turn", { side: sideName(state.side) })}.`];
    if (state.huffable.length > 0) parts.push(said(this.huffPhrase()));
    const duty = phrases.duty(state);
    if (duty) parts.push(said(duty));
    return parts.join(" ");
  }
  huffPhrase(): Phrase {
    const { state, phrases } = this;
    const squares = phrases.squares(state.huffable, "disjunction");
    return { id: "huff-open", args: { side: sideName(other(state.side)), squares } };
  }

  #refuse(from: Square, to: Square): void {
    const why = this.#game.whyNot(from, to);
    if (this.looking !== null) this.refusal = { phrase: { id: "look-still" }, squares: [] };
    else if (why) this.refusal = { phrase: this.phrases.why(why, from, to, this.state), squares: why.squares };
    else return;
    this.board.show(this.scene);
    this.board.refuse(from);
    this.#sayRefusal();
  }
  #sayRefusal(): void {
    if (this.refusal) this.#host.say(t(this.refusal.phrase.id, this.refusal.phrase.args));
    this.#host.update();
  }

  /** The board asks which of several routes is meant, or asks no more. */
  #choice(routes: number | null): void {
    if (routes === null) {
      if (!this.refusal?.asks) return;
      this.refusal = null;
      this.#host.update();
      return;
    }
    this.refusal = { phrase: this.phrases.choice(routes), squares: [], asks: true };
    this.board.show(this.scene);
    this.#sayRefusal();
  }

  #boardHost(): BoardHost {
    return {
      stops: (from, path) => (this.looking === null ? this.#game.stops(from, Uint8Array.from(path)) : []),
      onMove: (id) => this.wishMove(id),
      onRefused: (from, to) => this.#refuse(from, to),
      onChoice: (routes) => this.#choice(routes),
      onHuff: (square) => this.huff(square),
      attacks: (square) => {
        if (this.looking !== null) return { attacks: [], attackedBy: [] };
        const found = this.#game.attacks(square);
        this.#host.say(this.phrases.attacks(square, found));
        return found;
      },
      onPick: (square) => {
        if (square === null || !this.refusal) return;
        this.refusal = null;
        this.board.show(this.scene);
        this.#host.update();
      },
      label: (cell: CellLabel) => this.phrases.cell(cell),
      words: () => ({
        grid: t("board-label", { game: gameName(this.info) }),
        blow: t("huff-short"),
        blowLabel: (square) => t("huff-one", { square: this.phrases.square(square) }),
      }),
    };
  }
}

/** A scene in the middle of the opening: pieces and trace only. */
function standing(state: GameState, action: Action): Partial<BoardScene> {
  const trace = action.kind === "move" ? [action.from, ...action.legs.map((leg) => leg.to)] : [];
  const none: Square[] = [];
  return {
    pieces: state.pieces,
    moves: [],
    active: null,
    movable: none,
    dutiful: none,
    huffable: none,
    trace,
    arrow: null,
  };
}
