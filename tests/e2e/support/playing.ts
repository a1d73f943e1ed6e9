/** Carries out planned deeds on a page and holds every state against the native program. */
import assert from "node:assert/strict";
import { addressOf, type Start } from "./dama.js";
import type { Deed } from "./games.js";
import type { Seat } from "./seat.js";
import { comesTo, type Shown } from "./shown.js";

/** Told once for each rule set, before a duty is broken. */
const RISK = "You may leave the capture";

/** A game going on in a page. Each of its deeds may be done from another seat, e.g. by keys after a click. */
export class Playing {
  readonly actions: string[] = [];
  constructor(readonly start: Start) {}

  /** Does one thing as a person would, then compares the whole page. */
  async do(seat: Seat, deed: Deed, shortly = false): Promise<Shown> {
    this.actions.push(deed.text);
    if (deed.kind === "move") await this.move(seat, deed, shortly);
    // By the button beside the piece, or by the one under the board.
    else if (deed.kind === "huff") await seat.press(`Blow ${deed.way[0]}`, shortly ? "first" : "last");
    else await seat.press("Oblige");
    return comesTo(() => seat.look(), this.start, this.actions);
  }

  /** Touches start and landings; or start and end alone, where that says enough. */
  private async move(seat: Seat, { way, direct, risks }: Deed, shortly: boolean): Promise<void> {
    const touched = direct && shortly ? [way[0], way.at(-1)] : way;
    for (const name of touched) await seat.square(name as string);
    // Where the capture could go on, or another route ends here, the end is touched once more.
    if (!(await this.arrived(seat, risks))) await seat.square(way.at(-1) as string);
    if (risks && (await seat.asks(RISK))) {
      await seat.press("Play it");
      assert.equal(await seat.asks(RISK), false);
    }
  }

  /** The move was played, or its risk is being told. */
  private async arrived(seat: Seat, risks: boolean): Promise<boolean> {
    const { hash } = await seat.look();
    return hash === addressOf(this.start, this.actions) || (risks && (await seat.asks(RISK)));
  }
}
