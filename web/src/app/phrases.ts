/**
 * Sentences about a game: whose turn, why a move is not free, what just happened, why a wish
 * is no move. Facts come from the engine; here they only find their message.
 */
import type { BoardWords, CellLabel } from "../board/contract.js";
import { MOST_OPTIONS } from "../board/routes.js";
import type {
  Action,
  Attacks,
  GameState,
  HistoryItem,
  LegalMove,
  Result,
  RulesInfo,
  Side,
  Square,
  WhyNot,
} from "../engine/contract.js";
import type { Deed, Hint, HintReason, Turn, Verdict } from "../engine/thinking.js";
import { type Args, format, joined, list, notation, t } from "../i18n/text.js";
import { other } from "./seat.js";
import { CELL_TARGET, DUTY_LINE, GAME_NAME, GAME_WORDS, HINT, REASON, RULES_SHORT, SIDE, WHY } from "../i18n/words.js";

/** A message and its arguments, not yet put into words. */
export interface Phrase {
  id: string;
  args?: Args;
  /** The article it rests on. */
  article?: string | undefined;
}

/** A phrase that may be kept: its words are found whenever it is said, as language and names of places may change. */
export const phrase = (id: string, args: () => Args, article?: string): Phrase => ({
  id,
  article,
  get args() {
    return args();
  },
});

export const sideName = (side: Side): string => t(SIDE[side]);

/** The name of a game, with its rule set where that is not the usual one. */
export function gameName(info: RulesInfo): string {
  const short = RULES_SHORT[info.id];
  const name = t(GAME_NAME[info.game]);
  return short ? joined("join-parts", name, t(short)) : name;
}

/** Puts one game's facts into words. */
export class Phrases {
  readonly #numbers: () => boolean;

  /** @param numbers squares and moves by Filippina's numbers; asked each time, where that may change */
  constructor(
    readonly info: RulesInfo,
    numbers: boolean | (() => boolean),
  ) {
    this.#numbers = typeof numbers === "function" ? numbers : () => numbers;
  }

  get numbers(): boolean {
    return this.#numbers();
  }

  /** The game's own words, which many messages use, and its id, by which they may choose what agrees with them. */
  get words(): Args {
    const words = GAME_WORDS[this.info.game];
    const { game } = this.info;
    return { id: game, man: t(words.man), king: t(words.king), spot: t(words.spot), game: t(GAME_NAME[game]) };
  }

