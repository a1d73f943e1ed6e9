/**
 * The beginning of the app as one file: what the site would be asked for lies in the page, packed, and is
 * unpacked when it is asked for. `web/single.mjs` puts it there. Then the app begins as anywhere.
 */
import { carryInside } from "./engine/files.js";

/** The packet of this name as it was before; null when there is none. */
function unpacked(name: string): Response | null {
  const packet = document.querySelector(`script[data-file="${CSS.escape(name)}"]`);
  if (!packet) return null;
  const bytes = Uint8Array.from(atob(packet.textContent ?? ""), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(stream, { headers: { "Content-Type": type } });
}

let texts: Promise<Record<string, string>> | null = null;

carryInside(new URL("./", document.baseURI), async (path) => {
  const packet = unpacked(path);
  if (packet) return packet;
  texts ??= unpacked("*")?.json() ?? Promise.resolve({});
  const found = await texts;
  return Object.hasOwn(found, path) ? new Response(found[path]) : null;
});

void import("./main.js");
