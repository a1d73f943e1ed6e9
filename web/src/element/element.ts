/**
 * `<dama-board>`: one of the five games on any page. A thin shell: attributes and properties in, events out,
 * and one private controller that lives as long as the element stands somewhere in a document.
 */
// Also tells the compiler what `document.createElement("dama-board")` gives.
import type { DamaBoardElement } from "../../dama-board.js";
import type { GameState } from "../engine/contract.js";
import { Controller, type Tenant } from "./controller.js";
import type { BoardEvents, DeedName } from "./events.js";
import { KIOSK_WORDS, wantsKiosk } from "./kiosk/words.js";
import { theSheet } from "./sheet.js";
import { WORDS, type Word } from "./words.js";

/** Where the site's files lie, for all boards of a page. */
let base: URL | null = null;

export class DamaBoard extends HTMLElement implements DamaBoardElement {
  static readonly observedAttributes: readonly string[] = [...WORDS, ...KIOSK_WORDS];

  /** Each word is an attribute and a property; null or "" takes it back. */
  declare game: string | null;
  declare mode: string | null;
  declare level: string | null;
  declare side: string | null;
  declare position: string | null;
  declare moves: string | null;
  declare puzzle: string | null;
  declare theme: string | null;
  declare skin: string | null;
  declare rules: string | null;
  declare links: string | null;
  declare coordinates: string | null;

  #controller: Tenant | null = null;
  /** Counts who was to live here, so that one who comes too late is known as such. */
  #settled = 0;
  readonly #root = this.attachShadow({ mode: "open" });
  /** Words that changed since the controller last heard of it. */
  readonly #changed = new Set<string>();

  connectedCallback(): void {
    // Moved within the page: everything goes on.
    if (this.#controller || !base) return;
    for (const word of WORDS) this.#takeEarly(word);
    this.#changed.clear();
    this.#settle(base);
  }

  /** A board, or a screen in a hall. */
  #settle(base: URL): void {
    const mine = ++this.#settled;
    const place = {
      root: this.#root,
      base,
      said: (word: string) => this.getAttribute(word),
      around: () => (this.parentElement?.closest("[lang]") ?? document.documentElement).getAttribute("lang"),
      tell: <Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]) => this.#tell(name, detail),
      reword: (words: Partial<Record<string, string | null>>) => {
        for (const [word, value] of Object.entries(words)) {
          if (value === null || value === undefined) this.removeAttribute(word);
          else this.setAttribute(word, value);
        }
      },
    };
    if (!wantsKiosk(this.getAttribute("kiosk"))) {
      this.#root.adoptedStyleSheets = [theSheet()];
      this.#controller = new Controller(place);
      return;
    }
    import("./kiosk/begin.js").then(
      ({ beginKiosk }) => {
        if (mine === this.#settled && this.isConnected) this.#controller = beginKiosk(place);
      },
      (error: unknown) => {
        console.error(error);
        if (mine === this.#settled) this.#tell("dama-error", { code: "load.script", message: String(error) });
      },
    );
  }
  #unsettle(): void {
    this.#settled += 1;
    this.#controller?.close();
    this.#controller = null;
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#unsettle();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#controller) return;
    this.#changed.add(name);
    // Several words said in one go are one change.
    if (this.#changed.size > 1) return;
    queueMicrotask(() => {
      const changed = new Set(this.#changed);
      this.#changed.clear();
      if (changed.has("kiosk") && base) {
        this.#unsettle();
        this.#settle(base);
      } else if (changed.size > 0) this.#controller?.follow(changed);
    });
  }

  /** Keys go to the board. */
  override focus(options?: FocusOptions): void {
    const board = this.#controller?.board;
    if (board) board.focus();
    else super.focus(options);
  }

  // What it shows.

  /** The game's or puzzle's state; null while there is none. */
  get state(): GameState | null {
    return (this.#controller?.play ?? this.#controller?.solve)?.state ?? null;
  }
  /** The moves played so far, as the word `moves` takes them. */
  get played(): string {
    const history = this.#controller?.play?.history ?? [];
    return history.flatMap(({ action, text }) => (action.kind === "end" ? [] : [text])).join(" ");
  }

  // What may be done.

  /** Plays a legal move by its text, e.g. "c3-d4"; false when it is none, or not a visitor's turn. */
  move(text: string): boolean {
    return this.#controller?.move(text) ?? false;
  }
  undo(): void {
    this.do("undo");
  }
  redo(): void {
    this.do("redo");
  }
  /** Turns the board. */
  flip(): void {
    this.do("flip");
  }
  /** Shows a hint, as its button does. */
  hint(): void {
    this.do("hint");
  }
  /** Opens anew what the words ask for. */
  restart(): void {
    this.do("restart");
  }
  /** A board that plays by itself waits. */
  pause(): void {
    this.do("pause");
  }
  resume(): void {
    this.do("resume");
  }
  /** Any of these by its name. */
  do(deed: DeedName): void {
    this.#controller?.do(deed);
  }

  /** A property set before the element was known would hide the accessor of its word. */
  #takeEarly(word: Word): void {
    if (!Object.hasOwn(this, word)) return;
    const early: unknown = Reflect.get(this, word);
    Reflect.deleteProperty(this, word);
    Reflect.set(this, word, early);
  }

  #tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

for (const word of WORDS) {
  // Every element has this one already.
  if (word === "lang") continue;
  Object.defineProperty(DamaBoard.prototype, word, {
    configurable: true,
    enumerable: true,
    get(this: DamaBoard) {
      return this.getAttribute(word);
    },
    set(this: DamaBoard, value: unknown) {
      if (value === null || value === undefined || value === "") this.removeAttribute(word);
      else this.setAttribute(word, String(value));
    },
  });
}

/** Makes `<dama-board>` known; again it changes nothing. */
export function defineBoard(files: URL): void {
  if (customElements.get("dama-board")) return;
  base = files;
  customElements.define("dama-board", DamaBoard);
}
