/**
 * The facts a curator keeps in `web/data`, read into types. Whatever is not as it must be is named
 * with its file and field. It knows nothing of pages, and of sentences only whether they exist.
 */
import type { GameId, RulesId } from "../../engine/contract.js";
import { GAMES } from "../../i18n/words.js";

/** How far an article of the rules is told by the sources. */
export const MARKS = ["attested", "partly", "settled"] as const;
export type Mark = (typeof MARKS)[number];

/** What is asked of every game; the answers are messages, null where nothing is recorded. */
export const QUESTIONS = ["who", "people", "spaces", "spread", "material", "begins", "doubts"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Articles common to all games on which their sources differ. */
export const SHARED_ARTICLES = ["0-10", "0-11", "0-12", "0-13"] as const;

export interface CatalogueRecord {
  id: string;
  collection: string;
  /** A message. */
  type: string | null;
  /** Of 100, as the collection gives it. */
  confidence: number;
}
export interface Name {
  text: string;
  /** Language tag, null where no source says which language it is. */
  lang: string | null;
  /** In Latin letters, where the source gives both. */
  latin: string | null;
  /** A message. */
  means: string;
}
export interface Quote {
  text: string;
  lang: string;
  /** Messages: what it is about, and our translation. */
  on: string;
  means: string;
  /** The word as the record prints it, where that is a slip. */
  printed: string | null;
  /** Index into `sources`. */
  source: number;
}
export interface Source {
  /** A message. */
  role: string;
  authors: string[];
  issued: Interval | null;
  title: string;
  lang: string | null;
  in: string | null;
  volume: string | null;
  pages: string | null;
  /** The pages that tell of the game. */
  account: string | null;
  isbn: string | null;
}
export interface Marked {
  mark: Mark;
  /** A message; always there but where an article is simply attested. */
  why: string | null;
}
export interface Facts {
  game: GameId;
  record: CatalogueRecord | null;
  /** Degrees; `mark` is a message about where the mark stands. */
  place: { latitude: number; longitude: number; mark: string };
  dates: Interval | null;
  telling: Record<Question, string | null>;
  /** Names in a language of the place are known. */
  localNames: boolean;
  names: Name[];
  quotes: Quote[];
  sources: Source[];
  /** By article, in the order of the rules. */
  articles: Map<string, Marked & { about: string }>;
  variants: Map<RulesId, Marked>;
}

/** A date as precise as it is known, "1934", "1984-06" or "2024-04-16"; two with "/" from first to last. */
export type Interval = string;

/** The map of a game: its middle and width in degrees, and the land as a path in a box of its size. */
export interface PlaceMap {
  longitude: number;
  latitude: number;
  degrees: number;
  width: number;
  height: number;
  land: string;
}

export class FactsError extends Error {
  constructor(
    readonly file: string,
    /** E.g. "articles.LD-5.mark"; "" for the whole file. */
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${file}: ${field || "the file"}: expected ${expected}`);
    this.name = "FactsError";
  }
}

/** What a reader must be told about the rest of the page. */
export interface Known {
  message: (id: string) => boolean;
  /** The other rule sets of a game. */
  variants: (game: GameId) => readonly RulesId[];
}

/** One value, and where it stands. */
class Field {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly value: unknown,
  ) {}

  fail(expected: string): never {
    throw new FactsError(this.file, this.path, expected);
  }
  at(key: string | number, value: unknown): Field {
    return new Field(this.file, this.path ? `${this.path}.${key}` : String(key), value);
  }

  entries(): [string, Field][] {
    const { value } = this;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    return Object.entries(value).map(([key, inner]) => [key, this.at(key, inner)]);
  }
  /** The fields of an object with these keys, no fewer and no more. */
  keys<K extends string>(...keys: readonly K[]): Record<K, Field> {
    const found = this.entries();
    for (const [key, field] of found) {
      if (!(keys as readonly string[]).includes(key)) field.fail(`no such field, but ${keys.join(", ")}`);
    }
    for (const key of keys) if (!found.some(([name]) => name === key)) this.at(key, undefined).fail("a value");
    return Object.fromEntries(found) as Record<K, Field>;
  }
  list<T>(read: (field: Field) => T): T[] {
    if (!Array.isArray(this.value)) return this.fail("a list");
    return this.value.map((item, i) => read(this.at(i, item)));
  }
  orNull<T>(read: (field: Field) => T): T | null {
    return this.value === null ? null : read(this);
  }
  text(pattern = /\S/, expected = "a text"): string {
    const { value } = this;
    if (typeof value !== "string" || value !== value.trim() || !pattern.test(value)) return this.fail(expected);
    return value;
  }
  number(least: number, most: number): number {
    const { value } = this;
    if (typeof value !== "number" || !(value >= least && value <= most)) {
      return this.fail(`a number from ${least} to ${most}`);
    }
    return value;
  }
  yes(): boolean {
    return typeof this.value === "boolean" ? this.value : this.fail("true or false");
  }
  oneOf<T extends string>(all: readonly T[]): T {
    return all.find((one) => one === this.value) ?? this.fail(`one of ${all.join(", ")}`);
  }
  message({ message }: Known): string {
    const id = this.text();
    return message(id) ? id : this.fail("the name of a message");
  }
  lang(): string {
    return this.text(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "a language tag");
  }
  interval(): Interval {
    const text = this.text(/^\d{4}(-\d\d){0,2}(\/\d{4}(-\d\d){0,2})?$/, "a date, or two with / between");
    const [from = "", to = from] = text.split("/");
    for (const day of [from, to]) {
      const date = new Date(day);
      if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) this.fail("a day that exists");
    }
    return from.length === to.length && from <= to ? text : this.fail("the first date before the last, alike precise");
  }
}

/** One game's facts. @throws {FactsError} */
export function readFacts(file: string, data: unknown, known: Known): Facts {
  const top = new Field(file, "", data).keys(
    "game",
    "record",
    "place",
    "dates",
    "telling",
    "localNames",
    "names",
    "quotes",
    "sources",
    "articles",
    "variants",
  );
  const message = (field: Field) => field.message(known);
  const game = top.game.oneOf(GAMES);
  const sources = top.sources.list((field) => readSource(field, known));
  const telling = top.telling.keys(...QUESTIONS);
  const place = top.place.keys("latitude", "longitude", "mark");
  return {
    game,
    record: top.record.orNull((field) => {
      const { id, collection, type, confidence } = field.keys("id", "collection", "type", "confidence");
      return {
        id: id.text(),
        collection: collection.text(),
        type: type.orNull(message),
        confidence: confidence.number(0, 100),
      };
    }),
    place: {
      latitude: place.latitude.number(-90, 90),
      longitude: place.longitude.number(-180, 180),
      mark: message(place.mark),
    },
    dates: top.dates.orNull((field) => field.interval()),
    telling: Object.fromEntries(QUESTIONS.map((key) => [key, telling[key].orNull(message)])) as Facts["telling"],
    localNames: top.localNames.yes(),
    names: top.names.list((field) => {
      const { text, lang, latin, means } = field.keys("text", "lang", "latin", "means");
      return {
        text: text.text(),
        lang: lang.orNull((one) => one.lang()),
        latin: latin.orNull((one) => one.text()),
        means: message(means),
      };
    }),
    quotes: top.quotes.list((field) => {
      const { text, lang, on, means, printed, source } = field.keys("text", "lang", "on", "means", "printed", "source");
      const index = source.number(0, sources.length - 1);
      return {
        text: text.text(),
        lang: lang.lang(),
        on: message(on),
        means: message(means),
        printed: printed.orNull((one) => one.text()),
        source: Number.isInteger(index) ? index : source.fail("the place of a source in its list, from 0"),
      };
    }),
    sources,
    articles: new Map(top.articles.entries().map(([article, field]) => [article, readArticle(article, field, known)])),
    variants: new Map(
      top.variants.entries().map(([id, field]) => {
        const variant = known.variants(game).find((one) => one === id) ?? field.fail("another rule set of this game");
        return [variant, readMark(field.keys("mark", "why"), known)];
      }),
    ),
  };
}

function readArticle(article: string, field: Field, known: Known): Marked & { about: string } {
  if (!/^[A-Z0-9]{1,2}-[1-9]\d?$/.test(article)) field.fail("an article's number before it, e.g. LD-5");
  const { about, ...marked } = field.keys("about", "mark", "why");
  return { about: about.message(known), ...readMark(marked, known) };
}

/** What is not simply attested has its reason. */
function readMark({ mark, why }: Record<"mark" | "why", Field>, known: Known): Marked {
  const found = mark.oneOf(MARKS);
  const reason = why.orNull((field) => field.message(known));
  if (found !== "attested" && reason === null) why.fail("a reason");
  return { mark: found, why: reason };
}

function readSource(field: Field, known: Known): Source {
  const keys = ["role", "authors", "issued", "title", "lang", "in", "volume", "pages", "account", "isbn"] as const;
  const { role, authors, issued, title, lang, isbn, ...rest } = field.keys(...keys);
  const text = (one: Field) => one.text();
  return {
    role: role.message(known),
    authors: authors.list(text),
    issued: issued.orNull((one) => one.interval()),
    title: title.text(),
    lang: lang.orNull((one) => one.lang()),
    in: rest.in.orNull(text),
    volume: rest.volume.orNull(text),
    pages: rest.pages.orNull(text),
    account: rest.account.orNull(text),
    isbn: isbn.orNull((one) => one.text(/^97[89](-\d+){4}$/, "an ISBN with its hyphens")),
  };
}

/** The one position of the five laws, as each game writes it. @throws {FactsError} */
export function readLaws(file: string, data: unknown): Record<GameId, string> {
  const { positions } = new Field(file, "", data).keys("positions");
  const each = positions.keys(...GAMES);
  return Object.fromEntries(GAMES.map((game) => [game, each[game].text()])) as Record<GameId, string>;
}

/** The map of every game. @throws {FactsError} */
export function readMaps(file: string, data: unknown): Record<GameId, PlaceMap> {
  const each = new Field(file, "", data).keys(...GAMES);
  const read = (field: Field): PlaceMap => {
    const found = field.keys("longitude", "latitude", "degrees", "width", "height", "land");
    return {
      longitude: found.longitude.number(-180, 180),
      latitude: found.latitude.number(-80, 80),
      degrees: found.degrees.number(1, 360),
      width: found.width.number(1, 10_000),
      height: found.height.number(1, 10_000),
      land: found.land.text(/^M[-\d .lMz]+z$/, "a path of M, l and z"),
    };
  };
  return Object.fromEntries(GAMES.map((game) => [game, read(each[game])])) as Record<GameId, PlaceMap>;
}
