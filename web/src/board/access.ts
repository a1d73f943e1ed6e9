/**
 * The grid of transparent cells that lies exactly over the squares: the board for keyboards and screen readers.
 *
 * One tab stop; arrows go in the directions seen; the names of cells come from the app.
 */
import type { RulesInfo, Square } from "../engine/contract.js";
import type { BoardHost, CellLabel } from "./contract.js";
import { type Geometry, neighbour, squareAt } from "./geometry.js";
import type { BoardEvent } from "./update.js";
import { type BoardState, pieceOn, standing, type Target, targets } from "./state.js";

const ARROWS: Record<string, "left" | "right" | "up" | "down" | "home" | "end"> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
};

/** What a tap on a target would do, in the words of `CellLabel`, and what it would take for certain. */
function meaning({ scene, selection: s }: BoardState, target: Target): Pick<CellLabel, "target" | "victims"> {
  const option = s?.chooser?.options.find((o) => o.badge === target.square);
  if (option) return { target: "stop", victims: option.victims };
  if (!scene || !s) return { target: "none", victims: [] };
  const ids = new Set(s.ids);
  const ending = scene.moves.filter((m) => ids.has(m.id) && m.to === target.square);
  const stop = s.stops.find((candidate) => candidate.square === target.square);
  const final = stop !== undefined && stop.ends !== null && stop.through.every((id) => id === stop.ends);
  const asks = ending.length > 1 && s.chooser?.to !== target.square && (stop === undefined || final);
  if (asks) return { target: "choice", victims: [] };
  if (stop) {
    return {
      target: target.kind === "move" ? "move" : "capture",
      victims: stop.captured === null ? [] : [stop.captured],
    };
  }
  const taken = new Set(s.taken);
  return { target: "end", victims: (ending[0]?.captured ?? []).filter((v) => !taken.has(v)) };
}

export class Access {
  readonly grid: HTMLDivElement;
  private cells = new Map<Square, HTMLElement>();
  private names = new Map<Square, string>();
  private key = "";
  private geometry: Geometry | null = null;
  private playable: ReadonlySet<Square> = new Set();
  private stop: Square | null = null;

  constructor(
    private readonly host: BoardHost,
    private readonly send: (event: BoardEvent) => void,
  ) {
    this.grid = document.createElement("div");
    this.grid.className = "board-grid";
    this.grid.setAttribute("role", "grid");
    this.grid.addEventListener("keydown", (e) => this.pressed(e));
    this.grid.addEventListener("focusin", (e) => {
      const square = this.squareOf(e.target);
      if (square !== null && square !== this.stop) this.send({ type: "focus", square });
    });
  }

