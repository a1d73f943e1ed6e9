/** Seats at a page that WebDriver drives: one with a mouse, one with keys alone. */
import assert from "node:assert/strict";
import { type Seat, Walk } from "../e2e/support/seat.js";
import { readShown } from "../e2e/support/shown.js";
import { until } from "../e2e/support/waiting.js";
import type { Found, Session } from "./webdriver.js";

export const WAYS = ["click", "key"] as const;
export type Way = (typeof WAYS)[number];

const cell = (name: string): string => `[role="grid"] [data-name="${name}"]`;

/** Visible buttons, links and labels of exactly this name; within the page. */
function named(name: string): Element[] {
  return [...document.querySelectorAll("button, a[href], label")].filter((one) => {
    const said = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim();
    return said === name && one.getClientRects().length > 0;
  });
}

export function seatBy(way: Way, session: Session): Seat {
  const walk = new Walk({
    key: (name) => session.key(name),
    ask: (question, about) => session.run(question, about) as never,
  });
  return {
    look: () => session.run(readShown),
    text: (selector) => session.run((wanted) => document.querySelector(wanted)?.textContent ?? "", selector),
    asks: (name) =>
      session.run(
        (wanted) =>
          [...document.querySelectorAll("dialog[open]")].some((one) => {
            const by = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
            return (by?.textContent ?? one.getAttribute("aria-label") ?? "").trim() === wanted;
          }),
        name,
      ),
    async square(name) {
      if (way === "key") {
        await walk.to(name);
        return session.key("Enter");
      }
      await session.click(await there(session, cell(name)));
    },
    async press(name, which = "first") {
      const all = await until(async () => {
        const found = (await session.run(named, name)) as unknown as Found[];
        assert.ok(found.length > 0, `there is no button "${name}"`);
        return found;
      });
      const one = (which === "first" ? all[0] : all.at(-1)) as Found;
      if (way === "click") return session.click(one);
      const here = (element: Found) => session.run((it) => (it as unknown) === document.activeElement, element);
      await walk.tabTo(() => here(one));
      await session.key("Enter");
    },
  };
}

/** Waits for the first element of a selector. */
export function there(session: Session, selector: string): Promise<Found> {
  return until(async () => {
    const found = await session.find(selector);
    assert.ok(found, `there is no ${selector}`);
    return found;
  });
}
