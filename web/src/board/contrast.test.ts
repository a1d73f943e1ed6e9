import assert from "node:assert/strict";
import { test } from "node:test";
import { edgeContrast, luminance, type Pixels, ratioOf } from "./contrast.js";

const SIZE = 60;
const RADIUS = 20;

function disc(paint: (r: number) => readonly [number, number, number, number]): Pixels {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i += 4) data.set(paint(Math.hypot(x + 0.5 - SIZE / 2, y + 0.5 - SIZE / 2)), i);
  return { data, width: SIZE, height: SIZE };
}

const grey = (g: number) => [g, g, g, 255] as const;
const mask = disc((r) => (r <= RADIUS ? [0, 0, 0, 255] : [0, 0, 0, 0]));

test("luminance and ratio agree with WCAG's own examples", () => {
  assert.equal(luminance(Uint8ClampedArray.of(255, 255, 255), 0), 1);
  assert.equal(ratioOf(1, 0), 21);
  assert.ok(Math.abs(ratioOf(luminance(Uint8ClampedArray.of(119, 119, 119), 0), 1) - 4.48) < 0.01);
});

test("a flat disc on a flat ground has the ratio of the two", () => {
  const scene = disc((r) => grey(r <= RADIUS ? 250 : 120));
  const wanted = ratioOf(
    luminance(Uint8ClampedArray.of(250, 250, 250), 0),
    luminance(Uint8ClampedArray.of(120, 120, 120), 0),
  );
  assert.ok(Math.abs(edgeContrast(scene, mask, RADIUS).ratio - wanted) < 1e-6);
});

test("a disc like its ground fails; a rim saves it; a hairline does not", () => {
  assert.ok(
    Math.abs(
      edgeContrast(
        disc(() => grey(150)),
        mask,
        RADIUS,
      ).ratio - 1,
    ) < 1e-9,
  );
  const rimmed = disc((r) => grey(r <= RADIUS && r > RADIUS - 2.5 ? 20 : 150));
  assert.ok(edgeContrast(rimmed, mask, RADIUS).ratio > 3);
  const hair = disc((r) => grey(r <= RADIUS && r > RADIUS - 0.5 ? 20 : 150));
  assert.ok(edgeContrast(hair, mask, RADIUS).ratio < 2);
});

test("one bad side is enough to fail", () => {
  const scene = disc((r) => grey(r <= RADIUS ? 240 : 90));
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < 12; x++) scene.data.set(grey(240), (y * SIZE + x) * 4);
  assert.ok(edgeContrast(scene, mask, RADIUS).ratio < 1.5);
});
