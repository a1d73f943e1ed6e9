/** The board component: what the app may use of it. */
import { CanvasBoard } from "./board.js";
import type { CreateBoard } from "./contract.js";

export * from "./contract.js";
export { thumbnail } from "./thumbnail.js";
export const createBoard: CreateBoard = (host, look) => new CanvasBoard(host, look);
