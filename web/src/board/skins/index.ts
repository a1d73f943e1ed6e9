/** The skin of each game. A sixth game adds one line here. */
import type { GameId } from "../../engine/contract.js";
import { dhamet } from "./dhamet.js";
import { filippina } from "./filippina.js";
import { laDama } from "./la-dama.js";
import type { Skin } from "./skin.js";
import { tama } from "./tama.js";
import { turkish } from "./turkish.js";

export const SKINS: Readonly<Record<GameId, Skin>> = {
  "la-dama": laDama,
  filippina,
  tama,
  dhamet,
  turkish,
};
