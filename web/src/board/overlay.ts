/**
 * What moves: each moving piece or breathing ring has a small canvas of its own over the board.
 *
 * A frame then only shifts small pictures; the large canvases stay as they are. A picture is
 * redrawn only when its form changes, not when it is moved or fades.
 */
import { context, type Paint } from "./skins/paper.js";

interface Slip {
  canvas: HTMLCanvasElement;
  /** What is drawn on it. */
  form: string;
  used: boolean;
}

export class Overlay {
  readonly element: HTMLDivElement;
  private readonly slips = new Map<string, Slip>();
  private readonly spare: HTMLCanvasElement[] = [];
  private side = 0;
  private ratio = 1;

  constructor() {
    this.element = document.createElement("div");
    this.element.className = "board-lift";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Says how large a slip is, in device pixels; drops what was drawn at another size. */
  size(side: number, ratio: number): void {
    if (side === this.side && ratio === this.ratio) return;
    this.clear();
    this.spare.length = 0;
    this.side = side;
    this.ratio = ratio;
  }

  /** Begins a frame: what is not shown in it goes away at `end`. */
  begin(): void {
    for (const slip of this.slips.values()) slip.used = false;
  }

  /**
   * Shows a picture centred at a point (device pixels). `paint` is called with the slip's
   * middle only when `form` differs from what the slip of this `name` shows.
   */
  show(
    name: string,
    form: string,
    x: number,
    y: number,
    alpha: number,
    scale: number,
    paint: (g: Paint, middle: number) => void,
  ): void {
    const slip = this.slips.get(name) ?? this.take(name);
    slip.used = true;
    const middle = this.side / 2;
    if (slip.form !== form) {
      slip.form = form;
      const g = context(slip.canvas);
      g.clearRect(0, 0, this.side, this.side);
      paint(g, middle);
    }
    const style = slip.canvas.style;
    style.opacity = alpha.toFixed(3);
    const left = ((x - middle) / this.ratio).toFixed(3);
    const top = ((y - middle) / this.ratio).toFixed(3);
    style.transform = `translate(${left}px, ${top}px)${scale === 1 ? "" : ` scale(${scale.toFixed(4)})`}`;
  }

  end(): void {
    for (const [name, slip] of this.slips) if (!slip.used) this.drop(name, slip);
  }

  clear(): void {
    for (const [name, slip] of this.slips) this.drop(name, slip);
  }

  private take(name: string): Slip {
    const canvas = this.spare.pop() ?? document.createElement("canvas");
    if (canvas.width !== this.side) {
      canvas.width = canvas.height = this.side;
      canvas.style.width = canvas.style.height = `${this.side / this.ratio}px`;
      canvas.className = "board-slip";
    }
    this.element.append(canvas);
    const slip: Slip = { canvas, form: "", used: true };
    this.slips.set(name, slip);
    return slip;
  }

  private drop(name: string, slip: Slip): void {
    this.slips.delete(name);
    slip.canvas.remove();
    if (this.spare.length < 8) this.spare.push(slip.canvas);
  }
}
