/**
 * One puzzle on the page: passes wishes from the board to the engine, which judges them by proof, sees to
 * it that an attempt is kept before anything is shown, and plays answers, refutations and the solution on
 * the board. It knows no rule and no markup.
 */
import type { Board, BoardHost, BoardScene, CreateBoard, Theme } from "../../board/contract.js";
import type {
  AttemptInfo,
  Branch,
  Engine,
  GameHandle,
  GameState,
  Judged,
  Puzzle,
  Recorded,
  RulesInfo,
  Side,
  Square,
} from "../../engine/contract.js";
import type { Deed } from "../../engine/thinking.js";
import { type Args, joined, t } from "../../i18n/text.js";
import { BREATH } from "../advisor.js";
import { perform } from "../coach.js";
import { type Phrase, Phrases, phrase, sideName } from "../phrases.js";
import { passing, sceneOf } from "../scene.js";
import { other } from "../seat.js";
import { byNumbers, lookFor, type Settings } from "../settings.js";
import type { Bank } from "./banks.js";
import type { Ledger, PuzzleId } from "./ledger.js";
import { SAVING } from "./words.js";
import { sound } from "../sound.js";
import { obey } from "../typed.js";

/** What a puzzle needs of the page around it. */
export interface SolveHost {
  readonly settings: Settings;
  readonly theme: Theme;
  update(): void;
  /** Speaks in the live region. */
  say(text: string): void;
  /** Where boards of a page speak several languages: from here on this one's is spoken. Asked after every wait. */
  useTongue?(): void;
}

type Solver = ReturnType<Bank["solve"]>;

/** Where a visitor is in a puzzle. */
export type Stage =
  /** The visitor is to move. */
  | "asking"
  /** Something is being judged or played before the eyes. */
  | "showing"
  /** A wrong turn has been answered; the position waits to stand again. */
  | "refuted"
  /** Solved or missed. */
  | "over";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Hints there are: the piece, then its square. */
const HINTS = 2;

export class Solve {
  readonly id: PuzzleId;
  readonly puzzle: Puzzle;
  readonly info: RulesInfo;
  readonly board: Board;
  stage: Stage;
  attempt: AttemptInfo;
  state: GameState;
  /** Own moves left to the win. */
  left: number;
  /** What was last found out: about a turn, or why a wish is no move. */
  told: Phrase[] = [];
  /** Hints shown of the position on the board. */
  hinted = 0;
  /** What became of the result, when it came about on this page. */
  recorded: Recorded | null = null;
  /** The solution, once somebody looks at it. */
  solution: Branch[] | null = null;
  /** The turns of the solution shown so far. */
  path: Branch[] = [];
  readonly #host: SolveHost;
  readonly #ledger: Ledger;
  readonly #solver: Solver;
  readonly #game: GameHandle;
  #concerned: readonly Square[] = [];
  #arrow: readonly Square[] | null = null;
  #asking = false;
  /** Counts the positions shown without a move leading there. */
  #shown = 0;
  /** Actions in the game when the visitor's turn began: a wrong turn is taken back to there. */
  #turnAt = 0;
  #left = false;

