/** Trying again later and later, since nobody stands by to press a button. */
import type { Clock } from "./idle.js";

const FIRST = 5;
const LONGEST = 60;
const SECOND = 1000;

export class Backoff {
  /** Seconds until it is tried again; null while nothing waits. */
  left: number | null = null;
  readonly #clock: Clock;
  #next = FIRST;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Calls back each second that it waits, then tries. */
  wait(tick: () => void, attempt: () => void): void {
    this.stop();
    const count = (left: number) => {
      this.left = left;
      if (left === 0) {
        this.stop();
        attempt();
        return;
      }
      this.#cancel = this.#clock.after(SECOND, () => count(left - 1));
      tick();
    };
    count(this.#next);
    this.#next = Math.min(this.#next * 2, LONGEST);
  }

  /** It works: the next fault is tried soon again. */
  good(): void {
    this.#next = FIRST;
  }
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.left = null;
  }
}
