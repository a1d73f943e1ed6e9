/**
 * A game for somebody who has never seen it: six short lines, made from the engine's rule table, and an
 * example that moves. The example is a game like any other; the engine reads it and says what happens.
 */
import { html, type TemplateResult } from "lit";
import type { Board, BoardHost } from "../../board/contract.js";
import type { GameHandle, GameId } from "../../engine/contract.js";
import { t, tx } from "../../i18n/text.js";
import { DUTY_CARD, PROMOTION_CARD } from "../../i18n/words.js";
import { BREATH } from "../advisor.js";
import type { App } from "../app.js";
import { dialogHead } from "../controls.js";
import { gameName, type Phrases } from "../phrases.js";
import { directionWords, promotionWords } from "../rule-card.js";
import { passing, sceneOf } from "../scene.js";
import { lookFor } from "../settings.js";

/** A step, a capture of several, a new king, its flight and its capture; as the engine reads games. */
export const EXAMPLES: Record<GameId, string> = {
  "la-dama": "la-dama;B:We1,c1:Be3,e4,a4;e3-e2_e1xe3xe5_a4-a3_e5-a5_a3-a2_a5xa1",
  filippina: "filippina;B:Wb2,a3:Bd4,e5,e7,a7;d4-c3_b2xd4xf6xd8_a7-b6_d8xa5",
  tama: "tama;B:Wd4,a3:Bd6,d7,h6;d6-d5_d4xd6xd8_h6-h5_d8-h8_h5-h4_h8xh3",
  dhamet: "dhamet;B:We5,a3:Be7,e8,h6;e7-e6_e5xe7xe9_h6-h5_e9-h9_h5-h4_h9xh3",
  turkish: "turkish;B:Wd4,a3:Bd6,d7,h6;d6-d5_d4xd6xd8_h6-h5_d8-h8_h5-h4_h8xh3",
};

export function cardView(app: App, phrases: Phrases): TemplateResult {
  const { info, words } = phrases;
  const { table } = info;
  const ways = (id: string, directions: typeof table.manMoves) =>
    html`<li>${tx(id, { ...words, ways: directionWords(directions) })}</li>`;
  return html`
    ${dialogHead(t("six-title", { game: gameName(info) }), () => app.closeDialog())}
    <ol class="six">
      <li>${t("card-win-text")}</li>
      ${ways("six-man-moves", table.manMoves)}
      ${ways("six-man-captures", table.manCaptures)}
      <li>${tx(DUTY_CARD[`${table.duty}-${table.enforcement}`], words)}</li>
      <li>${tx(PROMOTION_CARD[table.promotion], { ...words, squares: promotionWords(phrases) })}</li>
      ${ways("six-king", table.kingMoves)}
    </ol>
    ${exampleOf(app, phrases).view()}
    <p><button type="button" class="button quiet" @click=${() => app.openDialog({ kind: "rules" })}>${t("six-more")}</button></p>
  `;
}

/** The example on a board of its own, played once when the card opens and again when asked for. */
class Example {
  readonly board: Board;
  readonly #app: App;
  readonly #phrases: Phrases;
  readonly #game: GameHandle;
  /** Counts the showings, so that an old one stops. */
  #showing = 0;

  constructor(app: App, phrases: Phrases) {
    this.#app = app;
    this.#phrases = phrases;
    this.#game = app.loaded.engine.fromText(EXAMPLES[phrases.info.game]);
    this.board = app.parts.createBoard(this.#host(), this.#look());
    this.board.show(this.#scene(0));
    void this.play();
  }

  view(): TemplateResult {
    return html`
      <div class="example">
        <div class="example-board">${this.board.element}</div>
        <div>
          <p class="quiet-words">${t("six-example", this.#phrases.words)}</p>
          <p class="choices-now"><button type="button" class="button" @click=${() => void this.play()}>${t("six-again")}</button></p>
        </div>
      </div>
    `;
  }

  async play(): Promise<void> {
    this.#showing += 1;
    const mine = this.#showing;
    const on = () => mine === this.#showing;
    this.board.cancel();
    this.board.show(this.#scene(0));
    for (const { ply, action } of this.#game.history()) {
      await new Promise((resolve) => setTimeout(resolve, 3 * BREATH));
      if (!on()) return;
      await this.board.animate(action, { ...this.#scene(ply), ...passing(this.#game.stateAt(ply), action) });
      if (!on()) return;
    }
  }

  leave(): void {
    this.#showing += 1;
    this.board.destroy();
    this.#game.free();
  }

  #scene(ply: number) {
    const view = { key: `example/${this.#showing}`, idle: true, concerned: [], hint: null };
    return sceneOf(this.#phrases.info, this.#game.stateAt(ply), this.#game.history(), view);
  }
  #look() {
    const { game } = this.#phrases.info;
    return lookFor(this.#app.settings, game, this.#app.theme, { bottom: "white", faceToFace: false });
  }
  #host(): BoardHost {
    return {
      stops: () => [],
      onMove: () => {},
      onRefused: () => {},
      onChoice: () => {},
      onHuff: () => {},
      attacks: () => ({ attacks: [], attackedBy: [] }),
      onPick: () => {},
      label: (cell) => this.#phrases.cell(cell),
      words: () => ({ ...this.#phrases.board(), grid: t("six-board", { game: gameName(this.#phrases.info) }) }),
    };
  }
}

let example: { phrases: Phrases; shown: Example } | null = null;

/** The example of the card that is open. */
function exampleOf(app: App, phrases: Phrases): Example {
  if (example?.phrases !== phrases) {
    closeCard();
    example = { phrases, shown: new Example(app, phrases) };
  }
  return example.shown;
}

/** The card is closed: its board goes. */
export function closeCard(): void {
  example?.shown.leave();
  example = null;
}
