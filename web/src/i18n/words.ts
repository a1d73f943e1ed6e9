/**
 * Which message says what: a map for every kind of thing the engine or a setting can name.
 * A missing entry is a type error, and a test finds entries without a message.
 */
import type { CellLabel } from "../board/contract.js";
import type { Question } from "../app/advisor.js";
import type {
  Direction,
  DrawAnswer,
  GameId,
  Level,
  Reason,
  RulesId,
  RulesInfo,
  Side,
  WhyNotCode,
} from "../engine/contract.js";
import type { LoadFault } from "../engine/client.js";
import type { Where } from "../engine/thinking.js";

export const WHY: Record<WhyNotCode, string> = {
  "game-over": "why-game-over",
  "off-board": "why-off-board",
  empty: "why-empty",
  "not-your-piece": "why-not-your-piece",
  "same-square": "why-same-square",
  "no-line": "why-no-line",
  occupied: "why-occupied",
  backward: "why-backward",
  sideways: "why-sideways",
  diagonal: "why-diagonal",
  "too-far": "why-too-far",
  "own-in-the-way": "why-own-in-the-way",
  "two-in-the-way": "why-two-in-the-way",
  "no-capture-that-way": "why-no-capture-that-way",
  "must-capture": "why-must-capture",
  "fewer-than-maximum": "why-fewer-than-maximum",
  "half-turn": "why-half-turn",
  "chain-must-go-on": "why-chain-must-go-on",
  "fixed-opening": "why-fixed-opening",
  obliged: "why-obliged",
  "piece-stuck": "why-piece-stuck",
};

/** Why typed words are no move, by the engine's code; other codes are as good as not written like a move. */
export const TYPED_FAULT: Partial<Record<string, string>> = {
  "move.malformed": "typed-malformed",
  "move.unknown-square": "typed-unknown-square",
  "move.mixed-namings": "typed-mixed-namings",
  "move.ambiguous": "typed-ambiguous",
  "move.partly-named": "typed-partly-named",
};

export const REASON: Record<Reason, string> = {
  "no-pieces": "reason-no-pieces",
  "no-moves": "reason-no-moves",
  resigned: "reason-resigned",
  agreed: "reason-agreed",
  "one-king-each": "reason-one-king-each",
  "long-game": "reason-long-game",
  repetition: "reason-repetition",
};

export const GAME_NAME: Record<GameId, string> = {
  "la-dama": "la-dama",
  filippina: "filippina",
  tama: "tama",
  dhamet: "dhamet",
  turkish: "turkish",
};
/** The order of the home page. */
export const GAMES = Object.keys(GAME_NAME) as GameId[];

/** What the records say of a game, and its own words. */
export interface GameWords {
  place: string;
  when: string;
  told: string;
  man: string;
  king: string;
  spot: string;
  pieces: Record<Side, string>;
}
export const GAME_WORDS: Record<GameId, GameWords> = {
  "la-dama": {
    place: "place-la-dama",
    when: "when-la-dama",
    told: "told-la-dama",
    man: "man-la-dama",
    king: "king-la-dama",
    spot: "spot-la-dama",
    pieces: { white: "pieces-la-dama-white", black: "pieces-la-dama-black" },
  },
  filippina: {
    place: "place-filippina",
    when: "when-filippina",
    told: "told-filippina",
    man: "man-filippina",
    king: "king-filippina",
    spot: "spot-filippina",
    pieces: { white: "pieces-filippina-white", black: "pieces-filippina-black" },
  },
  tama: {
    place: "place-tama",
    when: "when-tama",
    told: "told-tama",
    man: "man-tama",
    king: "king-tama",
    spot: "spot-tama",
    pieces: { white: "pieces-tama-white", black: "pieces-tama-black" },
  },
  dhamet: {
    place: "place-dhamet",
    when: "when-dhamet",
    told: "told-dhamet",
    man: "man-dhamet",
    king: "king-dhamet",
    spot: "spot-dhamet",
    pieces: { white: "pieces-dhamet-white", black: "pieces-dhamet-black" },
  },
  turkish: {
    place: "place-turkish",
    when: "when-turkish",
    told: "told-turkish",
    man: "man-turkish",
    king: "king-turkish",
    spot: "spot-turkish",
    pieces: { white: "pieces-turkish-white", black: "pieces-turkish-black" },
  },
};

/** A rule set, told in a line where one is chosen. */
export const RULES_LINE: Record<RulesId, string> = {
  "la-dama": "rules-la-dama",
  "la-dama-strict": "rules-la-dama-strict",
  filippina: "rules-filippina",
  tama: "rules-tama",
  dhamet: "rules-dhamet",
  "dhamet-zamma": "rules-dhamet-zamma",
  "dhamet-soufla": "rules-dhamet-soufla",
  turkish: "rules-turkish",
};
/** What is added to the game's name; null for a game's usual rules. */
export const RULES_SHORT: Record<RulesId, string | null> = {
  "la-dama": null,
  "la-dama-strict": "short-la-dama-strict",
  filippina: null,
  tama: null,
  dhamet: null,
  "dhamet-zamma": "short-dhamet-zamma",
  "dhamet-soufla": "short-dhamet-soufla",
  turkish: null,
};

export const SIDE: Record<Side, string> = { white: "side-white", black: "side-black" };

export const DIRECTION: Record<Direction, string> = {
  forward: "dir-forward",
  "forward-right": "dir-forward-right",
  right: "dir-right",
  "backward-right": "dir-backward-right",
  backward: "dir-backward",
  "backward-left": "dir-backward-left",
  left: "dir-left",
  "forward-left": "dir-forward-left",
};

