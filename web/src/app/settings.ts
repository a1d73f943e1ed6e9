/** What a person chose about looks and motion, and how the board is told of it. */
import type { BoardLook, Coordinates, PieceSet, Theme } from "../board/contract.js";
import type { GameId, RulesId, Side } from "../engine/contract.js";
import { languageOf } from "../i18n/languages.js";
import { isRecord, oneOf, type Shape } from "./store.js";

export const THEMES = ["system", "light", "dark"] as const;
export const COORDINATES = ["custom", "always", "never"] as const;
export const NAMINGS = ["numbers", "algebraic"] as const;
export const GROUNDS = ["lines", "chequers"] as const;
export const PIECE_SETS = ["pebbles", "dates", "crystals", "snails"] as const satisfies readonly PieceSet[];
/** Motion a person may choose; any speed up to `MAX_SPEED` is understood. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
const MAX_SPEED = 20;

export interface Settings {
  /** The code of a language; empty for the browser's. */
  language: string;
  theme: (typeof THEMES)[number];
  coordinates: (typeof COORDINATES)[number];
  /** How Filippina's points are named, on the board and in the moves. */
  filippinaNames: (typeof NAMINGS)[number];
  filippinaGround: (typeof GROUNDS)[number];
  filippinaItalian: boolean;
  pieceSet: PieceSet;
  /** 1 is normal, 2 twice as fast, 0 no motion. */
  speed: number;
  /** The computer may resign when nothing is left. */
  computerResigns: boolean;
  /** Pieces are heard. */
  sound: boolean;
}

/** The light that is shown, where the device itself may be dark. */
export const themeOf = ({ theme }: Settings, dark: boolean): Theme =>
  theme === "system" ? (dark ? "dark" : "light") : theme;

export const settingsShape: Shape<Settings> = {
  key: "settings",
  // Version 1 knew no computer, version 2 neither languages nor sound.
  version: 3,
  empty: () => ({
    language: "",
    theme: "system",
    coordinates: "custom",
    filippinaNames: "numbers",
    filippinaGround: "lines",
    filippinaItalian: false,
    pieceSet: "pebbles",
    speed: 1,
    computerResigns: true,
    sound: false,
  }),
  read(data, version) {
    if (!isRecord(data)) throw new Error("no settings");
    const { speed } = data;
    if (typeof speed !== "number" || !(speed >= 0 && speed <= MAX_SPEED)) throw new Error("speed");
    const language = version < 3 ? "" : data.language;
    if (typeof language !== "string") throw new Error("language");
    return {
      // One that is not there any more is not a fault of what was kept.
      language: languageOf(language)?.code ?? "",
      theme: oneOf(data.theme, THEMES),
      coordinates: oneOf(data.coordinates, COORDINATES),
      filippinaNames: oneOf(data.filippinaNames, NAMINGS),
      filippinaGround: oneOf(data.filippinaGround, GROUNDS),
      filippinaItalian: oneOf(data.filippinaItalian, [true, false]),
      pieceSet: oneOf(data.pieceSet, PIECE_SETS),
      speed,
      computerResigns: version < 2 || oneOf(data.computerResigns, [true, false]),
      sound: oneOf(data.sound ?? false, [true, false]),
    };
  },
};

/** Rule sets whose players have been told what leaving a capture risks. */
export const toldShape: Shape<RulesId[]> = {
  key: "told",
  version: 1,
  empty: () => [],
  read(data) {
    if (!Array.isArray(data) || !data.every((id) => typeof id === "string")) throw new Error("no list");
    return data as RulesId[];
  },
};

/** True when moves and squares of this game are written by numbers. */
export const byNumbers = (settings: Settings, game: GameId): boolean =>
  game === "filippina" && settings.filippinaNames === "numbers";

/** Stone boards carry no letters unless asked. */
function coordinatesFor(settings: Settings, game: GameId): Coordinates {
  const shown = settings.coordinates === "custom" ? game !== "la-dama" : settings.coordinates === "always";
  if (!shown) return "none";
  return byNumbers(settings, game) ? "numbers" : "algebraic";
}

/** What the board is told. */
export function lookFor(
  settings: Settings,
  game: GameId,
  theme: Theme,
  seats: { bottom: Side; faceToFace: boolean },
): BoardLook {
  return {
    theme,
    coordinates: coordinatesFor(settings, game),
    bottom: seats.bottom,
    faceToFace: seats.faceToFace,
    italian: game === "filippina" && settings.filippinaItalian,
    ground: settings.filippinaGround,
    pieceSet: settings.pieceSet,
    speed: settings.speed,
  };
}
