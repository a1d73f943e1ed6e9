/**
 * The worker's script: starts the engine from the page's compiled module and puts questions on a
 * desk. A classic script, since a worker made from a copy of it may not load modules everywhere.
 */
import { initSync, Thinker } from "../../pkg/dama_wasm.js";
import { Desk } from "./desk.js";
import type { News, Order } from "./protocol.js";

/** A stop waits for one slice at most; shorter ones cost speed. */
const SLICE_MS = 8;

/** The part of a worker's global scope that is used; its own library would clash with the page's. */
interface Scope {
  postMessage(news: News): void;
  onmessage: ((event: MessageEvent<Order>) => void) | null;
}
const scope = self as unknown as Scope;
const tell = (news: News) => scope.postMessage(news);

let desk: Desk | undefined;

scope.onmessage = ({ data: order }) => {
  switch (order.kind) {
    case "begin":
      try {
        initSync({ module: order.module });
        desk = new Desk({ thinker: new Thinker(), slice: SLICE_MS, tell });
        tell({ kind: "ready" });
      } catch (error) {
        tell({ kind: "failed", said: String(error) });
      }
      break;
    case "ask":
      desk?.ask(order.question);
      break;
    case "stop":
      desk?.stop(order.id);
      break;
  }
};

tell({ kind: "hello" });
