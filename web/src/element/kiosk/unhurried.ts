/** A computer player that takes its time before each move, so that a board that plays by itself can be followed. */
import type { OnProgress, Reply, ReplyAsked, Thinking } from "../../engine/thinking.js";
import type { Clock } from "./idle.js";

export class Unhurried implements Thinking {
  readonly #thinking: Thinking;
  readonly #clock: Clock;
  readonly #ms: number;
  /** Ends the waiting before a question, which then gets no answer. */
  #drop: (() => void) | null = null;

  constructor(thinking: Thinking, clock: Clock, ms: number) {
    this.#thinking = thinking;
    this.#clock = clock;
    this.#ms = ms;
  }

  reply(question: ReplyAsked, onProgress?: OnProgress): Promise<Reply | null> {
    this.stop();
    return new Promise((resolve, reject) => {
      const cancel = this.#clock.after(this.#ms, () => {
        this.#drop = null;
        this.#thinking.reply(question, onProgress).then(resolve, reject);
      });
      this.#drop = () => {
        cancel();
        resolve(null);
      };
    });
  }
  stop(): void {
    this.#drop?.();
    this.#drop = null;
    this.#thinking.stop();
  }
  release(): void {
    this.stop();
    this.#thinking.release();
  }

  hint = (...asked: Parameters<Thinking["hint"]>) => this.#thinking.hint(...asked);
  answerDraw = (...asked: Parameters<Thinking["answerDraw"]>) => this.#thinking.answerDraw(...asked);
  review = (...asked: Parameters<Thinking["review"]>) => this.#thinking.review(...asked);
  get where() {
    return this.#thinking.where;
  }
  get settled() {
    return this.#thinking.settled;
  }
}
