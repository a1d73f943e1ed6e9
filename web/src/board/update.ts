/**
 * One event at a time: the old state in, the new state and what is to be told out.
 *
 * Pure but for the questions it asks (`Ask`), so that every way of playing — drag, tap,
 * key, screen reader — can be tested without a page.
 */
import type { Square, Stop } from "../engine/contract.js";
import type { BoardLook, BoardScene } from "./contract.js";
import { type Ask, MOST_OPTIONS, optionsOf } from "./routes.js";
import { type BoardState, pieceOn, type Press, type Selection, standing } from "./state.js";

export type BoardEvent =
  | { type: "scene"; scene: BoardScene }
  | { type: "look"; look: BoardLook }
  | { type: "down"; pointer: number; touch: boolean; square: Square | null; x: number; y: number }
  | { type: "move"; pointer: number; x: number; y: number }
  | { type: "up"; pointer: number; square: Square | null; x: number; y: number }
  /** The system took the pointer away (pointercancel, lostpointercapture). */
  | { type: "lost"; pointer: number }
  /** The press has lasted long enough to ask what is attacked. */
  | { type: "held"; pointer: number }
  /** A key or a screen reader's click on a cell. */
  | { type: "activate"; square: Square }
  | { type: "option"; index: number }
  | { type: "inspect"; square: Square }
  | { type: "focus"; square: Square }
  | { type: "cancel" }
  | { type: "blow"; square: Square };

export type Effect =
  | { type: "pick"; square: Square | null }
  | { type: "play"; id: number }
  | { type: "refused"; from: Square; to: Square }
  /** The board waits for one of so many routes to be chosen; null when it waits no more. */
  | { type: "choice"; routes: number | null }
  /** The piece in hand stands where its capture may end or go on; or no longer does. */
  | { type: "pause"; open: boolean }
  | { type: "huff"; square: Square };

export interface Step {
  state: BoardState;
  effects: Effect[];
}

/** How far a press may wander and still be a tap, CSS pixels. */
const SLACK = { mouse: 4, touch: 9 } as const;

export function update(state: BoardState, event: BoardEvent, ask: Ask): Step {
  const step = answer(state, event, ask);
  // Said first, so that a sentence about a wish comes after the question is gone.
  return { state: step.state, effects: [...questions(state, step.state), ...step.effects] };
}

/** What the board asks no more, then what it asks now and did not before. */
function questions(old: BoardState, now: BoardState): Effect[] {
  const found: Effect[] = [];
  const before = old.selection?.chooser ?? null;
  const after = now.selection?.chooser ?? null;
  const [paused, pauses] = [pausing(old.selection), pausing(now.selection)];
  if (before && !after) found.push({ type: "choice", routes: null });
  if (paused && !pauses) found.push({ type: "pause", open: false });
  if (after && after !== before) {
    found.push({ type: "choice", routes: after.options.length || ending(now, after.to).length });
  }
  if (pauses && !paused) found.push({ type: "pause", open: true });
  return found;
}

/** In the middle of a capture that may end here as well. */
const pausing = (s: Selection | null): boolean =>
  s !== null && s.path.length > 0 && s.ends !== null && s.stops.length > 0 && s.chooser === null;

function answer(state: BoardState, event: BoardEvent, ask: Ask): Step {
  switch (event.type) {
    case "scene":
      return scene(state, event.scene);
    case "look":
      return { state: { ...state, look: event.look }, effects: [] };
    case "down":
      return down(state, event, ask);
    case "move":
      return moved(state, event, ask);
    case "up":
      return up(state, event, ask);
    case "lost":
      return lost(state, event.pointer);
    case "held":
      return held(state, event.pointer, ask);
    case "activate":
      return tap({ ...state, focus: event.square, hold: null }, event.square, ask, null);
    case "option": {
      const option = state.selection?.chooser?.options[event.index];
      return option ? complete(state, option.id, null) : still(state);
    }
    case "inspect":
      return inspect(state, event.square, ask);
    case "focus":
      return still({ ...state, focus: event.square, hold: null });
    case "cancel":
      return cancel(state);
    case "blow":
      return { state: drop(state), effects: [{ type: "huff", square: event.square }] };
  }
}

