/** The one style sheet that all boards of a page share; made by script, since strict pages allow no other. */
import text from "./element.css";

let sheet: CSSStyleSheet | null = null;

export function theSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
