/**
 * A guided first game: five positions, each with a task, judged by what the engine says of the move that was
 * made. Nothing is kept: another visit begins anew.
 */
import type { Action, GameState, RulesInfo } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import type { Phrase } from "../phrases.js";
import type { Goal, Task } from "./lessons.js";
import { Trial, type TrialHost } from "./trial.js";

/** Milliseconds before the other side answers, and before a position is set up again. */
const [ANSWER, AGAIN] = [500, 1500];

/** Whether an action does what the task asks. `before` is the state it was done in. */
export function reached(goal: Exclude<Goal, "win">, action: Action, before: GameState): boolean {
  if (goal === "blow") return action.kind === "huff";
  if (action.kind !== "move") return false;
  const most = Math.max(0, ...before.moves.map(({ captured }) => captured.length));
  switch (goal) {
    case "move":
      return true;
    case "capture":
      return action.captured.length > 0;
    case "most":
      return action.captured.length === most;
    case "king":
      return action.promotes;
  }
}

export type Standing = "open" | "answering" | "missed" | "done";

export class First {
  at = 0;
  standing: Standing = "open";
  feedback: Phrase | null = null;
  readonly done: boolean[];
  readonly trials: readonly Trial[];
  /** Counts the waits, so that an old one does nothing. */
  #waits = 0;

  constructor(
    readonly host: TrialHost,
    readonly info: RulesInfo,
    readonly tasks: readonly Task[],
  ) {
    this.done = tasks.map(() => false);
    this.trials = tasks.map((task, index) => {
      const game = { game: task.game, show: [], wish: null, byItself: false };
      const name = () =>
        t("learn-board", { title: t("learn-first-number", { number: index + 1, count: tasks.length }) });
      const trial = new Trial(host, info, game, name);
      trial.after = (action) => this.#judge(task, trial, action);
      return trial;
    });
  }

  get task(): Task | undefined {
    return this.tasks[this.at];
  }
  get trial(): Trial | undefined {
    return this.trials[this.at];
  }
  get over(): boolean {
    return this.done.every(Boolean);
  }

  go(at: number): void {
    this.#waits += 1;
    this.at = at;
    this.#fresh();
    const { trial } = this;
    if (trial) {
      trial.idle = false;
      trial.reset();
    }
    this.host.update();
  }
  /** Sets the task up anew. */
  again(): void {
    this.go(this.at);
  }
  restart(): void {
    this.done.fill(false);
    this.go(0);
  }
  /** Shows what to do next by an arrow. */
  help(): void {
    const { task, trial } = this;
    if (!task || !trial || this.standing !== "open") return;
    const text = task.solution[trial.done.length];
    if (text) trial.point(text);
  }

  #fresh(): void {
    this.standing = "open";
    this.feedback = null;
  }

  #judge(task: Task, trial: Trial, action: Action): void {
    if (task.goal !== "win") {
      if (reached(task.goal, action, trial.start)) this.#reach(trial);
      else this.#miss(trial);
      return;
    }
    const { state } = trial;
    if (state.result?.winner === trial.start.side) return this.#reach(trial);
    // The way to the win is the only one: the engine was asked when the lesson was made.
    const said = trial.done.length;
    const wrong = state.result !== null || said > 1 || !this.#isFirst(task, trial);
    if (wrong) return this.#miss(trial);
    const answer = task.solution[1] ?? "";
    trial.idle = true;
    this.standing = "answering";
    this.#later(ANSWER, async () => {
      trial.idle = false;
      this.standing = "open";
      await trial.act((game) => game.playText(answer), false);
      this.feedback = { id: "learn-first-goes-on", args: { move: trial.written } };
      this.host.say(t(this.feedback.id, this.feedback.args));
      this.host.update();
    });
  }

  /** True when the move made is the first of the solution. */
  #isFirst(task: Task, trial: Trial): boolean {
    const probe = this.host.game(`${this.info.id};${task.game}`);
    probe.playText(task.solution[0] ?? "");
    const same = probe.state().key === trial.state.key;
    probe.free();
    return same;
  }
  #reach(trial: Trial): void {
    trial.idle = true;
    this.standing = "done";
    this.done[this.at] = true;
    this.feedback = { id: "learn-first-good" };
    this.#tell(trial);
  }
  #miss(trial: Trial): void {
    trial.idle = true;
    this.standing = "missed";
    this.feedback = { id: "learn-first-not-yet" };
    this.#tell(trial);
    this.#later(AGAIN, () => {
      trial.idle = false;
      trial.reset();
      this.standing = "open";
      this.host.update();
    });
  }
  /** One sentence for what was done and what became of it. */
  #tell(trial: Trial): void {
    const { feedback } = this;
    if (feedback) this.host.say(`${trial.told} ${t(feedback.id, feedback.args)}`);
    this.host.update();
  }
  #later(ms: number, run: () => void | Promise<void>): void {
    this.#waits += 1;
    const mine = this.#waits;
    setTimeout(() => {
      if (mine === this.#waits) void run();
    }, ms);
  }
}
