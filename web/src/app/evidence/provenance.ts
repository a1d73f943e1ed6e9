/**
 * The provenance of one game, as a label in a museum tells it: what the record says, in whose words,
 * from which source, and which rules are told there and which are our reading.
 */
import { html, nothing, type TemplateResult } from "lit";
import { dateText, languageName } from "../../i18n/dates.js";
import { bdi, format, languageCode, list, notation, t, tx } from "../../i18n/text.js";
import { GAME_NAME, GAME_WORDS, GAMES, RULES_SHORT } from "../../i18n/words.js";
import type { GameId } from "../../engine/contract.js";
import type { App } from "../app.js";
import { Phrases } from "../phrases.js";
import { hashOf } from "../route.js";
import { type Facts, type Interval, MARKS, type Mark, type Marked, type PlaceMap, QUESTIONS } from "./facts.js";
import type { Name, Question, Quote, Source } from "./facts.js";
import { mapFigure } from "./place-map.js";

const QUESTION: Record<Question, string> = {
  who: "ev-who",
  people: "ev-people",
  spaces: "ev-spaces",
  spread: "ev-spread",
  material: "ev-material",
  begins: "ev-begins",
  doubts: "ev-doubts",
};
const MARK: Record<Mark, string> = { attested: "mark-attested", partly: "mark-partly", settled: "mark-settled" };

export function provenanceView(app: App, facts: Facts, map: PlaceMap): TemplateResult {
  const { game } = facts;
  const place = t(GAME_WORDS[game].place);
  return html`
    <main class="evidence-page provenance game-${game}">
      ${othersView(game)}
      <div class="labels">
        <section class="label">
          ${mapFigure(map, facts, place)}
          <h2>${t("ev-record")}</h2>
          ${recordView(facts, place)}
        </section>
        ${namesView(facts)}
        ${quotesView(app, facts)}
        ${sourcesView(facts.sources)}
        ${articlesView(app, facts)}
      </div>
      <p class="onward">
        <a class="button main" href=${hashOf({ page: "play", text: game })}>${t("home-play", { game: t(GAME_NAME[game]) })}</a>
        <a class="button" href=${hashOf({ page: "learn", what: game, part: "" })}>${t("nav-learn-of", { game: t(GAME_NAME[game]) })}</a>
        <a class="button" href=${hashOf({ page: "laws" })}>${t("nav-laws")}</a>
      </p>
    </main>
  `;
}

const othersView = (shown: GameId): TemplateResult => html`
  <nav class="others" aria-label=${t("nav-evidence")}>
    <ul>
      ${GAMES.map(
        (game) => html`
          <li><a
            href=${hashOf({ page: "evidence", game })}
            aria-current=${game === shown ? "page" : nothing}
          >${t(GAME_NAME[game])}</a></li>
        `,
      )}
    </ul>
  </nav>
`;

const none = (): TemplateResult => html`<span class="none">${t("ev-none")}</span>`;
const row = (title: string, value: TemplateResult | string): TemplateResult => html`
  <div class="fact"><dt>${t(title)}</dt><dd>${value}</dd></div>
`;

function recordView({ game, record, dates, telling }: Facts, place: string): TemplateResult {
  const told = (key: Question) => {
    const id = telling[key];
    return row(QUESTION[key], id === null ? none() : t(id));
  };
  return html`
    <dl>
      ${row("ev-place", place)}
      ${row("ev-dates", dates === null ? t(GAME_WORDS[game].when) : days(dates))}
      ${QUESTIONS.map(told)}
      ${row("ev-id", record === null ? none() : recordLine(record))}
    </dl>
  `;
}

function recordLine({ id, collection, type, confidence }: NonNullable<Facts["record"]>): TemplateResult {
  const args = { id: notation(id), collection, type: type === null ? "" : t(type) };
  return html`
    ${tx("sentence", { text: format(type === null ? "ev-id-line" : "ev-id-type", args) })}
    <span class="aside">${t("sentence", { text: t("ev-confidence", { confidence }) })}</span>
  `;
}

/** "1 January 1911 – 31 December 1994", as precisely as it is given. */
function days(interval: Interval): string {
  const [from = "", to = from] = interval.split("/");
  const parts = from.split("-").length;
  const month = parts > 1 ? ({ month: "long" } as const) : {};
  const day = parts > 2 ? ({ day: "numeric" } as const) : {};
  return dateText({ year: "numeric", ...month, ...day, timeZone: "UTC" }, new Date(from), new Date(to));
}

/** Words of a language that may not be the page's. */
const said = (text: string, lang: string | null): TemplateResult => html`<bdi lang=${lang ?? nothing}>${text}</bdi>`;

