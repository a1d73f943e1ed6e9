/** Carries out planned deeds on the page and holds every state against the native program. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { agrees, type Shown, look } from "./board.js";
import { addressOf, type Start } from "./dama.js";
import type { Deed } from "./games.js";
import type { Hands } from "./hands.js";

/** A game going on in a page. */
export class Playing {
  readonly actions: string[] = [];
  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly start: Start,
  ) {}

  /** Does one thing as a person would, then compares the whole page. */
  async do(deed: Deed, shortly = false): Promise<Shown> {
    this.actions.push(deed.text);
    if (deed.kind === "move") await this.move(deed, shortly);
    else if (deed.kind === "huff") await this.huff(deed.way[0] ?? "", shortly);
    else await this.hands.press(this.page.getByRole("button", { name: "Oblige", exact: true }));
    return agrees(this.page, this.start, this.actions);
  }

  /** Touches start and landings; or start and end alone, where that says enough. */
  private async move({ way, direct, risks }: Deed, shortly: boolean): Promise<void> {
    const touched = direct && shortly ? [way[0], way.at(-1)] : way;
    for (const name of touched) await this.hands.square(name as string);
    // Where the capture could go on, or another route ends here, the end is touched once more.
    if (!(await this.arrived(risks))) await this.hands.square(way.at(-1) as string);
    if (risks) await this.dare();
  }

  /** The move was played, or its risk is being told. */
  private async arrived(risks: boolean): Promise<boolean> {
    const { hash } = await look(this.page);
    if (hash === addressOf(this.start, this.actions)) return true;
    return risks && (await this.risk().isVisible());
  }

  private risk() {
    return this.page.getByRole("dialog", { name: "You may leave the capture" });
  }

  /** Told once for each rule set; later the move is played at once. */
  private async dare(): Promise<void> {
    if (!(await this.risk().isVisible())) return;
    await this.hands.press(this.page.getByRole("button", { name: "Play it" }));
    assert.equal(await this.risk().isVisible(), false);
  }

  /** By the button beside the piece, or by the one under the board. */
  private async huff(square: string, beside: boolean): Promise<void> {
    const buttons = this.page.getByRole("button", { name: `Blow ${square}`, exact: true });
    await this.hands.press(beside ? buttons.first() : buttons.last());
  }
}
