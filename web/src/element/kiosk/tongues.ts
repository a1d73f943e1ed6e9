/** The languages of one screen: each is loaded when somebody first speaks it, and kept. */
import type { Language } from "../../i18n/languages.js";
import { BOARD_FILES, type LaterFile, loadTexts, speak, type Texts } from "../../i18n/text.js";

/** What the screens say beyond games and pages. */
const LATER: readonly LaterFile[] = [...BOARD_FILES, "embed", "kiosk", "evidence"];

export class Tongues {
  language: Language | null = null;
  readonly #base: URL;
  readonly #kept = new Map<string, Texts>();
  /** Counts the wishes, so that one that comes late is known as such. */
  #wished = 0;

  constructor(base: URL) {
    this.#base = base;
  }

  /** From here on everything is said in this language. @throws {TextsMissing} */
  async speak(language: Language): Promise<void> {
    const mine = ++this.#wished;
    if (!this.#kept.has(language.code)) {
      this.#kept.set(language.code, await loadTexts(language, this.#base, LATER));
    }
    if (mine !== this.#wished) return;
    this.language = language;
    this.use();
  }
  /** As `speak`, for a language that has been spoken. */
  again(language: Language): void {
    this.#wished += 1;
    if (!this.#kept.has(language.code)) return;
    this.language = language;
    this.use();
  }
  /** Other boards of the page may have spoken another meanwhile. */
  use(): void {
    const texts = this.language && this.#kept.get(this.language.code);
    if (texts) speak(texts);
  }
}
