/**
 * The computer in one game: it plays its side, gives hints, offers and answers draws, and finds where a
 * finished game turned. It decides what is asked and what becomes of the answer; the game itself, the board
 * and the page are its player's (`Coached`).
 */
import type { Action, GameHandle, GameState, Square } from "../engine/contract.js";
import type { Deed, Hint, Reply, Tag, Thinking, Turn } from "../engine/thinking.js";
import { t } from "../i18n/text.js";
import { DRAW_ANSWER } from "../i18n/words.js";
import { Advisor } from "./advisor.js";
import { type Phrase, type Phrases, sideName } from "./phrases.js";
import { wayOf } from "./scene.js";
import { type Computer, offerWait } from "./seat.js";

/** What the coach needs of the game it sits at. */
export interface Coached {
  readonly state: GameState;
  readonly shownState: GameState;
  readonly phrases: Phrases;
  readonly computer: Computer | null;
  readonly computersTurn: boolean;
  /** A person at the board may do something in the game itself. */
  readonly mayAct: boolean;
  /** The computer may resign. */
  readonly mayResign: boolean;
  thinking(current: () => Tag): Thinking;
  /** The game as the engine writes it. */
  text(): string;
  /** The computer does something; `more` is said before it. */
  computerDoes(act: (game: GameHandle) => Action, more?: string): void;
  /** A handle on the game as it was after `ply` actions, to be freed. */
  copyAt(ply: number): GameHandle;
  lookAt(ply: number): void;
  /** Speaks in the live region. */
  say(text: string): void;
  /** From here on this game's language is spoken. */
  useTongue(): void;
  /** Shows board and page anew. */
  redraw(): void;
  /** Shows the page anew. */
  update(): void;
}

/** What the computer advises: sentences, what they speak of, and an arrow. */
interface Advice {
  phrases: readonly Phrase[];
  squares: readonly Square[];
  way: readonly Square[] | null;
}

/** After so long it is said that the computer thinks, milliseconds; a quick reply speaks for itself. */
const LONG = 2_000;

/** Games on the page so far, so that no answer can be taken for another game's. */
let games = 0;

export class Coach {
  readonly advisor: Advisor;
  /** A hint, or the better move where the game turned. */
  advice: Advice | null = null;
  /** What the computer answered, or found. */
  notice: Phrase | null = null;
  /** The computer has offered a draw, and waits for an answer. */
  offered = false;
  /** Where the finished game turned; undefined while nobody has asked, null when nowhere. */
  turn: Turn | null | undefined = undefined;
  readonly #play: Coached;
  #offeredAt: number | null = null;
  #declinedAt: number | null = null;

  constructor(play: Coached) {
    this.#play = play;
    const game = `game-${++games}`;
    this.advisor = new Advisor({
      thinking: (current) => play.thinking(current),
      tag: () => ({ game, ply: play.state.ply, key: play.state.key }),
      text: () => play.text(),
      update: () => play.update(),
      useTongue: () => play.useTongue(),
    });
  }

  /** What was said of the position shown is said no more; a question about it is no longer asked. */
  forget(): void {
    this.advice = null;
    this.notice = null;
    const { doing } = this.advisor;
    if (doing === "hint" || doing === "draw") this.advisor.stop();
  }
  /** A person acts, or other people sit down: nothing is asked any more. */
  stop(): void {
    this.forget();
    this.offered = false;
    this.advisor.stop();
  }
  /** The game changed. */
  changed(): void {
    this.turn = undefined;
  }

  // Its side.

  /** The computer plays if it is its turn, once the board has settled. */
  next(settled: Promise<void> = Promise.resolve()): void {
    const { computer, computersTurn } = this.#play;
    if (computer && computersTurn) void this.#answer(computer, settled);
  }

