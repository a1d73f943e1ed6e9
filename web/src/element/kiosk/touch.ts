/**
 * Touch on a screen that is nobody's own: no menu, no choice of text, no pinching; and presses that count where
 * the finger is lifted, however it wandered, unless it slid off.
 */

/** What can be pressed, besides the board itself. */
const PRESSED = "button, [data-press]";
const FORBIDDEN = ["contextmenu", "selectstart", "dragstart", "gesturestart"] as const;

/** Nothing but playing. Until the returned function is called. */
export function calmTouch(root: Document | ShadowRoot): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const never = (event: Event) => event.preventDefault();
  for (const type of FORBIDDEN) root.addEventListener(type, never, { signal });
  const zooms = (event: Event) => {
    const many = "touches" in event && (event as TouchEvent).touches.length > 1;
    if (many || (event instanceof WheelEvent && event.ctrlKey)) event.preventDefault();
  };
  for (const type of ["touchmove", "wheel"]) root.addEventListener(type, zooms, { signal, passive: false });
  return () => stop.abort();
}

/**
 * Fingers press where they are lifted. Browsers give up a tap that wandered a little, as those of children and
 * of people who reach up do; so a finger that is lifted within what it came down on presses it.
 */
export function pressOnRelease(root: ShadowRoot): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  /** What each finger came down on. */
  const down = new Map<number, HTMLElement>();
  /** The browser's own click is still to come: it may be late, but never after the next press. */
  let due = false;
  const under = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;

  const on = (type: "pointerdown" | "pointerup" | "pointercancel", call: (event: PointerEvent) => void) =>
    root.addEventListener(type, (event) => call(event as PointerEvent), options);
  on("pointerdown", ({ pointerType, pointerId, target }) => {
    due = false;
    const pressed = under(target);
    if (pointerType !== "mouse" && pressed) down.set(pointerId, pressed);
  });
  on("pointerup", ({ pointerId, clientX, clientY }) => {
    const pressed = down.get(pointerId);
    if (!pressed) return;
    down.delete(pointerId);
    // Whatever the browser makes of it, it has been dealt with here.
    due = true;
    if (pressed.isConnected && under(root.elementFromPoint(clientX, clientY)) === pressed) pressed.click();
  });
  on("pointercancel", ({ pointerId }) => down.delete(pointerId));
  root.addEventListener(
    "click",
    (event) => {
      // It goes to whatever lies under the finger by then, as where a dialog has closed.
      if (!due || !(event instanceof MouseEvent) || !event.isTrusted || event.detail === 0) return;
      due = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  return () => stop.abort();
}
