/* The shapes that this package returns. Squares are indices in square order: rank * width + file (a1 = 0). */
export type RulesId =
  | "la-dama" | "la-dama-strict" | "filippina" | "tama"
  | "dhamet" | "dhamet-zamma" | "dhamet-soufla" | "turkish";
/** The game a rule set belongs to: it decides board, skin and texts. */
export type GameId = "la-dama" | "filippina" | "tama" | "dhamet" | "turkish";
export type Side = "white" | "black";
export type Kind = "man" | "king";
/** Index in square order: rank * width + file (a1 = 0). */
export type Square = number;

/** The board of a rule set and its rule table, as data. */
export interface RulesInfo {
  id: RulesId;
  game: GameId;
  width: number;
  height: number;
  /** Playable squares in square order. */
  squares: Square[];
  /** Name of every index 0..width*height ("a1", …). */
  names: string[];
  /** Filippina: number 1–32 of every index, 0 where there is none; empty in the other games. */
  numbers: number[];
  /** Every line between neighbouring squares, each once: [from, to]. */
  lines: [Square, Square][];
  /** The rule table, for the rule card. Directions are seen from the player's own seat. */
  table: {
    menEach: number;
    manMoves: Direction[];
    manCaptures: Direction[];
    kingMoves: Direction[];
    kingCaptures: Direction[];
    duty: "any" | "maximum";
    enforcement: "enforced" | "owed";
    removal: "at-once" | "after-move";
    promotion: "at-end" | "in-passing";
    promotionSquares: { white: Square[]; black: Square[] };
    halfTurn: boolean;
    oblige: boolean;
    fixedOpening: boolean;
    quietLimit: number;
    /** The article that settles each row, e.g. "LD-5"; empty where the game has no such row. */
    articles: Record<ArticleRow, string>;
  };
}
export type ArticleRow =
  | "board" | "setup" | "manMoves" | "manCaptures" | "kingMoves" | "kingCaptures"
  | "duty" | "oblige" | "removal" | "promotion" | "halfTurn" | "fixedOpening";
export type Direction =
  | "forward" | "forward-right" | "right" | "backward-right"
  | "backward" | "backward-left" | "left" | "forward-left";

export interface Piece {
  square: Square;
  side: Side;
  kind: Kind;
  /** The piece's own number for its whole life, 0–254: seeds its shape. */
  id: number;
}

/** One leg of a move: a quiet move has one with `captured: null`. */
export interface Leg {
  from: Square;
  to: Square;
  captured: Square | null;
  /** The piece is (or becomes) a king when this leg ends. */
  king: boolean;
}

export interface LegalMove {
  /** Valid for this state only. */
  id: number;
  from: Square;
  to: Square;
  captured: Square[];
  promotes: boolean;
  /** Shortest true text in the game's canonical notation, e.g. "d2xd4xf4". */
  text: string;
  /** The same with Filippina's numbers; equal to `text` elsewhere. */
  numberText: string;
  /** Pieces the opponent could huff after it (it breaks the duty); empty otherwise. */
  risks: Square[];
}

export type Reason =
  | "no-pieces" | "no-moves" | "resigned"
  | "agreed" | "one-king-each" | "long-game" | "repetition";
export interface Result { winner: Side | null; reason: Reason; article: string }

/** One thing that happened, enough to animate it and to speak it. */
export type Action =
  | { kind: "move"; side: Side; from: Square; to: Square; legs: Leg[]; captured: Square[]; promotes: boolean; removal: "at-once" | "after-move" }
  | { kind: "huff"; side: Side; square: Square }
  | { kind: "oblige"; side: Side }
  | { kind: "end"; result: Result };

export interface HistoryItem {
  /** Index into `stateAt`: state after this action. 1-based. */
  ply: number;
  /** Move number as the position text counts it. */
  number: number;
  side: Side;
  action: Action;
  text: string;
  numberText: string;
}

