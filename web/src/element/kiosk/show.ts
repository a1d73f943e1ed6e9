/**
 * What a hall's screen shows while nobody is there: one game after another, played by the computer against
 * itself, with a line of its story at a time. It can be held still, and is from the beginning where motion is
 * not welcome.
 */
import { createBoard } from "../../board/index.js";
import type { Theme } from "../../board/contract.js";
import type { Loaded } from "../../engine/client.js";
import type { Level, RulesInfo } from "../../engine/contract.js";
import type { Tag, Thinking } from "../../engine/thinking.js";
import { Play, type PlayHost } from "../../app/play.js";
import { newId } from "../../app/saved.js";
import { newSeed } from "../../app/seat.js";
import type { Settings } from "../../app/settings.js";
import type { Store } from "../../app/store.js";
import type { Clock } from "./idle.js";
import { STORIES, type Story } from "./stories.js";
import { Unhurried } from "./unhurried.js";

/** What a show needs of the screen. */
export interface Stage {
  readonly loaded: Loaded;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly clock: Clock;
  /** A memory of its own. */
  readonly store: Store;
  /** Rule sets to be shown, at least one. */
  readonly games: readonly RulesInfo[];
  update(): void;
  /** A game begins. */
  onGame(): void;
  /** A move was made, so all is well. */
  onMove(): void;
  /** What goes wrong outside of anybody's call. */
  onFault(error: unknown): void;
  thinking(current?: () => Tag): Thinking;
}

/** How long a line of the story, and a finished game, stands, milliseconds. */
const STORY = 12_000;
const ADMIRED = 8_000;
/** Between moves, milliseconds. */
const LEISURE = 1_000;
/** Motion, where 1 is normal. */
const LEISURELY = 0.6;
/** A game that goes on and on gives way to the next after so many actions. */
const LONG = 120;
const LEVEL: Level = "medium";

export class Show implements PlayHost {
  play: Play;
  paused: boolean;
  /** Nobody plays on. */
  readonly still = true;
  readonly #stage: Stage;
  #turn = 0;
  #line = 0;
  readonly #timers = new Set<() => void>();

  constructor(stage: Stage, paused: boolean) {
    this.#stage = stage;
    this.paused = paused;
    this.play = this.#open();
    this.#tellStory();
  }

  /** The game is on the screen. */
  begin(): void {
    if (!this.paused) this.play.begin();
  }

  #open(): Play {
    const { games, loaded } = this.#stage;
    const info = games[this.#turn % games.length];
    if (!info) throw new Error("no game is to be shown");
    const game = loaded.engine.newGame(info.id, false);
    const { side } = game.state();
    const seats = { bottom: "white" as const, faceToFace: false, id: newId(), address: null };
    return new Play(this, game, info, { ...seats, computer: { side, level: LEVEL, seed: newSeed() } }, createBoard);
  }

  /** The next of the games. */
  #next(): void {
    this.#turn += 1;
    this.#line = 0;
    try {
      this.play.leave();
      this.play = this.#open();
      this.#stage.onGame();
      this.begin();
    } catch (error) {
      this.#stage.onFault(error);
    }
  }

  get story(): Story {
    const stories = STORIES[this.play.info.game];
    return stories[this.#line % stories.length] ?? stories[0];
  }
  #tellStory(): void {
    this.#later(STORY, () => {
      if (!this.paused) this.#line += 1;
      this.#tellStory();
      this.update();
    });
  }

  pause(paused: boolean): void {
    if (this.paused === paused) return;
    this.paused = paused;
    if (paused) this.play.coach.stop();
    else if (this.#over) this.#next();
    else this.play.coach.next();
    this.update();
  }

  relook(): void {
    this.play.relook();
  }

  leave(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.play.leave();
  }

  // What the game needs.

  get store(): Store {
    return this.#stage.store;
  }
  get settings(): Settings {
    return { ...this.#stage.settings, speed: LEISURELY };
  }
  get theme(): Theme {
    return this.#stage.theme;
  }
  update(): void {
    this.#stage.update();
  }
  /** Nobody wants to hear every move of a game that plays itself. */
  say(): void {}

  onAddress(): void {
    const { play } = this;
    this.#stage.onMove();
    if (play.computer) play.computer = this.#over ? null : { ...play.computer, side: play.state.side };
    if (this.#over) {
      this.#later(ADMIRED, () => {
        if (!this.paused) this.#next();
      });
    }
  }
  get #over(): boolean {
    return this.play.state.result !== null || this.play.state.ply >= LONG;
  }

  thinking(current: () => Tag): Thinking {
    return new Unhurried(this.#stage.thinking(current), this.#stage.clock, LEISURE);
  }
  copyOf(text: string) {
    return this.#stage.loaded.engine.fromText(text);
  }
  // Only people replay and break duties.
  replay({ game }: Parameters<PlayHost["replay"]>[0]): void {
    game.free();
  }
  onRisk(): void {}

  #later(ms: number, call: () => void): void {
    const cancel = this.#stage.clock.after(ms, () => {
      this.#timers.delete(cancel);
      call();
    });
    this.#timers.add(cancel);
  }
}
