/**
 * The visitor's calendar. A day is made of the date that the visitor's own clock shows and of nothing
 * else; which number it has is for the engine to say. The countdown runs to the visitor's midnight.
 */
import type { DayInfo, Engine } from "../../engine/contract.js";
import { dateText } from "../../i18n/dates.js";
import { t } from "../../i18n/text.js";

const two = (n: number): string => String(n).padStart(2, "0");

/** "2027-01-31", by the parts that people read off their calendar. */
export const localDate = (now: Date): string =>
  `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The number of the visitor's day. */
export const today = (engine: Engine): number => engine.dayOf(localDate(new Date()));

/** Milliseconds until the visitor's date changes; a day may have 23 or 25 hours, and midnight may not exist. */
export function untilTomorrow(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(0, next.getTime() - now.getTime());
}

/** "07:05:09" */
export function hours(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(":");
}

/** A day as people write its date; never through a time zone. */
export function dateWords(day: DayInfo, style: "long" | "medium" = "long"): string {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return dateText({ dateStyle: style, timeZone: "UTC" }, date);
}

/** `<dama-countdown>`: "Next puzzle in 07:05:09", kept right by itself; tells with `dayover` when the day is over. */
class Countdown extends (globalThis.HTMLElement ?? Object) {
  #timer: ReturnType<typeof setInterval> | undefined;
  #date = "";

  connectedCallback(): void {
    // A timer is there to be asked, not to speak every second.
    this.setAttribute("role", "timer");
    this.#date = localDate(new Date());
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), 1000);
  }
  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = new Date();
    this.textContent = t("daily-next", { time: hours(untilTomorrow(now)) });
    const date = localDate(now);
    if (date === this.#date) return;
    this.#date = date;
    this.dispatchEvent(new CustomEvent("dayover", { bubbles: true }));
  }
}
// Unit tests run where there is no page; another page may have this script twice.
if (typeof customElements !== "undefined" && !customElements.get("dama-countdown")) {
  customElements.define("dama-countdown", Countdown);
}
