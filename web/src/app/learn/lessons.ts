/**
 * A game's lessons as they are kept in `web/data/learn`, read into types: steps, mistakes, tips, answers
 * and the guided first game. Whatever is not as it must be is named with its file and field. Whether an
 * example is legal, and shows what its sentence says, the engine alone knows: a test asks it.
 */
import type { GameId, RulesId, WhyNotCode } from "../../engine/contract.js";
import { GAMES, WHY } from "../../i18n/words.js";

/** What the engine must find in an example; whatever is left out is not asked. */
export interface Expected {
  /** Legal moves, and the most pieces that one of them takes. */
  moves: number;
  takes: number;
  /** Pieces that may be blown. */
  blown?: number;
  /** Why the wish is no move. */
  refuses?: WhyNotCode;
  /** After the first move shown: pieces that may be blown for it. */
  risks?: number;
  /** The move shown makes a king, or does not. */
  promotes?: boolean;
  /** It goes over a place that it has emptied. */
  passes?: boolean;
  /** Captured pieces that still stand are all that keeps it from taking more. */
  blocked?: boolean;
  /** It is the only one of several moves that wins at once. */
  wins?: boolean;
  /** Places where the shown piece can stop. */
  count?: number;
}

/** A position with what is to be seen in it. */
export interface Example {
  /** A game as the engine reads it, without the rule set: empty for the start, or a position with ";" and moves. */
  game: string;
  /** A message, null where the refusal says it all. */
  see: string | null;
  /** Moves that are shown, in the engine's notation. */
  show: string[];
  /** A move that somebody may wish, though it is none: from and to. */
  wish: readonly [string, string] | null;
  expect: Expected;
}
export interface Step {
  /** Messages. */
  title: string;
  says: string[];
  articles: string[];
  example: Example;
}
export interface Mistake {
  says: string;
  articles: string[];
  example: Example;
}
export interface Question {
  asks: string;
  answers: string[];
}

export const GOALS = ["move", "capture", "most", "blow", "king", "win"] as const;
export type Goal = (typeof GOALS)[number];

/** A task of the guided first game. */
export interface Task {
  says: string;
  goal: Goal;
  game: string;
  /** How it is done; the other side's moves stand between one's own. */
  solution: string[];
}

export interface Lessons {
  rules: RulesId;
  steps: Step[];
  mistakes: Mistake[];
  tips: string[];
  questions: Question[];
  first: Task[];
}

