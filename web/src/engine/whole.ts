/** The whole engine: the rules once more, the computer player and the puzzles. */
import init, * as bindings from "../../pkg/dama_wasm.js";
import { loader } from "./client.js";
import type { Engine } from "./contract.js";

const engine: Engine = bindings;

/** @throws {LoadError} */
export const loadEngine = loader(engine, init);
