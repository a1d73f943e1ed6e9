/** Telling somebody about a puzzle without giving it away: a text to copy, to share, or to select by hand. */
import { html, nothing, type TemplateResult } from "lit";
import type { Share } from "../../engine/contract.js";
import { t } from "../../i18n/text.js";
import { GAME_NAME } from "../../i18n/words.js";
import { siteAddress } from "../address.js";
import type { App } from "../app.js";
import { hashOf } from "../route.js";
import { dateWords } from "./clock.js";
import type { DailyPages } from "./pages.js";
import type { Solve } from "./solve.js";

/** The text, in lines that read well aloud. @param address of the site; empty when it has none for others */
export function shareText(app: App, daily: DailyPages, share: Share, address: string): string {
  const { engine } = daily.loaded;
  const day = engine.dayInfo(share.number);
  const game = t(GAME_NAME[app.info(share.game).game]);
  const lines = [t("share-head", { game, number: String(share.number), date: dateWords(day) })];
  lines.push(share.attempt ? t("share-solved", { count: share.attempt, hints: share.hints }) : t("share-missed"));
  if (share.streak > 1) lines.push(t("share-streak", { count: share.streak }));
  if (address) lines.push(`${address}${hashOf({ page: "daily", game: share.game, date: day.date })}`);
  return lines.join("\n");
}

type Outcome = "" | "copied" | "select";
/** What came of the last try, for the puzzle it was made at. */
let last: { key: string; outcome: Outcome } = { key: "", outcome: "" };

export function shareView(app: App, daily: DailyPages, solve: Solve): TemplateResult | typeof nothing {
  const share = daily.ledger.share(solve.id);
  if (!share) return nothing;
  const text = shareText(app, daily, share, siteAddress(document));
  const { key } = solve.id;
  const field = () => document.querySelector<HTMLTextAreaElement>("#share-text");
  const tell = (outcome: Outcome) => {
    last = { key, outcome };
    app.update();
    if (outcome === "select") field()?.select();
  };
  // Without a secure context there is no clipboard; in a frame it may be refused.
  const copy = () => {
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => tell("copied"),
      () => tell("select"),
    );
  };
  const send = () => {
    navigator.share({ text }).catch((error: unknown) => {
      // Closing the system's sheet is an answer, not a fault.
      if (!(error instanceof DOMException && error.name === "AbortError")) tell("select");
    });
  };
  const outcome = last.key === key ? last.outcome : "";
  return html`
    <section class="share" aria-labelledby="share-title">
      <h2 id="share-title">${t("share-title")}</h2>
      <textarea
        id="share-text"
        readonly
        rows=${text.split("\n").length + 1}
        aria-labelledby="share-title"
        .value=${text}
        @focus=${() => field()?.select()}
      ></textarea>
      <div class="choices-now">
        <button type="button" class="button main" @click=${copy}>${t("send-copy")}</button>
        ${"share" in navigator ? html`<button type="button" class="button" @click=${send}>${t("send-share")}</button>` : nothing}
      </div>
      <p role="status">${outcome === "copied" ? t("send-copied") : outcome === "select" ? t("share-select") : nothing}</p>
    </section>
  `;
}
