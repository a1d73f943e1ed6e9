/**
 * What the page asks the computer player, and what it is told. Questions are answered elsewhere, in
 * a worker where there can be one; every question says which game, ply and position it belongs to,
 * and an answer whose question is no longer asked is never delivered.
 */
import type { DrawAnswer, Hint, Level, Reply, Review, Side } from "./contract.js";
import { Office, type Wanted, type Where } from "./office.js";
import { type Answered, type Ask, type News, sameTag, type Tag } from "./protocol.js";

export type { Deed, DrawAnswer, Hint, HintReason, Level, Reply, Review, Turn, Verdict } from "./contract.js";
export type { Where } from "./office.js";
export type { Tag } from "./protocol.js";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "master"];

/** Milliseconds that a level takes for a move; the others are as quick as they can. */
export const TIME: Partial<Record<Level, number>> = { master: 3_000 };

export interface Asked {
  tag: Tag;
  /** The game as `Game.text()` writes it. */
  text: string;
}

export interface ReplyAsked extends Asked {
  level: Level;
  /** With the same seed, position and nodes it always does the same. */
  seed: number;
  /** Positions to look at in place of the level's own limit, be it nodes or time. */
  nodes?: number;
}

/** Told the share that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The question could not be answered: the engine's code, or `internal.thinking` when it broke. */
export class ThinkingError extends Error {
  constructor(
    readonly code: string,
    said: string,
  ) {
    super(said);
    this.name = "ThinkingError";
  }
}

/**
 * The page's way to the computer player. Each handle asks one thing at a time: a new question ends
 * the one before, whose promise resolves to null, as do those that are stopped or outdated.
 */
export interface Thinking {
  reply(question: ReplyAsked, onProgress?: OnProgress): Promise<Reply | null>;
  /** What the master would do, and why. */
  hint(question: Asked): Promise<Hint | null>;
  /** Whether `side`, which the computer plays at this level, takes a draw. */
  answerDraw(question: Asked & { level: Level; side: Side }): Promise<DrawAnswer | null>;
  /** Where the game, over or not, turned. */
  review(question: Asked, onProgress?: OnProgress): Promise<Review | null>;
  /** Drops whatever is being thought. */
  stop(): void;
  /** Until `settled`, where it is tried first. */
  readonly where: Where;
  /** Where thinking is done, once that is known. */
  readonly settled: Promise<Where>;
  /** Gives the handle back; the worker ends with the last one. */
  release(): void;
}

export interface ThinkingOptions {
  /** The worker's script, `think.js` beside the page's own. */
  script: URL;
  /** Where the game stands now: what belongs elsewhere is not delivered, even when nobody said stop. */
  current?: () => Tag | null;
}

let shared: Shared | undefined;

/** A handle on the page's computer player; all handles share one worker. */
export function acquireThinking(module: Wanted, options: ThinkingOptions): Thinking {
  shared ??= new Shared(module, options.script);
  shared.handles += 1;
  return new Handle(shared, options.current);
}

interface Pending {
  tag: Tag;
  onProgress: OnProgress | undefined;
  current: (() => Tag | null) | undefined;
  resolve: (answer: Answered | null) => void;
  reject: (error: ThinkingError) => void;
}

/** What all handles share: the place to think, and who waits for what. */
class Shared {
  readonly office: Office;
  readonly #pending = new Map<number, Pending>();
  handles = 0;
  #count = 0;

  constructor(module: Wanted, script: URL) {
    this.office = new Office({ module, script, hear: (news) => this.#hear(news) });
  }

  ask(asked: Asked, ask: Ask, pending: Pending): number {
    this.#count += 1;
    const id = this.#count;
    this.#pending.set(id, pending);
    const question = { id, tag: asked.tag, text: asked.text, ask, progress: pending.onProgress !== undefined };
    this.office.ask(question, () => this.#pending.has(id));
    return id;
  }

  drop(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.office.stop(id);
    pending.resolve(null);
  }

  release(): void {
    this.handles -= 1;
    if (this.handles > 0) return;
    this.office.close();
    if (shared === this) shared = undefined;
  }

  #hear(news: News): void {
    if (news.kind === "failed") {
      const error = new ThinkingError("internal.thinking", news.said);
      for (const pending of this.#pending.values()) pending.reject(error);
      this.#pending.clear();
      return;
    }
    if (news.kind === "hello" || news.kind === "ready") return;
    const pending = this.#pending.get(news.id);
    if (!pending || !sameTag(news.tag, pending.tag)) return;
    const { current } = pending;
    const now = current ? current() : pending.tag;
    if (!now || !sameTag(now, pending.tag)) return this.drop(news.id);
    if (news.kind === "progress") {
      pending.onProgress?.(news.share);
      return;
    }
    this.#pending.delete(news.id);
    if (news.kind === "answer") pending.resolve(news.answer);
    else pending.reject(new ThinkingError(news.code, news.said));
  }
}

class Handle implements Thinking {
  readonly #shared: Shared;
  readonly #current: (() => Tag | null) | undefined;
  /** The question last asked; 0 before the first. */
  #last = 0;
  #released = false;

  constructor(of: Shared, current: (() => Tag | null) | undefined) {
    this.#shared = of;
    this.#current = current;
  }

  reply(question: ReplyAsked, onProgress?: OnProgress): Promise<Reply | null> {
    const { level, seed, nodes } = question;
    const ms = TIME[level];
    const limit = nodes !== undefined ? { nodes } : ms !== undefined ? { ms } : {};
    return this.#ask<Reply>(question, { kind: "reply", level, seed, ...limit }, onProgress);
  }

  answerDraw(question: Asked & { level: Level; side: Side }): Promise<DrawAnswer | null> {
    const { level, side } = question;
    return this.#ask<DrawAnswer>(question, { kind: "draw", level, side });
  }

  hint(question: Asked): Promise<Hint | null> {
    return this.#ask<Hint>(question, { kind: "hint" });
  }

  review(question: Asked, onProgress?: OnProgress): Promise<Review | null> {
    return this.#ask<Review>(question, { kind: "review" }, onProgress);
  }

  stop(): void {
    this.#shared.drop(this.#last);
  }

  get where(): Where {
    return this.#shared.office.where;
  }

  get settled(): Promise<Where> {
    return this.#shared.office.open();
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.stop();
    this.#shared.release();
  }

  #ask<A extends Answered>(asked: Asked, ask: Ask, onProgress?: OnProgress): Promise<A | null> {
    this.stop();
    if (this.#released) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      // An answer is of the kind that was asked for: the engine makes one for each.
      const deliver = (answer: Answered | null) => resolve(answer as A | null);
      const pending = { tag: asked.tag, onProgress, current: this.#current, resolve: deliver, reject };
      this.#last = this.#shared.ask(asked, ask, pending);
    });
  }
}
