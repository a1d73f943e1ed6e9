/** A seat at a page that Playwright drives. */
import type { Page } from "playwright-core";
import { look } from "./board.js";
import type { Hands } from "./hands.js";
import type { Seat } from "./seat.js";

export function seatAt(page: Page, hands: Hands): Seat {
  return {
    look: () => look(page),
    text: async (selector) => (await page.locator(selector).first().textContent()) ?? "",
    asks: (name) => page.getByRole("dialog", { name }).isVisible(),
    square: (name) => hands.square(name),
    press: (name, which = "first") => hands.press(page.getByRole("button", { name, exact: true })[which]()),
  };
}