function still(state: BoardState): Step {
  return { state, effects: [] };
}

/** The state without anything picked up or pressed. */
function drop(state: BoardState): BoardState {
  const press: Press | null = state.press ? { ...state.press, mode: "dead" } : null;
  return { ...state, selection: null, hold: null, press };
}

function samePosition(a: BoardScene, b: BoardScene): boolean {
  return (
    a.gameKey === b.gameKey &&
    a.active === b.active &&
    a.info.id === b.info.id &&
    a.moves.length === b.moves.length &&
    a.moves.every((m, i) => m.id === b.moves[i]?.id && m.text === b.moves[i]?.text) &&
    a.pieces.length === b.pieces.length &&
    a.pieces.every((p, i) => {
      const q = b.pieces[i];
      return q !== undefined && p.square === q.square && p.side === q.side && p.kind === q.kind && p.id === q.id;
    })
  );
}

function scene(state: BoardState, next: BoardScene): Step {
  const old = state.scene;
  const playable = new Set(next.info.squares);
  // The first tab stop is a piece that can move, where there is one.
  const first = next.movable[0] ?? next.info.squares[0] ?? null;
  const focus = state.focus !== null && playable.has(state.focus) ? state.focus : first;
  if (old && samePosition(old, next)) return still({ ...state, scene: next, focus });
  const base = old ? drop(state) : state;
  return still({ ...base, scene: next, focus });
}

// Pointers

function down(state: BoardState, e: Extract<BoardEvent, { type: "down" }>, ask: Ask): Step {
  const pointers = [...state.down.filter((p) => p !== e.pointer), e.pointer];
  if (state.press && state.press.pointer !== e.pointer && state.down.includes(state.press.pointer)) {
    // A second finger: whatever the first did is taken back, and neither counts any more.
    const dragged = state.press.mode === "drag";
    const press: Press = { ...state.press, mode: "dead" };
    const next: BoardState = { ...state, down: pointers, press, hold: null };
    return dragged ? putBack(next) : still(next);
  }
  const press: Press = {
    pointer: e.pointer,
    touch: e.touch,
    square: e.square,
    x0: e.x,
    y0: e.y,
    x: e.x,
    y: e.y,
    mode: pointers.length > 1 ? "dead" : "tap",
    picked: false,
  };
  const next: BoardState = { ...state, down: pointers, press, hold: null, hand: null };
  if (press.mode === "dead" || e.square === null || !state.scene) return still(next);
  next.focus = state.scene.info.squares.includes(e.square) ? e.square : state.focus;
  // Own movable pieces are lifted by the press itself, so that a drag can start.
  const s = state.selection;
  const ready = state.scene.movable.includes(e.square) && s?.from !== e.square && !reaches(state, e.square);
  return ready && !e.touch ? pick({ ...next, press: { ...press, picked: true } }, e.square, ask) : still(next);
}

/** Whether a tap on the square would go on with the selection. */
function reaches(state: BoardState, square: Square): boolean {
  const s = state.selection;
  if (!s || !state.scene) return false;
  if (s.path.length === 0 && square === s.from) return false;
  if (s.stops.some((stop) => stop.square === square)) return true;
  if (s.chooser?.options.some((o) => o.badge === square)) return true;
  return ending(state, square).length > 0;
}

/** A press becomes a drag only where there is something to drag: a movable piece, or the picked one on its stop. */
function draggable(state: BoardState, square: Square | null): boolean {
  if (square === null || !state.scene) return false;
  const s = state.selection;
  return state.scene.movable.includes(square) || (s !== null && standing(s) === square);
}

