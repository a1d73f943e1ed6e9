/**
 * Whether anybody is still there: after so long without a touch it counts down aloud, and then says that the
 * visitor has gone. It knows neither page nor game; time is given to it, so that hours can be tried in no time.
 */

/** Time, as a page has it. */
export interface Clock {
  now(): number;
  /** Calls back once, after so many milliseconds, unless the returned function was called before. */
  after(ms: number, call: () => void): () => void;
}

export const pageClock: Clock = {
  // Nobody can set this one back.
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** So long is counted down, seconds. */
export const COUNTDOWN = 10;

export interface IdleHooks {
  /** So many seconds are left to be counted; null when nobody is asked any more. */
  asked(left: number | null): void;
  /** Nobody answered. */
  gone(): void;
}

const SECOND = 1000;

export class Idle {
  /** Seconds left while it counts down. */
  left: number | null = null;
  readonly #clock: Clock;
  readonly #hooks: IdleHooks;
  #patience = 0;
  /** When the screen was last touched. */
  #touched = 0;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, hooks: IdleHooks) {
    this.#clock = clock;
    this.#hooks = hooks;
  }

  /** Somebody is there: from now on they may be quiet for so long. */
  start(patience: number): void {
    this.stop();
    this.#patience = patience;
    this.#touched = this.#clock.now();
    this.#wait(patience);
  }

  /** The screen was touched. While it counts, only an answer counts: see `stay`. */
  touch(): void {
    if (this.left === null) this.#touched = this.#clock.now();
  }

  /** "I am still here." */
  stay(): void {
    if (this.left !== null) this.start(this.#patience);
  }

  /** Nobody is waited for. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.left === null) return;
    this.left = null;
    this.#hooks.asked(null);
  }

  /** A touch moves only a number; the timer looks at it when it comes. */
  #wait(ms: number): void {
    this.#cancel = this.#clock.after(ms, () => {
      const rest = this.#touched + this.#patience - this.#clock.now();
      if (rest > 0) this.#wait(rest);
      else this.#count(COUNTDOWN);
    });
  }

  #count(left: number): void {
    if (left === 0) {
      this.stop();
      this.#hooks.gone();
      return;
    }
    this.left = left;
    this.#cancel = this.#clock.after(SECOND, () => this.#count(left - 1));
    this.#hooks.asked(left);
  }
}
