/**
 * Where questions are thought about, one after another, in slices of some milliseconds; between two
 * slices whatever else waits has its turn, a stop among it. The worker has one desk; without a worker
 * the page has one. It does not know which of the two it is. While nothing is asked it solves the small
 * endings that the game last asked about may come to.
 */
import type { ThinkerHandle } from "./contract.js";
import type { Answered, News, Question } from "./protocol.js";

/** Nodes of a question's first slice: few, since nobody knows yet how long they take. */
const FIRST_SLICE = 100;
/** Nodes of a slice, at most, so that a sudden hard position does not hold up everything. */
const LONGEST_SLICE = 30_000;
/** Milliseconds between two shares told. */
const TELLING = 80;

export interface DeskOptions {
  thinker: ThinkerHandle;
  /** Milliseconds of a slice. */
  slice: number;
  tell: (news: News) => void;
}

export class Desk {
  readonly #options: DeskOptions;
  /** Questions not yet answered, in order; the first is being thought about. */
  #questions: Question[] = [];
  #working = false;
  #closed = false;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  ask(question: Question): void {
    this.#questions.push(question);
    if (!this.#working) void this.#work();
  }

  /** Drops a question; nothing more is told about it. */
  stop(id: number): void {
    this.#questions = this.#questions.filter((question) => question.id !== id);
  }

  /** Drops everything. */
  close(): void {
    this.#questions = [];
    this.#closed = true;
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let question = this.#questions[0]; question; question = this.#questions[0]) {
      const { id, tag } = question;
      try {
        const answer = await this.#answer(question);
        if (answer !== null) this.#options.tell({ kind: "answer", id, tag, answer });
      } catch (error) {
        this.#options.tell(newsOf(question, error));
      }
      this.stop(id);
      if (this.#questions.length === 0) await this.#idle();
    }
    this.#working = false;
  }

  /** Works ahead until something is asked or nothing is left to do. */
  async #idle(): Promise<void> {
    const { thinker, slice } = this.#options;
    let size = FIRST_SLICE;
    while (this.#questions.length === 0 && !this.#closed) {
      const from = performance.now();
      if (!thinker.idle(size)) return;
      size = nextSize(size, performance.now() - from, slice);
      await othersFirst();
    }
  }

  /** Thinks a question through; null when it was stopped. */
  async #answer(question: Question): Promise<Answered | null> {
    const { thinker, slice, tell } = this.#options;
    const { id, tag, ask } = question;
    let began = performance.now();
    begin(thinker, question);
    let size = FIRST_SLICE;
    let told = began;
    for (;;) {
      const from = performance.now();
      const more = thinker.step(size);
      const now = performance.now();
      // Its time is for thinking; endings are solved before.
      if (thinker.waits()) began = now;
      const time = ask.kind === "reply" ? ask.ms : undefined;
      if (!more || (time !== undefined && now - began >= time)) return thinker.answer();
      size = nextSize(size, now - from, slice);
      if (question.progress && now - told >= TELLING) {
        told = now;
        const share = time === undefined ? thinker.share() : (now - began) / time;
        tell({ kind: "progress", id, tag, share: Math.min(share, 1) });
      }
      await othersFirst();
      if (this.#questions[0]?.id !== id) {
        thinker.forget();
        return null;
      }
    }
  }
}

function begin(thinker: ThinkerHandle, { text, tag, ask }: Question): void {
  switch (ask.kind) {
    case "reply": {
      // Where time is the limit, nodes are none.
      const nodes = ask.nodes ?? (ask.ms === undefined ? undefined : Number.MAX_SAFE_INTEGER);
      return thinker.askReply(text, tag.key, ask.level, ask.seed, nodes);
    }
    case "draw":
      return thinker.askDraw(text, tag.key, ask.level, ask.side);
    case "hint":
      return thinker.askHint(text, tag.key);
    case "review":
      return thinker.askReview(text, tag.key);
  }
}

/** As many nodes as would have filled the slice, growing no faster than twofold. */
function nextSize(size: number, took: number, slice: number): number {
  const fits = took > 0 ? Math.floor((size * slice) / took) : LONGEST_SLICE;
  return Math.max(1, Math.min(fits, size * 2, LONGEST_SLICE));
}

/** Lets every task that waits already have its turn. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What the engine refuses has a code; anything else means that it broke. */
function newsOf({ id, tag }: Question, error: unknown): News {
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && "code" in error) return { kind: "refused", id, tag, code: String(error.code), said };
  return { kind: "failed", said };
}
