/**
 * The marks of the board. Each has a form of its own and is drawn in two inks, a warm core and
 * an edge, so that it stands out on every ground; in forced colours the system's inks are used.
 */
import type { Square } from "../engine/contract.js";
import { centreOf, type Geometry } from "./geometry.js";
import type { Mark } from "./picture.js";
import { mix, rng } from "./skins/noise.js";
import type { Paint } from "./skins/paper.js";

/** The inks of a board's marks. */
export interface Inks {
  core: string;
  edge: string;
  /** Text on a disc of the core ink. */
  text: string;
  dust: string;
  /** How strong a broad soft line of the core ink is, 0–1. */
  soft: number;
}

export const AMBER: Inks = { core: "#ffcf6e", edge: "#2a1503", text: "#241203", dust: "#fff0d2", soft: 0.24 };
export const EMBER: Inks = { core: "#97380a", edge: "#fff3d8", text: "#fff6e2", dust: "#6e4a1e", soft: 0.15 };

/** A mark's stage: where and how large things are. */
export interface Stage {
  g: Paint;
  geometry: Geometry;
  inks: Inks;
  /** Radius of a piece, share of a cell. */
  piece: number;
  /** Device pixels of a CSS pixel. */
  ratio: number;
  /** Squares on which a piece is seen: labels move to the corner there. */
  occupied: ReadonlySet<Square>;
}

/** Draws a mark. */
export function draw(s: Stage, mark: Mark): void {
  const { geometry: geo } = s;
  const c = geo.cell;
  switch (mark.kind) {
    case "can":
      return ring(s, mark.at, ringRadius(s), thin(s, 0.026), 0.8);
    case "must":
      return must(s, centreOf(geo, mark.at));
    case "concerned":
      return ring(s, mark.at, ringRadius(s) + 0.012 * c, thin(s, 0.05), 1, [0.12, 0.085]);
    case "go":
      return dot(s, mark.at, 0.105);
    case "take":
      return ring(s, mark.at, 0.25 * c, thin(s, 0.055), 1);
    case "end":
      ring(s, mark.at, 0.25 * c, thin(s, 0.045), 1);
      return dot(s, mark.at, 0.08);
    case "victim":
      cross(s, mark.at);
      return mark.label ? label(s, mark.at, mark.label, false, true) : undefined;
    case "stop":
      return label(s, mark.at, mark.label, mark.filled, s.occupied.has(mark.at));
    case "trace":
      return trace(s, mark.way, mark.numbered);
    case "hint":
      return arrow(s, mark.way, 0.085, []);
    case "opening":
      return arrow(s, mark.way, 0.085, [0.001, 0.15]);
    case "dust":
      return dust(s, mark.at);
    case "asked":
      ring(s, mark.at, ringRadius(s), thin(s, 0.035), 1);
      return ring(s, mark.at, ringRadius(s) - 0.075 * c, thin(s, 0.03), 1);
    case "attacks":
      return arrow(s, [mark.from, mark.to], 0.05, [], true);
    case "attacked":
      return arrow(s, [mark.from, mark.to], 0.05, [0.13, 0.1], true);
  }
}

/** The strong ring with its notches, around a point. */
export function must(s: Stage, { x, y }: { x: number; y: number }): void {
  const c = s.geometry.cell;
  const r = ringRadius(s);
  const w = thin(s, 0.055);
  twice(s, w, 1, (g) => {
    g.moveTo(x + r, y);
    g.arc(x, y, r, 0, Math.PI * 2);
    for (let k = 0; k < 4; k++) {
      const a = Math.PI / 4 + (k * Math.PI) / 2;
      g.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
      g.lineTo(x + Math.cos(a) * (r + c * 0.1), y + Math.sin(a) * (r + c * 0.1));
    }
  });
}

function ringRadius(s: Stage): number {
  return Math.min(0.46, s.piece * 1.05 + 0.035) * s.geometry.cell;
}

function thin(s: Stage, share: number): number {
  return Math.max(1.2 * s.ratio, share * s.geometry.cell);
}

/** A path drawn twice: the edge ink a little broader, then the core. */
function twice(s: Stage, width: number, alpha: number, path: (g: Paint) => void, dash: number[] = []): void {
  const { g } = s;
  const hair = Math.max(0.8 * s.ratio, width * 0.28);
  g.save();
  g.lineCap = "round";
  g.lineJoin = "round";
  g.setLineDash(dash);
  g.globalAlpha = alpha * 0.85;
  g.strokeStyle = s.inks.edge;
  g.lineWidth = width + 2 * hair;
  g.beginPath();
  path(g);
  g.stroke();
  g.globalAlpha = alpha;
  g.strokeStyle = s.inks.core;
  g.lineWidth = width;
  g.beginPath();
  path(g);
  g.stroke();
  g.restore();
}

function ring(s: Stage, at: Square, r: number, width: number, alpha: number, dash: number[] = []): void {
  const { x, y } = centreOf(s.geometry, at);
  const unit = s.geometry.cell;
  twice(
    s,
    width,
    alpha,
    (g) => {
      g.moveTo(x + r, y);
      g.arc(x, y, r, 0, Math.PI * 2);
    },
    dash.map((d) => d * unit),
  );
}

function dot(s: Stage, at: Square, share: number): void {
  const { g } = s;
  const { x, y } = centreOf(s.geometry, at);
  const r = Math.max(3 * s.ratio, share * s.geometry.cell);
  disc(g, x, y, r + Math.max(0.9 * s.ratio, r * 0.16), s.inks.edge, 0.85);
  disc(g, x, y, r, s.inks.core, 1);
}

