/**
 * Dates and names of languages as the language in use writes them.
 *
 * Browsers leave some languages out: Chromium knows no Armenian. Where the browser does not know the
 * language, its texts bring what is needed, as attributes that other languages do without: `months`,
 * `day` and `month` of `join-parts`, and the languages' codes of `set-language`. What is missing there
 * too is written as the browser can.
 */
import { attribute, currentLanguage, known } from "./text.js";

type Form = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle" | "year" | "month" | "day" | "timeZone">;

/** A date, or a span from one to another. */
export function dateText(form: Form, from: Date, to: Date = from): string {
  const [first, last] = known() ? [] : [ownDate(form, from), ownDate(form, to)];
  if (first !== undefined && last !== undefined) return first === last ? first : `${first} – ${last}`;
  const format = new Intl.DateTimeFormat(currentLanguage(), form);
  return from === to ? format.format(from) : format.formatRange(from, to);
}

function ownDate(form: Form, date: Date): string | undefined {
  const utc = form.timeZone === "UTC";
  // Not as a number: a year has no marks between its digits.
  const year = String(utc ? date.getUTCFullYear() : date.getFullYear());
  if (!form.dateStyle && !form.month) return year;
  const month = attribute("join-parts", "months")?.split(" ")[utc ? date.getUTCMonth() : date.getMonth()];
  if (month === undefined) return;
  if (!form.dateStyle && !form.day) return attribute("join-parts", "month", { month, year });
  const day = attribute("join-parts", "day", { day: utc ? date.getUTCDate() : date.getDate(), month, year });
  if (day === undefined || !form.timeStyle) return day;
  return `${day}, ${new Intl.DateTimeFormat("en-GB", { timeStyle: form.timeStyle }).format(date)}`;
}

/** "Turkish", of "tr". */
export function languageName(code: string): string {
  const own = known() ? undefined : attribute("set-language", code);
  return own ?? new Intl.DisplayNames(currentLanguage(), { type: "language" }).of(code) ?? code;
}
