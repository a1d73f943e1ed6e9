/**
 * Games kept on this device, newest first. A game is its address; the rest is how people sat.
 * It knows no rules: whether an address can be read is for the engine to say.
 */
import type { RulesId, Side } from "../engine/contract.js";
import { isRecord, oneOf, type Shape, type Store } from "./store.js";

export interface SavedGame {
  /** Made when the game begins; stays for its life. */
  id: string;
  rules: RulesId;
  /** The whole game as the engine writes it. */
  address: string;
  bottom: Side;
  faceToFace: boolean;
  over: boolean;
  /** Move number, for the list. */
  number: number;
  side: Side;
  /** Milliseconds since 1970. */
  when: number;
}

/** More than anyone goes back to, little enough for any storage (some hundred kilobytes). */
export const MOST_KEPT = 300;

export const savedShape: Shape<SavedGame[]> = {
  key: "games",
  version: 1,
  empty: () => [],
  read(data) {
    if (!Array.isArray(data)) throw new Error("no list");
    return data.map(readGame);
  },
};

function readGame(data: unknown): SavedGame {
  if (!isRecord(data)) throw new Error("no game");
  const { id, rules, address, number, when } = data;
  if (typeof id !== "string" || typeof rules !== "string" || typeof address !== "string") throw new Error("no text");
  if (typeof number !== "number" || typeof when !== "number") throw new Error("no number");
  return {
    id,
    rules: rules as RulesId,
    address,
    bottom: oneOf(data.bottom, ["white", "black"] as const),
    faceToFace: oneOf(data.faceToFace, [true, false]),
    over: oneOf(data.over, [true, false]),
    number,
    side: oneOf(data.side, ["white", "black"] as const),
    when,
  };
}

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/**
 * Puts a game first in the list, in place of its older self. Other tabs may have written since, so
 * it reads anew; a line that went another way there stays, and this one gets an id of its own.
 *
 * @param seen the address under which this page last saw the game kept; null when it never was
 * @returns the id under which it is kept
 */
export function keepGame(store: Store, game: SavedGame, seen: string | null): string {
  const games = store.read(savedShape);
  const kept = games.find((other) => other.id === game.id);
  const parted = kept && kept.address !== seen && !game.address.startsWith(kept.address);
  const own = parted ? { ...game, id: newId() } : game;
  store.write(savedShape, [own, ...games.filter((other) => other.id !== own.id)].slice(0, MOST_KEPT));
  return own.id;
}

export function forgetGame(store: Store, id: string): void {
  store.write(
    savedShape,
    store.read(savedShape).filter((game) => game.id !== id),
  );
}

/** The kept game that an address shows or goes on from (a friend's answer), if any; the longest such. */
export function gameOf(games: readonly SavedGame[], address: string): SavedGame | undefined {
  const same = games.find((game) => game.address === address);
  if (same) return same;
  return games
    .filter((game) => address.startsWith(game.address))
    .sort((a, b) => b.address.length - a.address.length)[0];
}
