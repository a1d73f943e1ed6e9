import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameId } from "../engine/contract.js";
import { shape } from "./fixtures.js";
import {
  centreOf,
  devicePixels,
  edge,
  geometry,
  hit,
  neighbour,
  sharpSize,
  spotOfSquare,
  squareAt,
} from "./geometry.js";

const GAMES: readonly GameId[] = ["la-dama", "filippina", "tama", "dhamet", "turkish"];
const VIEWS = [
  { bottom: "white", mirrored: false },
  { bottom: "black", mirrored: false },
  { bottom: "white", mirrored: true },
  { bottom: "black", mirrored: true },
] as const;

test("a click on the centre of each cell finds that cell, at every pixel ratio and turned every way", () => {
  let asked = 0;
  for (const game of GAMES) {
    const info = shape(game);
    for (const view of VIEWS)
      for (const ratio of [1, 1.25, 1.5, 2, 3])
        for (const available of [279.5, 320, 390, 701.3]) {
          const css = sharpSize(available, ratio);
          const size = devicePixels(css, ratio);
          assert.equal(size, Math.round(css * ratio));
          assert.ok(Math.abs(css * ratio - size) < 1e-9, "a whole number of device pixels");
          assert.ok(css <= available && available - css < 1 / ratio + 1e-9);
          const inDevice = geometry(info, size, 0.05, view);
          const inCss = geometry(info, css, 0.05, view);
          for (const square of info.squares) {
            const drawn = centreOf(inDevice, square);
            assert.equal(hit(inCss, drawn.x / ratio, drawn.y / ratio), square);
            asked++;
          }
        }
  }
  assert.equal(asked, (25 + 32 + 64 + 81 + 64) * 4 * 5 * 4);
});

test("outside the cells is no square", () => {
  const g = geometry(shape("turkish"), 400, 0.05, VIEWS[0]);
  for (const [x, y] of [
    [19, 200],
    [381, 200],
    [200, 19],
    [200, 381],
    [-5, -5],
  ] as const)
    assert.equal(hit(g, x, y), null);
});

test("a1 is at the lower left for White, at the upper right for Black, at the lower right in the mirror", () => {
  const info = shape("filippina");
  const at = (view: (typeof VIEWS)[number]) => spotOfSquare(geometry(info, 800, 0.05, view), 0);
  assert.deepEqual(at(VIEWS[0]), { col: 0, row: 7 });
  assert.deepEqual(at(VIEWS[1]), { col: 7, row: 0 });
  assert.deepEqual(at(VIEWS[2]), { col: 7, row: 7 });
  assert.deepEqual(at(VIEWS[3]), { col: 0, row: 0 });
});

test("seeing a square and finding it again are inverse", () => {
  for (const view of VIEWS) {
    const g = geometry(shape("dhamet"), 900, 0.045, view);
    for (let square = 0; square < 81; square++) {
      const { col, row } = spotOfSquare(g, square);
      assert.equal(squareAt(g, col, row), square);
    }
  }
});

test("cell edges lie on whole pixels and cover the board without gaps", () => {
  const g = geometry(shape("tama"), 487, 0.06, VIEWS[0]);
  for (let i = 0; i <= 8; i++) assert.equal(edge(g, i), Math.round(edge(g, i)));
  for (let i = 0; i < 8; i++) assert.ok(Math.abs(edge(g, i + 1) - edge(g, i) - g.cell) <= 1);
});

test("arrows go in the directions seen, and reach every square of every board", () => {
  for (const game of GAMES) {
    const info = shape(game);
    const playable = new Set(info.squares);
    for (const view of VIEWS) {
      const g = geometry(info, 600, 0.05, view);
      for (const from of info.squares) {
        const here = spotOfSquare(g, from);
        const right = spotOfSquare(g, neighbour(g, playable, from, "right"));
        const up = spotOfSquare(g, neighbour(g, playable, from, "up"));
        const home = spotOfSquare(g, neighbour(g, playable, from, "home"));
        assert.ok(right.row === here.row && right.col >= here.col);
        assert.equal(up.row, Math.max(0, here.row - 1));
        assert.ok(Math.abs(up.col - here.col) <= 1);
        assert.ok(home.row === here.row && home.col <= 1);
      }
      const seen = new Set([info.squares[0] ?? 0]);
      for (const square of seen)
        for (const arrow of ["left", "right", "up", "down"] as const) seen.add(neighbour(g, playable, square, arrow));
      assert.equal(seen.size, info.squares.length);
    }
  }
});

test("on dark squares up and then down leads back, away from the edges", () => {
  const info = shape("filippina");
  const playable = new Set(info.squares);
  const g = geometry(info, 600, 0.05, VIEWS[0]);
  for (const from of info.squares) {
    const { col, row } = spotOfSquare(g, from);
    if (col === 0 || col === 7 || row === 0) continue;
    assert.equal(neighbour(g, playable, neighbour(g, playable, from, "up"), "down"), from);
  }
});
