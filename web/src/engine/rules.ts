/** The rules alone: games, legal moves, notation, reasons. What a page needs for its first board. */
import init, * as bindings from "../../pkg/dama_rules.js";
import { loader } from "./client.js";
import type { Rules } from "./contract.js";

const rules: Rules = bindings;

/** @throws {LoadError} */
export const loadRules = loader(rules, init);
