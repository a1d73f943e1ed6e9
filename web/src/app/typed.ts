/**
 * A turn typed instead of pointed at ("d4 d5"), in games and puzzles alike. The engine says what was meant;
 * here it only finds who does it.
 */
import { html, type TemplateResult } from "lit";
import type { Heard, Square } from "../engine/contract.js";
import { list, notation, t, tx } from "../i18n/text.js";
import { TYPED_FAULT } from "../i18n/words.js";
import { type Phrase, phrase } from "./phrases.js";

/** What can be done with what was typed. */
export interface Obeys {
  move(id: number): void;
  huff(square: Square): void;
  refuse(from: Square, to: Square): void;
  tell(phrase: Phrase): void;
}

export function obey(heard: Heard, to: Obeys): void {
  switch (heard.kind) {
    case "move":
      return to.move(heard.id);
    case "huff":
      return to.huff(heard.square);
    case "refused":
      return to.refuse(heard.from, heard.to);
    case "unread": {
      const args = () => ({ texts: list(heard.texts.map(notation), "disjunction") });
      to.tell(phrase(TYPED_FAULT[heard.code] ?? "typed-malformed", args));
    }
  }
}

/** The field, behind one line that opens it. @param example squares of this board, as one would type them */
export function typedView(onText: (text: string) => void, example: string): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector("input");
    if (!field?.value.trim()) return;
    onText(field.value);
    // Ready for the next, and what was wrong can be mended.
    field.select();
  };
  return html`
    <details class="typed">
      <summary>${t("typed-title")}</summary>
      <form class="typed-form" @submit=${submit}>
        <label><span>${tx("typed-label", { example: notation(example) })}</span>
          <input type="text" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="80" /></label>
        <button type="submit" class="button">${t("typed-do")}</button>
      </form>
    </details>
  `;
}
