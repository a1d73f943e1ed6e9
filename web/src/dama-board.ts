/**
 * The one module that a page needs for `<dama-board>`. Everything else is fetched from beside it.
 *
 *   <script type="module" src="https://…/dama-board.js"></script>
 *   <dama-board game="turkish" mode="play" level="easy"></dama-board>
 */
import { defineBoard } from "./element/element.js";

export type { DamaBoard } from "./element/element.js";
export type * from "./element/events.js";

defineBoard(new URL("./", import.meta.url));
