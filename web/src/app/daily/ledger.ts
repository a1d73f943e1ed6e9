/**
 * Attempts and streaks, as they are kept on this device. Whatever happens to a puzzle happens to what is
 * kept, read anew under a lock, so that neither a reload nor a second page gives an attempt more. What an
 * event does, and what counts, the engine decides; attempts and streaks are its texts.
 */
import type { AttemptEvent, AttemptInfo, Engine, Recorded, RulesId, StreakInfo } from "../../engine/contract.js";
import { isRecord, type Shape, type Store } from "../store.js";

/** A puzzle that somebody may attempt. */
export interface PuzzleId {
  game: RulesId;
  /** The day it is the puzzle of; for one asked for by number, the day it was begun. */
  day: number;
  number: number;
  /** Where its attempts are kept. */
  key: string;
  /** It is that day's puzzle on that day, so that its end is part of the streak. */
  counts: boolean;
}

interface Kept {
  attempt: string;
  counts: boolean;
}

export interface Daily {
  /** The code of all streaks; empty for none. */
  streaks: string;
  attempts: Record<string, Kept>;
}

export const dailyShape: Shape<Daily> = {
  key: "daily",
  version: 1,
  empty: () => ({ streaks: "", attempts: {} }),
  read(data) {
    if (!isRecord(data) || typeof data.streaks !== "string" || !isRecord(data.attempts)) throw new Error("no record");
    const attempts = Object.entries(data.attempts).map(([key, kept]): [string, Kept] => {
      if (!isRecord(kept) || typeof kept.attempt !== "string" || typeof kept.counts !== "boolean") {
        throw new Error(`no attempts at ${key}`);
      }
      return [key, { attempt: kept.attempt, counts: kept.counts }];
    });
    return { streaks: data.streaks, attempts: Object.fromEntries(attempts) };
  },
};

/** What became of an event. */
export interface Entered {
  attempt: AttemptInfo;
  /** It was taken in; otherwise it could not happen, mostly because the puzzle had ended elsewhere. */
  taken: boolean;
  recorded: Recorded | null;
}

const LOCK = "dama-atlas.daily";

/** Nobody else writes meanwhile, where the browser can promise that. */
async function alone<T>(act: () => T): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return act();
  let result: { value: T } | undefined;
  try {
    await locks.request(LOCK, () => {
      result = { value: act() };
    });
  } catch (error) {
    // A frame without an origin has locks and may not use them; a fault of `act` itself is another matter.
    if (!(error instanceof DOMException)) throw error;
  }
  return result ? result.value : act();
}

export class Ledger {
  readonly #store: Store;
  readonly #engine: Engine;

  constructor(store: Store, engine: Engine) {
    this.#store = store;
    this.#engine = engine;
    this.sortOut();
  }

  /** How a puzzle's attempts stand; as just begun when nobody has tried. */
  attempt(id: PuzzleId): AttemptInfo {
    return this.kept(id.key) ?? this.#engine.attemptInfo(this.#begun(id));
  }
  /** What is kept under a key, if anything. */
  kept(key: string): AttemptInfo | null {
    const kept = this.#read().attempts[key];
    return kept ? this.#engine.attemptInfo(kept.attempt) : null;
  }
  /** Whether a puzzle that was begun counts; null when it was not. */
  counts(key: string): boolean | null {
    return this.#read().attempts[key]?.counts ?? null;
  }

  /** A puzzle is being played: from now on it has its day. */
  begin(id: PuzzleId): Promise<void> {
    return alone(() => {
      const daily = this.#read();
      if (daily.attempts[id.key]) return;
      this.#write(daily, id, { attempt: this.#begun(id), counts: id.counts });
    });
  }

  /** Something happened to a puzzle: it is kept before anybody hears of it. */
  enter(id: PuzzleId, event: AttemptEvent): Promise<Entered> {
    return alone(() => {
      const daily = this.#read();
      const kept = daily.attempts[id.key] ?? { attempt: this.#begun(id), counts: id.counts };
      let { attempt } = kept;
      // Another page is showing why a turn was wrong; here the position stands.
      const { phase } = this.#engine.attemptInfo(attempt);
      if (phase === "refuted" && event !== "again") attempt = this.#engine.attemptAfter(attempt, "again");
      const needless = event === "again" && phase === "open";
      try {
        if (!needless) attempt = this.#engine.attemptAfter(attempt, event);
      } catch {
        return { attempt: this.#engine.attemptInfo(kept.attempt), taken: false, recorded: null };
      }
      const recorded = this.#write(daily, id, { attempt, counts: kept.counts });
      return { attempt: this.#engine.attemptInfo(attempt), taken: true, recorded };
    });
  }

  summary(today: number, game?: RulesId): StreakInfo {
    return this.#streaks((streaks) => streaks.summary(today, game));
  }

  /** What may be told of a puzzle that has ended. */
  share(id: PuzzleId) {
    const kept = this.#read().attempts[id.key];
    return kept ? this.#streaks((streaks) => streaks.share(kept.attempt)) : null;
  }

  /** All streaks as a short code. */
  code(): string {
    return this.#streaks((streaks) => streaks.code());
  }

  /** Takes in the streaks of another device. @throws an error with a code, when the text is none */
  take(text: string): Promise<void> {
    const others = new this.#engine.Streaks(text.trim() || " ");
    return alone(() => {
      const daily = this.#read();
      const streaks = new this.#engine.Streaks(daily.streaks);
      streaks.merge(others);
      this.#store.write(dailyShape, { ...daily, streaks: streaks.code() });
      streaks.free();
    }).finally(() => others.free());
  }

  #begun({ game, day, number }: PuzzleId): string {
    return this.#engine.attemptBegun(game, day, number);
  }

  #read(): Daily {
    return this.#store.read(dailyShape);
  }

  #write(daily: Daily, { key }: PuzzleId, kept: Kept): Recorded | null {
    const streaks = new this.#engine.Streaks(daily.streaks);
    const recorded = kept.counts ? streaks.record(kept.attempt) : null;
    const attempts = { ...daily.attempts, [key]: kept };
    this.#store.write(dailyShape, { streaks: recorded ? streaks.code() : daily.streaks, attempts });
    streaks.free();
    return recorded;
  }

  #streaks<T>(ask: (streaks: InstanceType<Engine["Streaks"]>) => T): T {
    const streaks = new this.#engine.Streaks(this.#read().streaks);
    try {
      return ask(streaks);
    } finally {
      streaks.free();
    }
  }

  /** What the engine cannot read is set aside and told of; streaks are made anew from the attempts that are left. */
  sortOut(): void {
    const daily = this.#read();
    const good = Object.entries(daily.attempts).filter(([, { attempt }]) =>
      reads(() => this.#engine.attemptInfo(attempt)),
    );
    const whole = reads(() => new this.#engine.Streaks(daily.streaks).free());
    if (whole && good.length === Object.keys(daily.attempts).length) return;
    const streaks = new this.#engine.Streaks(whole ? daily.streaks : "");
    if (!whole) {
      const ended = good.filter(([, { counts }]) => counts).map(([, { attempt }]) => attempt);
      const day = (attempt: string) => this.#engine.attemptInfo(attempt).day;
      for (const attempt of ended.sort((a, b) => day(a) - day(b))) streaks.record(attempt);
    }
    this.#store.replace(dailyShape, { streaks: streaks.code(), attempts: Object.fromEntries(good) });
    streaks.free();
  }
}

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
