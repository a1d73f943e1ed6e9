/**
 * The languages there are, and which of them a visitor gets. It loads nothing and knows no page.
 * A language is a folder of `web/locales` and a line here.
 */

export interface Language {
  /** As `lang=` and the folder have it. */
  readonly code: string;
  /** Its own name, in itself. */
  readonly name: string;
  /** For dates, numbers and lists: where the texts were written for, with the digits that the boards have. */
  readonly region: string;
  readonly dir: "ltr" | "rtl";
}

const ltr = (code: string, name: string, region: string): Language => ({ code, name, region, dir: "ltr" });

/** The first is the one that everything falls back to. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  ltr("en", "English", "en-GB"),
  ltr("es", "Español", "es-ES"),
  ltr("it", "Italiano", "it-IT"),
  ltr("fr", "Français", "fr-FR"),
  ltr("tr", "Türkçe", "tr-TR"),
  { code: "ar", name: "العربية", region: "ar-u-nu-latn", dir: "rtl" },
  ltr("hy", "Հայերեն", "hy-AM"),
  ltr("fil", "Filipino", "fil-PH"),
];

/** Languages that other codes ask for. */
const SAME: Record<string, string> = { tl: "fil" };

/** The language of this code, or of the region of one ("es-MX"); undefined when there is none. */
export function languageOf(code: string): Language | undefined {
  const [base = ""] = code.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language.code === (SAME[base] ?? base));
}

/** The first of the wishes that is there: what a page asks for, what was chosen, what the browser is set to. */
export function chooseLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const found = wish ? languageOf(wish) : undefined;
    if (found) return found;
  }
  return LANGUAGES[0];
}
