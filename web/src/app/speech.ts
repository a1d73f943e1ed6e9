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

/** Takes what the page's address asks for away: from here on a choice made on the page counts. */
export function forgetAsked(): void {
  const { location, history } = window;
  const asked = new URLSearchParams(location.search);
  if (!asked.has("lang")) return;
  asked.delete("lang");
  const search = asked.size > 0 ? `?${asked}` : "";
  try {
    history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  } catch (error) {
    console.warn("the address could not be changed", error);
  }
}
