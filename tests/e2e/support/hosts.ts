/**
 * Other people's servers: the pages of `tests/embed`, and the site below `atlas/` of the same origin or of
 * another one, with headers and types as wished. `%ATLAS%` in a page is where it finds the site, `%FRAME%`
 * what its frame may do.
 */
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { setting } from "./site.js";

export interface Wishes {
  /** Whether the site's files may be read from other origins. */
  cors?: boolean;
  /** The content type of wasm. */
  wasm?: string;
  /** The policy of the pages, and of everything else from there. */
  policy?: string;
  /** Where the pages find the site, ending in a slash; by itself on the same server. */
  atlas?: string;
  /** An attribute of the frame: by itself what the documents give. */
  frame?: string;
}

const FRAME = 'allow="clipboard-write; web-share"';

export interface Other {
  /** Ends in a slash. */
  url: string;
  /** The site on this server; ends in a slash. */
  atlas: string;
  stop(): Promise<void>;
}

export const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".ftl": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

const UNDER = "/deep/atlas/";

export async function other(wishes: Wishes = {}): Promise<Other> {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://any").pathname));
    const ofSite = path.startsWith(UNDER);
    const file = ofSite
      ? join(setting("DAMA_SITE"), path.slice(UNDER.length))
      : join(process.cwd(), "tests/embed", path);
    const ending = extname(file);
    const headers: Record<string, string> = { "Content-Type": TYPES[ending] ?? "application/octet-stream" };
    if (ending === ".wasm" && wishes.wasm) headers["Content-Type"] = wishes.wasm;
    if (ofSite && wishes.cors) headers["Access-Control-Allow-Origin"] = "*";
    if (wishes.policy) headers["Content-Security-Policy"] = wishes.policy;
    readFile(file).then(
      (content) => {
        answer.writeHead(200, headers);
        const page = !ofSite && ending === ".html";
        const filled = () =>
          content
            .toString("utf8")
            .replaceAll("%ATLAS%", wishes.atlas ?? `.${UNDER}`)
            .replaceAll("%FRAME%", wishes.frame ?? FRAME);
        answer.end(page ? filled() : content);
      },
      () => {
        answer.writeHead(404, { "Content-Type": "text/plain" });
        answer.end("nothing here");
      },
    );
  });
  const url = await listening(server);
  return {
    url,
    atlas: `${url.slice(0, -1)}${UNDER}`,
    stop: () => shut(server),
  };
}

/** Ends a server, and whatever still hangs on it. */
export function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/** Lets a server listen on a free port. @returns its address, ending in a slash */
export function listening(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address) resolve(`http://127.0.0.1:${address.port}/`);
      else reject(new Error("no port"));
    });
  });
}
