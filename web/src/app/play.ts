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
import type { Tag, Thinking } from "../engine/thinking.js";
import { format, joined, notation, plain, t } from "../i18n/text.js";
import { Coach, type Coached } from "./coach.js";
import { type Phrase, Phrases } from "./phrases.js";
import { keepGame, type SavedGame, type Seating } from "./saved.js";
import { passing, sceneOf } from "./scene.js";
import { type Computer, computersTurn, newSeed, other, redone, undoTo } from "./seat.js";
import { byNumbers, lookFor, type Settings, toldShape } from "./settings.js";
import type { Store } from "./store.js";
import { sound } from "./sound.js";
import { obey } from "./typed.js";

/** What a game needs from the page around it. */
export interface PlayHost {
  store: Store;
  settings: Settings;
  theme: Theme;
  /** The game is only looked at: nobody plays on. */
  readonly still?: boolean;
  /** Something changed: draw the page anew. */
  update(): void;
  /** Speaks in the live region. */
  say(text: string): void;
  /** Where boards of a page speak several languages: from here on this one's is spoken. Asked after every wait. */
  useTongue?(): void;
  /** The game's address, or how people sit, changed. */
  onAddress(): void;
  /** A way to the computer player, which asks `current` before it delivers; to be released. */
  thinking(current: () => Tag): Thinking;
  /** Another handle on a game as the engine writes it. */
  copyOf(text: string): GameHandle;
  /** Another game begins, from where this one once was. */
  replay(begin: { game: GameHandle } & Pick<Seating, "bottom" | "faceToFace" | "computer">): void;
  /** A duty is about to be broken for the first time: asks, then calls `playMove` or `forgo`. */
  onRisk(move: LegalMove): void;
}

/** A sentence about a wish that was no move or not yet one, and what it speaks of. */
interface Refusal {
  phrase: Phrase;
  squares: readonly Square[];
  /** It asks how a move goes on, and goes when that is settled. */
  asks?: boolean;
}

export class Play implements Coached {
  readonly board: Board;
  readonly info: RulesInfo;
  readonly coach: Coach;
  readonly #game: GameHandle;
  readonly #host: PlayHost;
  readonly #id: string;
  /** Where this game is kept and how it was last seen there. */
  #kept: { id: string; address: string | null };
  state: GameState;
  history: HistoryItem[];
  bottom: Side;
  faceToFace: boolean;
  /** The computer's seat; null when two people play. */
  computer: Computer | null;
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
    this.#kept = { id: seats.id, address: seats.address };
    this.bottom = seats.bottom;
    this.faceToFace = seats.faceToFace;
    this.computer = seats.computer;
    this.state = game.state();
    this.history = game.history();
    this.coach = new Coach(this);
    this.board = createBoard(this.#boardHost(), this.#look());
    this.board.show(this.scene);
  }

  /** The game is on the page: the computer plays if it is its turn. */
  begin(): void {
    this.coach.next();
  }

