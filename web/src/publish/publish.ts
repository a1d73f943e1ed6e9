/**
 * What is told of the games to those who do not open the app: words, lines to embed, pictures of the boards and
 * the app's own icons. `web/publish.mjs` runs it in a browser beside a finished site and writes down what it gives.
 */
import { thumbnail } from "../board/index.js";
import type { GameId, Piece, RulesInfo } from "../engine/contract.js";
import { loadEngine } from "../engine/whole.js";
import { frameLines } from "../element/lines.js";
import { loadTexts, plain, t } from "../i18n/text.js";
import { LANGUAGES } from "../i18n/languages.js";
import { DUTY_CARD, GAME_NAME, GAME_WORDS, GAMES, PROMOTION_CARD } from "../i18n/words.js";
import { Phrases } from "../app/phrases.js";
import { promotionWords } from "../app/rule-card.js";
import { lookFor, settingsShape } from "../app/settings.js";
import style from "./publish.css";

/** One game, in English words that stand by themselves. */
export interface Card {
  game: GameId;
  title: string;
  place: string;
  when: string;
  told: string;
  rules: string[];
  /** The label of a link that opens it, and of one that tells where it comes from. */
  play: string;
  evidence: string;
  /** One line of markup that puts its board on a page. */
  frame: string;
}

/** Pixels of the frame that is offered to others. */
export const FRAME = { width: 480, height: 680 };

const base = new URL("./", document.baseURI);
const loading = Promise.all([
  loadEngine(new URL("dama_wasm_bg.wasm", base)),
  loadTexts(LANGUAGES[0], base, ["rules"]),
]).then(([{ engine }]) => engine);

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [sheet];

/** @param site where the site will lie; ends in a slash */
async function cards(site: string): Promise<{ name: string; line: string; cards: Card[] }> {
  const engine = await loading;
  const known = engine.rules();
  return {
    name: t("app-name"),
    line: t("about-text"),
    cards: GAMES.map((game) => card(site, infoOf(known, game))),
  };
}

function card(site: string, info: RulesInfo): Card {
  const { game, table } = info;
  const phrases = new Phrases(info, false);
  const words = GAME_WORDS[game];
  const said = (id: string, args = {}) => t(id, { ...phrases.words, ...args });
  const title = t(GAME_NAME[game]);
  return {
    game,
    title,
    place: t(words.place),
    when: t(words.when),
    told: t(words.told),
    rules: [
      said("card-men", { count: table.menEach }),
      said(DUTY_CARD[`${table.duty}-${table.enforcement}`]),
      plain(said(PROMOTION_CARD[table.promotion], { squares: promotionWords(phrases) })),
      said("card-win-text"),
    ],
    play: said("home-play", { game: title }),
    evidence: t("nav-evidence-of", { game: title }),
    frame: frameLines(site, { game, mode: "play" }, title, FRAME),
  };
}

const infoOf = (known: readonly RulesInfo[], game: GameId): RulesInfo => {
  const found = known.find((info) => info.game === game);
  if (!found) throw new Error(`no rules of ${game}`);
  return found;
};

const look = (game: GameId) => lookFor(settingsShape.empty(), game, "light", { bottom: "white", faceToFace: false });

function board(known: readonly RulesInfo[], engine: Awaited<typeof loading>, game: GameId, size: number): HTMLElement {
  const info = infoOf(known, game);
  const handle = engine.newGame(info.id, false);
  const { pieces } = handle.state();
  handle.free();
  return thumbnail(info, pieces, look(game), size);
}

const element = (name: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
};

/** Shows the picture of a game, or of all when none is named. */
async function showPicture(game: GameId | null): Promise<void> {
  const engine = await loading;
  const known = engine.rules();
  const name = t("app-name");
  const view = game
    ? element(
        "div",
        `picture one game-${game}`,
        board(known, engine, game, 550),
        element(
          "div",
          "words",
          element("h1", "", t(GAME_NAME[game])),
          element("p", "", t(GAME_WORDS[game].place)),
          element("p", "name", name),
        ),
      )
    : element(
        "div",
        "picture all",
        element("div", "words", element("h1", "", name), element("p", "", t("app-line"))),
        element("div", "row", ...GAMES.map((game) => board(known, engine, game, 206))),
      );
  document.body.replaceChildren(view);
}

/**
 * An icon as an address of data: some squares of a board, cut out.
 *
 * @param whole the corners are filled, since the system cuts them off itself
 */
async function icon(size: number, whole: boolean, type: "image/png" | "image/webp"): Promise<string> {
  const engine = await loading;
  const info = infoOf(engine.rules(), "turkish");
  const piece = (square: string, side: Piece["side"], kind: Piece["kind"], id: number): Piece => ({
    square: info.names.indexOf(square),
    side,
    kind,
    id,
  });
  const pieces = [piece("d5", "black", "man", 1), piece("e4", "white", "king", 2)];
  // Two squares each way, with room around them where a round hole may be cut.
  const width = (size * info.width) / (whole ? 2.6 : 2);
  const board = thumbnail(info, pieces, look("turkish"), width);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.roundRect(0, 0, size, size, whole ? 0 : size / 5);
  context.clip();
  context.drawImage(board, (size - width) / 2, (size - width) / 2, width, width);
  return canvas.toDataURL(type, 0.9);
}

Object.assign(globalThis, { damaPublish: { cards, showPicture, icon } });