function moved(state: BoardState, e: Extract<BoardEvent, { type: "move" }>, ask: Ask): Step {
  const press = state.press;
  if (!press || press.pointer !== e.pointer || press.mode === "dead") return still(state);
  const next: Press = { ...press, x: e.x, y: e.y };
  const far = Math.hypot(e.x - press.x0, e.y - press.y0) > (press.touch ? SLACK.touch : SLACK.mouse);
  const asked = press.mode === "held";
  if ((press.mode !== "tap" && !asked) || !far) return still({ ...state, press: next });
  if (!draggable(state, press.square)) {
    if (asked) return still({ ...state, press: next });
    const dead: BoardState = { ...state, press: { ...next, mode: "dead" } };
    // A finger that moves from there scrolls the page; a mouse wishes to drag the piece.
    return press.touch || press.square === null ? still(dead) : unmoved(dead, press.square);
  }
  // Who hesitates before dragging has been told what is attacked, and drags all the same.
  const dragging: BoardState = { ...state, hold: null, press: { ...next, mode: "drag" } };
  const s = state.selection;
  if (s && standing(s) === press.square) return still(dragging);
  return pick(dragging, press.square as Square, ask);
}

function up(state: BoardState, e: Extract<BoardEvent, { type: "up" }>, ask: Ask): Step {
  const pointers = state.down.filter((p) => p !== e.pointer);
  const press = state.press;
  if (!press || press.pointer !== e.pointer) return still({ ...state, down: pointers });
  const next: BoardState = { ...state, down: pointers, press: null };
  if (press.mode === "held") return still({ ...next, hold: null });
  if (press.square === null && press.mode === "tap") return cancel(next);
  if (press.square === null || press.mode === "dead") return still(next);
  if (press.mode === "tap") {
    // The press of a mouse has already picked the piece up; its release leaves it so.
    if (press.picked && press.square === state.selection?.from) return still(next);
    return tap(next, press.square, ask, null);
  }
  if (!state.selection) return still(next);
  const here = standing(state.selection);
  if (e.square === null) return state.selection.path.length > 0 ? still(next) : putBack(next);
  if (e.square === here) return still(next);
  return tap(next, e.square, ask, { x: e.x, y: e.y });
}

function lost(state: BoardState, pointer: number): Step {
  const pointers = state.down.filter((p) => p !== pointer);
  if (state.press?.pointer !== pointer) return still({ ...state, down: pointers });
  const next: BoardState = { ...state, down: pointers, press: null, hold: null };
  return state.press.mode === "drag" ? putBack(next) : still(next);
}

function held(state: BoardState, pointer: number, ask: Ask): Step {
  const press = state.press;
  if (!press || press.pointer !== pointer || press.mode !== "tap" || press.square === null) return still(state);
  if (!pieceOn(state.scene, press.square)) return still(state);
  const found = ask.attacks(press.square);
  return still({ ...state, press: { ...press, mode: "held" }, hold: { square: press.square, ...found } });
}

function inspect(state: BoardState, square: Square, ask: Ask): Step {
  if (state.hold?.square === square || !pieceOn(state.scene, square)) return still({ ...state, hold: null });
  return still({ ...state, hold: { square, ...ask.attacks(square) } });
}

// Choosing

/** Puts the picked piece back and says so. */
function putBack(state: BoardState): Step {
  if (!state.selection) return still(state);
  return { state: { ...state, selection: null }, effects: [{ type: "pick", square: null }] };
}

function cancel(state: BoardState): Step {
  const press: Press | null = state.press ? { ...state.press, mode: "dead" } : null;
  const next: BoardState = { ...state, hold: null, press };
  const s = state.selection;
  if (s?.chooser) return still({ ...next, selection: { ...s, chooser: null } });
  return putBack(next);
}

function pick(state: BoardState, square: Square, ask: Ask): Step {
  const moves = state.scene?.moves ?? [];
  const selection: Selection = {
    from: square,
    path: [],
    taken: [],
    stops: ask.stops(square, []),
    ids: moves.filter((m) => m.from === square).map((m) => m.id),
    ends: null,
    chooser: null,
  };
  return { state: { ...state, selection, hand: null }, effects: [{ type: "pick", square }] };
}

/** Candidate moves that end on a square. */
function ending(state: BoardState, square: Square) {
  const ids = new Set(state.selection?.ids ?? []);
  return (state.scene?.moves ?? []).filter((m) => ids.has(m.id) && m.to === square);
}