export interface GameState {
  rules: RulesId;
  /** 16 hexadecimal digits. */
  key: string;
  /** Actions done so far. */
  ply: number;
  number: number;
  side: Side;
  pieces: Piece[];
  position: string;
  result: Result | null;
  /** Plies on the long-game count (0-12), of `quietLimit`. */
  quiet: number;
  /** Plies of Dhamet's fixed opening already played, or null. */
  opening: number | null;
  /** The side to move has been obliged. */
  obliged: boolean;
  moves: LegalMove[];
  /** Some piece can capture, whether the duty is enforced or owed. */
  captureDue: boolean;
  /** Pieces that must (or ought to) capture. */
  dutiful: Square[];
  /** How many pieces the duty asks for (0 when no capture is due; 1 under "any"). */
  dutyCount: number;
  /** Enemy pieces the side to move may huff now. */
  huffable: Square[];
  canOblige: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The action that led here, null at the start. */
  last: Action | null;
}

/** A place where a chosen piece may go next, given the stops already chosen. */
export interface Stop {
  square: Square;
  /** Piece taken by this leg, null for a quiet move. */
  captured: Square | null;
  /** Move ids that are complete when the piece stops here (0 or 1). */
  ends: number | null;
  /** Move ids still possible through this stop. */
  through: number[];
}

/** Why a wish is not legal. `code` selects the sentence; the rest fills and lights it. */
export interface WhyNot {
  code: WhyNotCode;
  /** The article that forbids it; empty where it is plain. */
  article: string;
  /** Pieces or squares concerned (the pieces that must capture, the blocking piece …). */
  squares: Square[];
  /** Texts of better moves, where that helps. */
  better: string[];
  /** Numbers a sentence may need, e.g. { takes: 1, maximum: 2 }. */
  takes: number;
  maximum: number;
}

export type WhyNotCode =
  | "game-over"
  | "off-board"
  | "empty"
  | "not-your-piece"
  | "piece-stuck"
  | "same-square"
  | "occupied"
  | "fixed-opening"
  | "no-line"
  | "backward"
  | "sideways"
  | "diagonal"
  | "too-far"
  | "own-in-the-way"
  | "two-in-the-way"
  | "no-capture-that-way"
  | "must-capture"
  | "obliged"
  | "chain-must-go-on"
  | "fewer-than-maximum"
  | "half-turn";

/** What was understood of a typed turn. */
export type Heard =
  | { kind: "move"; id: number }
  | { kind: "huff"; square: Square }
  /** Squares of this board, but no legal move between them. */
  | { kind: "refused"; from: Square; to: Square }
  /** The code of the fault, e.g. "move.ambiguous", and the names or texts that belong to it. */
  | { kind: "unread"; code: string; texts: string[] };

export interface Attacks {
  /** Enemies that the piece could jump from where it stands. */
  attacks: Square[];
  /** Enemies that could jump it. */
  attackedBy: Square[];
}

/** How strong the computer plays. */
export type Level = "easy" | "medium" | "hard" | "master";

/** Something to do in a game; the id is one of `GameState.moves`. */
export type Deed = { kind: "move"; id: number } | { kind: "huff"; square: Square } | { kind: "oblige" };

/** What a position is worth to the side to move: plies to a win or loss, or hundredths of a man. */
export interface Verdict {
  kind: "eval" | "win" | "loss" | "draw";
  value: number;
}

export interface Reply {
  deed: Deed;
  /** It would rather have a draw, and offers one with its deed. */
  offersDraw: boolean;
  /** Nothing is left: it resigns, if the player lets it. */
  resigns: boolean;
  /** Plies it looked ahead, and positions it looked at. */
  depth: number;
  nodes: number;
  score: Verdict;
}

/** What is said of an offered draw, and why. */
export interface DrawAnswer {
  accepts: boolean;
  why: "drawn" | "lost" | "worse" | "quiet" | "winning" | "better" | "open";
}

/** What the master would do, and one true reason for it. */
export interface Hint {
  deed: Deed;
  /** Who is advised. */
  side: Side;
  /** Of a move, else null. */
  from: Square | null;
  to: Square | null;
  /** The deed as a game's text has it. */
  text: string;
  numberText: string;
  score: Verdict;
  reason: HintReason;
  /** The deed, then what is expected to follow. */
  line: HistoryItem[];
}

