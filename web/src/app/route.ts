/** What the part of the address after # asks for. A game's own text is read by the engine alone. */

import type { GameId } from "../engine/contract.js";
import { GAMES } from "../i18n/words.js";

export type Route =
  | { page: "home" }
  | { page: "about" }
  /** What was done so that nobody is shut out. */
  | { page: "accessibility" }
  | { page: "sheet" }
  | { page: "evidence"; game: GameId }
  | { page: "laws" }
  /** The puzzles of the day: all, or one game's, today's or a date's. What is not said is empty. */
  | { page: "daily"; game: string; date: string }
  | { page: "archive"; game: string; month: string }
  /** A puzzle by game and number, as "turkish-123". */
  | { page: "puzzle"; text: string }
  /** Learning: all games, one, the comparison, and what is printed. Who opens it says what is not there. */
  | { page: "learn" | "print"; what: string; part: string }
  | { page: "play"; text: string };

/** Today's puzzles of all games. */
export const DAILY: Route = { page: "daily", game: "", date: "" };

export function parseHash(hash: string): Route {
  const text = decode(hash.replace(/^#/, ""));
  switch (text) {
    case "":
    case "/":
      return { page: "home" };
    case "about":
    case "accessibility":
    case "sheet":
    case "laws":
      return { page: text };
  }
  const [page = "", first = "", ...rest] = text.split("/");
  if (page === "daily") return { page, game: first, date: rest.join("/") };
  // Which game's past days is asked on the day's page.
  if (page === "archive" && first === "") return DAILY;
  if (page === "archive") return { page, game: first, month: rest.join("/") };
  if (page === "puzzle") return { page, text: [first, ...rest].join("/") };
  if (page === "learn" || page === "print") return { page, what: first, part: rest.join("/") };
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
    case "daily":
      return `#${[route.page, route.game, route.date].filter(Boolean).join("/")}`;
    case "archive":
      return `#${[route.page, route.game, route.month].filter(Boolean).join("/")}`;
    case "puzzle":
      return `#${route.page}/${route.text}`;
    case "learn":
    case "print":
      return `#${[route.page, route.what, route.part].filter(Boolean).join("/")}`;
    case "evidence":
      return `#${EVIDENCE}${route.game}`;
    default:
      return `#${route.page}`;
  }
}
