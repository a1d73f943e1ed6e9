/**
 * Keeps whole versions of the site on the device. The rule: a page gets the files of its own version and no
 * others, as long as it lives; a page of which nobody knows the version gets what the network has.
 *
 * A version is kept when every file has the digest that its list says, or not at all. The newest one that is kept
 * serves the pages opened from then on, whichever version's service worker is at work: a new one waits until no page
 * is open. The ones before stay for the pages they have, and go with the last of these.
 * It knows neither boards nor events: `sw.ts` calls it.
 */
import { cachePrefix, type Kept } from "./kept.js";

/** What of the browser is used. */
export interface World {
  /** The directory that the site lies in. */
  base: URL;
  caches: Pick<CacheStorage, "open" | "keys" | "has" | "delete">;
  fetch: (url: string, options?: RequestInit) => Promise<Response>;
  /** True while a page or worker of this id is there. */
  lives: (id: string) => Promise<boolean>;
  now: () => number;
  /** The visitor wishes that little is loaded. */
  saves: boolean;
}

/** The app, and the page that is a screen in a museum's hall. */
const START = "index.html";
const STARTS: readonly string[] = [START, "embed.html"];
/** Files fetched at a time, so that the page's own come first. */
const AT_ONCE = 4;
/** A page that is only beginning is not seen to be there; so long it is believed, milliseconds. */
const GRACE = 60_000;

/** Digests by paths. */
type Files = Readonly<Record<string, string>>;

interface Page {
  version: string;
  since: number;
}

export class Keeper {
  readonly #world: World;
  readonly #kept: Kept;
  /** What the versions are made of, as far as that has been asked. */
  readonly #lists = new Map<string, Files>();
  readonly #prefix: string;
  /** Which version each page is; a copy of what the browser keeps when this worker sleeps. */
  readonly #pages = new Map<string, string>();

  constructor(kept: Kept, world: World) {
    this.#kept = kept;
    this.#world = world;
    this.#lists.set(kept.version, { ...kept.first, ...kept.rest });
    this.#prefix = cachePrefix(world.base);
  }

  get version(): string {
    return this.#kept.version;
  }