export class LessonsError extends Error {
  constructor(
    readonly file: string,
    /** E.g. "steps.3.example.game"; "" for the whole file. */
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${file}: ${field || "the file"}: expected ${expected}`);
    this.name = "LessonsError";
  }
}

/** What a reader must be told about the rest of the page. */
export interface Known {
  message: (id: string) => boolean;
  /** The usual rule set of a game. */
  rules: (game: GameId) => RulesId;
}

/** One value, and where it stands. */
class Field {
  constructor(
    readonly file: string,
    readonly path: string,
    readonly value: unknown,
    readonly known: Known,
  ) {}

  fail(expected: string): never {
    throw new LessonsError(this.file, this.path, expected);
  }
  at(key: string | number, value: unknown): Field {
    return new Field(this.file, this.path ? `${this.path}.${key}` : String(key), value, this.known);
  }
  /** The fields of an object; those needed are there, and none but those named. */
  keys<K extends string, O extends string = never>(needed: readonly K[], others: readonly O[] = []) {
    const { value } = this;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.fail("an object");
    const all: readonly string[] = [...needed, ...others];
    const found = Object.entries(value).map(([key, inner]) => [key, this.at(key, inner)] as const);
    for (const [key, field] of found) if (!all.includes(key)) field.fail(`no such field, but ${all.join(", ")}`);
    for (const key of needed) if (!(key in value)) this.at(key, undefined).fail("a value");
    return Object.fromEntries(found) as Record<K, Field> & Partial<Record<O, Field>>;
  }
  list<T>(read: (field: Field) => T, least = 0): T[] {
    if (!Array.isArray(this.value) || this.value.length < least) return this.fail(`a list of ${least} or more`);
    return this.value.map((item, i) => read(this.at(i, item)));
  }
  orNull<T>(read: (field: Field) => T): T | null {
    return this.value === null ? null : read(this);
  }
  text(pattern: RegExp, expected: string): string {
    const { value } = this;
    return typeof value === "string" && pattern.test(value) ? value : this.fail(expected);
  }
  number(): number {
    const { value } = this;
    return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : this.fail("a whole number");
  }
  yes(): boolean {
    return typeof this.value === "boolean" ? this.value : this.fail("true or false");
  }
  oneOf<T extends string>(all: readonly T[]): T {
    return all.find((one) => one === this.value) ?? this.fail(`one of ${all.join(", ")}`);
  }
  message(): string {
    const id = this.text(/\S/, "the name of a message");
    return this.known.message(id) ? id : this.fail("the name of a message");
  }
}

const message = (field: Field): string => field.message();
const article = (field: Field): string => field.text(/^[A-Z0-9]{1,2}-[1-9]\d?$/, "an article, e.g. LD-5");
const move = (field: Field): string => field.text(/^~?[a-i][1-9]([-x][a-i][1-9])*$/, "a move, e.g. d2xd4xf4");
const square = (field: Field): string => field.text(/^[a-i][1-9]$/, "a square, e.g. d4");
const game = (field: Field): string =>
  field.text(/^(|free;|[WB]:W[^;]*:B[^;]*;([^;]*))$/, "nothing, or a position with ; and moves after it");

/** The lessons of one game. @throws {LessonsError} */
export function readLessons(file: string, id: GameId, data: unknown, known: Known): Lessons {
  const top = new Field(file, "", data, known).keys(["rules", "steps", "mistakes", "tips", "questions", "first"]);
  const rules = top.rules.oneOf([known.rules(id)]);
  return {
    rules,
    steps: top.steps.list((field) => {
      const { title, says, articles, example } = field.keys(["title", "says", "articles", "example"]);
      return {
        title: title.message(),
        says: says.list(message, 1),
        articles: articles.list(article, 1),
        example: readExample(example),
      };
    }, 8),
    mistakes: top.mistakes.list((field) => {
      const { says, articles, example } = field.keys(["says", "articles", "example"]);
      return { says: says.message(), articles: articles.list(article, 1), example: readExample(example) };
    }, 2),
    tips: top.tips.list(message, 2),
    questions: top.questions.list((field) => {
      const { asks, answers } = field.keys(["asks", "answers"]);
      return { asks: asks.message(), answers: answers.list(message, 1) };
    }, 4),
    first: top.first.list((field) => {
      const found = field.keys(["says", "goal", "game", "solution"]);
      return {
        says: found.says.message(),
        goal: found.goal.oneOf(GOALS),
        game: game(found.game),
        solution: found.solution.list(move, 1),
      };
    }, 5),
  };
}

const NUMBERS = ["blown", "risks", "count"] as const;
const FACTS = ["promotes", "passes", "blocked", "wins"] as const;

function readExample(field: Field): Example {
  const found = field.keys(["game", "see", "show", "wish", "expect"]);
  const wish = found.wish.orNull((one) => one.list(square, 2));
  const expect = found.expect.keys(["moves", "takes"], ["refuses", ...NUMBERS, ...FACTS]);
  const read: Expected = { moves: expect.moves.number(), takes: expect.takes.number() };
  for (const key of NUMBERS) if (expect[key]) read[key] = expect[key].number();
  for (const key of FACTS) if (expect[key]) read[key] = expect[key].yes();
  if (expect.refuses) read.refuses = expect.refuses.oneOf(Object.keys(WHY) as WhyNotCode[]);
  if ((wish === null) !== (read.refuses === undefined)) found.wish.fail("a wish with expect.refuses, or neither");
  return {
    game: game(found.game),
    see: found.see.orNull(message),
    show: found.show.list(move),
    wish: wish ? [wish[0] ?? "", wish[1] ?? ""] : null,
    expect: read,
  };
}

/** The names of the games in an address. */
export const gameNamed = (text: string): GameId | undefined => GAMES.find((game) => game === text);
