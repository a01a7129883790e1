import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { path } from '../drawing/svg-shapes';
import { paintBirds, paintSky, paintStrips, paintSun } from '../drawing/sky';
import { paintGlints, paintWaves } from '../drawing/water';

/** The sun, half below the horizon of the sea. */
export function seaSun(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const horizon = height * 0.58;
  paintSky(
    canvas,
    [
      [0, ink],
      [0.38, deep],
      [0.74, mid],
      [1, warm],
    ],
    horizon,
  );
  const radius = unit * random.between(0.19, 0.22);
  paintSun(canvas, { x: focusX, y: horizon - radius * 0.22, radius, glow: warm, strength: 0.8 });
  paintStrips(canvas, 5, [horizon - unit * 0.4, horizon - unit * 0.06]);
  const island = { foot: horizon + 1, height: unit * 0.07, peaks: 3, steepness: 1.3, girth: 0.07 };
  canvas.draw(path(rangeArea(canvas, island), { fill: mix(deep, mid, 0.55), opacity: 0.75 }));
  paintBirds(canvas, 4, [focusX + unit * 0.24, horizon - unit * 0.3]);
  canvas.band(horizon, height, [
    [0, mix(warm, mid, 0.45)],
    [0.22, mid],
    [0.62, deep],
    [1, ink],
  ]);
  paintGlints(canvas, focusX, horizon, radius * 1.7);
  const waves = [0.8, 0.87, 0.945].map((share, index) => ({
    y: height * share,
    amplitude: unit * (0.012 + index * 0.006),
    length: unit * (0.62 + index * 0.2),
    phase: random.between(0, 6),
  }));
  paintWaves(canvas, waves, [mix(deep, mid, 0.2), mix(deep, ink, 0.35), ink]);
}
