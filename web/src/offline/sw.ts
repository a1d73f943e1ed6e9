/**
 * The service worker: hands the browser's events to the keeper. It answers for the app's own pages alone; frames
 * and every other page of the site go to the network as if it were not there.
 */
import { Keeper } from "./keeper.js";
import type { Kept, KeeperSays, PageSays } from "./kept.js";

interface Client {
  id: string;
  postMessage(says: KeeperSays): void;
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Hearing extends Waiting {
  data: unknown;
  source: Client | null;
}
/** The part of a service worker's global scope that is used; its own library would clash with the page's. */
interface Scope {
  damaKept: Kept;
  location: Location;
  navigator: { connection?: { saveData?: boolean } };
  clients: { get(id: string): Promise<Client | undefined>; claim(): Promise<void> };
  addEventListener(type: "install" | "activate", run: (event: Waiting) => void): void;
  addEventListener(type: "fetch", run: (event: Fetching) => void): void;
  addEventListener(type: "message", run: (event: Hearing) => void): void;
}
const scope = self as unknown as Scope;

const keeper = new Keeper(scope.damaKept, {
  base: new URL("./", scope.location.href),
  caches,
  fetch: (url, options) => fetch(url, options),
  lives: async (id) => (await scope.clients.get(id)) !== undefined,
  now: () => Date.now(),
  saves: scope.navigator.connection?.saveData === true,
});

// The new worker waits for its turn, as the one at work opens the newest version too: a page that begins in the
// moment when workers change may be forgotten by the browser.
scope.addEventListener("install", (event) => event.waitUntil(keeper.install()));
scope.addEventListener("activate", (event) => event.waitUntil(keeper.tidy()));

scope.addEventListener("fetch", (event) => {
  const { request, clientId, resultingClientId } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (request.destination !== "document" || !keeper.isStart(request.url)) return;
    event.respondWith(keeper.start(resultingClientId, request.url));
    event.waitUntil(keeper.tidy());
    return;
  }
  if (clientId === "" || keeper.pathOf(request.url) === null) return;
  event.respondWith(
    (async () => {
      const version = await keeper.versionOf(clientId);
      if (version === null) return fetch(request);
      // A worker belongs to the page that starts it.
      if (resultingClientId) await keeper.know(resultingClientId, version);
      return keeper.file(clientId, request.url);
    })(),
  );
});

scope.addEventListener("message", (event) => {
  const { data, source } = event;
  if (!source || !isPageSays(data)) return;
  const hear = async (): Promise<void> => {
    await keeper.know(source.id, data.version);
    await scope.clients.claim();
    source.postMessage({ dama: "version", version: await keeper.newest() });
    await keeper.mend();
  };
  event.waitUntil(hear());
});

const isPageSays = (data: unknown): data is PageSays =>
  typeof data === "object" &&
  data !== null &&
  "dama" in data &&
  data.dama === "page" &&
  "version" in data &&
  typeof data.version === "string";
