/** Which language the page is in, and telling the document so. Knows no texts. */
import { chooseLanguage, type Language } from "../i18n/languages.js";

/** What the page asks for (`?lang=`), else what was chosen here before, else what the browser is set to. */
export const wishedLanguage = (chosen: string): Language =>
  chooseLanguage(new URLSearchParams(window.location.search).get("lang"), chosen, ...navigator.languages);

/** For hyphens, screen readers and the direction of everything but the boards. */
export function tellLanguage({ code, dir }: Language, root: HTMLElement): void {
  root.lang = code;
  root.dir = dir;
}
