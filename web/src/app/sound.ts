/**
 * Soft sounds of pieces, for those who want them: a tap for a move, one for each piece taken, a small chord at the
 * end. They are made when they are heard; nothing is loaded. A browser without sound is simply silent.
 */
import type { Action } from "../engine/contract.js";

/** Milliseconds between the taps of a capture, about as the pieces are jumped. */
const BETWEEN = 310;
const LOUDNESS = 0.09;

let context: AudioContext | null = null;

/** Lets an action be heard; pieces taken one after another are heard one after another, and then the end. */
export function sound(action: Action, over: boolean): void {
  if (typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    // Browsers let nothing be heard before somebody has touched the page.
    if (context.state === "suspended") void context.resume().catch(() => {});
    const now = context.currentTime + 0.01;
    switch (action.kind) {
      case "move":
        if (action.captured.length === 0) tap(context, now, 330);
        for (const [at] of action.captured.entries())
          tap(context, now + (at * BETWEEN) / 1000, 250 - 8 * Math.min(at, 8));
        break;
      case "huff":
      case "oblige":
        tap(context, now, 190);
    }
    if (over) chord(context, now + lasts(action) / 1000);
  } catch (error) {
    console.warn("no sound", error);
  }
}

/** Milliseconds after which an action has been heard. */
const lasts = (action: Action): number =>
  action.kind === "move" ? BETWEEN * Math.max(1, action.captured.length) : action.kind === "end" ? 0 : BETWEEN;

function chord(context: AudioContext, from: number): void {
  for (const [at, pitch] of [262, 330, 392].entries()) tone(context, from + 0.12 * at, pitch, 0.9);
}

/** Wood on wood: a short low note and its third partial. */
function tap(context: AudioContext, at: number, pitch: number): void {
  tone(context, at, pitch, 0.09);
  tone(context, at, pitch * 2.76, 0.04);
}

function tone(context: AudioContext, at: number, pitch: number, seconds: number): void {
  const oscillator = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}
