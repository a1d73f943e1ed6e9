/**
 * The types that are published for others (`web/dama-board.d.ts`) are written by hand, so that they need nothing
 * of ours; here the compiler compares them with what the element really is. Nothing of it is ever run.
 */
import type * as published from "../../dama-board.js";
import type { GameState } from "../engine/contract.js";
import type { DamaBoard } from "./element.js";
import type { BoardEvents, DeedName } from "./events.js";
import type { Word } from "./words.js";

/** `true` when each of two types can stand for the other, down to what may be null and what is only read. */
type Same<A, B> = (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : [A, B];
/** A type with all that it names written out. */
type Flat<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R
  : T extends object
    ? { [K in keyof T]: Flat<T[K]> }
    : T;
/** What the element has that any other element has not, without what only the browser calls. */
type Own<T> = { [K in Exclude<keyof T, keyof HTMLElement | `${string}Callback`>]: T[K] };

const same = <_ extends true>(): void => undefined;

same<Same<Own<DamaBoard>, Own<published.DamaBoardElement>>>();
same<Same<BoardEvents, published.BoardEvents>>();
same<Same<DeedName, published.Deed>>();
same<Same<GameState, published.GameState>>();
// Every word is a property; `lang` is one of any element.
same<Same<Exclude<Word, keyof published.DamaBoardElement>, never>>();
