/**
 * A page that is nothing but a hall's screen: the words follow its address. Beyond what the board itself does,
 * the page forbids menus and pinching, and is loaded anew after a fault that nobody expected.
 */
import { calmTouch } from "./touch.js";
import { wantsKiosk } from "./words.js";

/** So long an unexpected fault stands before the page is loaded anew, milliseconds. */
const MENDED_AFTER = 20_000;

/** The page belongs to the screen alone. */
export function ownPage(): void {
  calmTouch(document);
  let waiting = false;
  const mend = (): void => {
    if (waiting) return;
    waiting = true;
    window.setTimeout(() => window.location.reload(), MENDED_AFTER);
  };
  // A notice of the browser, as about sizes that took two rounds to settle, comes without an error.
  window.addEventListener("error", ({ error }) => {
    if (error) mend();
  });
  window.addEventListener("unhandledrejection", mend);
}

/** Whether this address asks for a screen in a hall. */
export const asksForKiosk = (search: string): boolean => wantsKiosk(new URLSearchParams(search).get("kiosk"));
