/** The rules of a game on one card, made from the engine's rule table; it adds no rule of its own. */
import { html, nothing, type TemplateResult } from "lit";
import type { ArticleRow, Direction, RulesInfo, Square } from "../engine/contract.js";
import { type Args, list, notation, t, tx } from "../i18n/text.js";
import { DIRECTION, DUTY_CARD, PROMOTION_CARD, REMOVAL_CARD } from "../i18n/words.js";
import { compass } from "./icons.js";
import type { Phrases } from "./phrases.js";

// Articles common to all games, which no game's table repeats.
const ENDS = "0-11";
const LONG_GAME = "0-12";
const ONE_KING_EACH = "0-13";

export function ruleCard(phrases: Phrases): TemplateResult {
  const { info, words } = phrases;
  const { table } = info;
  const along = alongLines(info) ? html`<p>${t("card-along")}</p>` : nothing;
  const named = (article: string | undefined) =>
    article ? html`<span class="article">${tx("by-article", { article: notation(article) })}</span>` : nothing;
  const article = (row: ArticleRow) => named(table.articles[row]);
  const ways = (title: string, row: ArticleRow, directions: readonly Direction[], far: boolean, how: string) => html`
    <div class="way">
      ${compass(directions, far)}
      <div>
        <h3>${tx(title, words)} ${article(row)}</h3>
        <p>${tx(how, words)}</p>
        <p class="quiet-words">${directionWords(directions)}</p>
      </div>
    </div>
  `;
  const rule = (title: string, row: ArticleRow, ...texts: (TemplateResult | typeof nothing)[]) => html`
    <div class="rule"><h3>${tx(title, words)} ${article(row)}</h3>${texts}</div>
  `;
  const p = (id: string, args: Args = words) => html`<p>${tx(id, { ...words, ...args })}</p>`;
  return html`
    <div class="rule-card game-${info.game}">
      <p>${t("card-men", { count: table.menEach })}</p>
      <div class="ways">
        ${ways("card-man-moves", "manMoves", table.manMoves, false, "card-one-step")}
        ${ways("card-man-captures", "manCaptures", table.manCaptures, false, "card-jump")}
        ${ways("card-king-moves", "kingMoves", table.kingMoves, true, "card-range")}
        ${ways("card-king-captures", "kingCaptures", table.kingCaptures, true, "card-king-jump")}
      </div>
      ${along}
      ${rule("card-duty", "duty", p(DUTY_CARD[`${table.duty}-${table.enforcement}`]), table.oblige ? p("card-oblige") : nothing)}
      ${rule("card-removal", "removal", p(REMOVAL_CARD[table.removal]))}
      ${table.halfTurn ? nothing : rule("card-half-turn", "halfTurn", p("card-half-turn-no"))}
      ${rule("card-promotion", "promotion", p(PROMOTION_CARD[table.promotion], { squares: promotionWords(phrases) }))}
      ${table.fixedOpening ? rule("card-opening", "fixedOpening", p("card-opening-fixed")) : nothing}
      <div class="rule"><h3>${t("card-win")} ${named(ENDS)}</h3>${p("card-win-text")}</div>
      <div class="rule">
        <h3>${t("card-draw")}</h3>
        <ul>
          <li>${tx("card-draw-king", words)} ${named(ONE_KING_EACH)}</li>
          <li>${tx("card-draw-long", { ...words, moves: table.quietLimit / 2 })} ${named(LONG_GAME)}</li>
          <li>${t("card-draw-repetition")} ${named(ENDS)}</li>
          <li>${t("card-draw-agreed")} ${named(ENDS)}</li>
        </ul>
      </div>
    </div>
  `;
}

/** Clockwise from the player's left, as the eye reads the star of arrows. */
const CLOCKWISE: readonly Direction[] = [
  "left",
  "forward-left",
  "forward",
  "forward-right",
  "right",
  "backward-right",
  "backward",
  "backward-left",
];

export function directionWords(directions: readonly Direction[]): string {
  if (directions.length === CLOCKWISE.length) return t("dir-all");
  return list(CLOCKWISE.filter((way) => directions.includes(way)).map((way) => t(DIRECTION[way])));
}

/** "the far row", or the few squares by name when only those promote. */
export function promotionWords(phrases: Phrases): string {
  const { info } = phrases;
  const { white, black } = info.table.promotionSquares;
  const top = info.height - 1;
  const onTop = info.squares.filter((square) => Math.floor(square / info.width) === top).length;
  if (white.length === onTop) return t("card-far-row");
  const or = (squares: readonly Square[]) => phrases.squares(squares, "disjunction");
  return phrases.far(or(white), or(black));
}

/** True when the lines drawn are fewer than the neighbours: then they, not the grid, say where to go. */
export function alongLines({ width, height, lines, squares }: RulesInfo): boolean {
  if (squares.length !== width * height || lines.length === 0) return false;
  const orthogonal = 2 * width * height - width - height;
  const all = orthogonal + 2 * (width - 1) * (height - 1);
  return lines.length > orthogonal && lines.length < all;
}