function tap(state: BoardState, square: Square, ask: Ask, dropAt: { x: number; y: number } | null): Step {
  const { scene: now, selection: s } = state;
  if (!now) return still(state);
  if (now.active === null) return unmoved(state, square);
  if (!s) return first(state, square, ask);
  const option = s.chooser?.options.find((o) => o.badge === square);
  if (option) return complete(state, option.id, dropAt);
  const here = standing(s);
  if (square === here && s.path.length === 0) return s.chooser ? cancel(state) : putBack(state);
  if (square === here && s.ends !== null) return complete(state, s.ends, dropAt);
  const stop = s.stops.find((candidate) => candidate.square === square);
  const ends = ending(state, square);
  if (stop) return toStop(state, s, stop, ends.length, ask, dropAt);
  if (ends.length === 1) return complete(state, (ends[0] as { id: number }).id, dropAt);
  if (ends.length > 1) return choose(state, s, square, ask);
  if (square === here || square === s.from) return back(state, s, ask);
  if (now.movable.includes(square)) {
    return pick(state, square, ask);
  }
  const own = pieceOn(now, square)?.side === now.active;
  const wish: Effect = own
    ? { type: "refused", from: square, to: square }
    : { type: "refused", from: s.from, to: square };
  if (dropAt && s.path.length === 0) {
    const home = putBack(state);
    return { state: home.state, effects: [...home.effects, wish] };
  }
  return { state: { ...state, selection: { ...s, chooser: null } }, effects: [wish] };
}

function first(state: BoardState, square: Square, ask: Ask): Step {
  if (state.scene?.movable.includes(square)) return pick(state, square, ask);
  return unmoved(state, square);
}

/** A piece was wished that cannot move now: the app says why. */
function unmoved(state: BoardState, square: Square): Step {
  if (!pieceOn(state.scene, square)) return still(state);
  return { state, effects: [{ type: "refused", from: square, to: square }] };
}

/** A tap on the next stop: it ends the move, goes on, or opens the choice between routes. */
function toStop(
  state: BoardState,
  s: Selection,
  stop: Stop,
  endings: number,
  ask: Ask,
  dropAt: { x: number; y: number } | null,
): Step {
  const further = stop.through.filter((id) => id !== stop.ends);
  if (further.length === 0 && stop.ends !== null) {
    // Another route ends here too: show what each takes before anything is played. A second tap takes this one.
    if (endings > 1 && s.chooser?.to !== stop.square) return choose(state, s, stop.square, ask);
    return complete(state, stop.ends, dropAt);
  }
  const path = [...s.path, stop.square];
  const selection: Selection = {
    from: s.from,
    path,
    taken: stop.captured === null ? s.taken : [...s.taken, stop.captured],
    stops: ask.stops(s.from, path),
    ids: stop.through.includes(stop.ends ?? -1) || stop.ends === null ? stop.through : [...stop.through, stop.ends],
    ends: stop.ends,
    chooser: null,
  };
  return still({ ...state, selection });
}

function choose(state: BoardState, s: Selection, to: Square, ask: Ask): Step {
  const moves = ending(state, to);
  const options = moves.length <= MOST_OPTIONS ? optionsOf(moves, s, ask) : [];
  return still({ ...state, selection: { ...s, chooser: { to, options } } });
}

/** One stop back. */
function back(state: BoardState, s: Selection, ask: Ask): Step {
  const again = pick(state, s.from, ask);
  const path = s.path.slice(0, -1);
  let next = again.state;
  for (const square of path) {
    const now = next.selection;
    const stop = now?.stops.find((candidate) => candidate.square === square);
    if (!now || !stop) break;
    next = toStop(next, now, stop, 1, ask, null).state;
  }
  return still(next);
}

function complete(state: BoardState, id: number, dropAt: { x: number; y: number } | null): Step {
  const s = state.selection;
  const hand = s ? { from: s.from, path: s.path, drop: dropAt } : null;
  return { state: { ...state, selection: null, hold: null, hand }, effects: [{ type: "play", id }] };
}
