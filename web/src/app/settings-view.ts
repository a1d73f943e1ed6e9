/** Settings: looks and motion. What concerns one game is shown at home and in that game. */
import { html, nothing, type TemplateResult } from "lit";
import type { GameId } from "../engine/contract.js";
import { notation, t } from "../i18n/text.js";
import type { App } from "./app.js";
import { choices, dialogHead, languages, tick } from "./controls.js";
import { COORDINATES, GROUNDS, NAMINGS, PIECE_SETS, type Settings, SPEEDS, THEMES } from "./settings.js";

const WORDS = {
  theme: { system: "set-theme-system", light: "set-theme-light", dark: "set-theme-dark" },
  coordinates: {
    custom: "set-coordinates-custom",
    always: "set-coordinates-always",
    never: "set-coordinates-never",
  },
  filippinaNames: { numbers: "set-numbers", algebraic: "set-algebraic" },
  filippinaGround: { lines: "set-lines", chequers: "set-chequers" },
  pieceSet: { pebbles: "set-pebbles", dates: "set-dates", crystals: "set-crystals", snails: "set-snails" },
  speed: { 0.5: "set-speed-slow", 1: "set-speed-normal", 2: "set-speed-fast", 0: "set-speed-none" },
} as const;

export function settingsView(app: App): TemplateResult {
  const { settings, play } = app;
  const shows = (game: GameId) => !play || play.info.game === game;
  const one = <K extends keyof Settings & keyof typeof WORDS>(key: K, legend: string, values: readonly Settings[K][]) =>
    choices({
      name: key,
      legend: t(legend),
      value: settings[key],
      options: values.map((value) => {
        const label = t((WORDS[key] as Record<string | number, string>)[value] ?? key);
        return [value, key === "filippinaNames" ? notation(label) : label] as const;
      }),
      onChange: (value) => app.change({ [key]: value }),
    });
  return html`
    ${dialogHead(t("set-title"), () => app.closeDialog())}
    <form class="form" @submit=${(event: Event) => event.preventDefault()}>
      ${languages(settings.language, (language) => app.change({ language }))}
      ${one("theme", "set-light", THEMES)}
      ${one("speed", "set-speed", SPEEDS)}
      ${one("coordinates", "set-coordinates", COORDINATES)}
      ${
        shows("filippina")
          ? html`
            ${one("filippinaNames", "set-filippina-names", NAMINGS)}
            ${one("filippinaGround", "set-filippina-ground", GROUNDS)}
            ${tick(t("set-italian"), settings.filippinaItalian, (on) => app.change({ filippinaItalian: on }))}
          `
          : nothing
      }
      ${tick(t("set-sound"), settings.sound, (on) => app.change({ sound: on }))}
      ${tick(t("set-resigns"), settings.computerResigns, (on) => app.change({ computerResigns: on }))}
      ${shows("la-dama") ? one("pieceSet", "set-pieces", PIECE_SETS) : nothing}
    </form>
  `;
}
