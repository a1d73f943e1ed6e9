/** About: licences of what ships, version, and how the engine came to run. */
import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import { notation, t, tx } from "../i18n/text.js";
import { fetchFile, isInside } from "../engine/files.js";
import type { Where } from "../engine/thinking.js";
import { THINKING_WHERE } from "../i18n/words.js";
import type { App } from "./app.js";
import { icon } from "./icons.js";
import { isRecord } from "./store.js";

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const LICENCES = "licences.json";
let licences: Promise<Licence[]> | undefined;

let thinking: Promise<Where> | undefined;
/** Asked once: what the browser allows does not change while the page is open. */
function whereOf(app: App): Promise<Where> {
  const handle = app.thinking();
  return handle.settled.finally(() => handle.release());
}

let offline: Promise<() => TemplateResult | typeof nothing> | undefined;
/** Few read it, so it is loaded with the page that says it; what cannot be had is not said. */
const offlineWords = (): Promise<() => TemplateResult | typeof nothing> =>
  import("./offline.js").then(({ offlineLines }) => offlineLines()).catch(() => () => nothing);

/** The list the build made of everything others wrote. */
async function load(): Promise<Licence[]> {
  const response = await fetchFile(new URL(LICENCES, import.meta.url));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const found: unknown = await response.json();
  if (!Array.isArray(found)) throw new Error("no list");
  return found.filter(isRecord).map((item) => ({
    name: String(item.name),
    version: String(item.version),
    licence: String(item.licence),
    text: String(item.text ?? ""),
  }));
}

export function aboutView(app: App): TemplateResult {
  licences ??= load();
  thinking ??= whereOf(app);
  offline ??= offlineWords();
  const { engine, url, way, served } = app.loaded;
  const file = notation(url.slice(url.lastIndexOf("/") + 1));
  return html`
    <header class="bar">
      <a class="icon-button" href="#" aria-label=${t("nav-home")} title=${t("nav-home")}>${icon("home")}</a>
      <h1 tabindex="-1">${t("about-title")}</h1>
    </header>
    <main class="about">
      <p>${t("about-text")}</p>
      <p>${t("about-own")}</p>
      ${isInside(document.baseURI) ? nothing : html`<p class="about-link"><a href="./snippet.html">${t("about-embed")}</a></p>`}
      <p>${tx("about-version", { version: notation(engine.version()) })}</p>
      <h2>${t("about-engine")}</h2>
      <p id="diagnostics">${tx(way === "streaming" ? "about-engine-streaming" : "about-engine-buffer", { url: file, served: notation(served) })}</p>
      <p id="thinking">${until(
        thinking.then((where) => t(THINKING_WHERE[where])),
        nothing,
      )}</p>
      <p>${t(app.store.keeps ? "about-storage-yes" : "about-storage-no")}</p>
      ${until(
        offline.then((lines) => lines()),
        nothing,
      )}
      <h2>${t("about-licences")}</h2>
      ${until(
        licences.then(listView, () => html`<p>${tx("about-licences-missing", { url: notation(LICENCES) })}</p>`),
        nothing,
      )}
    </main>
  `;
}

const listView = (found: readonly Licence[]): TemplateResult => html`
  <ul class="licences">
    ${found.map(({ name, version, licence, text }) => {
      const line = tx("about-licence", {
        name: notation(name),
        version: notation(version),
        licence: notation(licence),
      });
      return html`<li>${text ? html`<details><summary>${line}</summary><pre dir="ltr">${text}</pre></details>` : line}</li>`;
    })}
  </ul>
`;
