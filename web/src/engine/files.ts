/**
 * How the site's own files are fetched: by their addresses or, where the browser lets a page have
 * nothing from there (a frame without an origin), out of one script that carries them all, since scripts may be
 * loaded where files may not; or out of the page itself, when the whole site is one file. It does not know
 * what is in them.
 */

/** What the carrying script leaves behind: files by their paths beside it; those that are no text are base64. */
export interface Parcel {
  texts: Readonly<Record<string, string>>;
  bytes: Readonly<Record<string, string>>;
}

/** Where `embed-files.js` leaves its parcel. */
interface Carrying {
  damaFiles?: Parcel | undefined;
}

interface Carrier {
  base: URL;
  script: URL;
}

/** Gives a file by its path, or null when there is none. */
export type Finder = (path: string) => Promise<Response | null>;

let carrier: Carrier | null = null;
let inside: { base: URL; find: Finder } | null = null;
let carried: Promise<Parcel> | null = null;

/** From now on, files below `base` that cannot be fetched are taken from a script, which is loaded once. */
export function carryFiles(base: URL, script: URL): void {
  carrier = { base, script };
}

/** From now on, all files below `base` come from `find`, and nobody is asked for any. */
export function carryInside(base: URL, find: Finder): void {
  inside = { base, find };
}

/** True when this address stands for something inside the page, where nothing but `fetchFile` finds it. */
export const isInside = (address: string | URL): boolean =>
  inside !== null && new URL(address).href.startsWith(inside.base.href);

/** As `fetch`. @throws {TypeError} when there is no answer, as `fetch` does */
export async function fetchFile(address: string | URL): Promise<Response> {
  const url = new URL(address);
  if (inside && isInside(url)) {
    const path = url.href.slice(inside.base.href.length);
    return (await inside.find(path)) ?? new Response(null, { status: 404 });
  }
  if (!carried) {
    try {
      return await fetch(url.href);
    } catch (error) {
      if (!carrier || !url.href.startsWith(carrier.base.href)) throw error;
    }
  }
  if (!carrier) throw new TypeError(`${url.href}: nothing carries it`);
  carried ??= load(carrier.script);
  const path = url.href.slice(carrier.base.href.length);
  return answer(await carried, path);
}

function answer({ texts, bytes }: Parcel, path: string): Response {
  const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
  if (text !== undefined) return new Response(text);
  const packed = Object.hasOwn(bytes, path) ? bytes[path] : undefined;
  if (packed === undefined) return new Response(null, { status: 404 });
  const type = path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(unpack(packed), { headers: { "Content-Type": type } });
}

const unpack = (packed: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));

function load(src: URL): Promise<Parcel> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src.href;
    script.onload = () => {
      script.remove();
      const parcel = (globalThis as Carrying).damaFiles;
      if (parcel) resolve(parcel);
      else reject(new TypeError(`${src.href}: it carries nothing`));
    };
    script.onerror = () => {
      script.remove();
      reject(new TypeError(`${src.href}: it could not be loaded`));
    };
    document.head.append(script);
  });
}
