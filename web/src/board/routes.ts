/**
 * Routes of captures, asked from the engine stop by stop. Nothing here knows how a piece captures.
 */
import type { LegalMove, Square, Stop } from "../engine/contract.js";
import type { Option, Selection } from "./state.js";

/** What the board may ask the app while it thinks about an event. */
export interface Ask {
  stops(from: Square, path: readonly Square[]): Stop[];
  attacks(square: Square): { attacks: Square[]; attackedBy: Square[] };
}

/** A capture has at most this many legs: more pieces than any side has. */
const MOST_LEGS = 64;
/** Options shown at once; a longer list is chosen stop by stop. */
export const MOST_OPTIONS = 9;

/** The stops of one move from where the selection stands, the engine's first route. */
export function routeOf(id: number, s: Selection, ask: Ask): { route: Square[]; victims: Square[] } | null {
  const path = [...s.path];
  const route: Square[] = [];
  const victims: Square[] = [];
  let stops = s.stops;
  while (route.length < MOST_LEGS) {
    const last = stops.find((stop) => stop.ends === id);
    const stop = last ?? stops.find((candidate) => candidate.through.includes(id));
    if (!stop) return null;
    path.push(stop.square);
    route.push(stop.square);
    if (stop.captured !== null) victims.push(stop.captured);
    if (last) return { route, victims };
    stops = ask.stops(s.from, path);
  }
  return null;
}

/** The options of moves that share an end, each with a square that tells it from the others. */
export function optionsOf(moves: readonly LegalMove[], s: Selection, ask: Ask): Option[] {
  const options: Option[] = [];
  for (const move of moves.slice(0, MOST_OPTIONS)) {
    const way = routeOf(move.id, s, ask);
    if (way) options.push({ id: move.id, route: way.route, victims: way.victims, badge: move.to });
  }
  const badges = new Set<Square>();
  for (const option of options) {
    const others = options.filter((o) => o !== option);
    const own = option.route.find((square) => !badges.has(square) && !others.some((o) => o.route.includes(square)));
    // No landing of its own: a victim of its own stands for it.
    const victim = option.victims.find(
      (square) => !badges.has(square) && !others.some((o) => o.victims.includes(square)),
    );
    const free = option.route.find((square) => !badges.has(square));
    option.badge = own ?? victim ?? free ?? option.badge;
    badges.add(option.badge);
  }
  return options;
}
