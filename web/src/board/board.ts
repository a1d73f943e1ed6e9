/**
 * The board in a page: holds the state, feeds events to `update`, and asks for one frame when something changed.
 *
 * Nothing runs while nothing moves.
 */
import type { Action, Square } from "../engine/contract.js";
import { Access } from "./access.js";
import { film, type Lead, shaking, TIMES, type Timeline } from "./animation.js";
import { blowSpots } from "./blows.js";
import type { Board, BoardHost, BoardLook, BoardScene } from "./contract.js";
import { type Live, Painter, QUIET } from "./draw.js";
import { devicePixels, type Geometry, hit, sharpSize } from "./geometry.js";
import { boardGeometry } from "./frame.js";
import { listen } from "./input.js";
import type { Inks } from "./marks.js";
import { type Picture, picture, resting } from "./picture.js";
import { type BoardState, empty, pieceOn } from "./state.js";
import { type BoardEvent, type Effect, update } from "./update.js";

interface Running {
  line: Timeline;
  picture: Picture;
  start: number | null;
  done: () => void;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Milliseconds after which a board is drawn finely at the latest, however busy the page is. */
const FINELY = 600;

export class CanvasBoard implements Board {
  readonly element: HTMLElement;
  private readonly stage: HTMLDivElement;
  private readonly blows: HTMLDivElement;
  private readonly painter = new Painter();
  private readonly access: Access;
  private state: BoardState;
  private running: Running | null = null;
  private breath: { squares: Square[]; start: number | null } | null = null;
  private lastDuty = "";
  private frameAsked = 0;
  /** What must be redone in the next frame. */
  private stale = { ground: true, picture: true, cells: true };
  private css = 0;
  private ratio = 1;
  private gone = false;
  /** A screen of many pixels is first drawn on with half of them, so that play can begin at once. */
  private fine = false;
  /** Device pixels of what is drawn now, for each pixel of the page. */
  private drawn = 1;
  private readonly ends: (() => void)[] = [];
  private readonly calm = matchMedia("(prefers-reduced-motion: reduce)");
  private readonly forced = matchMedia("(forced-colors: active)");

  constructor(
    private readonly host: BoardHost,
    look: BoardLook,
  ) {
    this.state = empty(look);
    this.element = document.createElement("div");
    this.element.className = "board";
    this.element.dir = "ltr";
    this.stage = document.createElement("div");
    this.stage.className = "board-stage";
    this.blows = document.createElement("div");
    this.blows.className = "board-blows";
    this.access = new Access(host, (event) => this.send(event));
    for (const canvas of [this.painter.ground, this.painter.top]) {
      canvas.className = "board-canvas";
      canvas.setAttribute("aria-hidden", "true");
    }
    this.stage.append(this.painter.ground, this.painter.top, this.painter.lift, this.access.grid, this.blows);
    this.element.append(this.stage);
    this.ends.push(
      listen(this.access.grid, {
        locate: (x, y) => this.locate(x, y),
        squareOf: (target) => this.access.squareOf(target),
        send: (event) => this.send(event),
      }),
    );
    this.watch();
  }

  get busy(): boolean {
    return this.running !== null;
  }

  show(scene: BoardScene): void {
    this.finish();
    this.access.rename();
    delete this.blows.dataset.key;
    this.setScene(scene);
  }

  look(look: BoardLook): void {
    const old = this.state.look;
    if (JSON.stringify(old) === JSON.stringify(look)) return;
    this.send({ type: "look", look });
    this.stale.ground = true;
    this.stale.cells = true;
    this.ask();
  }

  animate(action: Action, after: BoardScene): Promise<void> {
    this.finish();
    const before = this.state.scene;
    const lead = this.lead(action);
    this.state = { ...this.state, hand: null };
    const line = before && !this.plain && this.css > 0 ? film(action, before.pieces, before.info.width, lead) : null;
    if (!before || !line) {
      this.setScene(after);
      return Promise.resolve();
    }
    // While it moves, the board shows no marks but those of the pieces that rest.
    const quiet: BoardState = {
      ...this.state,
      selection: null,
      hold: null,
      scene: { ...before, active: null, trace: [], arrow: null, concerned: [], huffable: [] },
    };
    return new Promise((resolve) => {
      this.running = {
        line,
        picture: picture(quiet, false),
        start: null,
        done: () => {
          this.setScene(after);
          resolve();
        },
      };
      this.breath = null;
      this.blows.replaceChildren();
      this.stale.picture = true;
      this.ask();
    });
  }

