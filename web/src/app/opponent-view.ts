/** The opponent, chosen before a game and changed during it: a second person here, or the computer at a level. */
import { html, nothing, type TemplateResult } from "lit";
import type { Level } from "../engine/contract.js";
import { LEVELS, TIME } from "../engine/thinking.js";
import { t } from "../i18n/text.js";
import { LEVEL, LEVEL_LINE, SIDE } from "../i18n/words.js";
import type { App } from "./app.js";
import { barButton, choices, dialogHead } from "./controls.js";
import type { Play } from "./play.js";
import { habitShape, type Habit, other, SIDES } from "./seat.js";

export const levelName = (level: Level): string => t(LEVEL[level]);

export const againstChoices = (value: Habit["against"], onChange: (value: Habit["against"]) => void): TemplateResult =>
  choices({
    name: "against",
    legend: t("new-against"),
    value,
    options: [
      ["people", t("new-people")],
      ["computer", t("new-computer")],
    ] as const,
    onChange,
  });

export const levelChoices = (value: Level, onChange: (value: Level) => void): TemplateResult =>
  choices({
    name: "level",
    legend: t("new-level"),
    value,
    options: LEVELS.map(
      (level) => [level, levelName(level), t(LEVEL_LINE[level], { seconds: (TIME[level] ?? 0) / 1000 })] as const,
    ),
    onChange,
  });

/** Who is on the other side, in the head of the page; pressed it opens the choice. */
export function opponentButton(app: App, play: Play): TemplateResult {
  const { computer } = play;
  const name = computer ? levelName(computer.level) : t("seat-people");
  const words = computer ? { long: t("seat-computer", { level: name }), short: name } : { long: name, short: name };
  const label = t("seat-label", { who: words.long });
  return barButton(computer ? "computer" : "people", label, () => app.openDialog({ kind: "opponent" }), words);
}

/** Every change holds at once, as in the settings. */
export function opponentView(app: App, play: Play): TemplateResult {
  const { computer } = play;
  const habit = app.store.read(habitShape);
  const remember = (changed: Partial<Habit>) => app.store.write(habitShape, { ...habit, ...changed });
  const seat = (against: Habit["against"]) => {
    remember({ against });
    play.seat(against === "computer" ? { side: other(play.bottom), level: habit.level } : null);
  };
  return html`
    ${dialogHead(t("opponent-title"), () => app.closeDialog())}
    <form class="form" @submit=${(event: Event) => event.preventDefault()}>
      ${againstChoices(computer ? "computer" : "people", seat)}
      ${
        computer
          ? html`
            ${levelChoices(computer.level, (level) => {
              remember({ level });
              play.seat({ ...computer, level });
            })}
            ${choices({
              name: "side",
              legend: t("new-you-play"),
              value: other(computer.side),
              options: SIDES.map((side) => [side, t(SIDE[side])] as const),
              onChange: (side) => play.seat({ ...computer, side: other(side) }),
            })}
          `
          : nothing
      }
    </form>
  `;
}
