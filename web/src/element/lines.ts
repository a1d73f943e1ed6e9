/** The lines that somebody pastes into a page to have a board there. Pure. */
import { WORDS, type Word } from "./words.js";

/** Words as they are written; those that say nothing new are left out. */
export type Said = Partial<Record<Word, string>>;

const given = (said: Said): [Word, string][] =>
  WORDS.flatMap((word): [Word, string][] => (said[word] ? [[word, said[word]]] : []));

const ESCAPES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => ESCAPES[char] ?? char);
const attribute = ([name, value]: readonly [string, string]): string => ` ${name}="${escaped(value)}"`;

/** @param site where the site lies; ends in a slash */
export function elementLines(site: string, said: Said): string {
  return [
    `<script type="module" src="${escaped(`${site}dama-board.js`)}"></script>`,
    `<dama-board${given(said).map(attribute).join("")}></dama-board>`,
  ].join("\n");
}

/** The address of a board alone on a page. */
export function frameAddress(site: string, said: Said): string {
  const query = new URLSearchParams(given(said)).toString();
  return `${site}embed.html${query ? `?${query}` : ""}`;
}

export interface FrameSize {
  width: number;
  height: number;
}

export function frameLines(site: string, said: Said, title: string, { width, height }: FrameSize): string {
  const attributes: [string, string][] = [
    ["src", frameAddress(site, said)],
    ["title", title],
    ["width", String(width)],
    ["height", String(height)],
    ["loading", "lazy"],
    ["allow", "clipboard-write; web-share"],
  ];
  return `<iframe${attributes.map(attribute).join("")}></iframe>`;
}
