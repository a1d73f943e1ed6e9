/** The page "Same capture, five laws": five boards side by side, and what each law makes of them. */
import { html, nothing, type TemplateResult } from "lit";
import type { GameId, LegalMove } from "../../engine/contract.js";
import { notation, t, tx } from "../../i18n/text.js";
import { GAME_NAME, GAMES } from "../../i18n/words.js";
import type { App } from "../app.js";
import { hashOf } from "../route.js";
import { byNumbers, lookFor } from "../settings.js";
import type { Body } from "./door.js";
import { FactsError } from "./facts.js";
import { Law } from "./law.js";

/** What each law does to the capture. */
const LAW: Record<GameId, string> = {
  "la-dama": "laws-la-dama",
  filippina: "laws-filippina",
  tama: "laws-tama",
  dhamet: "laws-dhamet",
  turkish: "laws-turkish",
};

/** More captures than this are folded away. */
const SHOWN = 4;

/** @throws {FactsError} when a position of the file is none */
export function lawsPage(app: App, file: string, positions: Record<GameId, string>): Body {
  const laws = GAMES.map((game) => {
    const [info] = app.rulesOf(game);
    if (!info) throw new Error(`no rules of ${game}`);
    const host = {
      createBoard: app.parts.createBoard,
      game: (text: string) => app.loaded.engine.fromText(text),
      look: () => lookFor(app.settings, game, app.theme, { bottom: "white", faceToFace: false }),
      numbers: () => byNumbers(app.settings, game),
      say: (text: string) => app.say(text),
      update: () => app.update(),
    };
    try {
      return new Law(host, info, positions[game]);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new FactsError(file, `positions.${game}`, `a position of this game (${said})`);
    }
  });
  return () => {
    for (const law of laws) law.relook();
    return lawsView(laws, (text) => app.say(text));
  };
}

function lawsView(laws: readonly Law[], say: (text: string) => void): TemplateResult {
  const over = laws.every(({ played }) => played);
  const all = (act: (law: Law) => void) => () => laws.forEach(act);
  const reset = all((law) => law.reset());
  const playAll = () => {
    for (const law of laws) law.playMost();
    say(laws.map((law) => law.told).join(" "));
  };
  return html`
    <main class="evidence-page laws">
      <div class="lead">
        <p>${t("laws-line")} ${t("laws-turned")}</p>
        ${over ? button(t("laws-reset-all"), reset, "main") : button(t("laws-play-all"), playAll, "main")}
      </div>
      <div class="law-boards">${laws.map(lawView)}</div>
    </main>
  `;
}

const button = (label: TemplateResult | string, onClick: () => void, kind = ""): TemplateResult =>
  html`<button type="button" class="button ${kind}" @click=${onClick}>${label}</button>`;

function lawView(law: Law): TemplateResult {
  const { info, phrases, broken } = law;
  const name = t(GAME_NAME[info.game]);
  const { duty, removal } = info.table.articles;
  return html`
    <section class="law game-${info.game}" aria-label=${name}>
      <h2>${name}</h2>
      <dama-law .law=${law}></dama-law>
      ${law.played || law.refusal ? statusView(law) : nothing}
      <p>${t(LAW[info.game], phrases.words)}
        <span class="article">${tx("laws-articles", { duty: notation(duty), removal: notation(removal) })}</span></p>
      ${capturesView(law)}
      <p class="onward">
        ${law.played ? button(t("laws-reset"), () => law.reset()) : button(t("laws-play"), () => law.playMost())}
        ${broken ? button(t("laws-break"), () => law.play(broken.id)) : nothing}
      </p>
      <p class="law-source"><a
        href=${hashOf({ page: "evidence", game: info.game })}
        aria-label=${t("nav-evidence-of", { game: name })}
      >${t("nav-evidence")}</a></p>
    </section>
  `;
}

function statusView(law: Law): TemplateResult {
  const { refusal, huffable, phrases } = law;
  if (refusal) return html`<p class="law-status">${tx(refusal.id, refusal.args)}</p>`;
  const told = law.done.map((action) => t("sentence", { text: phrases.said(action) })).join(" ");
  if (huffable.length === 0) return html`<p class="law-status">${told}</p>`;
  return html`
    <p class="law-status">${told} ${tx("laws-risk", { squares: phrases.squares(huffable, "disjunction") })}</p>
    <p class="onward">
      ${huffable.map((square) => button(tx("huff-one", { square: phrases.square(square) }), () => law.huff(square)))}
    </p>
  `;
}

function capturesView(law: Law): TemplateResult {
  const { captures } = law;
  const [least = 0, most = 0] = [captures[0]?.captured.length, captures.at(-1)?.captured.length];
  const args = { count: captures.length, least, most };
  const list = html`<ul class="captures">${captures.map((move) => captureView(law, move))}</ul>`;
  return html`
    <p>${t("laws-count", args)} <strong>${t(least === most ? "laws-takes-one" : "laws-takes-range", args)}</strong></p>
    ${captures.length > SHOWN ? html`<details><summary>${t("laws-list", args)}</summary>${list}</details>` : list}
  `;
}

const captureView = (law: Law, move: LegalMove): TemplateResult => html`
  <li><button type="button" class="capture" @click=${() => law.play(move.id)}>
    ${tx("laws-capture", { move: law.phrases.move(move), count: move.captured.length })}
  </button></li>
`;
