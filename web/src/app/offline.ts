/**
 * The page's part in being kept on the device: starts the service worker once everything else is done, says
 * which version this page is, and tells of a new one. In a frame it does nothing. It does not know what is kept.
 */
import { html, nothing, type TemplateResult } from "lit";
import { isInside } from "../engine/files.js";
import { loadLater, t } from "../i18n/text.js";
import { cachePrefix, type KeeperSays, type PageSays } from "../offline/kept.js";

/** Milliseconds after which a page that is looked at again asks for a new version. */
const ASK_AFTER = 3_600_000;

/** Milliseconds between two looks at a version that is on its way. */
const LOOK_EVERY = 2_000;

/** What the build wrote into the page. */
const said = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="dama-${name}"]`)?.content ?? "";
const base = (): URL => new URL("./", document.baseURI);

/** @param root the page's element; a notice goes above it */
export async function keepOffline(root: HTMLElement): Promise<void> {
  const wish = said("offline");
  if (window.top !== window || wish === "" || !("serviceWorker" in navigator)) return;
  try {
    if (wish === "on") await keep(root);
    else await forget();
  } catch (error) {
    // A browser that keeps nothing still plays.
    console.info(`nothing is kept for when there is no internet: ${error}`);
  }
}

async function keep(root: HTMLElement): Promise<void> {
  const container = navigator.serviceWorker;
  const version = said("build");
  container.addEventListener("message", ({ data }: MessageEvent<KeeperSays>) => {
    if (data?.dama === "version" && data.version !== version) void tellNew(root);
  });
  const tell = async (): Promise<void> => {
    const { active } = await container.ready;
    active?.postMessage({ dama: "page", version } satisfies PageSays);
  };
  // Another version has taken over, or the first one has come.
  container.addEventListener("controllerchange", () => void tell());
  // The page was put away and taken out again; meanwhile it may have been forgotten.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void tell();
  });
  const registration = await container.register(new URL("sw.js", base()), {
    scope: base().href,
    updateViaCache: "none",
  });
  // Whether another version is ready is asked while one is on its way.
  const watch = (): void => {
    const look = window.setInterval(() => {
      if (registration.installing) return;
      window.clearInterval(look);
      void tell();
    }, LOOK_EVERY);
  };
  registration.addEventListener("updatefound", watch);
  if (registration.installing || registration.waiting) watch();
  await tell();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AFTER) return;
    asked = Date.now();
    // Without internet there is no news.
    registration.update().catch(() => undefined);
  });
}

/** The site is no longer to be kept. */
async function forget(): Promise<void> {
  const here = base();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.scope === here.href) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix(here))) await caches.delete(name);
}

let told = false;
async function tellNew(root: HTMLElement): Promise<void> {
  // In a museum's hall nobody is there to answer.
  if (told || new URLSearchParams(window.location.search).has("kiosk")) return;
  told = true;
  await loadLater("offline", base());
  const box = document.createElement("div");
  box.className = "notices";
  box.setAttribute("role", "status");
  const line = box.appendChild(document.createElement("p"));
  line.appendChild(document.createElement("span")).textContent = t("offline-new");
  const reload = line.appendChild(document.createElement("button"));
  reload.type = "button";
  reload.className = "button quiet";
  reload.textContent = t("offline-reload");
  reload.addEventListener("click", () => window.location.reload());
  root.before(box);
}

/** What the page about says of it; called at each drawing, once its words are there. */
export async function offlineLines(): Promise<() => TemplateResult> {
  await loadLater("offline", base());
  if (isInside(base())) return () => html`<p>${t("offline-alone")}</p>`;
  const isKept = () =>
    said("offline") === "on" && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return () => html`
    <p class="about-link"><a href="./dama-atlas.html" download>${t("offline-file")}</a></p>
    ${isKept() ? html`<p>${t("offline-kept")}</p>` : nothing}
  `;
}
