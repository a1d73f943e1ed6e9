/**
 * Offscreen canvases: where boards and pieces are painted once, before any frame needs them.
 */

export type Paint = CanvasRenderingContext2D;

/** A canvas that is in no document. */
export function sheet(width: number, height: number): { canvas: HTMLCanvasElement; g: Paint } {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return { canvas, g: context(canvas) };
}

/** The 2D context of a canvas; a browser without one cannot show a board. */
export function context(canvas: HTMLCanvasElement): Paint {
  const g = canvas.getContext("2d");
  if (!g) throw new Error("canvas-2d-missing");
  return g;
}

/** Puts an image, made at its own resolution, over a whole square of `size` pixels. */
export function spread(g: Paint, image: ImageData, width: number, height: number): void {
  const small = sheet(image.width, image.height);
  small.g.putImageData(image, 0, 0);
  g.imageSmoothingEnabled = true;
  g.imageSmoothingQuality = "high";
  g.drawImage(small.canvas, 0, 0, width, height);
}