function disc(g: Paint, x: number, y: number, r: number, ink: string, alpha: number): void {
  g.globalAlpha = alpha;
  g.fillStyle = ink;
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.fill();
  g.globalAlpha = 1;
}

function cross(s: Stage, at: Square): void {
  const { x, y } = centreOf(s.geometry, at);
  const d = s.geometry.cell * 0.15;
  twice(s, thin(s, 0.04), 1, (g) => {
    g.moveTo(x - d, y - d);
    g.lineTo(x + d, y + d);
    g.moveTo(x + d, y - d);
    g.lineTo(x - d, y + d);
  });
}

/** A numbered dot; filled it is the one being chosen. In the corner it leaves the piece to be seen. */
function label(s: Stage, at: Square, text: string, filled: boolean, corner: boolean): void {
  const { g, inks } = s;
  const c = s.geometry.cell;
  const r = Math.max(6.5 * s.ratio, (corner ? 0.155 : 0.2) * c);
  const p = centreOf(s.geometry, at);
  const x = p.x + (corner ? 0.34 * c : 0);
  const y = p.y - (corner ? 0.34 * c : 0);
  const hair = Math.max(1.2 * s.ratio, r * 0.16);
  disc(g, x, y, r + hair, filled ? inks.edge : inks.core, 1);
  disc(g, x, y, r, filled ? inks.core : inks.edge, 1);
  g.fillStyle = filled ? inks.text : inks.core;
  g.font = `700 ${Math.round(r * 1.3)}px system-ui, sans-serif`;
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.fillText(text, x, y + r * 0.08);
}

function trace(s: Stage, way: readonly Square[], numbered: boolean): void {
  const { g, inks } = s;
  const points = way.map((square) => centreOf(s.geometry, square));
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return;
  const c = s.geometry.cell;
  g.save();
  g.lineCap = "round";
  g.lineJoin = "round";
  const line = (width: number, ink: string, alpha: number): void => {
    g.globalAlpha = alpha;
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.beginPath();
    for (const p of points) g.lineTo(p.x, p.y);
    g.stroke();
  };
  line(c * 0.22, inks.core, inks.soft);
  line(c * 0.1, inks.core, inks.soft * 1.6);
  g.restore();
  // The start is open, the stops are small beads.
  twice(s, thin(s, 0.03), 0.9, (paint) => {
    paint.moveTo(first.x + c * 0.13, first.y);
    paint.arc(first.x, first.y, c * 0.13, 0, Math.PI * 2);
  });
  way.slice(1, numbered ? undefined : -1).forEach((square, i) => {
    if (numbered) label(s, square, String(i + 1), false, s.occupied.has(square));
    else {
      const p = centreOf(s.geometry, square);
      disc(g, p.x, p.y, Math.max(2 * s.ratio, c * 0.06), inks.core, 0.9);
    }
  });
}

/** An arrow along the stops of a way; it keeps clear of the piece it starts from. */
function arrow(s: Stage, way: readonly Square[], share: number, dash: number[], onPiece = false): void {
  const c = s.geometry.cell;
  const points = way.map((square) => centreOf(s.geometry, square));
  const [a, after] = points;
  const [before, b] = points.slice(-2);
  if (!a || !after || !before || !b) return;
  const first = Math.hypot(after.x - a.x, after.y - a.y);
  const last = Math.hypot(b.x - before.x, b.y - before.y);
  const ux = (b.x - before.x) / last;
  const uy = (b.y - before.y) / last;
  const head = c * (onPiece ? 0.17 : 0.24);
  const start = c * 0.3;
  const end = last - c * (onPiece ? 0.24 : 0.1);
  const tip = { x: before.x + ux * end, y: before.y + uy * end };
  const w = thin(s, share);
  twice(
    s,
    w,
    0.95,
    (g) => {
      g.moveTo(a.x + ((after.x - a.x) / first) * start, a.y + ((after.y - a.y) / first) * start);
      for (const p of points.slice(1, -1)) g.lineTo(p.x, p.y);
      g.lineTo(tip.x - ux * head * 0.8, tip.y - uy * head * 0.8);
    },
    dash.map((d) => d * c),
  );
  const { g } = s;
  const wing = (): void => {
    g.beginPath();
    g.moveTo(tip.x, tip.y);
    g.lineTo(tip.x - ux * head - uy * head * 0.62, tip.y - uy * head + ux * head * 0.62);
    g.lineTo(tip.x - ux * head * 0.72, tip.y - uy * head * 0.72);
    g.lineTo(tip.x - ux * head + uy * head * 0.62, tip.y - uy * head - ux * head * 0.62);
    g.closePath();
  };
  g.save();
  g.lineJoin = "round";
  wing();
  g.strokeStyle = s.inks.edge;
  g.lineWidth = Math.max(1.6 * s.ratio, w * 0.56);
  g.stroke();
  g.fillStyle = s.inks.core;
  g.fill();
  g.restore();
}

/** A breath of dust: specks on a ring that is open at the top, where the button is. */
function dust(s: Stage, at: Square): void {
  const { x, y } = centreOf(s.geometry, at);
  const c = s.geometry.cell;
  const next = rng(mix(at, 99));
  for (let i = 0; i < 54; i++) {
    const a = -Math.PI / 2 + 0.5 + next() * (Math.PI * 2 - 1);
    const r = c * (0.38 + 0.13 * next());
    const size = Math.max(0.6 * s.ratio, c * (0.008 + 0.02 * next() ** 2));
    const px = x + Math.cos(a) * r;
    const py = y + Math.sin(a) * r;
    disc(s.g, px, py, size + 0.5 * s.ratio, s.inks.edge, 0.45);
    disc(s.g, px, py, size, i % 4 === 0 ? s.inks.core : s.inks.dust, 0.9);
  }
}
