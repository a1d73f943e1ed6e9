/** Buttons beside pieces keep clear of every other square, or are not there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { blowSpots } from "./blows.js";
import { LOOK, shape, square } from "./fixtures.js";
import { boardGeometry } from "./frame.js";
import { centreOf } from "./geometry.js";

const PILL = { wide: 46, high: 26 };

for (const game of ["dhamet", "la-dama"] as const)
  for (const size of [280, 320, 360, 390, 700])
    test(`${game}, ${size} wide: no button lies on another square`, () => {
      const info = shape(game);
      const geo = boardGeometry(info, LOOK, size);
      for (const own of info.squares) {
        const [spot] = blowSpots(geo, info.squares, [own], PILL) ?? [];
        if (!spot) {
          assert.ok(game === "dhamet" && size < 390, `no room beside ${info.names[own]}`);
          continue;
        }
        assert.ok(Math.abs(spot.x - geo.size / 2) + PILL.wide / 2 <= geo.size / 2, "inside the board");
        assert.ok(Math.abs(spot.y - geo.size / 2) + PILL.high / 2 <= geo.size / 2, "inside the board");
        for (const other of info.squares) {
          if (other === own) continue;
          const { x, y } = centreOf(geo, other);
          const off = Math.hypot(
            Math.max(Math.abs(x - spot.x) - PILL.wide / 2, 0),
            Math.max(Math.abs(y - spot.y) - PILL.high / 2, 0),
          );
          assert.ok(off > geo.cell * 0.24, `${info.names[own]} over ${info.names[other]}`);
        }
      }
    });

test("where neighbours' buttons would touch there are none", () => {
  const info = shape("dhamet");
  const geo = boardGeometry(info, LOOK, 390);
  const at = (name: string) => square(info, name);
  assert.equal(blowSpots(geo, info.squares, [at("d4"), at("d5"), at("e4"), at("e5"), at("c4")], PILL), null);
  assert.equal(blowSpots(geo, info.squares, [at("a1"), at("i9")], PILL)?.length, 2);
});
