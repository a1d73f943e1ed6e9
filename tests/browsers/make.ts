/** The browsers that are tried over WebDriver, as `cargo xtask test --browsers` has set them up. */
import { setting } from "../e2e/support/site.js";
import type { Make } from "./webdriver.js";

const MAKES: Record<string, () => Make> = {
  firefox: () => ({
    driver: [setting("DAMA_DRIVER"), "--binary", setting("DAMA_BROWSER_BINARY"), "--log", "error"],
    port: (port) => `--port=${port}`,
    capabilities: { browserName: "firefox" },
  }),
  webkit: () => ({
    driver: [setting("DAMA_DRIVER")],
    port: (port) => `--port=${port}`,
    // Without a name the driver starts the small browser that comes with it.
    capabilities: {},
  }),
};

/** Which browser is tried. */
export const BROWSER = setting("DAMA_BROWSER");

export function make(): Make {
  const found = MAKES[BROWSER];
  if (!found) throw new Error(`DAMA_BROWSER: expected one of ${Object.keys(MAKES).join(", ")}, found "${BROWSER}"`);
  return found();
}