  get rules(): RulesId {
    return this.info.id;
  }
  get address(): string {
    return this.#game.address();
  }
  get phrases(): Phrases {
    return new Phrases(this.info, () => byNumbers(this.#host.settings, this.info.game));
  }
  /** Whom sentences and choices are meant for; null when for both, as at the end and when looking back. */
  get spokenTo(): Side | null {
    return this.looking !== null || this.state.result ? null : this.state.side;
  }
  /** The position text after so many actions. */
  positionAt(ply: number): string {
    return ply === this.state.ply ? this.state.position : this.#game.stateAt(ply).position;
  }
  /** The state on the board: the game's own, or one looked back at. */
  get shownState(): GameState {
    return this.looking === null ? this.state : this.#game.stateAt(this.looking);
  }
  get scene(): BoardScene {
    return sceneOf(this.info, this.shownState, this.history, {
      key: `${this.#id}/${this.#shown}`,
      idle: this.looking !== null || this.computersTurn || this.#host.still === true,
      concerned: this.#concerned,
      hint: this.coach.advice?.way ?? null,
    });
  }
  get seats(): Seating {
    const { bottom, faceToFace, computer } = this;
    return { ...this.#kept, bottom, faceToFace, computer };
  }
  get computersTurn(): boolean {
    return computersTurn(this.state, this.computer);
  }
  /** A person at the board may do something in the game itself. */
  get mayAct(): boolean {
    return this.looking === null && this.state.result === null && !this.computersTurn && !this.#host.still;
  }

  // What people do with the pieces.

  /** Plays a legal move; before a duty is broken for the first time in this game, its risk is told. */
  wishMove(id: number): void {
    const move = this.state.moves.find((move) => move.id === id);
    if (!move || !this.mayAct) return;
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
    if (this.mayAct && this.state.huffable.includes(square)) this.#act(() => this.#game.huff(square));
  }
  oblige(): void {
    if (this.mayAct && this.state.canOblige) this.#act(() => this.#game.oblige());
  }
  resign(side: Side): void {
    this.#act(() => this.#game.resign(side));
  }
  agreeDraw(): void {
    this.#act(() => this.#game.agreeDraw());
  }

  /** Plays the rest of the fixed opening, move by move before the eyes. */
  playOpening(): void {
    this.#live();
    const before = this.state.ply;
    this.#game.playOpening();
    this.#changed();
    this.#host.say(this.phrases.turnSaid(this.state));
    this.coach.next(this.#film(before));
  }

  get canUndo(): boolean {
    return this.#undoTo() !== null;
  }
  /** One action back; against the computer a whole turn, so that it is the person's again. */
  undo(): void {
    const to = this.#undoTo();
    if (to === null) return;
    this.#live();
    for (let ply = this.state.ply; ply > to; ply -= 1) this.#game.undo();
    this.#jumped();
    this.#host.say(`${t("say-undo")} ${this.phrases.turnSaid(this.state)}`);
    this.coach.next();
  }
  #undoTo(): number | null {
    return undoTo(this.history, this.computer, (ply) => this.#game.stateAt(ply).side);
  }

  redo(): void {
    if (!this.state.canRedo) return;
    this.#live();
    const before = this.state.ply;
    do {
      this.#game.redo();
      this.state = this.#game.state();
    } while (this.state.canRedo && !redone(this.state, this.#game.history().at(-1), this.computer));
    this.#changed();
    this.#host.say(`${t("say-redo")} ${this.phrases.turnSaid(this.state)}`);
    this.coach.next(this.#film(before));
  }

  // Who sits where.

  /** Another level, another side, or another opponent; null seats a second person. */
  seat(computer: Pick<Computer, "side" | "level"> | null): void {
    this.coach.stop();
    this.computer = computer && { ...computer, seed: this.computer?.seed ?? newSeed() };
    if (computer) {
      this.bottom = other(computer.side);
      this.faceToFace = false;
    }
    this.#seated();
    this.board.cancel();
    this.board.show(this.scene);
    this.coach.next();
  }
  swapSides(): void {
    if (this.computer) this.seat({ ...this.computer, side: other(this.computer.side) });
  }

  /** A new game that goes on from the position looked at. */
  replay(): void {
    const { bottom, faceToFace, computer } = this;
    const then = this.copyAt(this.shownState.ply);
    // Read anew, so that what was taken back is not there to be played again.
    const game = this.#host.copyOf(then.address());
    then.free();
    this.#host.replay({ game, bottom, faceToFace, computer: computer && { ...computer, seed: newSeed() } });
  }

  /** Nothing is played here: the game is only looked at. */
  get still(): boolean {
    return this.#host.still === true;
  }
  /** Does what was typed, or says why not. */
  hear(text: string): void {
    if (!this.mayAct) {
      this.#tell({ id: this.looking !== null ? "look-still" : this.state.result ? "why-game-over" : "turn-wait" });
      return;
    }
    obey(this.#game.heard(text), {
      move: (id) => this.wishMove(id),
      huff: (square) => this.huff(square),
      refuse: (from, to) => this.#refuse(from, to),
      tell: (phrase) => this.#tell(phrase),
    });
  }

  // What the coach needs.

  get mayResign(): boolean {
    return this.#host.settings.computerResigns;
  }
  thinking(current: () => Tag): Thinking {
    return this.#host.thinking(current);
  }
  text(): string {
    return this.#game.text();
  }
  say(text: string): void {
    this.#host.say(text);
  }
  useTongue(): void {
    this.#host.useTongue?.();
  }
  update(): void {
    this.#host.update();
  }
  redraw(): void {
    this.board.cancel();
    this.board.show(this.scene);
    this.#host.update();
  }
  computerDoes(act: (game: GameHandle) => Action, more?: string): void {
    this.#done(act(this.#game), more);
  }
  copyAt(ply: number): GameHandle {
    const game = this.#host.copyOf(this.#game.text());
    for (let now = this.history.length; now > ply; now -= 1) game.undo();
    return game;
  }

  // Looking.

  /** Shows the position after `ply` actions; the game itself is not changed. */
  lookAt(ply: number): void {
    const to = Math.min(Math.max(ply, 0), this.history.length);
    const from = this.shownState.ply;
    if (to === from) return;
    this.#forget();
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
    this.#host.say(this.looking === null ? this.phrases.turnSaid(this.state) : plain(this.lookingSaid()));
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
    this.coach.advisor.leave();
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
    if (this.coach.advice) return this.coach.advice.squares;
    return this.mayAct ? this.state.huffable : [];
  }

  /** What was said of the position shown is said no more. */
  #forget(): void {
    this.refusal = null;
    this.coach.forget();
  }

  /** Back from looking to the game itself, before a person changes it. */
  #live(): void {
    this.#forget();
    this.coach.stop();
    if (this.looking === null) return;
    this.looking = null;
    this.#shown += 1;
    this.board.show(this.scene);
  }

  #act(act: () => Action): void {
    this.#live();
    this.#done(act());
  }

  /** Something was done: it is kept, shown and spoken, and the computer answers where it is next. */
  #done(action: Action, more?: string): void {
    this.#forget();
    this.#changed();
    // Who looks back meanwhile goes on looking.
    const settled = this.looking === null ? this.board.animate(action, this.scene) : Promise.resolve();
    if (this.#host.settings.sound) sound(action, this.state.result !== null);
    // A move that ends the game is followed by what ended it.
    const parts = [this.phrases.said(action)];
    if (action.kind !== "end" && !this.computersTurn) parts.push(this.phrases.turnSaid(this.state));
    if (more) parts.unshift(t(more));
    this.#host.say(joined("join-sentences", ...parts));
    this.coach.next(settled);
  }

  /** Animates what was done since a ply; whoever acts meanwhile sees the board as it then is. */
  async #film(before: number): Promise<void> {
    const begun = this.#changes;
    for (const item of this.history.slice(before)) {
      const last = item.ply === this.state.ply;
      const scene = last ? this.scene : { ...this.scene, ...passing(this.#game.stateAt(item.ply), item.action) };
      await this.board.animate(item.action, scene);
      if (this.#changes !== begun) return;
    }
  }

  /** The game changed: page, address and storage follow. */
  #changed(): void {
    this.#changes += 1;
    this.state = this.#game.state();
    this.history = this.#game.history();
    this.coach.changed();
    this.#keep();
    this.#host.onAddress();
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
    this.#host.onAddress();
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
      computer: this.computer,
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

  #refuse(from: Square, to: Square): void {
    const why = this.#game.whyNot(from, to);
    if (this.looking !== null) this.refusal = { phrase: { id: "look-still" }, squares: [] };
    else if (this.computersTurn) this.refusal = { phrase: { id: "turn-wait" }, squares: [] };
    else if (why) this.refusal = { phrase: this.phrases.why(why, from, to, this.state), squares: why.squares };
    else return;
    this.board.show(this.scene);
    this.board.refuse(from);
    this.#sayRefusal();
  }
  #tell(phrase: Phrase): void {
    this.refusal = { phrase, squares: [] };
    this.board.show(this.scene);
    this.#sayRefusal();
  }
  #sayRefusal(): void {
    if (this.refusal) this.#host.say(t(this.refusal.phrase.id, this.refusal.phrase.args));
    this.#host.update();
  }

  /** The board asks how a move goes on, or asks no more. */
  #asks(phrase: Phrase | null): void {
    if (phrase === null) {
      if (!this.refusal?.asks) return;
      this.refusal = null;
      this.#host.update();
      return;
    }
    this.refusal = { phrase, squares: [], asks: true };
    this.board.show(this.scene);
    this.#sayRefusal();
  }

  #boardHost(): BoardHost {
    return {
      stops: (from, path) => (this.mayAct ? this.#game.stops(from, Uint8Array.from(path)) : []),
      onMove: (id) => this.wishMove(id),
      onRefused: (from, to) => this.#refuse(from, to),
      onChoice: (routes) => this.#asks(routes === null ? null : this.phrases.choice(routes)),
      onPause: (open) => this.#asks(open ? { id: "capture-may-stop" } : null),
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
      words: () => this.phrases.board(),
    };
  }
}