  constructor(
    host: SolveHost,
    engine: Engine,
    ledger: Ledger,
    info: RulesInfo,
    bank: Bank,
    id: PuzzleId,
    createBoard: CreateBoard,
  ) {
    const puzzle = bank.puzzle(id.number);
    if (!puzzle) throw new Error(`no puzzle ${id.number}`);
    this.#host = host;
    this.#ledger = ledger;
    this.id = id;
    this.puzzle = puzzle;
    this.info = info;
    this.#solver = bank.solve(id.number);
    this.#game = engine.fromPosition(puzzle.rules, puzzle.position);
    this.state = this.#game.state();
    this.left = puzzle.moves;
    this.attempt = ledger.attempt(id);
    this.stage = stageOf(this.attempt);
    this.board = createBoard(this.#boardHost(), this.#look());
    this.board.show(this.scene);
  }

  get side(): Side {
    return this.puzzle.side;
  }
  get phrases(): Phrases {
    return new Phrases(this.info, () => byNumbers(this.#host.settings, this.info.game));
  }
  get mayAct(): boolean {
    return this.stage === "asking" && this.state.side === this.side && this.state.result === null;
  }
  get scene(): BoardScene {
    return sceneOf(this.info, this.state, this.#game.history(), {
      key: `${this.id.key}/${this.#shown}`,
      idle: !this.mayAct,
      concerned: this.#concerned,
      hint: this.#arrow,
    });
  }

  // What the visitor does.

  move(id: number): void {
    const move = this.state.moves.find((move) => move.id === id);
    if (move && this.mayAct) void this.#try({ kind: "move", id });
  }
  huff(square: Square): void {
    if (this.mayAct && this.state.huffable.includes(square)) void this.#try({ kind: "huff", square });
  }
  oblige(): void {
    if (this.mayAct && this.state.canOblige) void this.#try({ kind: "oblige" });
  }

  /** After a wait: true when nobody is here any more; else it is said in this board's language what is said. */
  #gone(): boolean {
    if (!this.#left) this.#host.useTongue?.();
    return this.#left;
  }

  async #try(deed: Deed): Promise<void> {
    this.#forget();
    this.stage = "showing";
    // A long proof holds the page up: the piece is first seen where it was put.
    await pause(0);
    if (this.#gone()) return;
    let judged: Judged;
    try {
      judged = this.#judge(deed);
    } catch (error) {
      console.warn("a turn could not be judged", error);
      this.stage = "asking";
      this.#tell([{ id: "solve-too-long" }]);
      this.board.cancel();
      this.board.show(this.scene);
      return;
    }
    // Kept first, shown then.
    if (judged.kind === "wrong" || judged.kind === "won") {
      const entered = await this.#ledger.enter(this.id, judged.kind);
      if (this.#gone()) return;
      this.attempt = entered.attempt;
      this.recorded = entered.recorded;
      if (!entered.taken) return this.#endedElsewhere();
    } else {
      await this.#ledger.begin(this.id);
      if (this.#gone()) return;
    }
    switch (judged.kind) {
      case "goes-on":
        await this.#film([deed]);
        this.#turnAt = this.state.ply;
        this.#turn([{ id: "solve-goes-on" }]);
        return;
      case "won":
        await this.#film([deed]);
        this.#over();
        return;
      case "right":
        await this.#film([deed], judged.reply);
        if (this.#gone()) return;
        this.left = judged.left;
        this.#turnAt = this.state.ply;
        this.#turn([phrase("solve-right", this.#answer(judged.reply, { moves: this.left }))]);
        return;
      case "wrong":
        await this.#film([deed], judged.line);
        this.#refuted(judged);
    }
  }

  /** Does what was typed, or says why not. */
  hear(text: string): void {
    obey(this.mayAct ? this.#game.heard(text) : { kind: "refused", from: 0, to: 0 }, {
      move: (id) => this.move(id),
      huff: (square) => this.huff(square),
      refuse: (from, to) => this.#refuse(from, to),
      tell: (phrase) => this.#asks(phrase),
    });
  }

  #judge(deed: Deed): Judged {
    switch (deed.kind) {
      case "move":
        return this.#solver.judgeMove(deed.id);
      case "huff":
        return this.#solver.judgeHuff(deed.square);
      case "oblige":
        return this.#solver.judgeOblige();
    }
  }

  #turn(told: Phrase[]): void {
    if (this.#gone()) return;
    this.stage = "asking";
    this.board.show(this.scene);
    this.#tell(told, this.phrases.turnSaid(this.state));
  }

  #refuted(wrong: Extract<Judged, { kind: "wrong" }>): void {
    if (this.#gone()) return;
    const [own] = this.#game.history().slice(this.#turnAt);
    const answer = this.#answer(wrong.line, { count: wrong.captures });
    const args = () => ({ ...this.phrases.words, ...answer(), move: own ? this.phrases.item(own) : "" });
    const told: Phrase[] = [phrase(SAVING[wrong.reason], args)];
    if (wrong.late) told.push({ id: "solve-late", args: { count: wrong.late } });
    if (this.attempt.phase === "missed") {
      this.stage = "over";
      this.#tell([...told, { id: "solve-missed" }]);
    } else {
      this.stage = "refuted";
      this.#tell([...told, { id: "solve-left", args: { count: this.attempt.left } }]);
    }
  }

  /** The refutation has been seen: the position stands again. */
  async again(): Promise<void> {
    if (this.stage !== "refuted") return;
    const { attempt } = await this.#ledger.enter(this.id, "again");
    if (this.#gone()) return;
    this.attempt = attempt;
    if (stageOf(attempt) === "over") return this.#endedElsewhere();
    this.#back(this.#turnAt);
    this.#turn([]);
    this.board.focus();
  }

  #over(): void {
    if (this.#gone()) return;
    this.stage = "over";
    this.board.show(this.scene);
    this.#tell([{ id: "solve-solved", args: { count: this.attempt.solvedAt ?? 0 } }]);
  }

  /** Another page of this visitor has ended the puzzle meanwhile. */
  #endedElsewhere(): void {
    this.board.cancel();
    this.stage = "over";
    this.#back(0);
    this.#tell([{ id: "solve-elsewhere" }]);
  }

  /** What is kept may have changed: another page was at the same puzzle. */
  refresh(): void {
    if (this.stage === "showing") return;
    const kept = this.#ledger.attempt(this.id);
    const ended = stageOf(kept) === "over" && this.stage !== "over";
    this.attempt = kept;
    if (ended) this.#endedElsewhere();
  }

  // Hints.

  get canHint(): boolean {
    return this.mayAct && this.hinted < HINTS;
  }
  /** The next hint: recorded, if it is the first of its kind, and then shown. */
  async hint(): Promise<void> {
    if (!this.canHint) return;
    const wanted = this.hinted + 1;
    if (this.attempt.hints < wanted) {
      const { attempt } = await this.#ledger.enter(this.id, "hint");
      if (this.#gone()) return;
      this.attempt = attempt;
      if (stageOf(attempt) === "over") return this.#endedElsewhere();
    }
    if (!this.mayAct) return;
    const { piece, square } = this.#solver.hint();
    this.#forget();
    this.hinted = wanted;
    const blow = piece === square;
    const squares = () => ({ from: this.phrases.square(piece), to: this.phrases.square(square) });
    const second = wanted === HINTS && !blow;
    this.#concerned = second ? [piece, square] : [piece];
    this.#arrow = second ? [piece, square] : null;
    this.board.show(this.scene);
    this.#tell([phrase(blow ? "solve-hint-blow" : second ? "solve-hint-square" : "solve-hint-piece", squares)]);
  }

  // The solution.

  /** Shows the solution from its beginning. */
  showSolution(): void {
    if (this.stage !== "over") return;
    this.solution ??= this.#solver.solution(this.phrases.numbers);
    this.path = [];
    this.#back(0);
    this.#tell([]);
  }
  /** What may follow in the solution: one own turn, or the defences, the best first. */
  get branches(): readonly Branch[] {
    return this.path.at(-1)?.then ?? (this.path.length > 0 ? [] : (this.solution ?? []));
  }
  async follow(branch: Branch): Promise<void> {
    if (this.stage !== "over" || !this.branches.includes(branch)) return;
    this.path = [...this.path, branch];
    this.stage = "showing";
    this.#host.update();
    await this.#film(branch.deeds);
    if (this.#gone()) return;
    this.stage = "over";
    const said = this.#game.history().slice(-branch.deeds.length);
    this.#host.say(joined("join-sentences", ...said.map(({ action }) => this.phrases.said(action))));
    this.#host.update();
  }
  /** One turn of the solution back. */
  stepBack(): void {
    const last = this.path.at(-1);
    if (!last || this.stage !== "over") return;
    this.path = this.path.slice(0, -1);
    this.#back(this.state.ply - last.deeds.length);
    this.#host.update();
  }

  // The page around.

  /** Settings changed. */
  relook(): void {
    this.board.look(this.#look());
    this.board.show(this.scene);
  }
  leave(): void {
    this.#left = true;
    this.board.destroy();
    this.#solver.free();
    this.#game.free();
  }
  attacksSaid(square: Square) {
    const found = this.#game.attacks(square);
    this.#host.say(this.phrases.attacks(square, found));
    return found;
  }

  // Inside.

  /** What was said of the position is said no more. */
  #forget(): void {
    this.told = [];
    this.#concerned = [];
    this.#arrow = null;
    this.#asking = false;
  }

  #tell(told: Phrase[], more = ""): void {
    this.told = told;
    const said = told.map(({ id, args }) => t(id, args));
    const text = [...said, more].filter(Boolean).join(" ");
    if (text) this.#host.say(text);
    this.#host.update();
  }

  /** Does one thing after another and plays it before the eyes; a breath comes before the other side's. */
  async #film(own: readonly Deed[], others: readonly Deed[] = []): Promise<void> {
    const before = this.state.ply;
    for (const deed of [...own, ...others]) perform(this.#game, deed);
    this.hinted = 0;
    const history = this.#game.history();
    this.state = this.#game.state();
    this.#host.update();
    for (const [at, item] of history.slice(before).entries()) {
      if (at === own.length) await pause(this.#host.settings.speed === 0 ? 0 : BREATH);
      if (this.#gone()) return;
      const last = item.ply === this.state.ply;
      const scene = last ? this.scene : { ...this.scene, ...passing(this.#game.stateAt(item.ply), item.action) };
      if (this.#host.settings.sound) sound(item.action, last && this.state.result !== null);
      await this.board.animate(item.action, scene);
      if (this.#gone()) return;
    }
  }

  /** Takes back actions without showing each. */
  #back(ply: number): void {
    this.#forget();
    while (this.state.ply > ply && this.#game.undo()) this.state = this.#game.state();
    this.hinted = 0;
    this.#shown += 1;
    this.board.cancel();
    this.board.show(this.scene);
  }

  /** Who answered, and the text of what was done last, for a phrase. */
  #answer(deeds: readonly Deed[], more: Args): () => Args {
    const done = this.#game.history().slice(this.state.ply - deeds.length);
    return () => {
      const reply = done.map((item) => this.phrases.item(item)).join(" ");
      return { other: sideName(other(this.side)), reply, ...more };
    };
  }

  #look() {
    const seats = { bottom: this.puzzle.side, faceToFace: false };
    return lookFor(this.#host.settings, this.info.game, this.#host.theme, seats);
  }

  #refuse(from: Square, to: Square): void {
    const why = this.#game.whyNot(from, to);
    this.#forget();
    if (!this.mayAct) this.told = [{ id: this.stage === "refuted" ? "solve-wait" : "solve-still" }];
    else if (why) {
      this.told = [this.phrases.why(why, from, to, this.state)];
      this.#concerned = why.squares;
    } else return;
    this.board.show(this.scene);
    this.board.refuse(from);
    this.#tell(this.told);
  }

  /** The board asks how a move goes on, or asks no more. */
  #asks(phrase: Phrase | null): void {
    if (!phrase && !this.#asking) return;
    this.#forget();
    this.#asking = phrase !== null;
    this.board.show(this.scene);
    this.#tell(phrase ? [phrase] : []);
  }

  #boardHost(): BoardHost {
    return {
      stops: (from, path) => (this.mayAct ? this.#game.stops(from, Uint8Array.from(path)) : []),
      onMove: (id) => this.move(id),
      onRefused: (from, to) => this.#refuse(from, to),
      onChoice: (routes) => this.#asks(routes === null ? null : this.phrases.choice(routes)),
      onPause: (open) => this.#asks(open ? { id: "capture-may-stop" } : null),
      onHuff: (square) => this.huff(square),
      attacks: (square) => this.attacksSaid(square),
      onPick: (square) => {
        if (square === null || this.told.length === 0 || this.#arrow || this.hinted > 0) return;
        this.#forget();
        this.board.show(this.scene);
        this.#host.update();
      },
      label: (cell) => this.phrases.cell(cell),
      words: () => this.phrases.board(),
    };
  }
}

function stageOf({ phase }: AttemptInfo): Stage {
  // What was refuted on a page that is gone stands again here.
  return phase === "solved" || phase === "missed" ? "over" : "asking";
}
