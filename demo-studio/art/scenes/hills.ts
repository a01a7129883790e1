import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintForest } from '../drawing/land';
import { closedAt, sampled, smoothLine } from '../drawing/outline';
import { paintBirds, paintHaze, paintMoon, paintSky, paintStars } from '../drawing/sky';
import { group, path, rectangle } from '../drawing/svg-shapes';

const ROWS = 6;

/** Pine hills in the evening fog, and one lit window. */
export function hills(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, mix(deep, ink, 0.35)],
    [0.3, mix(deep, mid, 0.55)],
    [0.55, mix(mid, warm, 0.7)],
    [0.75, light],
  ]);
  paintStars(canvas, 40, height * 0.35);
  const side = random.chance(0.5) ? 1 : -1;
  paintMoon(canvas, {
    x: focusX + side * unit * 0.15,
    y: height * 0.25,
    radius: unit * 0.09,
    glow: warm,
    strength: 0.5,
  });
  for (let row = 0; row < ROWS; row += 1) {
    const near = row / (ROWS - 1);
    const level = height * (0.46 + near * 0.4);
    const swing = unit * (0.05 + near * 0.03);
    const phase = random.between(0, 6.28);
    const length = unit * (0.7 + near * 0.5);
    const line = (x: number) =>
      level + swing * (Math.sin((x / length) * 6.28 + phase) + 0.4 * Math.sin((x / length) * 15 + phase));
    const ends: [number, number] = [-unit * 0.05, width + unit * 0.05];
    const steps = Math.ceil((width / unit) * 40);
    const colour =
      near < 0.5 ? mix(mix(mid, warm, 0.35), deep, near * 1.5) : mix(mix(mid, deep, 0.8), ink, (near - 0.4) * 1.6);
    paintForest(canvas, line, unit * (0.022 + near ** 1.6 * 0.15), colour);
    canvas.draw(path(closedAt(smoothLine(sampled(...ends, steps, line)), ends, height), { fill: colour }));
    if (row < ROWS - 1) paintHaze(canvas, level + unit * 0.17, unit * 0.24, [0, light, 0.42 * (1 - near)]);
    if (row === 3) paintCabin(canvas, focusX - side * unit * 0.14, line(focusX - side * unit * 0.14));
  }
  paintBirds(canvas, 4, [focusX, height * 0.34]);
}

function paintCabin(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  const [ink, , , warm, light] = palette;
  const size = unit * 0.05;
  const glow = canvas.radial([
    [0, warm, 0.75],
    [1, warm, 0],
  ]);
  canvas.draw(
    group(
      [
        path('M-1.1 -1L0 -1.9L1.1 -1Z', { fill: ink }),
        rectangle({ x: -0.85, y: -1.05, width: 1.7, height: 1.3 }, { fill: ink }),
        rectangle({ x: 0.45, y: -1.9, width: 0.2, height: 0.6 }, { fill: ink }),
        rectangle({ x: -0.45, y: -0.75, width: 0.4, height: 0.45 }, { fill: light }),
        rectangle({ x: 0.1, y: -0.75, width: 0.4, height: 0.45 }, { fill: light }),
        rectangle({ x: -2.6, y: -3.2, width: 5.2, height: 5.2 }, { fill: glow }),
      ],
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(1)})` },
    ),
  );
}
