/** Waiting for a state of a page, whoever drives it; and how much is to be tried. */

/** How long one state is waited for. */
export const PATIENCE = 40_000;

/** Repeats a look until it holds; then, or when patience ends, the last look decides. */
export async function until<T>(look: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const end = Date.now() + patience;
  // Sooner at first: most of what is waited for is there with the next frame.
  for (let pause = 10; ; pause = Math.min(2 * pause, 80)) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** True when everything is to be tried, not only the standard choice. */
export const FULL = process.env.DAMA_FULL === "1";