function namesView({ names, localNames }: Facts): TemplateResult {
  return html`
    <section class="label">
      <h2>${t("ev-names")}</h2>
      ${localNames ? nothing : html`<p class="aside">${t("ev-names-other")}</p>`}
      <dl>
        ${names.map(
          ({ text, lang, latin, means }: Name) => html`
            <div class="fact">
              <dt class="name">${said(text, lang)}${latin ? html` <span class="latin">${bdi(latin)}</span>` : nothing}</dt>
              <dd>${t(means)}${lang ? html` <span class="aside">${languageName(lang)}</span>` : nothing}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}

function quotesView(app: App, { game, quotes, sources }: Facts): TemplateResult {
  const words = wordsOf(app, game);
  const quote = ({ text, lang, on, means, printed, source }: Quote) => html`
    <figure class="quote">
      <blockquote lang=${lang} dir="auto">${text}</blockquote>
      <figcaption>
        ${lang === languageCode() ? nothing : html`<p class="translation">${t(means)}</p>`}
        <p class="aside">${t("sentence", { text: t(on, words) })} <bdi>${brief(sources[source])}</bdi>
          ${printed === null ? nothing : tx("ev-quote-printed", { printed: notation(printed) })}</p>
      </figcaption>
    </figure>
  `;
  return html`
    <section class="label">
      <h2>${t("ev-quotes")}</h2>
      ${quotes.length === 0 ? html`<p>${none()}</p>` : quotes.map(quote)}
    </section>
  `;
}

/** "Schmidt, W. 1934." */
const brief = (source: Source | undefined): string =>
  source ? `${list(source.authors)}${source.issued ? ` ${days(source.issued)}` : ""}.` : "";

function sourcesView(sources: readonly Source[]): TemplateResult {
  return html`
    <section class="label">
      <h2>${t("ev-sources")}</h2>
      <ul class="sources">
        ${sources.map(
          (source) => html`<li>${citation(source)}
            <span class="aside">${t("sentence", { text: t(source.role) })}${source.issued === null ? ` ${t("ev-issued-none")}` : nothing}</span></li>`,
        )}
      </ul>
    </section>
  `;
}

function citation({ authors, issued, title, lang, volume, pages, account, isbn, ...source }: Source): TemplateResult {
  const article = source.in !== null;
  const titled = article ? html`“${said(title, lang)}”` : html`<cite>${said(title, lang)}</cite>`;
  const within =
    pages === null ? null : volume === null ? t("ev-pages", { pages }) : t("ev-volume-pages", { volume, pages });
  const place = [
    source.in === null ? null : html`<cite>${said(source.in, lang)}</cite>`,
    within,
    account === null ? null : t("ev-account", { pages: account }),
    isbn === null ? null : t("ev-isbn", { isbn }),
  ].filter((part) => part !== null);
  // A citation reads from left to right in every language, and what is said in one that does not, within it.
  return html`<bdi dir="ltr">
    ${authors.length > 0 ? html`<bdi>${stopped(list(authors))}</bdi> ` : nothing}${issued === null ? nothing : html`<bdi>${stopped(days(issued))}</bdi> `}
    ${titled}${place.map((part, i) => html`${i === 0 ? ". " : ", "}<bdi>${part}</bdi>`)}.</bdi>
  `;
}

/** With one full stop at its end. */
const stopped = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

const wordsOf = (app: App, game: GameId) => {
  const [info] = app.rulesOf(game);
  return info ? new Phrases(info, false).words : {};
};

function articlesView(app: App, { game, articles, variants }: Facts): TemplateResult {
  const words = wordsOf(app, game);
  const all = [...articles];
  const count = (wanted: Mark) => all.filter(([, { mark }]) => mark === wanted).length;
  const marked = ({ mark, why }: Marked, title: TemplateResult | string) => html`
    <li class="article-row is-${mark}">
      <h3>${title} <span class="standing">${t(MARK[mark])}</span></h3>
      ${why === null ? nothing : html`<p>${t(why, words)}</p>`}
    </li>
  `;
  return html`
    <section class="label articles-label">
      <h2>${t("ev-articles")}</h2>
      <p class="aside">${t("ev-count", Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])))}</p>
      <ul class="articles">
        ${all.map(([article, one]) =>
          marked(
            one,
            html`${t(one.about, words)} <span class="article">${tx("by-article", { article: notation(article) })}</span>`,
          ),
        )}
      </ul>
      <p class="aside">${t("ev-articles-line")}</p>
      ${
        variants.size === 0
          ? nothing
          : html`
            <h2>${t("ev-variants")}</h2>
            <ul class="articles">${[...variants].map(([id, one]) => marked(one, variantName(id)))}</ul>
          `
      }
    </section>
  `;
}

const variantName = (id: keyof typeof RULES_SHORT): string => {
  const short = RULES_SHORT[id];
  return short === null ? id : t(short);
};