type Table = RulesInfo["table"];
export const DUTY_CARD: Record<`${Table["duty"]}-${Table["enforcement"]}`, string> = {
  "any-enforced": "card-duty-any-enforced",
  "any-owed": "card-duty-any-owed",
  "maximum-enforced": "card-duty-maximum-enforced",
  "maximum-owed": "card-duty-maximum-owed",
};
export const DUTY_LINE: Record<`${Table["duty"]}-${Table["enforcement"]}`, string> = {
  "any-enforced": "due-any",
  "any-owed": "due-any-owed",
  "maximum-enforced": "due-maximum",
  "maximum-owed": "due-maximum-owed",
};
export const REMOVAL_CARD: Record<Table["removal"], string> = {
  "at-once": "card-removal-at-once",
  "after-move": "card-removal-after-move",
};
export const PROMOTION_CARD: Record<Table["promotion"], string> = {
  "at-end": "card-promotion-at-end",
  "in-passing": "card-promotion-in-passing",
};

export const CELL_TARGET: Record<Exclude<CellLabel["target"], "none">, string> = {
  move: "cell-target-move",
  capture: "cell-target-capture",
  stop: "cell-target-stop",
  end: "cell-target-end",
  choice: "cell-target-choice",
};

export const LOAD_FAULT: Record<LoadFault, string> = {
  policy: "load-policy",
  missing: "load-missing",
  "not-wasm": "load-not-wasm",
  unsupported: "load-unsupported",
  broken: "load-broken",
};

/** How strong the computer plays, and what that is like. */
export const LEVEL: Record<Level, string> = {
  easy: "level-easy",
  medium: "level-medium",
  hard: "level-hard",
  master: "level-master",
};
export const LEVEL_LINE: Record<Level, string> = {
  easy: "level-easy-line",
  medium: "level-medium-line",
  hard: "level-hard-line",
  master: "level-master-line",
};

/** What the computer is asked besides its own moves. */
export const THOUGHT: Record<Exclude<Question, "reply">, string> = {
  hint: "thought-hint",
  draw: "thought-draw",
  review: "thought-review",
};

/** Why a deed is good, or why it failed, by the engine’s own names for it. */
export const HINT: Record<string, string> = {
  opening: "hint-opening",
  "wins-now": "hint-wins-now",
  wins: "hint-wins",
  blows: "hint-blows",
  obliges: "hint-obliges",
  only: "hint-only",
  "draws-now": "hint-draws-now",
  "only-defence": "hint-only-defence",
  lost: "hint-lost",
  "stops-win": "hint-stops-win",
  "takes-king": "hint-takes-king",
  promotes: "hint-promotes",
  "takes-free": "hint-takes-free",
  "takes-more": "hint-takes-more",
  "trades-ahead": "hint-trades-ahead",
  trades: "hint-trades",
  "cheapest-capture": "hint-cheapest-capture",
  "takes-less": "hint-takes-less",
  "leaves-capture": "hint-leaves-capture",
  "breaks-duty": "hint-breaks-duty",
  sacrifices: "hint-sacrifices",
  "wins-piece": "hint-wins-piece",
  "king-next": "hint-king-next",
  "stops-king": "hint-stops-king",
  saves: "hint-saves",
  "saves-some": "hint-saves-some",
  "only-safe": "hint-only-safe",
  forks: "hint-forks",
  threatens: "hint-threatens",
  gains: "hint-gains",
  "heads-for-draw": "hint-heads-for-draw",
  "offers-trade": "hint-offers-trade",
  forces: "hint-forces",
  runs: "hint-runs",
  "opens-way": "hint-opens-way",
  "loses-least": "hint-loses-least",
  safe: "hint-safe",
  cramps: "hint-cramps",
  "frees-king": "hint-frees-king",
  advances: "hint-advances",
  "more-lines": "hint-more-lines",
  "keeps-back": "hint-keeps-back",
  joins: "hint-joins",
  "more-room": "hint-more-room",
  level: "hint-level",
  "nothing-better": "hint-nothing-better",
  "fails-loses": "hint-fails-loses",
  "fails-blown": "hint-fails-blown",
  "fails-draws": "hint-fails-draws",
  "fails-loses-pieces": "hint-fails-loses-pieces",
  "fails-later": "hint-fails-later",
  "fails-promotes": "hint-fails-promotes",
  "fails-takes-less": "hint-fails-takes-less",
  "fails-escapes": "hint-fails-escapes",
  "fails-holds": "hint-fails-holds",
};

/** What the computer says to an offered draw. */
export const DRAW_ANSWER: Record<DrawAnswer["why"], string> = {
  drawn: "draw-accepts-drawn",
  lost: "draw-accepts-lost",
  worse: "draw-accepts-worse",
  quiet: "draw-accepts-quiet",
  winning: "draw-declines-winning",
  better: "draw-declines-better",
  open: "draw-declines-open",
};

export const THINKING_WHERE: Record<Where, string> = {
  worker: "about-thinking-worker",
  "worker-blob": "about-thinking-blob",
  page: "about-thinking-page",
};

/** All maps, for the test that every entry has its message. */
export const ALL_MAPS: readonly object[] = [
  WHY,
  TYPED_FAULT,
  REASON,
  GAME_NAME,
  GAME_WORDS,
  RULES_LINE,
  RULES_SHORT,
  SIDE,
  DIRECTION,
  DUTY_CARD,
  DUTY_LINE,
  REMOVAL_CARD,
  PROMOTION_CARD,
  CELL_TARGET,
  LOAD_FAULT,
  LEVEL,
  LEVEL_LINE,
  THOUGHT,
  HINT,
  DRAW_ANSWER,
  THINKING_WHERE,
];
