/**
 * Which message says what: a map for every kind of thing the engine or a setting can name.
 * A missing entry is a type error, and a test finds entries without a message.
 */
import type { CellLabel } from "../board/contract.js";
import type { Direction, GameId, Reason, RulesId, RulesInfo, Side, WhyNotCode } from "../engine/contract.js";
import type { LoadFault } from "../engine/client.js";

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

/** All maps, for the test that every entry has its message. */
export const ALL_MAPS: readonly object[] = [
  WHY,
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
];
