/**
 * How an action looks over time, as plain data: where each moving piece is at a moment.
 *
 * A step takes 160 ms, a jump 220 ms in a low arc with a pause of 90 ms before the next, a
 * flight at constant speed up to 350 ms. Pieces taken at once lift off as they are passed;
 * pieces taken after the move turn into ghosts and leave at the end.
 */
import type { Action, Piece, Square } from "../engine/contract.js";
import { type PieceView, type Place, resting } from "./picture.js";

export const TIMES = {
  step: 160,
  jump: 220,
  pause: 90,
  /** One square of a flight, and the longest flight. */
  flightSquare: 75,
  flightMost: 350,
  settle: 110,
  liftOff: 190,
  ghost: 130,
  leave: 200,
  crown: 280,
  blow: 460,
  shake: 260,
  breath: 900,
} as const;

export interface Timeline {
  /** Milliseconds at normal speed. */
  duration: number;
  /** Pieces that it draws itself. */
  actors: ReadonlySet<number>;
  at(ms: number): PieceView[];
}

/** What the player's hand had already done. */
export interface Lead {
  /** Legs already shown. */
  legs: number;
  /** Where the piece was let go; null when it stands on its last shown stop. */
  from: Place | null;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const part = (t: number, from: number, length: number): number => Math.min(1, Math.max(0, (t - from) / length));

/** The film of an action over the pieces that stood before it; null when nothing is to be seen moving. */
export function film(action: Action, before: readonly Piece[], width: number, lead: Lead | null): Timeline | null {
  if (action.kind === "move") return moving(action, before, width, lead);
  if (action.kind === "huff") return blowing(action.square, before, width);
  return null;
}

interface Ride {
  from: Place;
  to: Place;
  start: number;
  length: number;
  manner: "step" | "jump" | "flight" | "settle";
}

type MoveAction = Extract<Action, { kind: "move" }>;

function moving(action: MoveAction, before: readonly Piece[], width: number, lead: Lead | null): Timeline | null {
  const mover = before.find((p) => p.square === action.from);
  if (!mover) return null;
  const place = (square: Square): Place => ({ file: square % width, rank: Math.floor(square / width) });
  const done = Math.min(lead?.legs ?? 0, action.legs.length);
  const rides: Ride[] = [];
  const gone = new Map<Square, number>();
  let now = 0;
  let crownAt: number | null = null;
  const dropped = lead?.from ?? null;
  action.legs.forEach((leg, i) => {
    const to = place(leg.to);
    const last = i === action.legs.length - 1;
    if (i < done || dropped) {
      // Shown by hand: what was passed leaves in order, at once.
      if (leg.captured !== null) gone.set(leg.captured, i < done ? 0 : (i - done) * TIMES.pause);
      if (last) {
        rides.push({ from: dropped ?? to, to, start: 0, length: TIMES.settle, manner: "settle" });
        now = TIMES.settle;
      }
    } else {
      const from = place(leg.from);
      const far = Math.max(Math.abs(to.file - from.file), Math.abs(to.rank - from.rank));
      const manner = leg.captured === null ? (far > 1 ? "flight" : "step") : far > 2 ? "flight" : "jump";
      const flight = Math.min(TIMES.flightMost, Math.max(TIMES.step, far * TIMES.flightSquare));
      const length = manner === "step" ? TIMES.step : manner === "jump" ? TIMES.jump : flight;
      rides.push({ from, to, start: now, length, manner });
      if (leg.captured !== null) {
        const over = place(leg.captured);
        const passed = Math.max(Math.abs(over.file - from.file), Math.abs(over.rank - from.rank)) / far;
        gone.set(leg.captured, now + length * passed * 0.85);
      }
      now += length + (last ? 0 : TIMES.pause);
    }
    if (leg.king && mover.kind === "man" && crownAt === null) {
      crownAt = now;
      if (!last) now += TIMES.crown - TIMES.pause;
    }
  });
  const arrived = now;
  const victims = before.filter((p) => gone.has(p.square));
  const after = action.removal === "after-move";
  const last = after ? arrived + TIMES.leave : Math.max(arrived, ...[...gone.values()].map((t) => t + TIMES.liftOff));
  const duration = Math.max(arrived, victims.length > 0 ? last : 0, crownAt === null ? 0 : crownAt + TIMES.crown);

  const at = (ms: number): PieceView[] => {
    const views: PieceView[] = [];
    for (const victim of victims) {
      const view = resting(victim, width);
      const passed = gone.get(victim.square) as number;
      if (after) {
        view.alpha = 1 - 0.66 * part(ms, passed, TIMES.ghost);
        view.alpha *= 1 - part(ms, arrived, TIMES.leave);
      } else {
        const t = part(ms, passed, TIMES.liftOff);
        view.lift = easeOut(t) * 1.6;
        view.alpha = 1 - t * t;
      }
      if (view.alpha > 0.01) views.push(view);
    }
    const view = resting(mover, width);
    const ride = [...rides].reverse().find((r) => ms >= r.start) ?? rides[0];
    if (ride) {
      const t = part(ms, ride.start, ride.length);
      const along = ride.manner === "flight" ? t : easeOut(t);
      view.file = ride.from.file + (ride.to.file - ride.from.file) * along;
      view.rank = ride.from.rank + (ride.to.rank - ride.from.rank) * along;
      const arc = ride.manner === "jump" ? 0.9 : ride.manner === "flight" ? 0.55 : ride.manner === "step" ? 0.3 : 0;
      view.lift = ride.manner === "settle" ? 0.5 * (1 - along) : arc * Math.sin(Math.PI * Math.min(1, along));
    }
    if (crownAt !== null) view.crowned = part(ms, crownAt, TIMES.crown);
    views.push(view);
    return views;
  };
  return { duration, actors: new Set([mover.id, ...victims.map((p) => p.id)]), at };
}

function blowing(square: Square, before: readonly Piece[], width: number): Timeline | null {
  const piece = before.find((p) => p.square === square);
  if (!piece) return null;
  return {
    duration: TIMES.blow,
    actors: new Set([piece.id]),
    at(ms) {
      const t = part(ms, 0, TIMES.blow);
      const view = resting(piece, width);
      // It drifts off sideways, as on a breath.
      view.shift = t * t * 2.6;
      view.lift = Math.sin(Math.min(1, t * 1.2) * Math.PI * 0.5) * 0.8;
      view.alpha = 1 - t * t;
      return [view];
    },
  };
}

/** A short shake of a piece that may not do what was wished. */
export function shaking(piece: Piece, width: number): Timeline {
  return {
    duration: TIMES.shake,
    actors: new Set([piece.id]),
    at(ms) {
      const t = part(ms, 0, TIMES.shake);
      return [{ ...resting(piece, width), shift: Math.sin(t * Math.PI * 5) * 0.06 * (1 - t) }];
    },
  };
}
