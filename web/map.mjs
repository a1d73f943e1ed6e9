/**
 * Cuts the small maps of the evidence pages out of Natural Earth's land outlines (public domain),
 * as the package `world-atlas` packs them, and writes `web/data/map.json`.
 *
 *   node web/map.mjs           writes the file
 *   node web/map.mjs --print   prints it instead
 *
 * A map shows land and water and no border: the records name places, not states. Of a place it
 * knows nothing; `web/data/evidence` says where the mark stands. Outlines are clipped to the window,
 * thinned to what can be seen at its size, and kept as one path of whole numbers.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The window of a game's map: its middle and width in degrees, and which outlines show enough in it
 * (10m shows islands that 50m leaves out, in more points).
 * @typedef {{ game: string, longitude: number, latitude: number, degrees: number, outlines: "10m" | "50m" }} Window
 */
/** @type {Window[]} */
const WINDOWS = [
  { game: "la-dama", longitude: -14.6, latitude: 28.6, degrees: 9.5, outlines: "10m" },
  { game: "filippina", longitude: 121.5, latitude: 12.2, degrees: 25, outlines: "50m" },
  { game: "tama", longitude: 44, latitude: 40.2, degrees: 28, outlines: "50m" },
  { game: "dhamet", longitude: -9, latitude: 22.5, degrees: 38, outlines: "50m" },
  { game: "turkish", longitude: 34, latitude: 39, degrees: 28, outlines: "50m" },
];

/** The size of a map, in the units of its path. */
const WIDTH = 640;
const HEIGHT = 480;
/** Clipped edges lie this far outside, so that their stroke is not seen. */
const MARGIN = 4;
/** A point this near to the line between its neighbours is left out. */
const FLATNESS = 0.9;
/** Islands of a smaller area are left out, in square units. */
const SPECK = 5;

/** @typedef {[number, number]} Point */

/**
 * The rings of all land, in degrees. TopoJSON keeps lines as steps of whole numbers, each line
 * once; a ring is a list of lines, a negative number meaning that line backwards.
 * @param {string} outlines @returns {Promise<Point[][]>}
 */
async function rings(outlines) {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${outlines}.json`);
  const { arcs, objects, transform } = JSON.parse(await readFile(file, "utf8"));
  const [scaleX, scaleY] = transform.scale;
  const [moveX, moveY] = transform.translate;
  /** @type {Point[][]} */
  const lines = arcs.map((/** @type {Point[]} */ steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scaleX + moveX, y * scaleY + moveY];
    });
  });
  const line = (/** @type {number} */ i) => (i < 0 ? [...(lines[~i] ?? [])].reverse() : (lines[i] ?? []));
  return objects.land.geometries.flatMap((/** @type {{ arcs: number[][][] }} */ { arcs: polygons }) =>
    polygons.flat().map((ring) => ring.flatMap((i, n) => line(i).slice(n === 0 ? 0 : 1))),
  );
}

/** @param {Window} window @returns {(point: Point) => Point} from degrees to the map, as a plate carrée true to its middle */
function projection({ longitude, latitude, degrees }) {
  const unit = WIDTH / degrees;
  const high = unit / Math.cos((latitude * Math.PI) / 180);
  return ([x, y]) => [WIDTH / 2 + (x - longitude) * unit, HEIGHT / 2 - (y - latitude) * high];
}

/**
 * What of a ring lies within the window (Sutherland and Hodgman): one edge of the window after the other.
 * @param {Point[]} ring @returns {Point[]}
 */
function clip(ring) {
  const edges = /** @type {const} */ ([
    [0, 1, -MARGIN],
    [0, -1, -(WIDTH + MARGIN)],
    [1, 1, -MARGIN],
    [1, -1, -(HEIGHT + MARGIN)],
  ]);
  let kept = ring;
  for (const [axis, sign, bound] of edges) {
    const before = kept;
    kept = [];
    for (const [i, here] of before.entries()) {
      const last = /** @type {Point} */ (before.at(i - 1));
      const inside = here[axis] * sign >= bound;
      if (inside !== last[axis] * sign >= bound) {
        const part = (bound * sign - last[axis]) / (here[axis] - last[axis]);
        kept.push([last[0] + (here[0] - last[0]) * part, last[1] + (here[1] - last[1]) * part]);
      }
      if (inside) kept.push(here);
    }
  }
  return kept;
}

/** Leaves out what is nearly straight (Ramer, Douglas and Peucker). @param {Point[]} line @returns {Point[]} */
function thin(line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, most] = [0, 0];
  for (const [i, [x, y]] of line.entries()) {
    const [ax, ay] = [x - first[0], y - first[1]];
    const off = length === 0 ? Math.hypot(ax, ay) : Math.abs(ax * dy - ay * dx) / length;
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= FLATNESS) return [first, last];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
}

/** @param {Point[]} ring */
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [px, py] = /** @type {Point} */ (ring.at(i - 1));
      return sum + px * y - x * py;
    }, 0) / 2,
  );

/** A ring as a closed path of whole steps. @param {Point[]} ring */
function path(ring) {
  const whole = ring.map(([x, y]) => /** @type {Point} */ ([Math.round(x), Math.round(y)]));
  const [start] = whole;
  if (!start) return "";
  let [lastX, lastY] = start;
  let out = `M${lastX} ${lastY}l`;
  for (const [x, y] of whole.slice(1)) {
    if (x === lastX && y === lastY) continue;
    out += `${x - lastX} ${y - lastY} `;
    [lastX, lastY] = [x, y];
  }
  return `${out.trim().replaceAll(" -", "-")}z`;
}

/** @param {Window} window */
async function cut(window) {
  const project = projection(window);
  const land = (await rings(window.outlines))
    .map((ring) => clip(ring.map(project)))
    .filter((ring) => ring.length > 2 && area(ring) >= SPECK)
    .map((ring) => path(thin(ring)))
    .join("");
  const { longitude, latitude, degrees } = window;
  return { longitude, latitude, degrees, width: WIDTH, height: HEIGHT, land };
}

const maps = Object.fromEntries(
  await Promise.all(WINDOWS.map(async (window) => /** @type {const} */ ([window.game, await cut(window)]))),
);
const text = `${JSON.stringify(maps, null, 1)}\n`;
if (process.argv.includes("--print")) process.stdout.write(text);
else await writeFile(join(dirname(fileURLToPath(import.meta.url)), "data", "map.json"), text);