  refuse(square: Square): void {
    const piece = pieceOn(this.state.scene, square);
    if (!piece || !this.state.scene || this.plain || this.running || this.css === 0) return;
    this.running = {
      line: shaking(piece, this.state.scene.info.width),
      picture: picture(this.state, false),
      start: null,
      done: () => undefined,
    };
    this.stale.picture = true;
    this.ask();
  }

  cancel(): void {
    this.send({ type: "cancel" });
    if (this.state.selection) this.send({ type: "cancel" });
  }

  focus(square?: Square): void {
    this.flushCells();
    this.access.focus(square ?? null);
  }

  destroy(): void {
    this.gone = true;
    cancelAnimationFrame(this.frameAsked);
    const running = this.running;
    this.running = null;
    running?.done();
    for (const end of this.ends.splice(0)) end();
    this.element.remove();
    for (const canvas of [this.painter.ground, this.painter.top]) canvas.width = canvas.height = 0;
  }

  // State

  private get plain(): boolean {
    return this.state.look.speed <= 0 || this.calm.matches;
  }

  private setScene(scene: BoardScene): void {
    const old = this.state.scene;
    if (old?.info.id !== scene.info.id) this.stale.ground = true;
    this.send({ type: "scene", scene });
    const duty = scene.active === null ? "" : `${scene.gameKey}/${scene.dutiful.join()}/${scene.trace.join()}`;
    if (duty !== this.lastDuty && scene.dutiful.length > 0 && scene.active !== null && !this.plain)
      this.breath = { squares: [...scene.dutiful], start: null };
    this.lastDuty = duty;
    this.stale.cells = true;
    this.flushCells();
  }

  private send(event: BoardEvent): void {
    if (this.gone) return;
    if (event.type === "down" || event.type === "activate") this.finish();
    if (event.type === "scene" && !this.state.scene) this.stale.ground = true;
    const dragging = this.state.press?.mode === "drag";
    const old = this.state;
    const step = update(old, event, { stops: (f, p) => this.host.stops(f, p), attacks: (s) => this.host.attacks(s) });
    this.state = step.state;
    const onlyMoved =
      event.type === "move" && old.selection === step.state.selection && old.press?.mode === step.state.press?.mode;
    if (onlyMoved && !dragging) return;
    if (!onlyMoved) {
      this.stale.picture = true;
      if (old.selection !== step.state.selection || old.focus !== step.state.focus || event.type === "scene") {
        this.stale.cells = true;
        this.breath = step.state.selection ? null : this.breath;
      }
    }
    for (const effect of step.effects) this.tell(effect);
    this.ask();
  }

  private tell(effect: Effect): void {
    switch (effect.type) {
      case "pick":
        return this.host.onPick(effect.square);
      case "play":
        return this.host.onMove(effect.id);
      case "refused":
        return this.host.onRefused(effect.from, effect.to);
      case "choice":
        return this.host.onChoice(effect.routes);
      case "pause":
        return this.host.onPause?.(effect.open);
      case "huff":
        return this.host.onHuff(effect.square);
    }
  }

  /** What of an action the hand has already shown. */
  private lead(action: Action): Lead | null {
    const hand = this.state.hand;
    const scene = this.state.scene;
    if (!hand || !scene || action.kind !== "move" || action.from !== hand.from) return null;
    const shown = hand.path.every((square, i) => action.legs[i]?.to === square);
    if (!shown) return null;
    const geo = boardGeometry(scene.info, this.state.look, this.css);
    if (!hand.drop) return { legs: hand.path.length, from: null };
    const col = (hand.drop.x - geo.origin) / geo.cell - 0.5;
    const row = (hand.drop.y - geo.origin) / geo.cell - 0.5;
    const turned = geo.view.bottom === "black";
    const across = turned !== geo.view.mirrored;
    return {
      legs: hand.path.length,
      from: { file: across ? geo.width - 1 - col : col, rank: turned ? row : geo.height - 1 - row },
    };
  }

