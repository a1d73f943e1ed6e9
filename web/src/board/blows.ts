/**
 * Where the small "blow" buttons lie: each over its own piece or just beside it, never where a
 * finger would look for another square.
 */
import type { Square } from "../engine/contract.js";
import { centreOf, type Geometry } from "./geometry.js";

/** Size of a button in the unit of the geometry. */
export interface PillSize {
  wide: number;
  high: number;
}

interface Pill extends PillSize {
  x: number;
  y: number;
}

/** Around a square's centre so much of a cell stays free of foreign buttons. */
const CLEAR = 0.25;
/** Between a button and the rim of the board, and between two buttons. */
const GAP = 2;

/**
 * Centres of the buttons of `squares`, in their order; null when one of them has no room: half a
 * set of buttons would look as if the other pieces could not be blown.
 */
export function blowSpots(
  g: Geometry,
  playable: readonly Square[],
  squares: readonly Square[],
  size: PillSize,
): { x: number; y: number }[] | null {
  const placed: Pill[] = [];
  for (const square of squares) {
    const spot = [beside(g, square, size, -1), beside(g, square, size, 1)].find(
      (wanted) => clear(g, playable, square, wanted) && !placed.some((other) => overlap(wanted, other)),
    );
    if (!spot) return null;
    placed.push(spot);
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

/** As far off its piece as the next square allows. */
function reach(g: Geometry, { high }: PillSize): number {
  return Math.min(0.46 * g.cell + 0.28 * high, (1 - CLEAR) * g.cell - high / 2);
}

/** Over its piece (`way` -1) or under it (1). */
function beside(g: Geometry, square: Square, size: PillSize, way: -1 | 1): Pill {
  const { x, y } = centreOf(g, square);
  return within(g, { ...size, x, y: y + way * reach(g, size) });
}

/** Moved back onto the board. */
function within(g: Geometry, pill: Pill): Pill {
  const hold = (at: number, long: number) => Math.min(Math.max(at, long / 2 + GAP), g.size - long / 2 - GAP);
  return { ...pill, x: hold(pill.x, pill.wide), y: hold(pill.y, pill.high) };
}

function clear(g: Geometry, playable: readonly Square[], own: Square, pill: Pill): boolean {
  return playable.every((square) => {
    if (square === own) return true;
    const { x, y } = centreOf(g, square);
    const dx = Math.max(Math.abs(x - pill.x) - pill.wide / 2, 0);
    const dy = Math.max(Math.abs(y - pill.y) - pill.high / 2, 0);
    return Math.hypot(dx, dy) >= CLEAR * g.cell - 1e-6;
  });
}

function overlap(a: Pill, b: Pill): boolean {
  return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 + GAP && Math.abs(a.y - b.y) < (a.high + b.high) / 2 + GAP;
}
