/**
 * Measuring a screen once, by a bank card held to the glass: all cards are 85.60 mm wide (ISO/IEC 7810, ID-1).
 * What comes out is a word for the address; nothing is kept.
 */

const CARD_MM = 85.6;
/** What a pixel is where nobody has measured: 96 in an inch. */
const USUAL = 96 / 25.4;
/** Widths that a frame may have, CSS pixels. */
export const WIDTHS = { least: 80, most: 2400 };

export class Measure {
  /** The frame's width, CSS pixels. */
  width: number;

  constructor(perMm: number | null) {
    this.width = clamp((perMm ?? USUAL) * CARD_MM);
  }

  /** CSS pixels in a millimetre, to two places, as the word has it. */
  get perMm(): number {
    return Math.round((this.width / CARD_MM) * 100) / 100;
  }
  set(width: number): void {
    this.width = clamp(width);
  }
  /** Strict pages allow no `style=`. */
  draw(root: ParentNode): void {
    root.querySelector<HTMLElement>(".measure-card")?.style.setProperty("inline-size", `${this.width}px`);
  }
}

const clamp = (width: number): number => Math.round(Math.min(Math.max(width, WIDTHS.least), WIDTHS.most));
