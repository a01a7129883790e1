import { paintSampan } from '../drawing/boats';
import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { paintHaze, paintMoon, paintSky, paintStars } from '../drawing/sky';
import { path } from '../drawing/svg-shapes';
import { paintGlints, paintRipples } from '../drawing/water';

/** A rower under the full moon, reeds in front. */
export function boat(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const horizon = height * 0.65;
  paintSky(
    canvas,
    [
      [0, ink],
      [0.5, deep],
      [1, mix(mid, warm, 0.15)],
    ],
    horizon,
  );
  paintStars(canvas, 110, horizon * 0.85);
  paintMoon(canvas, { x: focusX, y: height * 0.34, radius: unit * 0.2, glow: warm, strength: 0.6 });
  [0.12, 0.075].forEach((share, index) => {
    const range = { foot: horizon + 1, height: unit * share, peaks: 4 + index, steepness: 1, girth: 0.16 };
    canvas.draw(path(rangeArea(canvas, range), { fill: mix(mid, deep, 0.45 + index * 0.4) }));
    paintHaze(canvas, horizon, unit * 0.07, [0, mix(mid, warm, 0.4), 0.5]);
  });
  canvas.band(horizon, height, [
    [0, mix(deep, mid, 0.55)],
    [0.5, mix(deep, ink, 0.4)],
    [1, ink],
  ]);
  paintGlints(canvas, focusX, horizon, unit * 0.34);
  paintRipples(canvas, 30, [horizon + unit * 0.01, height]);
  paintSampan(canvas, { x: focusX - unit * 0.03, y: horizon + unit * 0.055, length: unit * 0.34 });
  paintReeds(canvas, random.chance(0.5) ? 1 : -1);
}

function paintReeds(canvas: Canvas, side: number): void {
  const { width, height, unit, random, palette } = canvas;
  const blades: string[] = [];
  const heads: string[] = [];
  const edge = side < 0 ? 0 : width;
  for (let blade = 0; blade < 24; blade += 1) {
    const x = edge - side * unit * random.fraction() ** 1.6 * 0.32;
    const tall = unit * random.between(0.14, 0.38);
    const lean = unit * random.between(-0.05, 0.09) * -side;
    const tipX = x + lean;
    const tipY = height - tall;
    const stem = `M${x.toFixed(1)} ${height + 4}Q${x.toFixed(1)} ${(height - tall * 0.6).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${(x + unit * 0.008).toFixed(1)} ${(height - tall * 0.5).toFixed(1)} ${(x + unit * 0.011).toFixed(1)} ${height + 4}Z`;
    blades.push(stem);
    if (blade % 4 === 0)
      heads.push(`M${tipX.toFixed(1)} ${(tipY - unit * 0.012).toFixed(1)}v${(unit * 0.05).toFixed(1)}`);
  }
  canvas.draw(
    path(blades.join(''), { fill: palette[0] }),
    path(heads.join(''), { stroke: palette[0], weight: unit * 0.014 }),
  );
}
