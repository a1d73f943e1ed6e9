/**
 * Beginning a game: opponent, rule set, sides, seats, start; the opponent is remembered. Sides may be drawn by lot: two closed hands,
 * one tap. Where the custom has it so, the lot decides who begins as well.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Rules, GameHandle, GameId, Level, RulesId, RulesInfo, Side } from "../engine/contract.js";
import { t, tx } from "../i18n/text.js";
import { GAME_NAME, GAME_WORDS, RULES_LINE } from "../i18n/words.js";
import { choices, dialogHead } from "./controls.js";
import { closedHand, openHand } from "./icons.js";
import { againstChoices, levelChoices } from "./opponent-view.js";
import { CHOSEN_SIDES, type ChosenSide, type Computer, type Habit, habitShape, newSeed, other } from "./seat.js";
import type { Store } from "./store.js";

export interface Begin {
  game: GameHandle;
  info: RulesInfo;
  bottom: Side;
  faceToFace: boolean;
  computer: Computer | null;
}

/** What the form needs from the page. */
export interface NewGameHost {
  loaded: { engine: Rules };
  store: Store;
  rulesOf(game: GameId): RulesInfo[];
  info(id: RulesId): RulesInfo;
  begin(begin: Begin): void;
  closeDialog(): void;
  update(): void;
}

const SIDES_LINE: Record<Habit["against"], Record<ChosenSide, string>> = {
  people: { white: "new-white", black: "new-black", lot: "new-lot" },
  computer: { white: "new-you-white", black: "new-you-black", lot: "new-lot" },
};

const LOT_OTHER: Record<Habit["against"], string> = {
  people: "lot-other-begins",
  computer: "lot-computer-begins",
};

/** What a drawn hand held. */
interface Drawn {
  hand: "left" | "right";
  side: Side;
  starts: Side;
}

export class NewGame {
  rules: RulesId;
  against: Habit["against"];
  level: Level;
  faceToFace = false;
  free = false;
  stage: "form" | "hands" = "form";
  drawn: Drawn | null = null;
  readonly #host: NewGameHost;
  /** The side wished against either; only what is wished against the computer is a habit. */
  readonly #sides: Record<Habit["against"], ChosenSide>;

  constructor(
    host: NewGameHost,
    readonly gameId: GameId,
  ) {
    this.#host = host;
    this.rules = host.rulesOf(gameId)[0]?.id ?? gameId;
    const { against, level, side } = host.store.read(habitShape);
    this.against = against;
    this.level = level;
    const usual = this.#custom ? "lot" : "white";
    this.#sides = { people: usual, computer: side ?? usual };
  }

  get sides(): ChosenSide {
    return this.#sides[this.against];
  }

  /** La Dama's players draw lots for the pieces and for the start; elsewhere White begins (0-10). */
  get #custom(): boolean {
    return this.gameId === "la-dama";
  }

  draw(hand: Drawn["hand"]): void {
    if (this.drawn) return;
    const { engine } = this.#host.loaded;
    const toss = (): Side => (engine.randomBelow(2) === 0 ? "white" : "black");
    this.drawn = { hand, side: toss(), starts: this.#custom ? toss() : "white" };
    this.#host.update();
  }

  next(): void {
    if (this.sides !== "lot" || this.drawn) {
      this.#begin();
      return;
    }
    this.stage = "hands";
    this.#host.update();
  }

  #begin(): void {
    const { engine } = this.#host.loaded;
    const bottom = this.sides === "lot" ? (this.drawn?.side ?? "white") : this.sides;
    const game = engine.newGame(this.rules, this.free, this.drawn?.starts ?? "white");
    const { against, level } = this;
    this.#host.store.write(habitShape, { against, level, side: this.#sides.computer });
    this.#host.begin({
      game,
      info: this.#host.info(this.rules),
      bottom,
      faceToFace: against === "people" && this.faceToFace,
      computer: against === "computer" ? { side: other(bottom), level, seed: newSeed() } : null,
    });
  }

  view(): TemplateResult {
    return this.stage === "form" ? this.#form() : this.#hands();
  }

  #set(change: () => void): void {
    change();
    this.#host.update();
  }

  #form(): TemplateResult {
    const sets = this.#host.rulesOf(this.gameId);
    const { fixedOpening } = this.#host.info(this.rules).table;
    return html`
      ${dialogHead(t("new-title", { game: t(GAME_NAME[this.gameId]) }), () => this.#host.closeDialog())}
      <form class="form" @submit=${(event: Event) => {
        event.preventDefault();
        this.next();
      }}>
        ${againstChoices(this.against, (against) =>
          this.#set(() => {
            this.against = against;
          }),
        )}
        ${
          this.against === "computer"
            ? levelChoices(this.level, (level) =>
                this.#set(() => {
                  this.level = level;
                }),
              )
            : nothing
        }
        ${
          sets.length > 1
            ? choices({
                name: "rules",
                legend: t("new-rules"),
                value: this.rules,
                options: sets.map(({ id }) => [id, t(RULES_LINE[id])] as const),
                onChange: (id) =>
                  this.#set(() => {
                    this.rules = id;
                  }),
              })
            : nothing
        }
        ${choices({
          name: "sides",
          legend: t(this.against === "computer" ? "new-you-play" : "new-sides"),
          value: this.sides,
          options: CHOSEN_SIDES.map((side) => [side, t(SIDES_LINE[this.against][side])] as const),
          onChange: (sides) =>
            this.#set(() => {
              this.#sides[this.against] = sides;
            }),
        })}
        ${
          this.against === "people"
            ? choices({
                name: "seats",
                legend: t("new-seats"),
                value: this.faceToFace,
                options: [
                  [false, t("new-side-by-side")],
                  [true, t("new-facing")],
                ] as const,
                onChange: (facing) =>
                  this.#set(() => {
                    this.faceToFace = facing;
                  }),
              })
            : nothing
        }
        ${
          fixedOpening
            ? choices({
                name: "start",
                legend: t("new-start"),
                value: this.free,
                options: [
                  [false, t("new-opening")],
                  [true, t("new-free")],
                ] as const,
                onChange: (free) =>
                  this.#set(() => {
                    this.free = free;
                  }),
              })
            : nothing
        }
        <button class="button main" type="submit">${t(this.sides === "lot" ? "new-draw" : "new-begin")}</button>
      </form>
    `;
  }

  #hands(): TemplateResult {
    const { drawn } = this;
    const pieces = GAME_WORDS[this.gameId].pieces;
    const hand = (which: Drawn["hand"], label: string) => html`
      <button
        type="button"
        class="hand ${which} ${drawn?.hand === which ? "open" : ""}"
        aria-label=${t(label)}
        aria-disabled=${drawn ? "true" : nothing}
        @click=${drawn ? nothing : () => this.draw(which)}
      >${drawn?.hand === which ? openHand(drawn.side) : closedHand()}</button>
    `;
    return html`
      ${dialogHead(t("lot-title"), () => this.#host.closeDialog())}
      <div class="hands">${hand("left", "lot-left")}${hand("right", "lot-right")}</div>
      <div class="lot" role="status">
        ${
          drawn
            ? html`<p>${tx("lot-you", { pieces: t(pieces[drawn.side]) })}
                ${t(drawn.side === drawn.starts ? "lot-you-begin" : LOT_OTHER[this.against])}</p>`
            : html`<p>${t(this.against === "computer" ? "lot-ask-computer" : "lot-ask")}</p>`
        }
      </div>
      ${drawn ? html`<button class="button main" type="button" @click=${() => this.next()}>${t("lot-begin")}</button>` : nothing}
    `;
  }
}