/** Why a deed is good, or why it fails. `kind` selects the sentence; what that does not need is 0 or empty. */
export interface HintReason {
  kind: string;
  /** The pieces or places it speaks of. */
  squares: Square[];
  /** Pieces that the advised side takes, and that the other side takes or would take. */
  takes: number;
  loses: number;
  /** A number of moves, steps or lines by kind, and what it is compared with. */
  count: number;
  of: number;
  /** Plies to the end of the game or of the line; the same in moves of the advised side. */
  plies: number;
  moves: number;
  /** The article it rests on; empty where it is plain. */
  article: string;
}

/** The moment where a game turned. */
export interface Turn {
  /** Actions before the deed; a replay starts from there. */
  ply: number;
  /** Whose deed it was, and the deed. */
  side: Side;
  text: string;
  numberText: string;
  /** What the position was worth to that side with the better deed, and with the one done. */
  before: Verdict;
  after: Verdict;
  better: Hint;
  /** Why the one done failed, when it was a move. */
  fails: HintReason | null;
}

/** `turn` is null when the game never turned. */
export interface Review { turn: Turn | null }

/** A puzzle of a game's bank: `side` is to win in `moves` own moves. */
export interface Puzzle {
  rules: RulesId;
  /** Its place in the bank, from 1. */
  number: number;
  moves: number;
  side: Side;
  position: string;
  /** 1–99. */
  difficulty: number;
}

/** What a deed in a puzzle was. Ids are those of the states that the deeds before lead to. */
export type Judged =
  /** A huff that keeps the win; the same side goes on. */
  | { kind: "goes-on" }
  /** It still wins in time: the best defence, and own moves left. */
  | { kind: "right"; reply: Deed[]; left: number }
  | { kind: "won" }
  /** It wins no more in time: what follows it, how that saves, pieces it captures, and how many own moves the win would take, where that is known. */
  | { kind: "wrong"; line: Deed[]; reason: Saving; captures: number; late: number | null };

/** How the other side saves itself after a wrong turn; "ends" is the turn's own fault. */
export type Saving = "ends" | "wins" | "draws" | "huffs" | "obliges" | "captures" | "promotes" | "escapes";

/** A turn of a solution: an own one, or a defence; the best defence comes first. */
export interface Branch {
  deeds: Deed[];
  text: string;
  own: boolean;
  then: Branch[];
}

/** A day by its number, the same everywhere on the same date. */
export interface DayInfo {
  number: number;
  /** "2027-01-31" */
  date: string;
  year: number;
  month: number;
  day: number;
  /** 0 Monday to 6 Sunday. */
  weekday: number;
  /** The game that is featured. */
  featured: RulesId;
}

/** The attempts at one puzzle. */
export interface AttemptInfo {
  game: RulesId;
  /** The day it was begun for. */
  day: number;
  /** The puzzle's number in its bank. */
  number: number;
  phase: "open" | "refuted" | "missed" | "solved";
  /** Wrong turns so far. */
  wrong: number;
  /** Hints given: 1 the piece, 2 its square too. */
  hints: number;
  left: number;
  solvedAt: number | null;
}
export type AttemptEvent = "wrong" | "won" | "again" | "hint";

/** What became of a result: counted, known already, or outside the streak because a later day has one. */
export type Recorded = "counted" | "known" | "outside";

export interface StreakInfo {
  /** Days solved in a row up to today, which may still be open. */
  current: number;
  best: number;
  /** Days solved at the first, second and third attempt. */
  solved: [number, number, number];
  missed: number;
}

/** What may be told of a day without giving anything away. */
export interface Share {
  game: RulesId;
  /** The day's number. */
  number: number;
  date: { year: number; month: number; day: number };
  /** The attempt it was solved at; null when missed. */
  attempt: number | null;
  hints: number;
  streak: number;
}

/** Errors thrown by the engine carry a stable code, e.g. "position.square-twice". */
export interface EngineError extends Error { code: string }
