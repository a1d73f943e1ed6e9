/** The five games in one table, cell by cell from the engine's rule tables; and the page of all five. */
import { html, nothing, type TemplateResult } from "lit";
import type { ArticleRow, Direction, RulesInfo } from "../../engine/contract.js";
import { marked, notation, t, tx } from "../../i18n/text.js";
import { GAME_NAME, GAME_WORDS, GAMES } from "../../i18n/words.js";
import type { App } from "../app.js";
import { compass } from "../icons.js";
import { Phrases } from "../phrases.js";
import { hashOf } from "../route.js";
import { directionWords, promotionWords } from "../rule-card.js";
import { byNumbers, lookFor } from "../settings.js";
import "../thumb.js";

/** What a row says of a game; `row` names the article that settles it. */
interface Row {
  title: string;
  row: ArticleRow | null;
  cell: (info: RulesInfo, phrases: Phrases) => TemplateResult | string;
}

type Table = RulesInfo["table"];
const DUTY: Record<Table["duty"], string> = { any: "learn-is-any", maximum: "learn-is-most" };
const LEFT: Record<Table["enforcement"], string> = { enforced: "learn-is-forced", owed: "learn-is-owed" };
const LEAVE: Record<Table["removal"], string> = { "at-once": "learn-is-at-once", "after-move": "learn-is-after" };
const WHEN: Record<Table["promotion"], string> = { "at-end": "learn-is-at-end", "in-passing": "learn-is-in-passing" };

const ways = (directions: readonly Direction[], far: boolean): TemplateResult =>
  html`${compass(directions, far)}<span>${directionWords(directions)}</span>`;

export const ROWS: readonly Row[] = [
  {
    title: "learn-row-board",
    row: "board",
    cell: ({ width, height, squares }) => t("learn-is-board", { width, height, count: squares.length }),
  },
  { title: "learn-row-men", row: "setup", cell: ({ table }) => String(table.menEach) },
  { title: "learn-row-man", row: null, cell: ({ game }) => t(GAME_WORDS[game].man) },
  { title: "learn-row-king", row: null, cell: ({ game }) => t(GAME_WORDS[game].king) },
  { title: "learn-row-man-moves", row: "manMoves", cell: ({ table }) => ways(table.manMoves, false) },
  { title: "learn-row-man-captures", row: "manCaptures", cell: ({ table }) => ways(table.manCaptures, false) },
  { title: "learn-row-king-moves", row: "kingMoves", cell: ({ table }) => ways(table.kingMoves, true) },
  { title: "learn-row-king-captures", row: "kingCaptures", cell: ({ table }) => ways(table.kingCaptures, true) },
  { title: "learn-row-duty", row: "duty", cell: ({ table }) => t(DUTY[table.duty]) },
  { title: "learn-row-enforced", row: "duty", cell: ({ table }) => t(LEFT[table.enforcement]) },
  { title: "learn-row-removal", row: "removal", cell: ({ table }) => t(LEAVE[table.removal]) },
  {
    title: "learn-row-turn",
    row: "halfTurn",
    cell: ({ table }) => t(table.halfTurn ? "learn-is-allowed" : "learn-is-forbidden"),
  },
  {
    title: "learn-row-promotion",
    row: "promotion",
    cell: (_, phrases) => html`<span>${marked(promotionWords(phrases))}</span>`,
  },
  { title: "learn-row-passing", row: "promotion", cell: ({ table }) => t(WHEN[table.promotion]) },
  {
    title: "learn-row-opening",
    row: "fixedOpening",
    cell: ({ table }) => t(table.fixedOpening ? "learn-is-fixed" : "learn-is-free"),
  },
  {
    title: "learn-row-draw",
    row: null,
    cell: ({ table }) => t("learn-is-draw", { moves: table.quietLimit / 2 }),
  },
];

/** The usual rule set of each game. */
const usual = (app: App): RulesInfo[] => GAMES.flatMap((game) => app.rulesOf(game).slice(0, 1));

export function compareView(app: App): TemplateResult {
  const games = usual(app);
  const all = games.map((info) => new Phrases(info, byNumbers(app.settings, info.game)));
  return html`
    <main class="learn compare">
      <p class="quiet-words">${t("learn-compare-line")}</p>
      <div class="compare-scroll" role="region" tabindex="0" aria-label=${t("nav-compare")}>
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="unseen">${t("learn-row-rule")}</span></th>
              ${games.map(
                ({ game }) =>
                  html`<th scope="col" class="game-${game}"><a href=${hashOf({ page: "learn", what: game, part: "" })}>${t(GAME_NAME[game])}</a></th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${ROWS.map(
              ({ title, row, cell }) => html`
                <tr>
                  <th scope="row">${t(title)}</th>
                  ${games.map((info, i) => {
                    const article = row === null ? "" : info.table.articles[row];
                    const phrases = all[i];
                    return html`<td class="game-${info.game}"><div class="compare-cell">${phrases ? cell(info, phrases) : nothing}
                      ${article ? html`<span class="article">${tx("by-article", { article: notation(article) })}</span>` : nothing}</div></td>`;
                  })}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </main>
  `;
}

/** The page of all five; `unknown` is an address that nobody knows. */
export function allView(app: App, unknown: string): TemplateResult {
  return html`
    <main class="learn">
      ${unknown ? html`<p role="alert">${tx("learn-unknown", { text: notation(unknown) })}</p>` : html`<p class="learn-line">${t("learn-line")}</p>`}
      <ul class="learn-games">${usual(app).map((info) => cardView(app, info))}</ul>
      <p class="learn-on">
        <a href=${hashOf({ page: "learn", what: "compare", part: "" })}>${t("nav-compare")}</a>
        <a href=${hashOf({ page: "laws" })}>${t("nav-laws")}</a>
        <a href=${hashOf({ page: "print", what: "puzzle", part: "" })}>${t("learn-print-puzzle")}</a>
      </p>
    </main>
  `;
}

function cardView(app: App, info: RulesInfo): TemplateResult {
  const { game } = info;
  const handle = app.loaded.engine.newGame(info.id, true);
  const { pieces } = handle.state();
  handle.free();
  const look = lookFor(app.settings, game, app.theme, { bottom: "white", faceToFace: false });
  const picture = { info, pieces, look, key: JSON.stringify([info.id, look]), draw: app.parts.thumbnail };
  const name = t(GAME_NAME[game]);
  const to = (part: string) => hashOf({ page: "learn", what: game, part });
  return html`
    <li class="learn-card game-${game}">
      <a href=${to("")} tabindex="-1" aria-hidden="true"><dama-thumb .picture=${picture}></dama-thumb></a>
      <div>
        <h2 id="learn-${game}">${name}</h2>
        <p class="quiet-words">${t(GAME_WORDS[game].place)}</p>
        <p class="learn-ways">
          <a class="button main" id="to-${game}" href=${to("")} aria-labelledby="to-${game} learn-${game}">${t("nav-learn")}</a>
          <a class="button quiet" id="first-${game}" href=${to("first")} aria-labelledby="first-${game} learn-${game}">${t("learn-to-first")}</a>
        </p>
      </div>
    </li>
  `;
}
