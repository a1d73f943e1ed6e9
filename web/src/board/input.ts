/**
 * Fingers, mice and pens, turned into events: one press at a time, and none left hanging.
 */
import type { Square } from "../engine/contract.js";
import type { BoardEvent } from "./update.js";

/** How long a press must last to ask what is attacked, ms. */
const HOLD = 450;

export interface InputHost {
  /** Point on the board in CSS pixels, and its square. */
  locate(clientX: number, clientY: number): { x: number; y: number; square: Square | null };
  squareOf(target: EventTarget | null): Square | null;
  send(event: BoardEvent): void;
}

/** Listens on the grid until the returned function is called. */
export function listen(grid: HTMLElement, host: InputHost): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handled = 0;
  const open = new Set<number>();

  const place = (e: PointerEvent) => ({ pointer: e.pointerId, ...host.locate(e.clientX, e.clientY) });

  grid.addEventListener(
    "pointerdown",
    (e) => {
      if (e.pointerType === "mouse" && e.button !== 0) return;
      open.add(e.pointerId);
      // Without capture a mouse that leaves the board would never say it was let go.
      try {
        grid.setPointerCapture(e.pointerId);
      } catch {
        // A pointer that is already gone cannot be captured; its end is reported all the same.
      }
      clearTimeout(timer);
      host.send({ type: "down", touch: e.pointerType !== "mouse", ...place(e) });
      timer = setTimeout(() => host.send({ type: "held", pointer: e.pointerId }), HOLD);
    },
    options,
  );
  grid.addEventListener(
    "pointermove",
    (e) => {
      if (!open.has(e.pointerId)) return;
      const { square: _square, ...at } = place(e);
      host.send({ type: "move", ...at });
    },
    options,
  );
  grid.addEventListener(
    "pointerup",
    (e) => {
      if (!open.delete(e.pointerId)) return;
      clearTimeout(timer);
      handled = e.timeStamp;
      host.send({ type: "up", ...place(e) });
    },
    options,
  );
  for (const type of ["pointercancel", "lostpointercapture"] as const)
    grid.addEventListener(
      type,
      (e) => {
        if (!open.delete(e.pointerId)) return;
        clearTimeout(timer);
        host.send({ type: "lost", pointer: e.pointerId });
      },
      options,
    );
  // A screen reader's click comes without a pointer; a pointer's own click is already done.
  grid.addEventListener(
    "click",
    (e) => {
      if (e.detail !== 0 && e.timeStamp - handled < 700) return;
      if (e.timeStamp - handled < 50) return;
      const square = host.squareOf(e.target);
      if (square !== null) host.send({ type: "activate", square });
    },
    options,
  );
  grid.addEventListener("contextmenu", (e) => e.preventDefault(), options);
  grid.addEventListener("dragstart", (e) => e.preventDefault(), options);
  // The page is hidden in the middle of a press: nothing will say that it ended.
  const letGo = (): void => {
    clearTimeout(timer);
    for (const pointer of [...open]) host.send({ type: "lost", pointer });
    open.clear();
  };
  window.addEventListener("blur", letGo, options);
  document.addEventListener("visibilitychange", () => document.hidden && letGo(), options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
