/** What lies over a hall's screen: the rules, the risk of a move, and the question whether anybody is still there. */
import type { LegalMove } from "../../engine/contract.js";
import { showDialog } from "../../app/dialogs.js";
import type { Play } from "../../app/play.js";

/** `far`: asked for by the player opposite, and turned to them. */
export type Panel = { kind: "rules"; far: boolean } | { kind: "risk"; move: LegalMove };

/** What the panels need of the screen. */
interface Under {
  readonly root: ShadowRoot;
  readonly play: Play | null;
  update(): void;
}

export class Panels {
  open: Panel | null = null;
  readonly #under: Under;

  constructor(under: Under) {
    this.#under = under;
  }

  get #element(): HTMLDialogElement | null {
    return this.#under.root.querySelector<HTMLDialogElement>("dialog:not(.still-there)");
  }

  show(panel: Panel): void {
    this.open = panel;
    this.#under.update();
    queueMicrotask(() => {
      if (this.open === panel) showDialog(this.#element);
    });
  }
  closeDialog(): void {
    if (!this.open) return;
    this.#element?.close();
    this.dialogClosed();
  }
  /** The browser has closed it (Escape), or we have. */
  dialogClosed(): void {
    const closed = this.open;
    this.open = null;
    // Leaving the warning by any way but its buttons means choosing again.
    if (closed?.kind === "risk") this.#under.play?.forgo();
    this.#under.update();
  }
  /** The risk is taken. */
  dare(move: LegalMove): void {
    const { play } = this.#under;
    this.drop();
    play?.playMove(move);
  }
  /** Closes without a word to the game. */
  drop(): void {
    this.open = null;
    this.#element?.close();
  }

  /** Asks, over everything else, whether anybody is there; or asks no more. */
  ask(asks: () => boolean): void {
    this.#under.update();
    queueMicrotask(() => {
      const dialog = this.#under.root.querySelector<HTMLDialogElement>("dialog.still-there");
      if (!asks()) dialog?.close();
      else if (dialog && !dialog.open) {
        showDialog(dialog);
        dialog.querySelector<HTMLElement>("button")?.focus();
      }
    });
  }
}
