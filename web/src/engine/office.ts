/**
 * The page's one place to think: a worker started by its address; where that is not allowed, one
 * started from a copy of its script; where neither is, a desk on the page itself. It passes messages
 * and says where it is. A worker that breaks is replaced when the next question comes.
 */
import { Desk } from "./desk.js";
import { fetchFile, isInside } from "./files.js";
import type { News, Order, Question } from "./protocol.js";

/** Where the thinking is done: a worker started by its address or from a copy, or slices on the page. */
export type Where = "worker" | "worker-blob" | "page";

/** Milliseconds that a worker's script may take to come; a slow line is no reason to give up early. */
const PATIENCE = 20_000;
/** On the page a slice must leave room for drawing. */
const PAGE_SLICE_MS = 4;

interface Place {
  where: Where;
  post(order: Order): void;
  end(): void;
}

/** The compiled engine, or how to come by it, with its bindings begun on the page. */
export type Wanted = WebAssembly.Module | (() => Promise<WebAssembly.Module>);

export interface OfficeOptions {
  module: Wanted;
  /** The worker's script. */
  script: URL;
  /** Everything but the greetings. */
  hear: (news: News) => void;
}

export class Office {
  readonly #options: OfficeOptions;
  #place: Promise<Place> | undefined;
  #where: Where = "worker";
  #closed = false;

  constructor(options: OfficeOptions) {
    this.#options = options;
  }

  /** Where thinking is done; until a place has been found, where it is tried first. */
  get where(): Where {
    return this.#where;
  }

  /** Finds a place to think, if there is none yet. */
  async open(): Promise<Where> {
    this.#place ??= this.#find();
    return (await this.#place).where;
  }

  /** `wanted` is asked when a place has been found. */
  ask(question: Question, wanted: () => boolean): void {
    this.#place ??= this.#find();
    this.#place.then(
      (place) => {
        if (wanted()) place.post({ kind: "ask", question });
      },
      (error: unknown) => this.#hear({ kind: "failed", said: String(error) }),
    );
  }

  stop(id: number): void {
    this.#place?.then((place) => place.post({ kind: "stop", id }), LOST);
  }

  /** Ends the worker. */
  close(): void {
    this.#closed = true;
    this.#leave();
  }

  #leave(): void {
    this.#place?.then((place) => place.end(), LOST);
    this.#place = undefined;
  }

  async #find(): Promise<Place> {
    try {
      const place = await this.#start();
      this.#where = place.where;
      if (this.#closed) place.end();
      return place;
    } catch (error) {
      // Whoever asks next tries anew.
      this.#place = undefined;
      throw error;
    }
  }

  async #start(): Promise<Place> {
    const { module: wanted } = this.#options;
    const module = typeof wanted === "function" ? await wanted() : wanted;
    const ways = isInside(this.#options.script) ? [fromCopy] : [byAddress, fromCopy];
    for (const way of ways) {
      try {
        return await this.#greet(await way(this.#options.script), module, way === byAddress ? "worker" : "worker-blob");
      } catch (error) {
        console.info(`thinking elsewhere: ${error}`);
      }
    }
    return this.#onPage();
  }

  /** Gives a new worker the engine and waits until it runs. */
  #greet(worker: Worker, module: WebAssembly.Module, where: Where): Promise<Place> {
    return new Promise((resolve, reject) => {
      const fail = (said: string) => {
        worker.terminate();
        clearTimeout(timer);
        reject(new Error(`${where}: ${said}`));
      };
      const timer = setTimeout(() => fail("no answer"), PATIENCE);
      worker.onerror = (event) => {
        event.preventDefault();
        fail(event.message || "it did not start");
      };
      worker.onmessageerror = () => fail("it cannot be given the engine");
      worker.onmessage = ({ data: news }: MessageEvent<News>) => {
        if (news.kind === "hello") {
          try {
            worker.postMessage({ kind: "begin", module } satisfies Order);
          } catch (error) {
            fail(String(error));
          }
        } else if (news.kind === "ready") {
          clearTimeout(timer);
          this.#listen(worker);
          resolve({ where, post: (order) => worker.postMessage(order), end: () => worker.terminate() });
        } else {
          fail(news.kind === "failed" ? news.said : news.kind);
        }
      };
    });
  }

  #listen(worker: Worker): void {
    worker.onerror = (event) => this.#hear({ kind: "failed", said: event.message });
    worker.onmessageerror = () => this.#hear({ kind: "failed", said: "a message could not be read" });
    worker.onmessage = ({ data: news }: MessageEvent<News>) => this.#hear(news);
  }

  #hear(news: News): void {
    // What broke is left; the next question finds a place anew.
    if (news.kind === "failed") this.#leave();
    this.#options.hear(news);
  }

  async #onPage(): Promise<Place> {
    const { Thinker } = await import("../../pkg/dama_wasm.js");
    const tell = (news: News) => this.#hear(news);
    const desk = new Desk({ thinker: new Thinker(), slice: PAGE_SLICE_MS, tell });
    return {
      where: "page",
      post: (order) => {
        if (order.kind === "ask") desk.ask(order.question);
        else if (order.kind === "stop") desk.stop(order.id);
      },
      end: () => desk.close(),
    };
  }
}

/** Whoever asked has been told that there is no place. */
const LOST = () => {};

const byAddress = async (script: URL): Promise<Worker> => new Worker(script);

/** A copy of the script in memory: for pages whose address is not the script's. */
async function fromCopy(script: URL): Promise<Worker> {
  const response = await fetchFile(script);
  if (!response.ok) throw new Error(`${script.href}: HTTP ${response.status}`);
  const url = URL.createObjectURL(new Blob([await response.text()], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
