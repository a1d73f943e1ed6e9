/**
 * What somebody who plays needs of a page: to look, to touch squares and to press buttons. Games and puzzles are
 * played through it alone, so that they can be played by whatever drives a browser. It knows no driver.
 */
import assert from "node:assert/strict";
import type { Shown } from "./shown.js";

export interface Seat {
  /** What the page shows now. */
  look(): Promise<Shown>;
  /** The text of the first element of a selector; empty when there is none. */
  text(selector: string): Promise<string>;
  /** Whether a dialog of this name is open. */
  asks(dialog: string): Promise<boolean>;
  /** Clicks, taps or goes to a square and presses Enter. */
  square(name: string): Promise<void>;
  /** Presses the button of exactly this name, the first or the last where there are several. */
  press(name: string, which?: "first" | "last"): Promise<void>;
}

/** More presses of Tab than any page has stops. */
const MOST_TABS = 60;

/** A keyboard and a way to ask the page. What is asked must need nothing from outside itself. */
export interface Keyboard {
  key(name: string): Promise<void>;
  ask<T>(question: (about: string) => T, about: string): Promise<T>;
}

/** Where a cell lies in the grid, as assistive technology is told. */
interface Place {
  row: number;
  col: number;
}

/** Going about a page by keys alone. */
export class Walk {
  constructor(private readonly keyboard: Keyboard) {}

  /** Moves the focus to a cell by arrows, from wherever it is. */
  async to(name: string): Promise<void> {
    const there = await this.place(`[role="grid"] [data-name="${name}"]`);
    assert.ok(there, `there is no cell ${name}`);
    // Rows first: on a board of dark squares the way up and down zigzags.
    for (let tries = 0; ; tries += 1) {
      assert.ok(tries < 6, `arrows never reached ${name}`);
      const here = await this.place("");
      if (!here) {
        await this.tabTo(() => this.place("").then((place) => place !== null));
        continue;
      }
      if (here.row === there.row && here.col === there.col) return;
      const down = there.row - here.row;
      if (down !== 0) await this.times(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
      else {
        const columns = await this.columns(there.row);
        const right = columns.indexOf(there.col) - columns.indexOf(here.col);
        await this.times(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
      }
    }
  }

  async tabTo(there: () => Promise<boolean>): Promise<void> {
    for (let tabs = 0; !(await there()); tabs += 1) {
      assert.ok(tabs < MOST_TABS, "Tab never got there");
      await this.keyboard.key("Tab");
    }
  }

  private async times(key: string, count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await this.keyboard.key(key);
  }

  /** Of a cell by its selector; of the one that has the keys when there is none. */
  private place(selector: string): Promise<Place | null> {
    return this.keyboard.ask((wanted) => {
      const cell = wanted
        ? document.querySelector(wanted)
        : document.activeElement?.closest('[role="grid"] [role="gridcell"]');
      if (!cell) return null;
      return {
        row: Number(cell.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")),
        col: Number(cell.getAttribute("aria-colindex")),
      };
    }, selector);
  }

  private columns(row: number): Promise<number[]> {
    return this.keyboard.ask(
      (selector) => [...document.querySelectorAll(selector)].map((one) => Number(one.getAttribute("aria-colindex"))),
      `[role="grid"] [aria-rowindex="${row}"] [role="gridcell"]`,
    );
  }
}
