/** What is drawn on the board's canvases, cell by cell, so that a test sees which squares are lit. */
import type { Page } from "playwright-core";

/** A number for the picture of each cell, by the name of its square. */
export type Picture = Record<string, number>;

/** Reads the canvases after the next frame. The outer edge of a cell is left out: marks may reach over it. */
export function picture(page: Page): Promise<Picture> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const found: Record<string, number> = {};
    // Read from copies: a canvas that is read itself would no longer be drawn in the same way.
    const copies = [...document.querySelectorAll<HTMLCanvasElement>(".board-canvas")].map((canvas) => {
      const copy = document.createElement("canvas");
      copy.width = canvas.width;
      copy.height = canvas.height;
      const g = copy.getContext("2d", { willReadFrequently: true });
      g?.drawImage(canvas, 0, 0);
      return { all: canvas.getBoundingClientRect(), width: canvas.width, g };
    });
    for (const cell of document.querySelectorAll<HTMLElement>('[role="grid"] [data-name]')) {
      const at = cell.getBoundingClientRect();
      let sum = 17;
      for (const { all, width, g } of copies) {
        const ratio = width / all.width;
        const inset = at.width * 0.1;
        const [x, y] = [at.left + inset - all.left, at.top + inset - all.top].map((n) => Math.round(n * ratio));
        const [w, h] = [at.width - 2 * inset, at.height - 2 * inset].map((n) => Math.round(n * ratio));
        const pixels = g?.getImageData(x ?? 0, y ?? 0, w ?? 1, h ?? 1).data ?? [];
        for (let i = 0; i < pixels.length; i += 1) sum = (Math.imul(sum, 31) + (pixels[i] ?? 0)) | 0;
      }
      found[cell.dataset.name ?? ""] = sum;
    }
    return found;
  });
}

/** Squares that look different now. */
export function changed(before: Picture, after: Picture): string[] {
  return Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .sort();
}
