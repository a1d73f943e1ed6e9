/** Loads the generated bindings in Node, from the bytes that a browser would fetch. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as bindings from "../../web/pkg/dama_wasm.js";

/** Where `cargo xtask test` says the generated package is. */
export const PKG = setting("DAMA_PKG");

/** A setting that `cargo xtask test` makes. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with "cargo xtask test --only bindings"`);
  return value;
}

export const module = new WebAssembly.Module(await readFile(join(PKG, "dama_wasm_bg.wasm")));
/** The engine's memory. */
export const { memory } = bindings.initSync({ module });

export const engine = bindings;
export const RULES = bindings.rules();

/** A repeatable source of choices: the same games in every run. */
export function choices(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
