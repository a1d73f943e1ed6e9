/**
 * A part of the page that is fetched when somebody first wants it, so that the first board need not wait for
 * its bytes. It does not know what it brings; how a part that cannot be had is told, `failure.ts` knows.
 */

export class Later<T> {
  readonly #load: () => Promise<T>;
  readonly #update: () => void;
  #value: T | null = null;
  #error: Error | null = null;
  #coming: Promise<T | null> | null = null;

  /** @param update called when it has come or failed */
  constructor(load: () => Promise<T>, update: () => void) {
    this.#load = load;
    this.#update = update;
  }

  /** The part, if it is there. */
  get value(): T | null {
    return this.#value;
  }
  /** Why it is not there, when it could not be had. */
  get error(): Error | null {
    return this.#error;
  }

  /** Asks for it; it comes once, and what failed is tried again. Gives null when it cannot be had. */
  want(): Promise<T | null> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  async #fetch(): Promise<T | null> {
    this.#error = null;
    try {
      this.#value = await this.#load();
    } catch (error) {
      console.warn("a part of the page could not be had", error);
      this.#error = error instanceof Error ? error : new Error(String(error));
      this.#coming = null;
    }
    this.#update();
    return this.#value;
  }
}
