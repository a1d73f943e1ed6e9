/**
 * Keeps things on this device, and never loses what it cannot read.
 *
 * Every entry is an envelope with a version. What is damaged, or written by a newer version, is
 * moved to a key of its own and told; what cannot even be moved is left alone and not written over.
 * It knows nothing about what is kept.
 */

/** What one entry looks like. `read` throws when the data is not what it should be. */
export interface Shape<T> {
  key: string;
  version: number;
  empty: () => T;
  read: (data: unknown, version: number) => T;
}

export type StoreNotice =
  /** The browser gives no storage at all. */
  | { kind: "none" }
  /** Writing failed, though reading worked. */
  | { kind: "full" }
  /** Data was set aside under `key`. */
  | { kind: "damaged" | "newer"; key: string };

interface Envelope {
  version: number;
  data: unknown;
}

const PREFIX = "dama-atlas.";

export class Store {
  readonly #open: () => Storage;
  /** Entries that could neither be read nor moved: never written over. */
  readonly #untouchable = new Set<string>();
  /** Entries whose last writing failed: what is remembered is newer than what is kept. */
  readonly #unwritten = new Set<string>();
  readonly #notices = new Map<string, StoreNotice>();
  readonly #told = new Set<string>();
  /** For the time without storage, so that settings hold at least until the page closes. */
  readonly #memory = new Map<string, unknown>();

  /** @param open gives the storage; it may throw, since browsers throw on merely naming it. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** What people should be told, each thing once. */
  get notices(): StoreNotice[] {
    return [...this.#notices.values()];
  }

  /** Takes a notice away once it has been read. */
  dismiss(notice: StoreNotice): void {
    this.#notices.delete(JSON.stringify(notice));
  }

  /** False when nothing written here will be there next time. */
  get keeps(): boolean {
    return this.#storage() !== null;
  }

  #storage(): Storage | null {
    try {
      const storage = this.#open();
      // Some browsers hand out an object and throw only on use.
      storage.getItem(PREFIX);
      return storage;
    } catch {
      return null;
    }
  }

  #note(notice: StoreNotice): void {
    const name = JSON.stringify(notice);
    if (!this.#told.has(name)) this.#notices.set(name, notice);
    this.#told.add(name);
  }

  read<T>(shape: Shape<T>): T {
    const storage = this.#storage();
    if (!storage) {
      this.#note({ kind: "none" });
      return (this.#memory.get(shape.key) as T | undefined) ?? shape.empty();
    }
    const key = PREFIX + shape.key;
    const text = storage.getItem(key);
    if (text === null || this.#untouchable.has(key) || this.#unwritten.has(key)) {
      return (this.#memory.get(shape.key) as T | undefined) ?? shape.empty();
    }
    let fault: "damaged" | "newer" = "damaged";
    try {
      const { version, data } = envelope(text);
      if (version > shape.version) {
        fault = "newer";
        throw new Error(`version ${version}`);
      }
      return shape.read(data, version);
    } catch {
      this.#setAside(storage, key, text, fault);
      return shape.empty();
    }
  }

  /** Writes an entry; false when it will not be there next time. */
  write<T>(shape: Shape<T>, value: T): boolean {
    this.#memory.set(shape.key, value);
    const storage = this.#storage();
    if (!storage) {
      this.#note({ kind: "none" });
      return false;
    }
    const key = PREFIX + shape.key;
    if (this.#untouchable.has(key)) return false;
    try {
      storage.setItem(key, JSON.stringify({ version: shape.version, data: value } satisfies Envelope));
      this.#unwritten.delete(key);
      return true;
    } catch {
      this.#unwritten.add(key);
      this.#note({ kind: "full" });
      return false;
    }
  }

  /**
   * For data that reads well but turns out to be worthless in part: the whole entry is set aside as
   * it stands, and `rest` takes its place; null leaves none.
   */
  replace<T>(shape: Shape<T>, rest: T | null): void {
    const storage = this.#storage();
    const key = PREFIX + shape.key;
    const text = storage?.getItem(key) ?? null;
    if (!storage || text === null) return;
    this.#setAside(storage, key, text, "damaged");
    if (rest !== null) this.write(shape, rest);
  }

  #setAside(storage: Storage, key: string, text: string, fault: "damaged" | "newer"): void {
    let n = 1;
    while (storage.getItem(`${key}.aside-${n}`) !== null) n += 1;
    const aside = `${key}.aside-${n}`;
    try {
      storage.setItem(aside, text);
      storage.removeItem(key);
      this.#note({ kind: fault, key: aside });
    } catch {
      this.#untouchable.add(key);
      this.#note({ kind: fault, key });
    }
  }
}

function envelope(text: string): Envelope {
  const found: unknown = JSON.parse(text);
  if (!isRecord(found)) throw new Error("no envelope");
  const { version, data } = found;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) throw new Error("no version");
  return { version, data };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `value` if it is one of `choices`. @throws otherwise */
export function oneOf<T>(value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`unexpected ${JSON.stringify(value)}`);
  return found;
}
