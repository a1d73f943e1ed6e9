/**
 * What one game asks the computer player, one thing at a time, and what is to be shown meanwhile.
 * An answer is delivered only while its question stands and the game is where it was when asked.
 * It knows neither markup nor what is done with an answer.
 */
import { sameTag } from "../engine/protocol.js";
import type { DrawAnswer, Hint, OnProgress, Reply, Review, Tag, Thinking } from "../engine/thinking.js";
import type { Computer } from "./seat.js";

/** What the advisor needs to know of its game. */
export interface Advised {
  /** A way to the computer player, which asks `current` before it delivers; to be released. */
  thinking(current: () => Tag): Thinking;
  tag(): Tag;
  /** The game as the engine writes it. */
  text(): string;
  update(): void;
  /** From here on its language is spoken. */
  useTongue(): void;
}

export type Question = "reply" | "hint" | "draw" | "review";

/** The computer's answer starts so long after the player's move has settled, milliseconds. */
export const BREATH = 250;
/** Shares of progress that are worth drawing anew. */
const NOTICEABLE = 0.02;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class Advisor {
  /** What is being thought about. */
  doing: Question | null = null;
  /** How much of it is done, from 0 to 1. */
  share = 0;
  /** The last question could not be answered: the computer player itself failed. */
  failed = false;
  readonly #game: Advised;
  #thinking: Thinking | null = null;
  /** Counts the questions, so that a late answer is known as such. */
  #asked = 0;

  constructor(game: Advised) {
    this.#game = game;
  }

  /** What the computer does next, not before the board has `settled` and a breath was taken. */
  reply({ level, seed }: Computer, settled: Promise<void>): Promise<Reply | null> {
    return this.#ask("reply", async (thinking, asked, onProgress) => {
      const answer = thinking.reply({ ...asked, level, seed }, onProgress);
      const [reply] = await Promise.all([answer, settled.then(() => pause(BREATH))]);
      return reply;
    });
  }

  hint(): Promise<Hint | null> {
    return this.#ask("hint", (thinking, asked) => thinking.hint(asked));
  }

  answerDraw({ level, side }: Computer): Promise<DrawAnswer | null> {
    return this.#ask("draw", (thinking, asked) => thinking.answerDraw({ ...asked, level, side }));
  }

  review(): Promise<Review | null> {
    return this.#ask("review", (thinking, asked, onProgress) => thinking.review(asked, onProgress));
  }

  /** Nothing is asked any more. */
  stop(): void {
    this.#asked += 1;
    this.failed = false;
    if (!this.doing) return;
    this.doing = null;
    this.#thinking?.stop();
  }

  /** The game is left. */
  leave(): void {
    this.stop();
    this.#thinking?.release();
    this.#thinking = null;
  }

  async #ask<T>(
    question: Question,
    run: (thinking: Thinking, asked: { tag: Tag; text: string }, onProgress: OnProgress) => Promise<T | null>,
  ): Promise<T | null> {
    this.stop();
    const mine = this.#asked;
    const tag = this.#game.tag();
    const stands = () => mine === this.#asked && sameTag(tag, this.#game.tag());
    this.doing = question;
    this.share = 0;
    this.#game.update();
    let answer: T | null = null;
    let failed = false;
    try {
      this.#thinking ??= this.#game.thinking(() => this.#game.tag());
      answer = await run(this.#thinking, { tag, text: this.#game.text() }, (share) => {
        if (!stands() || (share < 1 && share - this.share < NOTICEABLE)) return;
        this.share = share;
        this.#game.update();
      });
    } catch (error) {
      console.error(error);
      failed = true;
    }
    if (!stands()) return null;
    this.#game.useTongue();
    this.doing = null;
    // Nobody has stopped it, so an answer was due.
    this.failed = failed || answer === null;
    this.#game.update();
    return answer;
  }
}
