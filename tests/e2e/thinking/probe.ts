/** What the browser tests of the computer player run on a served page: its own engine, the real worker. */
import init, * as engine from "../../../web/pkg/dama_wasm.js";
import { acquireThinking, type Level, type Thinking, type ThinkingOptions } from "../../../web/src/engine/thinking.js";
import { switches, type Tally } from "./switches.js";

let module: WebAssembly.Module;

function acquire(current?: ThinkingOptions["current"]): Thinking {
  const script = new URL("think.js", location.href);
  return acquireThinking(module, current ? { script, current } : { script });
}

/** A question about the start of a game. */
function start(rules: "dhamet" | "turkish") {
  const game = engine.newGame(rules, true);
  const { ply, key } = game.state();
  const asked = { tag: { game: rules, ply, key }, text: game.text() };
  game.free();
  return asked;
}

const functions = {
  async load(): Promise<void> {
    const response = await fetch(new URL("dama_wasm_bg.wasm", location.href));
    module = await WebAssembly.compile(await response.arrayBuffer());
    await init({ module_or_path: module });
  },
  async where(): Promise<string> {
    const thinking = acquire();
    const where = await thinking.settled;
    const reply = await thinking.reply({ ...start("turkish"), level: "easy", seed: 1 });
    thinking.release();
    return reply?.deed.kind === "move" ? where : "nowhere";
  },
  switches: (count: number, seed: number): Promise<Tally> => switches({ engine, acquire, count, seed }),

  /** Two boards on one page: neither disturbs the other, and the worker outlives the first to go. */
  async twoHandles(): Promise<{ first: boolean; second: boolean; third: boolean }> {
    const [a, b] = [acquire(), acquire()];
    const ask = (thinking: Thinking, nodes: number) =>
      thinking.reply({ ...start("dhamet"), level: "master", seed: 1, nodes });
    const [first, second] = await Promise.all([ask(a, 20_000), ask(b, 10_000)]);
    a.release();
    const third = await ask(b, 5_000);
    b.release();
    return { first: first?.nodes === 20_000, second: second?.nodes === 10_000, third: third?.nodes === 5_000 };
  },

  /** A level thinks by the clock: what it found, how long it took, and the shares told. */
  async timed(level: Level, rules: "dhamet" | "turkish") {
    const thinking = acquire();
    await thinking.settled;
    const shares: number[] = [];
    const began = performance.now();
    const reply = await thinking.reply({ ...start(rules), level, seed: 1 }, (share) => shares.push(share));
    const ms = performance.now() - began;
    thinking.release();
    return { depth: reply?.depth ?? 0, nodes: reply?.nodes ?? 0, ms, shares };
  },

  /** Milliseconds from a stop to the answer to the next, tiny question. */
  async stops(count: number, rules: "dhamet" | "turkish"): Promise<number[]> {
    const thinking = acquire();
    await thinking.settled;
    const asked = start(rules);
    const took: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const long = thinking.reply({ ...asked, level: "master", seed: number });
      await new Promise((resolve) => setTimeout(resolve, 20 + ((number * 37) % 200)));
      const began = performance.now();
      thinking.stop();
      const next = await thinking.reply({ ...asked, level: "easy", seed: 1, nodes: 1 });
      took.push(performance.now() - began);
      if ((await long) !== null || next === null) throw new Error("the stop was not heard");
    }
    thinking.release();
    return took;
  },
};

declare global {
  var probe: typeof functions;
}
globalThis.probe = functions;