  #name(square: Square): string {
    const number = this.numbers ? this.info.numbers[square] : 0;
    return number ? String(number) : (this.info.names[square] ?? "?");
  }
  square(square: Square): string {
    return notation(this.#name(square));
  }
  /** Two places as one would type them: the first two that have a line between them, which gives nothing away. */
  get example(): string {
    const [from = 0, to = 1] = this.info.lines[0] ?? this.info.squares;
    return `${this.#name(from)} ${this.#name(to)}`;
  }
  squares(squares: readonly Square[], type?: "disjunction"): string {
    return list(
      squares.map((square) => this.square(square)),
      type,
    );
  }
  /** The corners where men are crowned, for both sides. */
  far(white: string, black: string): string {
    return format("card-far-corners", { white, black });
  }
  move(move: Pick<LegalMove, "text" | "numberText">): string {
    return notation(this.numbers ? move.numberText : move.text);
  }

  /** Why the side to move is not free, or null when it is. */
  duty(state: GameState): Phrase | null {
    const { duty, enforcement, articles } = this.info.table;
    if (state.opening !== null) {
      // Ten plies, five moves each: the law's D-9.
      const args = { move: Math.floor(state.opening / 2) + 1, moves: OPENING_MOVES };
      return { id: "due-opening", args, article: articles.fixedOpening };
    }
    if (state.obliged) return { id: "due-obliged", args: { count: state.dutyCount }, article: articles.oblige };
    if (!state.captureDue) return null;
    return { id: DUTY_LINE[`${duty}-${enforcement}`], args: { count: state.dutyCount }, article: articles.duty };
  }

  /** A capture was left: what may be blown. */
  huffOpen(state: GameState): Phrase {
    const squares = this.squares(state.huffable, "disjunction");
    return { id: "huff-open", args: { side: sideName(other(state.side)), squares } };
  }

  /** Whose turn and what binds it, or how the game ended; to be spoken. */
  turnSaid(state: GameState): string {
    const said = ({ id, args }: Phrase) => t(id, args);
    if (state.result) return joined("join-sentences", ...this.result(state.result).map(said));
    const parts = [t("turn-said", { side: sideName(state.side) })];
    if (state.huffable.length > 0) parts.push(said(this.huffOpen(state)));
    const duty = this.duty(state);
    if (duty) parts.push(said(duty));
    return parts.join(" ");
  }

  /** Who won and why, as two phrases. */
  result(result: Result): [Phrase, Phrase] {
    const { winner } = result;
    const who: Phrase = winner ? { id: "won", args: { side: sideName(winner) } } : { id: "drawn" };
    const args: Args = { ...this.words, moves: this.info.table.quietLimit / 2 };
    if (winner) args.loser = sideName(other(winner));
    return [who, { id: REASON[result.reason], args, article: result.article }];
  }

  /** Several captures end on one square: which is meant. */
  choice(routes: number): Phrase {
    return routes > MOST_OPTIONS ? { id: "choice-many" } : { id: "choice-open", args: { count: routes } };
  }

  /** Why a wish is no move. */
  why(why: WhyNot, from: Square, to: Square, state: GameState): Phrase {
    const kind = state.pieces.find((piece) => piece.square === from)?.kind ?? "man";
    const better = why.better.map(
      (text) => state.moves.find((move) => move.text === text) ?? { text, numberText: text },
    );
    const args = () => ({
      ...this.words,
      kind,
      piece: t(GAME_WORDS[this.info.game][kind]),
      side: sideName(state.side),
      from: this.square(from),
      to: this.square(to),
      squares: this.squares(why.squares),
      better: list(
        better.map((move) => this.move(move)),
        "disjunction",
      ),
      takes: why.takes,
      maximum: why.maximum,
    });
    return phrase(WHY[why.code], args, why.article);
  }

  /** What happened, short enough to be spoken. */
  said(action: Action): string {
    switch (action.kind) {
      case "move": {
        const args = {
          side: sideName(action.side),
          from: this.square(action.from),
          to: this.square(action.to),
          squares: this.squares(action.captured),
        };
        const told = t(action.captured.length > 0 ? "say-capture" : "say-move", args);
        return action.promotes ? joined("join-parts", told, t("say-crowned", this.words)) : told;
      }
      case "huff":
        return t("say-huff", { side: sideName(action.side), square: this.square(action.square) });
      case "oblige":
        return t("say-oblige", { side: sideName(action.side) });
      case "end":
        return joined("join-sentences", ...this.result(action.result).map(({ id, args }) => t(id, args)));
    }
  }

  /** What a piece attacks and what attacks it, to be spoken. */
  attacks(square: Square, { attacks, attackedBy }: Attacks): string {
    const from = this.square(square);
    const takes = t(attacks.length > 0 ? "say-attacks" : "say-attacks-none", { from, squares: this.squares(attacks) });
    const taken = t(attackedBy.length > 0 ? "say-attacked" : "say-attacked-none", {
      squares: this.squares(attackedBy),
    });
    return t("say-both", { takes, taken });
  }

  /** What a board of the game and its buttons are called. */
  board(): BoardWords {
    return {
      grid: t("board-label", { game: gameName(this.info) }),
      blow: t("huff-short"),
      blowLabel: (square) => t("huff-one", { square: this.square(square) }),
    };
  }

  /** The name of a cell, from general to particular. */
  cell(cell: CellLabel): string {
    const words = GAME_WORDS[this.info.game];
    const parts = [this.#name(cell.square)];
    const { piece } = cell;
    parts.push(
      piece
        ? t("cell-piece", {
            side: sideName(piece.side),
            piece: t(words[piece.kind]),
            kind: piece.kind,
            id: this.info.game,
          })
        : t("cell-empty"),
    );
    if (cell.picked) parts.push(t("cell-picked"));
    if (cell.mustCapture) parts.push(t("cell-must-capture"));
    else if (cell.canMove) parts.push(t("cell-can-move"));
    if (cell.target !== "none") parts.push(t(CELL_TARGET[cell.target], { victims: this.squares(cell.victims) }));
    if (cell.huffable) parts.push(t("cell-huffable"));
    return joined("join-parts", ...parts);
  }

  /** What to do, and why. */
  hint({ deed, side, text, numberText, reason }: Hint): Phrase[] {
    return [this.#deed(deed, { text, numberText }), ...this.reason(reason, side)];
  }

  /** Where a game turned: what was done, why that failed, and what had been better. */
  turned({ side, text, numberText, before, better, fails }: Turn): Phrase[] {
    const had = before.kind === "win" ? "turned-won" : isAhead(before) ? "turned-ahead" : "turned-held";
    return [
      phrase(had, () => ({ side: sideName(side), move: this.move({ text, numberText }) })),
      ...(fails ? this.reason(fails, side) : []),
      phrase("turned-better", () => ({ move: this.move(better) })),
      ...this.reason(better.reason, better.side),
    ];
  }

  #deed(deed: Deed, written: Pick<LegalMove, "text" | "numberText">): Phrase {
    switch (deed.kind) {
      case "move":
        return phrase("advice-play", () => ({ move: this.move(written) }));
      case "huff":
        return phrase("advice-blow", () => ({ square: this.square(deed.square) }));
      case "oblige":
        return { id: "advice-oblige" };
    }
  }

  /** Why a deed of a side is good, or why it failed; nothing rather than something untrue when there are no words. */
  reason({ kind, squares, article, ...numbers }: HintReason, side: Side): Phrase[] {
    const id = HINT[kind];
    if (!id) return [];
    const sides = () => ({ side: sideName(side), other: sideName(other(side)) });
    const args = () => ({ ...this.words, ...numbers, ...sides(), squares: this.squares(squares) });
    return [phrase(id, args, article || undefined)];
  }

  /** What was played up to here, as the move list writes it. */
  item(item: HistoryItem): string {
    return this.move(item);
  }
}

const OPENING_MOVES = 5;

/** A man ahead, or what is worth one. */
const isAhead = ({ kind, value }: Verdict): boolean => kind === "eval" && value >= 100;
