/** The games' puzzles, each fetched when somebody first wants one of that game. It knows no page. */
import type { Engine, RulesId } from "../../engine/contract.js";
import { fetchFile } from "../../engine/files.js";

export type Bank = InstanceType<Engine["PuzzleBank"]>;

/** A game's puzzles, or null while they are on their way, or why they could not be had. */
export type Banked = Bank | Error | null;

export class Banks {
  readonly #engine: Engine;
  readonly #base: string;
  readonly #update: () => void;
  readonly #banks = new Map<RulesId, Banked>();

  /** @param base what the files' addresses are relative to */
  constructor(engine: Engine, base: string, update: () => void) {
    this.#engine = engine;
    this.#base = base;
    this.#update = update;
  }

  /** What there is now; the first question starts the fetching. */
  get(game: RulesId): Banked {
    const known = this.#banks.get(game);
    if (known !== undefined) return known;
    this.#banks.set(game, null);
    void this.#fetch(game);
    return null;
  }

  /** Forgets what failed, so that it is tried again. */
  retry(): void {
    for (const [game, bank] of this.#banks) if (bank instanceof Error) this.#banks.delete(game);
    this.#update();
  }

  async #fetch(game: RulesId): Promise<void> {
    const url = new URL(`data/puzzles/${game}.txt`, this.#base).href;
    try {
      const response = await fetchFile(url);
      if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
      this.#banks.set(game, new this.#engine.PuzzleBank(game, await response.text()));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      this.#banks.set(game, new Error(said.includes(url) ? said : `${url}: ${said}`));
    }
    this.#update();
  }
}
