/** What the part of the address after # asks for. A game's own text is read by the engine alone. */

import type { GameId } from "../engine/contract.js";
import { GAMES } from "../i18n/words.js";

export type Route =
  | { page: "home" }
  | { page: "about" }
  | { page: "sheet" }
  | { page: "evidence"; game: GameId }
  | { page: "laws" }
  | { page: "play"; text: string };

export function parseHash(hash: string): Route {
  const text = decode(hash.replace(/^#/, ""));
  switch (text) {
    case "":
    case "/":
      return { page: "home" };
    case "about":
    case "sheet":
    case "laws":
      return { page: text };
  }
  const game = GAMES.find((game) => text === `${EVIDENCE}${game}`);
  return game ? { page: "evidence", game } : { page: "play", text };
}

const EVIDENCE = "evidence/";

/** Mail programs and chats escape more of an address than they must. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case "home":
      return "#";
    case "play":
      return `#${route.text}`;
    case "evidence":
      return `#${EVIDENCE}${route.game}`;
    default:
      return `#${route.page}`;
  }
}
