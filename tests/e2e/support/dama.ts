/**
 * What is expected of a page, asked from the native program `dama` and written in the page's words.
 *
 * The page runs the engine in wasm; the program runs it natively. A position is compared by what
 * stands on the cells, never by what the page says about itself.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { GameId, RulesId } from "../../../web/src/engine/contract.js";
import { setting } from "./site.js";

const run = promisify(execFile);

/** Where a game begins: its usual start when nothing is said. */
export interface Start {
  rules: RulesId;
  /** Dhamet without its fixed opening. */
  free?: boolean;
  /** A position text. */
  from?: string;
  /** How the page writes that position, where it has a shorter name. */
  written?: string;
}

/** What `dama play` printed. */
export interface Told {
  /** Position text, e.g. "W:Wa1:Bb2:H3". */
  position: string;
  /** "to move: white" or "result: draw — … (0-13)". */
  last: string;
}

/** Plays actions natively: moves, `~d4`, `~!`. A resignation is `1-0`, an agreed draw `1/2-1/2`. */
export async function dama(start: Start, actions: readonly string[]): Promise<Told> {
  const where = start.from ? ["--from", start.from] : start.free ? ["--free"] : [];
  const { stdout } = await run(setting("DAMA_BIN"), ["play", start.rules, ...where, ...actions]);
  const [position = "", last = ""] = stdout.split("\n");
  return { position, last };
}

/** The address that holds a game, as the page writes it. */
export function addressOf(start: Start, actions: readonly string[]): string {
  const where = start.written ?? start.from ?? (start.free ? "free" : "");
  return `#${[start.rules, ...(where ? [where] : []), actions.join("_")].join(";")}`;
}

export const gameOfRules = (rules: RulesId): GameId =>
  rules.startsWith("la-dama") ? "la-dama" : rules.startsWith("dhamet") ? "dhamet" : (rules as GameId);

/** Each game's own words for a man and a king (0-2). */
export const WORDS: Record<GameId, { man: string; king: string; spot: string }> = {
  "la-dama": { man: "ficha", king: "dama", spot: "hole" },
  filippina: { man: "pedina", king: "dama", spot: "point" },
  tama: { man: "pion", king: "dame", spot: "square" },
  dhamet: { man: "man", king: "sultan", spot: "point" },
  turkish: { man: "taş", king: "dama", spot: "square" },
};

/** A position text taken apart, as far as it can be seen on a board. */
export interface Seen {
  /** "white a1", "black king b2", sorted. */
  pieces: string[];
  /** Squares of pieces that may be huffed. */
  huffable: string[];
  /** "white to move", or who won, why and by which article. */
  status: string;
}

/** The same facts from a position text and the program's last line. */
export function expected({ position, last }: Told, game: GameId): Seen {
  const fields = position.split(":");
  const pieces: string[] = [];
  let huffable: string[] = [];
  for (const field of fields.slice(1)) {
    const side = field.startsWith("W") ? "white" : field.startsWith("B") ? "black" : null;
    const squares = field.slice(1).split(",").filter(Boolean);
    if (side) pieces.push(...squares.map((s) => (s.startsWith("K") ? `${side} king ${s.slice(1)}` : `${side} ${s}`)));
    else if (field.startsWith("S")) huffable = squares;
  }
  const turn = /^to move: (white|black)$/.exec(last)?.[1];
  if (!turn && !last.startsWith("result: ")) throw new Error(`unexpected last line "${last}"`);
  const over = last.startsWith("result: ");
  // A huff that is open when the game ends can no longer be done.
  return {
    pieces: pieces.sort(),
    huffable: over ? [] : huffable.sort(),
    status: turn ? `${capital(turn)} to move` : resultWords(last, game),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "result: white — black has no pieces left (0-11)" as the page tells it. */
function resultWords(line: string, game: GameId): string {
  const parts = /^result: (white|black|draw) — (.*) \((.*)\)$/.exec(line);
  if (!parts) throw new Error(`no result in "${line}"`);
  const [, who = "", why = "", article = ""] = parts;
  const { man, king } = WORDS[game];
  const reasons: Record<string, string> = {
    "white has no pieces left": "White has no piece left.",
    "black has no pieces left": "Black has no piece left.",
    "white has no legal move": "White has no move left.",
    "black has no legal move": "Black has no move left.",
    "white resigned": "White resigned.",
    "black resigned": "Black resigned.",
    "agreed by the players": "Both players agreed.",
    "one king each": `One ${king} each, and nothing to take.`,
    "25 moves a side without progress": `25 moves by each side without a capture and without a ${man} going forward, which is this app’s own limit.`,
    "the same position for the third time": "The same position for the third time.",
  };
  const reason = reasons[why];
  if (!reason) throw new Error(`no words for "${why}"`);
  return `${who === "draw" ? "A draw" : `${capital(who)} wins`} / ${reason} (${article})`;
}
