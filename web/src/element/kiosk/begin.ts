/** A screen in a hall, with its own style beside the boards': loaded where one is wanted. */
import text from "./kiosk.css";
import { theSheet } from "../sheet.js";
import { Kiosk, type KioskPlace } from "./kiosk.js";

let sheet: CSSStyleSheet | null = null;

export function beginKiosk(place: KioskPlace): Kiosk {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  place.root.adoptedStyleSheets = [theSheet(), sheet];
  return new Kiosk(place);
}
