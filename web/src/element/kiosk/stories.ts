/** What is told beside a board that plays by itself: a line at a time, of what the records say of its game. */
import type { GameId } from "../../engine/contract.js";

/** A line and, where it does not speak for itself, what it is about; both are messages. */
export interface Story {
  about: string | null;
  text: string;
}

const told = (text: string): Story => ({ about: null, text });
const of = (about: string, text: string): Story => ({ about, text });

export const STORIES: Record<GameId, readonly [Story, ...Story[]]> = {
  "la-dama": [
    told("told-la-dama"),
    of("ev-material", "material-la-dama"),
    of("ev-people", "people-la-dama"),
    of("ev-begins", "begins-la-dama"),
  ],
  filippina: [
    told("told-filippina"),
    of("ev-material", "material-filippina"),
    of("ev-doubts", "doubts-filippina"),
    of("ev-spread", "spread-filippina"),
  ],
  tama: [told("told-tama"), of("ev-material", "material-tama"), of("ev-doubts", "doubts-tama")],
  dhamet: [told("told-dhamet"), of("ev-material", "material-dhamet"), of("ev-spread", "spread-dhamet")],
  turkish: [
    told("told-turkish"),
    of("ev-spread", "spread-turkish"),
    of("ev-material", "material-turkish"),
    of("ev-spaces", "spaces-turkish"),
  ],
};
