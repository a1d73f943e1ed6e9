/** Which message says what about a puzzle: by the engine's own names. */
import type { Saving } from "../../engine/contract.js";

/** How the other side saves itself after a wrong turn. */
export const SAVING: Record<Saving, string> = {
  ends: "saving-ends",
  wins: "saving-wins",
  draws: "saving-draws",
  huffs: "saving-huffs",
  obliges: "saving-obliges",
  captures: "saving-captures",
  promotes: "saving-promotes",
  escapes: "saving-escapes",
};

/** Why a code of streaks cannot be read, by the error's code. */
export const CODE_FAULT: Record<string, string> = {
  "streak-code.empty": "transfer-empty",
  "streak-code.character": "transfer-character",
  "streak-code.checksum": "transfer-checksum",
  "streak-code.future": "transfer-future",
  "streak-code.contents": "transfer-contents",
};
