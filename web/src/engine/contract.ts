/**
 * What the page and the rules say to each other: the generated bindings' own types.
 *
 * The front end knows no rule: it shows a `GameState` and sends back the id of a move it was given.
 */
export type * from "../../pkg/dama_wasm.js";
export type Engine = typeof import("../../pkg/dama_wasm.js");
/** What the rules alone can do, which a page has at once; the whole engine comes when it is wanted. */
export type Rules = Pick<Engine, "rules" | "newGame" | "fromPosition" | "fromText" | "randomBelow" | "version" | "now">;
/** A game with its history; a handle into wasm, to be freed. */
export type GameHandle = import("../../pkg/dama_wasm.js").Game;
/** What thinks for the computer player; a handle into wasm, to be freed. */
export type ThinkerHandle = import("../../pkg/dama_wasm.js").Thinker;