  /** Ends a running animation at once, at its last picture. */
  private finish(): void {
    const running = this.running;
    if (!running) return;
    this.running = null;
    this.stale.picture = true;
    this.stale.cells = true;
    running.done();
    this.ask();
  }

  // Pixels

  private watch(): void {
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(this.element);
    let resolution: MediaQueryList | null = null;
    const again = (): void => {
      resolution?.removeEventListener("change", again);
      resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
      resolution.addEventListener("change", again);
      this.measure();
    };
    again();
    const repaint = (): void => {
      this.stale.picture = true;
      this.ask();
    };
    const recolour = (): void => {
      this.stale.ground = true;
      this.ask();
    };
    this.calm.addEventListener("change", repaint);
    this.forced.addEventListener("change", recolour);
    const skip = (e: Event): void => {
      if (this.running && !(e instanceof KeyboardEvent && (e.key === "Shift" || e.key === "Tab"))) this.finish();
    };
    this.element.addEventListener("pointerdown", skip);
    window.addEventListener("keydown", skip);
    this.ends.push(() => {
      observer.disconnect();
      resolution?.removeEventListener("change", again);
      this.calm.removeEventListener("change", repaint);
      this.forced.removeEventListener("change", recolour);
      window.removeEventListener("keydown", skip);
    });
  }

  private measure(): void {
    const wide = this.element.clientWidth;
    const ratio = devicePixelRatio || 1;
    if (wide <= 0) return;
    const css = sharpSize(wide, ratio);
    if (css === this.css && ratio === this.ratio) return;
    this.css = css;
    this.ratio = ratio;
    this.stage.style.width = this.stage.style.height = `${css}px`;
    this.stale.ground = true;
    // Sizes are told between layout and paint: what is drawn now is seen in this very frame, never stretched.
    cancelAnimationFrame(this.frameAsked);
    this.frame(Number(document.timeline.currentTime ?? performance.now()));
  }

  private ask(): void {
    if (this.frameAsked || this.gone) return;
    this.frameAsked = requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    this.frameAsked = 0;
    const { scene, look } = this.state;
    if (this.gone || !scene || this.css <= 0) return;
    if (this.stale.ground) {
      this.stale.ground = false;
      this.stale.picture = true;
      this.stale.cells = true;
      const inks = this.forced.matches ? this.systemInks() : null;
      this.drawn = this.fine ? this.ratio : Math.min(this.ratio, Math.max(1, this.ratio / 2));
      this.painter.board(scene.info, look, devicePixels(this.css, this.drawn), this.drawn, inks);
      if (this.drawn < this.ratio) this.refine();
      this.fine = true;
    }
    this.flushCells();
    const running = this.running;
    if (running) return this.runFrame(running, now);
    this.stillFrame(now);
  }

  /** Draws the ground anew when the page has time for it, and nothing moves. */
  private refine(): void {
    const again = (): void => {
      // Something else may have had it drawn anew meanwhile.
      if (this.gone || this.drawn === this.ratio) return;
      if (this.running || this.state.press) return this.refine();
      this.stale.ground = true;
      this.ask();
    };
    if ("requestIdleCallback" in window) window.requestIdleCallback(again, { timeout: FINELY });
    else setTimeout(again, FINELY / 4);
  }

  private runFrame(running: Running, now: number): void {
    running.start ??= now;
    const ms = (now - running.start) * Math.max(0.1, this.state.look.speed);
    if (ms >= running.line.duration) return this.finish();
    if (this.stale.picture) {
      this.stale.picture = false;
      this.painter.paint(running.picture, running.line.actors);
    }
    this.painter.move({ pieces: running.line.at(ms), breath: null, held: null });
    this.ask();
  }

