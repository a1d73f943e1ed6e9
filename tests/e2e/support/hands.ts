/**
 * Three ways to play: a mouse, fingers on a touch screen, and keys alone. All of them are real input
 * events sent by the browser; where a square is, its cell knows.
 */
import assert from "node:assert/strict";
import type { CDPSession, Locator, Page } from "playwright-core";
import { cell } from "./board.js";

export const WAYS = ["mouse", "touch", "keys"] as const;
export type Way = (typeof WAYS)[number];

/** More presses of Tab than any page has stops. */
const MOST_TABS = 60;

/** Somebody who plays. */
export interface Hands {
  readonly way: Way;
  /** Taps, clicks or presses Enter on a square. */
  square(name: string): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
}

export function handsFor(page: Page, way: Way): Hands {
  return way === "keys" ? new Keys(page) : new Pointing(page, way);
}

class Pointing implements Hands {
  constructor(
    private readonly page: Page,
    readonly way: "mouse" | "touch",
  ) {}

  square(name: string): Promise<void> {
    return this.press(cell(this.page, name));
  }
  press(control: Locator): Promise<void> {
    return this.way === "touch" ? control.tap() : control.click();
  }
}

/** Where a cell lies in the grid, as assistive technology is told. */
interface Place {
  row: number;
  col: number;
}

class Keys implements Hands {
  readonly way = "keys";
  constructor(private readonly page: Page) {}

  async square(name: string): Promise<void> {
    await this.walk(name);
    await this.page.keyboard.press("Enter");
  }

  /** Moves the focus to a cell by arrows, from wherever it is. */
  async walk(name: string): Promise<void> {
    const there = await this.place(name);
    // Rows first: on a board of dark squares the way up and down zigzags.
    for (let tries = 0; ; tries += 1) {
      assert.ok(tries < 6, `arrows never reached ${name}`);
      const here = await this.focused();
      if (!here) {
        await this.tabTo(() => this.focused().then((place) => place !== null));
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

  async press(control: Locator): Promise<void> {
    await control.waitFor();
    await this.tabTo(() => control.evaluate((element) => element === document.activeElement));
    await this.page.keyboard.press("Enter");
  }

  private async tabTo(there: () => Promise<boolean>): Promise<void> {
    for (let tabs = 0; !(await there()); tabs += 1) {
      assert.ok(tabs < MOST_TABS, "Tab never got there");
      await this.page.keyboard.press("Tab");
    }
  }

  private async times(key: string, count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await this.page.keyboard.press(key);
  }

  private place(name: string): Promise<Place> {
    return cell(this.page, name).evaluate((element) => ({
      row: Number(element.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")),
      col: Number(element.getAttribute("aria-colindex")),
    }));
  }

  private focused(): Promise<Place | null> {
    return this.page.evaluate(() => {
      const element = document.activeElement?.closest('[role="grid"] [role="gridcell"]');
      if (!element) return null;
      return {
        row: Number(element.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")),
        col: Number(element.getAttribute("aria-colindex")),
      };
    });
  }

  private columns(row: number): Promise<number[]> {
    return this.page
      .locator(`[role="grid"] [aria-rowindex="${row}"] [role="gridcell"]`)
      .evaluateAll((cells) => cells.map((one) => Number(one.getAttribute("aria-colindex"))));
  }
}

/** The middle of a cell, where the browser says it is. */
export async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await cell(page, name).boundingBox();
  assert.ok(box, `the cell ${name} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  x: number;
  y: number;
}

/** Several fingers on a touch screen. */
export class Fingers {
  private readonly down = new Map<number, Point>();
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async press(at: Point, id = 0): Promise<void> {
    this.down.set(id, at);
    await this.send("touchStart");
  }
  async moveTo(to: Point, id = 0, steps = 8): Promise<void> {
    const from = this.down.get(id);
    assert.ok(from, "a finger that is not down cannot move");
    for (let step = 1; step <= steps; step += 1) {
      const along = step / steps;
      this.down.set(id, { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along });
      await this.send("touchMove");
    }
  }
  async lift(id = 0): Promise<void> {
    this.down.delete(id);
    await this.send("touchEnd");
  }
  /** The system takes all fingers away. */
  async lose(): Promise<void> {
    this.down.clear();
    await this.send("touchCancel");
  }
  private send(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel"): Promise<unknown> {
    const touchPoints = [...this.down].map(([id, at]) => ({ ...at, id }));
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
