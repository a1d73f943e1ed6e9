/** Line drawings for buttons, and the two hands of the lot. All are decoration beside words or labels. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Direction, Side } from "../engine/contract.js";

const PATHS = {
  undo: svg`<path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />`,
  redo: svg`<path d="m15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2" />`,
  moves: svg`<path d="M5 6h2M5 12h2M5 18h2M11 6h8M11 12h8M11 18h8" />`,
  rules: svg`<path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13" />`,
  more: svg`<path d="M5 12h.01M12 12h.01M19 12h.01" class="dots" />`,
  flip: svg`<path d="M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4" />`,
  hint: svg`<path d="M9.5 18h5M10.5 21h3M9 15a6 6 0 1 1 6 0c-.4.8-.5 1.4-.5 3h-5c0-1.6-.1-2.2-.5-3Z" />`,
  computer: svg`<path d="M4.5 5h15v10.5h-15zM12 15.5V19M8.5 19h7" />`,
  people: svg`<circle cx="8.5" cy="9" r="2.8" /><circle cx="16" cy="10" r="2.3" /><path d="M3 19c.3-3.4 2.4-5 5.5-5s5.2 1.6 5.5 5M15.5 14.7c3 0 5 1.3 5.5 4.3" />`,
  again: svg`<path d="M18.5 8A8 8 0 1 0 20 12M19.5 3.5V8H15" />`,
  pause: svg`<path d="M9 6v12M15 6v12" />`,
  resume: svg`<path d="m8 5.5 10 6.5-10 6.5z" />`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7.5" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  home: svg`<path d="m14 6-6 6 6 6" />`,
  settings: svg`<path d="M4 7h9m4 0h3M4 17h3m4 0h9" /><circle cx="15" cy="7" r="2.2" /><circle cx="9" cy="17" r="2.2" />`,
  first: svg`<path d="M6 6v12M18 6l-8 6 8 6" />`,
  back: svg`<path d="m15 6-7 6 7 6" />`,
  forward: svg`<path d="m9 6 7 6-7 6" />`,
  last: svg`<path d="M18 6v12M6 6l8 6-8 6" />`,
  globe: svg`<circle cx="12" cy="12" r="8.5" /><path d="M3.5 12h17M12 3.5c5.5 5.4 5.5 11.6 0 17-5.5-5.4-5.5-11.6 0-17Z" />`,
} satisfies Record<string, SVGTemplateResult>;
export type IconName = keyof typeof PATHS;

/** Drawings that point where reading goes to, or where it comes from. */
const TURNS: ReadonlySet<IconName> = new Set(["home", "first", "back", "forward", "last", "undo", "redo"]);

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon ${TURNS.has(name) ? "turns" : ""}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${PATHS[name]}</svg>`;

/** A fist seen from above. */
export const closedHand = (): TemplateResult => html`
  <svg class="hand-drawing" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path class="skin" d="M30 96V78C21 72 16 62 17 50c0-7 3-11 8-12 0-7 4-11 10-11 3 0 6 1 8 4 2-3 5-5 9-5s7 2 9 5c2-2 5-3 8-3 7 0 11 5 11 12v22c0 9-4 14-10 18v16Z" />
    <path class="fold" d="M43 31v17M61 31v17M25 38v12M17 52c8-6 20-5 27-2 6 3 7 10 1 12-6 2-13 0-18 4M79 44c-4 4-10 6-18 5" />
  </svg>
`;

/** The same hand opened, with what lay in it. */
export const openHand = (side: Side): TemplateResult => html`
  <svg class="hand-drawing" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path class="skin" d="M32 96V82c-8-6-12-14-16-24-2-6-6-12-10-16-3-4 2-9 7-6 6 3 10 8 14 13l1-31c0-7 9-7 10 0l2 22 3-29c1-7 10-6 10 0l1 29 5-26c1-6 10-5 9 2l-3 28 6-16c2-6 10-4 8 3l-8 34c-2 9-4 13-9 17v14Z" />
    <path class="fold" d="M31 62c8 8 26 9 38 1" />
    <ellipse class="lot-piece ${side}" cx="50" cy="66" rx="13" ry="10.5" />
  </svg>
`;

const STEPS: Record<Direction, readonly [number, number]> = {
  forward: [0, -1],
  "forward-right": [1, -1],
  right: [1, 0],
  "backward-right": [1, 1],
  backward: [0, 1],
  "backward-left": [-1, 1],
  left: [-1, 0],
  "forward-left": [-1, -1],
};

/** A star of arrows: where a piece goes, its player sitting below. `far` draws long arrows. */
export function compass(directions: readonly Direction[], far: boolean): TemplateResult {
  const arrows = directions.map((direction) => {
    const [x, y] = STEPS[direction];
    const length = Math.hypot(x, y);
    const [ux, uy] = [x / length, y / length];
    const tip = far ? 27 : 20;
    const at = (along: number, across: number) =>
      `${(32 + ux * along - uy * across).toFixed(1)} ${(32 + uy * along + ux * across).toFixed(1)}`;
    return svg`<path d="M${at(10, 0)}L${at(tip, 0)}M${at(tip - 5, 4)}L${at(tip, 0)}L${at(tip - 5, -4)}" />`;
  });
  return html`
    <svg class="compass" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      ${arrows}<circle cx="32" cy="32" r="5.5" />
    </svg>
  `;
}