  private stillFrame(now: number): void {
    const held = this.heldView();
    const breath = this.breathNow(now);
    if (this.stale.picture) {
      this.stale.picture = false;
      const seen = picture(this.state, this.plain);
      if (breath) seen.under = seen.under.filter((m) => m.kind !== "must");
      this.painter.paint(seen, held ? new Set([held.view.piece.id]) : NOBODY);
    }
    this.painter.move(held || breath ? { pieces: [], breath, held } : QUIET);
    if (breath) this.ask();
  }

  private breathNow(now: number): Live["breath"] {
    const b = this.breath;
    if (!b) return null;
    b.start ??= now;
    const t = ((now - b.start) * Math.max(0.1, this.state.look.speed)) / TIMES.breath;
    if (t < 1) return { squares: b.squares, t };
    this.breath = null;
    this.stale.picture = true;
    return null;
  }

  private heldView(): Live["held"] {
    const { press, selection, scene } = this.state;
    if (press?.mode !== "drag" || !selection || !scene) return null;
    const piece = pieceOn(scene, selection.from);
    if (!piece) return null;
    const x = press.x * this.drawn;
    const y = press.y * this.drawn;
    const view = { ...resting(piece, scene.info.width), lift: 1 };
    return { view, x, y };
  }

  /** The system's own colours, asked from an element because a canvas has no style. */
  private systemInks(): Inks {
    const probe = document.createElement("i");
    this.element.append(probe);
    const colour = (name: string): string => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const core = colour("Highlight");
    const inks = { core, edge: colour("Canvas"), text: colour("HighlightText"), dust: colour("CanvasText"), soft: 0.3 };
    probe.remove();
    return inks;
  }

  // Cells and buttons

  private locate(clientX: number, clientY: number): { x: number; y: number; square: Square | null } {
    const box = this.stage.getBoundingClientRect();
    const scene = this.state.scene;
    const k = box.width > 0 ? this.css / box.width : 1;
    const x = (clientX - box.left) * k;
    const y = (clientY - box.top) * k;
    if (!scene) return { x, y, square: null };
    const square = hit(boardGeometry(scene.info, this.state.look, this.css), x, y);
    return { x, y, square: square !== null && scene.info.squares.includes(square) ? square : null };
  }

  private flushCells(): void {
    const { scene, look } = this.state;
    if (!this.stale.cells || !scene) return;
    this.stale.cells = false;
    const geo = boardGeometry(scene.info, look, this.css || 1);
    this.access.lay(scene.info, geo);
    this.access.show(this.state);
    this.layBlows(geo);
  }

  /** A small button beside each piece that may be blown; none while a piece is in hand, nor where there is no room. */
  private layBlows(geo: Geometry): void {
    const { scene, selection } = this.state;
    const idle = this.running || selection || !scene || scene.active === null || this.css <= 0;
    const squares = idle ? [] : scene.huffable;
    const key = `${squares.join()}/${geo.view.bottom}/${geo.view.mirrored}/${this.css}`;
    if (this.blows.dataset.key === key && this.blows.childElementCount === squares.length) return;
    this.blows.dataset.key = key;
    const words = squares.length > 0 ? this.host.words() : null;
    const buttons = squares.map((square) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "board-blow";
      button.textContent = words?.blow ?? "";
      button.setAttribute("aria-label", words?.blowLabel(square) ?? "");
      button.dataset.square = String(square);
      button.addEventListener("click", () => this.send({ type: "blow", square }));
      return button;
    });
    this.blows.replaceChildren(...buttons);
    const [one] = buttons;
    if (!scene || !one) return;
    const size = { wide: one.offsetWidth, high: one.offsetHeight };
    const spots = blowSpots(geo, scene.info.squares, squares, size);
    if (!spots) this.blows.replaceChildren();
    spots?.forEach(({ x, y }, i) => {
      const { style } = buttons[i] as HTMLButtonElement;
      style.left = `${(x / geo.size) * 100}%`;
      style.top = `${(y / geo.size) * 100}%`;
    });
  }
}
