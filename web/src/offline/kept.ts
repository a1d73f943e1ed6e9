/** What the build, the page and the service worker call things between them. */

/** The files of one version by their paths beside `sw.js`, each with its digest. Written by `web/offline.mjs`. */
export interface Kept {
  version: string;
  /** Without these nothing works. */
  first: Readonly<Record<string, string>>;
  /** These may come when they are asked for, where the visitor saves data. */
  rest: Readonly<Record<string, string>>;
}

/** A page says which version it is, and is from then on given that version's files. */
export interface PageSays {
  dama: "page";
  version: string;
}
/** The service worker's answer: the version that the next page will be. */
export interface KeeperSays {
  dama: "version";
  version: string;
}

/** Names of caches begin so; several copies of the site may lie on one origin. */
export const cachePrefix = (base: URL): string => `dama-atlas ${base.pathname} `;
