import { paintPaperBoat } from '../drawing/boats';
import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintMoon, paintSky, paintStars, paintStrips } from '../drawing/sky';
import { path } from '../drawing/svg-shapes';
import { paintGlints, paintWaves, waveArea, type WaveLine } from '../drawing/water';

const SWELLS = 7;

/** A still paper boat on a swell under a large moon. */
export function seaMoon(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, ink],
    [0.34, deep],
    [0.62, mid],
    [0.8, warm],
  ]);
  paintStars(canvas, 80, height * 0.5);
  const radius = unit * 0.185;
  const side = random.chance(0.5) ? 1 : -1;
  paintMoon(canvas, { x: focusX + side * unit * 0.08, y: height * 0.33, radius, glow: warm, strength: 0.6 });
  paintStrips(canvas, 4, [height * 0.3, height * 0.5]);
  const swells: WaveLine[] = Array.from({ length: SWELLS }, (_, index) => {
    const near = index / (SWELLS - 1);
    return {
      y: height * (0.56 + near ** 1.15 * 0.4),
      amplitude: unit * (0.014 + near * 0.036),
      length: unit * (0.52 + near * 0.5),
      phase: random.between(0, 6.28),
    };
  });
  const colours = swells.map((_, index) => {
    const near = index / (SWELLS - 1);
    if (near < 0.2) return mix(mix(mid, warm, 0.45), mid, near * 5);
    return near < 0.6 ? mix(mid, deep, (near - 0.1) * 2) : mix(deep, ink, (near - 0.5) * 1.9);
  });
  paintWaves(canvas, swells.slice(0, 4), colours.slice(0, 4));
  paintGlints(canvas, focusX + side * unit * 0.08, height * 0.59, unit * 0.26);
  const boat = { x: focusX - side * unit * 0.06, y: (swells[4] as WaveLine).y + unit * 0.005, length: unit * 0.27 };
  paintPaperBoat(canvas, boat);
  paintWaves(canvas, swells.slice(4), colours.slice(4));
  const gleam = canvas.linear([
    [0, light, 0.16],
    [0.5, light, 0],
  ]);
  swells.slice(1).forEach((swell) => canvas.draw(path(waveArea(canvas, swell, swell.y + unit * 0.2), { fill: gleam })));
}