  /** Fetches what this version is made of. @throws when a file is missing or of another version */
  async install(): Promise<void> {
    const paths = Object.keys(this.#kept.first);
    if (!this.#world.saves) paths.push(...Object.keys(this.#kept.rest));
    const others: Cache[] = [];
    for (const version of await this.#others()) {
      if (await this.#filesOf(version)) others.push(await this.#cache(version));
      // Half of a version that never came.
      else await this.#world.caches.delete(this.#prefix + version);
    }
    const next = async (): Promise<void> => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift())
        await this.#keep(this.version, path, others);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    // In this order: a version that is complete and not the newest may be thrown away.
    await this.#write(NEWEST, this.version);
    await this.#write(listKey(this.version), this.#lists.get(this.version));
  }

  /** The version that the next page will be. */
  async newest(): Promise<string> {
    const version = await this.#read<string>(NEWEST);
    return version !== null && (await this.#world.caches.has(this.#prefix + version)) ? version : this.version;
  }

  /** A start page, for a page that will be `id`. */
  async start(id: string, address: string): Promise<Response> {
    const url = this.#url(this.pathOf(address) || START);
    const version = await this.newest();
    const there = await this.#world.caches.has(this.#prefix + version);
    const found = there ? await (await this.#cache(version)).match(url, { ignoreVary: true }) : undefined;
    // The browser may have thrown everything away.
    if (!found) return this.#world.fetch(address);
    await this.know(id, version);
    return found;
  }

  /** The path of a file below the site's directory, or null for anything else. */
  pathOf(address: string): string | null {
    const { origin, pathname } = new URL(address);
    const { base } = this.#world;
    if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
    return pathname.slice(base.pathname.length);
  }

  /** True when this address is a page that is kept, whatever follows ? and #. */
  isStart(address: string): boolean {
    const path = this.pathOf(address);
    return path !== null && (path === "" || STARTS.includes(path));
  }

  /** A file for a page or worker. */
  async file(id: string, address: string): Promise<Response> {
    const version = await this.versionOf(id);
    const path = this.pathOf(address) ?? "";
    const files = version === null ? null : await this.#filesOf(version);
    // What is part of no version comes from the network.
    if (version === null || (files && !Object.hasOwn(files, path))) return this.#world.fetch(address);
    return this.#keep(version, path, []).catch(nothing);
  }

  /** Fetches everything anew if the browser has thrown it away. */
  async mend(): Promise<void> {
    if ((await this.newest()) !== this.version) return;
    if (!(await (await this.#cache(this.version)).match(this.#url(START)))) await this.install();
  }

  /** The version of a page, or null when nobody has said. */
  async versionOf(id: string): Promise<string | null> {
    const known = this.#pages.get(id);
    if (known !== undefined) return known;
    const page = await this.#read<Page>(pageKey(id));
    if (page) this.#pages.set(id, page.version);
    return page?.version ?? null;
  }

  /** Remembers the version of a page, if that is still here. */
  async know(id: string, version: string): Promise<void> {
    if (id === "" || !(await this.#world.caches.has(this.#prefix + version))) return;
    this.#pages.set(id, version);
    await this.#write(pageKey(id), { version, since: this.#world.now() } satisfies Page);
  }

  /** Forgets pages that are gone, and versions that no page is left of or will be. */
  async tidy(): Promise<void> {
    const { caches, lives, now } = this.#world;
    const notes = await this.#notes();
    const used = new Set([await this.newest()]);
    for (const { url } of await notes.keys()) {
      const id = idOf(url);
      const page = id === null ? null : await this.#read<Page>(pageKey(id));
      if (id === null || !page) continue;
      if (now() - page.since < GRACE || (await lives(id))) used.add(page.version);
      else {
        this.#pages.delete(id);
        await notes.delete(url);
      }
    }
    for (const version of await this.#others()) {
      // One without a list is on its way.
      if (used.has(version) || !(await this.#read(listKey(version)))) continue;
      this.#lists.delete(version);
      await caches.delete(this.#prefix + version);
      await notes.delete(this.#url(listKey(version)));
    }
  }

  // Inside.

  /** Puts a file where it is kept, from another version if that has the very same, else from the network. */
  async #keep(version: string, path: string, others: readonly Cache[]): Promise<Response> {
    const url = this.#url(path);
    const mine = await this.#cache(version);
    const there = await mine.match(url, { ignoreVary: true });
    if (there) return there;
    const digest = (await this.#filesOf(version))?.[path];
    for (const found of await this.#candidates(url, others)) {
      const response = await found();
      if (!response?.ok) continue;
      const body = await response.arrayBuffer();
      if ((await digestOf(body)) !== digest) continue;
      const headers = new Headers(response.headers);
      // The body is no longer as it was sent, and as old as its version.
      for (const name of ["Content-Encoding", "Content-Length", "Cache-Control", "Expires", "Age"])
        headers.delete(name);
      const kept = new Response(body, { headers });
      await mine.put(url, kept.clone());
      return kept;
    }
    throw new Error(`${url}: it is missing, or not of version ${version}`);
  }

  async #candidates(url: string, others: readonly Cache[]): Promise<(() => Promise<Response | undefined>)[]> {
    const { fetch } = this.#world;
    return [
      ...others.map((cache) => () => cache.match(url, { ignoreVary: true })),
      // What the page has just loaded need not be loaded again, unless it is old.
      () => fetch(url),
      () => fetch(url, { cache: "reload" }),
    ];
  }

  #url(path: string): string {
    return new URL(path, this.#world.base).href;
  }
  #cache(version: string): Promise<Cache> {
    return this.#world.caches.open(this.#prefix + version);
  }
  /** The other versions of which something is kept. */
  async #others(): Promise<string[]> {
    const names = await this.#world.caches.keys();
    return names
      .filter((name) => name.startsWith(this.#prefix))
      .map((name) => name.slice(this.#prefix.length))
      .filter((version) => ![this.version, NOTES].includes(version));
  }
  /** What a version is made of, or null as long as it is not complete. */
  async #filesOf(version: string): Promise<Files | null> {
    const known = this.#lists.get(version);
    if (known) return known;
    const files = await this.#read<Files>(listKey(version));
    if (files) this.#lists.set(version, files);
    return files;
  }

  // Notes outlive this worker's sleep, in a cache of their own.

  #notes(): Promise<Cache> {
    return this.#world.caches.open(this.#prefix + NOTES);
  }
  async #read<T>(key: string): Promise<T | null> {
    const note = await (await this.#notes()).match(this.#url(key));
    return note ? ((await note.json()) as T) : null;
  }
  async #write(key: string, value: unknown): Promise<void> {
    await (await this.#notes()).put(this.#url(key), new Response(JSON.stringify(value)));
  }
}

/** Better this than something of another version. */
const nothing = (): Response => Response.error();

const NOTES = "pages";
const NEWEST = "newest";
const LIST = "list-";
const listKey = (version: string): string => LIST + encodeURIComponent(version);
const PAGE = "page-";
const pageKey = (id: string): string => PAGE + encodeURIComponent(id);
function idOf(url: string): string | null {
  const name = url.slice(url.lastIndexOf("/") + 1);
  return name.startsWith(PAGE) ? decodeURIComponent(name.slice(PAGE.length)) : null;
}

/** As `web/offline.mjs` writes it. */
export async function digestOf(body: ArrayBuffer): Promise<string> {
  const whole = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...whole.subarray(0, 12)));
}
