/**
 * Three ways to play: a mouse, fingers on a touch screen, and keys alone. All of them are real input
 * events sent by the browser; where a square is, its cell knows.
 */
import assert from "node:assert/strict";
import type { CDPSession, Locator, Page } from "playwright-core";
import { cell } from "./board.js";
import { Walk } from "./seat.js";

export const WAYS = ["mouse", "touch", "keys"] as const;
export type Way = (typeof WAYS)[number];

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

class Keys implements Hands {
  readonly way = "keys";
  private readonly walk: Walk;
  constructor(private readonly page: Page) {
    this.walk = new Walk({
      key: (name) => page.keyboard.press(name),
      ask: (question, about) => page.evaluate(question as (about: string) => never, about),
    });
  }

  async square(name: string): Promise<void> {
    await this.walk.to(name);
    await this.page.keyboard.press("Enter");
  }

  async press(control: Locator): Promise<void> {
    await control.waitFor();
    await this.walk.tabTo(() => control.evaluate((element) => element === document.activeElement));
    await this.page.keyboard.press("Enter");
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
