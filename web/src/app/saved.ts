/**
 * Games kept on this device, newest first. A game is its address; the rest is how people sat.
 * It knows no rules: whether an address can be read is for the engine to say.
 */
import type { GameHandle, RulesId, Side } from "../engine/contract.js";
import { type Computer, readComputer, SIDES } from "./seat.js";
import { isRecord, oneOf, type Shape, type Store } from "./store.js";

/** Who sits where, and which game it is to the store. */
export interface Seating {
  /** Made when the game begins; stays for its life. */
  id: string;
  /** As it is kept on this device; null where it is not. */
  address: string | null;
  bottom: Side;
  faceToFace: boolean;
  /** Null when two people play. */
  computer: Computer | null;
}

export interface SavedGame extends Seating {
  rules: RulesId;
  /** The whole game as the engine writes it. */
  address: string;
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
  // Version 1 knew two people only.
  version: 2,
  empty: () => [],
  read(data, version) {
    if (!Array.isArray(data)) throw new Error("no list");
    return data.map((game) => readGame(version < 2 && isRecord(game) ? { ...game, computer: null } : game));
  },
};

function readGame(data: unknown): SavedGame {
  if (!isRecord(data)) throw new Error("no game");
  const { rules, address, number, when } = data;
  if (typeof rules !== "string" || typeof address !== "string") throw new Error("no text");
  if (typeof number !== "number" || typeof when !== "number") throw new Error("no number");
  return {
    ...readSeats(data),
    rules: rules as RulesId,
    address,
    over: oneOf(data.over, [true, false]),
    number,
    side: oneOf(data.side, SIDES),
    when,
  };
}

function readSeats(data: Record<string, unknown>): Omit<Seating, "address"> {
  if (typeof data.id !== "string") throw new Error("no id");
  return {
    id: data.id,
    bottom: oneOf(data.bottom, SIDES),
    faceToFace: oneOf(data.faceToFace, [true, false]),
    computer: readComputer(data.computer),
  };
}

/** What an entry of the browser's history remembers of a game, if anything. */
export function readSeating(data: unknown): Seating | null {
  try {
    if (!isRecord(data)) return null;
    return { ...readSeats(data), address: typeof data.address === "string" ? data.address : null };
  } catch {
    return null;
  }
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

/**
 * The kept game that an address shows or goes on from, if any; the longest such. Only a game of two
 * people goes on elsewhere, with a friend's answer: the computer's moves are made here.
 */
export function gameOf(games: readonly SavedGame[], address: string): SavedGame | undefined {
  const same = games.find((game) => game.address === address);
  if (same) return same;
  return games
    .filter((game) => game.computer === null && address.startsWith(game.address))
    .sort((a, b) => b.address.length - a.address.length)[0];
}

/**
 * The game against the computer that an address shows but for the computer's own reply. A page that was being
 * left may have kept the reply when its address could no longer follow.
 *
 * @param read a handle on the game at an address
 */
export function repliedTo(
  games: readonly SavedGame[],
  address: string,
  read: (address: string) => GameHandle,
): SavedGame | undefined {
  return games.find((kept) => {
    if (!kept.computer || kept.address === address || !kept.address.startsWith(address)) return false;
    const game = read(kept.address);
    let last = game.history().at(-1);
    while (last?.side === kept.computer.side && game.address() !== address) {
      game.undo();
      last = game.history().at(-1);
    }
    const reached = game.address() === address;
    game.free();
    return reached;
  });
}
