/** The one dialog of a page or of a board: how it opens, closes, and what it does not take for a press. */
import { html, type nothing, type TemplateResult } from "lit";
import type { App } from "./app.js";

/** Whose dialog it is. */
type Opener = Pick<App, "closeDialog" | "dialogClosed">;

export function dialogFrame(app: Opener, name: string, body: TemplateResult | typeof nothing): TemplateResult {
  return html`
    <dialog
      class=${name}
      aria-labelledby="dialog-title"
      @close=${() => app.dialogClosed()}
      @pointerdown=${(event: PointerEvent) => {
        pressed = event.target;
      }}
      @click=${strayClicks}
      @mouseup=${(event: MouseEvent) => {
        // The dialog itself, and not its content, means the backdrop.
        if (event.target === event.currentTarget && pressed === event.target) app.closeDialog();
      }}
    ><div class="dialog-body">${body}</div></dialog>
  `;
}

/** Where the last press within the open dialog began; null when there was none yet. */
let pressed: EventTarget | null = null;
let opened = 0;
/** Opens the dialog, if there is one, at its heading; what was pressed before does not count. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  pressed = null;
  opened = performance.now();
  if (dialog && !dialog.open) dialog.showModal();
  dialog?.scrollTo(0, 0);
  dialog?.querySelector<HTMLElement>("h2")?.focus();
}

/** How long the click of a tap may come after it, milliseconds. */
const LATE = 500;
/**
 * A tap that opened the dialog still sends its click, to whatever lies under the finger by then.
 * Clicks by key or by assistive technology have no press either, but also no such origin.
 */
const strayClicks = {
  capture: true,
  handleEvent(event: MouseEvent) {
    if (pressed === null && event.detail !== 0 && performance.now() - opened < LATE) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
};
