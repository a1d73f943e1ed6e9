/**
 * The board's ground with its coordinates: painted once, then left alone.
 */
import type { RulesInfo } from "../engine/contract.js";
import type { BoardLook } from "./contract.js";
import { centre, type Geometry, geometry, spotOfSquare, squareAt } from "./geometry.js";
import { SKINS } from "./skins/index.js";
import type { Paint } from "./skins/paper.js";

/** The geometry of a game's board, `size` pixels wide, as the person has turned it. */
export function boardGeometry(info: RulesInfo, look: BoardLook, size: number): Geometry {
  const mirrored = look.italian && info.game === "filippina";
  return geometry(info, size, SKINS[info.game].margin, { bottom: look.bottom, mirrored });
}

/** Paints board, lamp light and coordinates into a canvas of the geometry's size. */
export function paintGround(g: Paint, info: RulesInfo, look: BoardLook, geo: Geometry, ratio: number): void {
  const skin = SKINS[info.game];
  const { size } = geo;
  g.save();
  g.clearRect(0, 0, size, size);
  g.beginPath();
  g.roundRect(0, 0, size, size, skin.corner * size);
  g.clip();
  skin.paint({ g, geometry: geo, info, theme: look.theme, ground: look.ground });
  if (look.theme === "dark") {
    g.fillStyle = `rgba(24,15,8,${skin.night.board})`;
    g.fillRect(0, 0, size, size);
  }
  coordinates(g, info, look, geo, ratio);
  g.restore();
}

function coordinates(g: Paint, info: RulesInfo, look: BoardLook, geo: Geometry, ratio: number): void {
  if (look.coordinates === "none") return;
  const skin = SKINS[info.game];
  const night = look.theme === "dark";
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.lineJoin = "round";
  const write = (text: string, x: number, y: number, px: number, turned: boolean): void => {
    g.save();
    g.translate(x, y);
    if (turned) g.rotate(Math.PI);
    g.font = `600 ${px.toFixed(2)}px "Iowan Old Style", Palatino, Georgia, serif`;
    g.strokeStyle = night ? "rgba(20,10,3,.75)" : skin.inkEdge;
    g.lineWidth = px * 0.16;
    g.strokeText(text, 0, px * 0.05);
    g.fillStyle = night ? "#f0dfbe" : skin.ink;
    g.fillText(text, 0, px * 0.05);
    g.restore();
  };
  if (look.coordinates === "numbers" && info.numbers.length > 0) {
    const px = Math.max(geo.cell * 0.19, 8.5 * ratio);
    for (const square of info.squares) {
      const { x, y } = centre(geo, spotOfSquare(geo, square));
      const text = String(info.numbers[square] ?? "");
      // Beside the playing square, on the ground that no piece ever covers.
      write(text, x, y - geo.cell * 0.575, px, false);
      if (look.faceToFace) write(text, x, y + geo.cell * 0.575, px, true);
    }
    return;
  }
  const px = Math.max(Math.min(geo.origin * 0.6, geo.cell * 0.27), Math.min(geo.origin * 0.82, 10 * ratio));
  const gap = geo.origin * 0.45;
  for (let col = 0; col < geo.width; col++) {
    const square = squareAt(geo, col, geo.height - 1);
    if (square === null) continue;
    const text = (info.names[square] ?? "").slice(0, 1);
    const { x } = centre(geo, { col, row: 0 });
    write(text, x, geo.size - gap, px, false);
    if (look.faceToFace) write(text, x, gap, px, true);
  }
  for (let row = 0; row < geo.height; row++) {
    const square = squareAt(geo, 0, row);
    if (square === null) continue;
    const text = (info.names[square] ?? "").slice(1);
    const { y } = centre(geo, { col: 0, row });
    write(text, gap, y, px, false);
    if (look.faceToFace) write(text, geo.size - gap, y, px, true);
  }
}
