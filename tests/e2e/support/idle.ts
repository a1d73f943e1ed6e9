/** A page at rest asks for no frame and sets no clock going: requests are counted as they are made. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** How long nothing must happen, ms. */
const REST = 700;
/** How long a page may take to come to rest, ms. */
const SETTLING = 20_000;

/** Waits until the page is at rest: no animation frame is asked for, no animation of the browser runs. */
export async function idle(page: Page): Promise<void> {
  const end = Date.now() + SETTLING;
  for (;;) {
    const before = await asked(page);
    await new Promise((resolve) => setTimeout(resolve, REST));
    const frames = (await asked(page)) - before;
    const running = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === "running").length,
    );
    if (frames === 0 && running === 0) return;
    assert.ok(Date.now() < end, `in ${REST} ms ${frames} frames were asked for, ${running} animations run`);
  }
}

/** Frames asked for since the first call, which wraps the browser's own function. */
function asked(page: Page): Promise<number> {
  return page.evaluate(() => {
    const own = window as unknown as { framesAsked?: number };
    if (own.framesAsked === undefined) {
      own.framesAsked = 0;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) => {
        own.framesAsked = (own.framesAsked ?? 0) + 1;
        return ask(run);
      };
    }
    return own.framesAsked;
  });
}
