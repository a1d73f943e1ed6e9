/**
 * How the site's own files are fetched: by their addresses or, where the browser lets a page have
 * nothing from there (a frame without an origin, a page opened from a disk), out of one script that
 * carries them all; scripts may be loaded where files may not. It does not know what is in them.
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

let carrier: Carrier | null = null;
let carried: Promise<Parcel> | null = null;

/** From now on, files below `base` that cannot be fetched are taken from a script, which is loaded once. */
export function carryFiles(base: URL, script: URL): void {
  carrier = { base, script };
}

/** As `fetch`. @throws {TypeError} when there is no answer, as `fetch` does */
export async function fetchFile(address: string | URL): Promise<Response> {
  const url = new URL(address);
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
