import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, path } from '../drawing/svg-shapes';
import { paintWaves } from '../drawing/water';
import type { Backdrop } from './sitter';

type Painter = (canvas: Canvas, x: number, y: number) => void;

const disc: Painter = (canvas, x, y) => {
  const { unit, palette } = canvas;
  canvas.draw(
    circle(x, y, unit * 0.37, { fill: softLight(canvas) }),
    circle(x, y, unit * 0.43, { stroke: palette[4], weight: unit * 0.004, opacity: 0.3 }),
  );
};

const arch: Painter = (canvas, x, y) => {
  const { unit, height } = canvas;
  const half = unit * 0.36;
  const top = y - unit * 0.02;
  const outline = (by: number) =>
    `M${x - half - by} ${height}V${top}A${half + by} ${half + by} 0 0 1 ${x + half + by} ${top}V${height}Z`;
  canvas.draw(
    path(outline(unit * 0.05), { fill: canvas.palette[4], opacity: 0.16 }),
    path(outline(0), { fill: softLight(canvas) }),
  );
};

const rays: Painter = (canvas, x, y) => {
  const { unit, palette } = canvas;
  const spokes = Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [index * 20 - 4, index * 20 + 4].map((degrees) => (degrees / 180) * Math.PI) as [number, number];
    const tip = (angle: number) =>
      `${(x + Math.cos(angle) * unit).toFixed(1)} ${(y + Math.sin(angle) * unit).toFixed(1)}`;
    return `M${x} ${y}L${tip(from)}L${tip(to)}Z`;
  });
  canvas.draw(
    path(spokes.join(''), { fill: palette[4], opacity: 0.13 }),
    circle(x, y, unit * 0.35, { fill: softLight(canvas) }),
  );
};

const waves: Painter = (canvas, x, y) => {
  const { unit, palette } = canvas;
  canvas.draw(circle(x, y - unit * 0.03, unit * 0.36, { fill: softLight(canvas) }));
  const lines = [0, 1, 2].map((row) => ({
    y: y + unit * (0.16 + row * 0.11),
    amplitude: unit * 0.026,
    length: unit * 0.5,
    phase: row * 1.7,
  }));
  paintWaves(canvas, lines, [mix(palette[2], palette[3], 0.25), mix(palette[1], palette[2], 0.5), palette[1]]);
};

const rings: Painter = (canvas, x, y) => {
  const { unit, palette } = canvas;
  [0.56, 0.47, 0.38, 0.29].forEach((radius, index) => {
    canvas.draw(circle(x, y, unit * radius, { fill: mix(palette[2], palette[4], 0.15 + index * 0.24), opacity: 0.75 }));
  });
};

function softLight(canvas: Canvas): string {
  const [, , mid, warm, light] = canvas.palette;
  return canvas.linear([
    [0, light],
    [0.5, mix(light, warm, 0.6)],
    [1, mix(warm, mid, 0.55)],
  ]);
}

const PAINTERS: Readonly<Record<Backdrop, Painter>> = { disc, arch, rays, waves, rings };

/** Paints the background behind a person whose head is at (x, y). */
export function paintBackdrop(canvas: Canvas, backdrop: Backdrop, at: readonly [x: number, y: number]): void {
  const [, deep, mid] = canvas.palette;
  canvas.fill(
    canvas.linear(
      [
        [0, mix(deep, mid, 0.05)],
        [1, mid],
      ],
      [0, 0, 0.5, 1],
    ),
  );
  PAINTERS[backdrop](canvas, ...at);
}
