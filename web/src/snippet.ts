/** The page that makes lines for other people's pages: its texts first, then the page. */
import { showFailure } from "./app/failure.js";
import { settingsShape } from "./app/settings.js";
import { tellLanguage, wishedLanguage } from "./app/speech.js";
import { Store } from "./app/store.js";
import { siteAddress } from "./app/address.js";
import { Maker } from "./element/maker.js";
import { loadLater, loadTexts, t } from "./i18n/text.js";

const root = document.querySelector<HTMLElement>("#app");
if (!root) throw new Error("the page has no #app");

try {
  const base = import.meta.url;
  const language = wishedLanguage(new Store(() => window.localStorage).read(settingsShape).language);
  tellLanguage(language, document.documentElement);
  await loadTexts(language, base);
  await loadLater("embed", base);
  document.title = `${t("snip-title")} · ${t("app-name")}`;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const theme = () => {
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  };
  theme();
  dark.addEventListener("change", theme);
  root.replaceChildren();
  new Maker(root, new URL("./", siteAddress(document)).href);
} catch (error) {
  console.error(error);
  showFailure(error, root);
}