  /** The square of a cell element, or null. */
  squareOf(target: EventTarget | null): Square | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
    return cell?.dataset.square === undefined ? null : Number(cell.dataset.square);
  }

  /** What has the focus where the board stands: outside of a shadow tree that is not told. */
  private get focused(): Element | null {
    const root = this.grid.getRootNode();
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    // Another board on the same page may have it.
    return this.grid.contains(focused) ? focused : null;
  }

  /** Lays the cells out as the board is turned; keeps them when nothing changed. */
  lay(info: RulesInfo, geometry: Geometry): void {
    this.geometry = geometry;
    const share = (geometry.origin / geometry.size) * 100;
    const key = `${info.id}/${geometry.view.bottom}/${geometry.view.mirrored}`;
    if (key === this.key) return;
    const focused = this.squareOf(this.focused);
    this.key = key;
    this.playable = new Set(info.squares);
    this.cells.clear();
    this.names.clear();
    this.grid.style.inset = `${share}%`;
    this.grid.style.gridTemplateRows = `repeat(${info.height}, 1fr)`;
    this.grid.setAttribute("aria-rowcount", String(info.height));
    this.grid.setAttribute("aria-colcount", String(info.width));
    const rows: HTMLElement[] = [];
    for (let row = 0; row < info.height; row++) {
      const line = document.createElement("div");
      line.className = "board-row";
      line.setAttribute("role", "row");
      line.setAttribute("aria-rowindex", String(row + 1));
      line.style.gridTemplateColumns = `repeat(${info.width}, 1fr)`;
      for (let col = 0; col < info.width; col++) {
        const square = squareAt(geometry, col, row);
        if (square === null || !this.playable.has(square)) continue;
        const cell = document.createElement("div");
        cell.className = "board-cell";
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("aria-colindex", String(col + 1));
        cell.style.gridColumn = String(col + 1);
        cell.dataset.square = String(square);
        cell.dataset.name = info.names[square] ?? "";
        cell.tabIndex = -1;
        this.cells.set(square, cell);
        line.append(cell);
      }
      rows.push(line);
    }
    this.grid.replaceChildren(...rows);
    this.stop = null;
    if (focused !== null && this.grid.isConnected) this.cells.get(focused)?.focus({ preventScroll: true });
  }

  /** What cells are called may have changed, as with the language. */
  rename(): void {
    this.names.clear();
  }

  /** Brings names, the tab stop and the touch behaviour of the cells up to date. */
  show(state: BoardState): void {
    const { scene, selection } = state;
    if (!scene) return;
    const name = this.host.words().grid;
    if (this.grid.getAttribute("aria-label") !== name) this.grid.setAttribute("aria-label", name);
    const reach = new Map(selection ? targets(scene, selection).map((t) => [t.square, t]) : []);
    const movable = new Set(scene.movable);
    const dutiful = new Set(scene.dutiful);
    const huffable = new Set(scene.huffable);
    const here = selection ? standing(selection) : null;
    for (const [square, cell] of this.cells) {
      const target = reach.get(square);
      const picked = here === square;
      const facts: CellLabel = {
        square,
        piece: pieceOn(scene, square),
        canMove: movable.has(square),
        mustCapture: dutiful.has(square),
        picked,
        ...(target ? meaning(state, target) : { target: "none" as const, victims: [] }),
        huffable: huffable.has(square),
        coordinates: state.look.coordinates,
      };
      const key = JSON.stringify(facts);
      if (this.names.get(square) !== key) {
        this.names.set(square, key);
        cell.setAttribute("aria-label", this.host.label(facts));
        cell.setAttribute("aria-selected", picked ? "true" : "false");
      }
      // A finger that starts on a piece that can move drags it; elsewhere it scrolls the page.
      const grips = scene.active !== null && (movable.has(square) || picked);
      cell.classList.toggle("grips", grips);
      cell.classList.toggle("reach", target !== undefined);
    }
    if (state.focus !== this.stop) {
      const old = this.stop === null ? undefined : this.cells.get(this.stop);
      if (old) old.tabIndex = -1;
      this.stop = state.focus;
      const cell = state.focus === null ? undefined : this.cells.get(state.focus);
      if (cell) cell.tabIndex = 0;
    }
  }

  /** Moves the focus into the grid. */
  focus(square: Square | null): void {
    const wanted = square ?? this.stop;
    if (wanted !== null) this.cells.get(wanted)?.focus();
  }

  private pressed(e: KeyboardEvent): void {
    if (e.altKey || e.ctrlKey || e.metaKey || !this.geometry) return;
    const from = this.squareOf(e.target);
    if (from === null) return;
    const arrow = ARROWS[e.key];
    if (arrow) {
      const to = neighbour(this.geometry, this.playable, from, arrow);
      this.send({ type: "focus", square: to });
      this.cells.get(to)?.focus();
    } else if (e.key === "Enter" || e.key === " ") this.send({ type: "activate", square: from });
    else if (e.key === "Escape") this.send({ type: "cancel" });
    else if (e.key === "i" || e.key === "I") this.send({ type: "inspect", square: from });
    else if (/^[1-9]$/.test(e.key)) this.send({ type: "option", index: Number(e.key) - 1 });
    else return;
    e.preventDefault();
  }
}