  async #answer(computer: Computer, settled: Promise<void>): Promise<void> {
    const play = this.#play;
    const long = setTimeout(() => {
      play.useTongue();
      play.say(t("thinking", { side: sideName(computer.side) }));
    }, LONG);
    const reply = await this.advisor.reply(computer, settled);
    clearTimeout(long);
    if (!reply) return;
    if (reply.resigns && play.mayResign) {
      play.computerDoes((game) => game.resign(computer.side));
      return;
    }
    const offers = this.#offers(reply);
    play.computerDoes((game) => perform(game, reply.deed));
    if (!offers || play.computersTurn || play.state.result) return;
    this.offered = true;
    this.#offeredAt = play.state.ply;
    play.say(`${play.phrases.turnSaid(play.state)} ${t("draw-offered")}`);
    play.update();
  }
  /** It does not insist. */
  #offers(reply: Reply): boolean {
    return reply.offersDraw && offerWait(this.#play.state.ply, this.#offeredAt) === 0;
  }

  // Hints.

  get canHint(): boolean {
    return this.#play.mayAct && this.advisor.doing === null;
  }
  async hint(): Promise<void> {
    if (!this.canHint) return;
    this.forget();
    this.#play.redraw();
    const hint = await this.advisor.hint();
    if (!hint) return;
    const game = this.#play.copyAt(this.#play.state.ply);
    this.#advise(this.#play.phrases.hint(hint), hint, game);
    game.free();
  }

  // Draws.

  /** Plies until a draw may be offered again; null when there is nobody to offer it to now. */
  get drawWait(): number | null {
    const { computer, mayAct, state } = this.#play;
    if (!computer || !mayAct || this.advisor.doing) return null;
    return offerWait(state.ply, this.#declinedAt);
  }
  async offerDraw(): Promise<void> {
    const { computer } = this.#play;
    if (!computer || this.drawWait !== 0) return;
    this.forget();
    this.#play.redraw();
    const answer = await this.advisor.answerDraw(computer);
    if (!answer) return;
    const said = DRAW_ANSWER[answer.why];
    if (answer.accepts) {
      this.#play.computerDoes((game) => game.agreeDraw(), said);
      // What is done makes earlier notices outdated; this one is about how the game ended.
      this.notice = { id: said };
      this.#play.update();
      return;
    }
    this.#declinedAt = this.#play.state.ply;
    this.#tell({ id: said });
  }
  declineDraw(): void {
    this.offered = false;
    this.#tell({ id: "draw-refused" });
  }

  // After the game.

  get canReview(): boolean {
    return this.#play.state.result !== null && this.advisor.doing === null;
  }
  /** Shows where the game turned, with the better move. */
  async review(): Promise<void> {
    if (!this.canReview) return;
    const play = this.#play;
    if (this.turn === undefined) {
      const review = await this.advisor.review();
      if (!review) return;
      this.turn = review.turn;
    }
    const { turn } = this;
    if (!turn) {
      this.#tell({ id: "turned-nowhere" });
      return;
    }
    play.lookAt(turn.ply);
    const game = play.copyAt(turn.ply);
    this.#advise(play.phrases.turned(turn), turn.better, game);
    game.free();
  }

  /** Shows what to do in the position on the board, of which `game` is a handle, and says it. */
  #advise(phrases: readonly Phrase[], { deed, reason }: Hint, game: GameHandle): void {
    const { squares } = reason;
    const play = this.#play;
    const move = deed.kind === "move" ? play.shownState.moves.find(({ id }) => id === deed.id) : undefined;
    this.advice = {
      phrases,
      squares: deed.kind === "huff" ? [...new Set([deed.square, ...squares])] : squares,
      way: move ? wayOf(game, move) : null,
    };
    play.say(phrases.map(({ id, args }) => t(id, args)).join(" "));
    play.redraw();
  }

  #tell(notice: Phrase): void {
    this.notice = notice;
    this.#play.say(t(notice.id, notice.args));
    this.#play.update();
  }
}

/** Does a deed in a game. */
export function perform(game: GameHandle, deed: Deed): Action {
  switch (deed.kind) {
    case "move":
      return game.play(deed.id);
    case "huff":
      return game.huff(deed.square);
    case "oblige":
      return game.oblige();
  }
}
