import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { paintBirds, paintSky, paintSun } from '../drawing/sky';
import { circle, group, path, rectangle } from '../drawing/svg-shapes';

const BANKS = 5;

/** A sea of clouds at sunrise, peaks that stand out of it, and a kite. */
export function clouds(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, deep],
    [0.32, mid],
    [0.55, warm],
    [0.7, light],
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  paintSun(canvas, {
    x: focusX + side * unit * 0.14,
    y: height * 0.44,
    radius: unit * 0.13,
    glow: warm,
    strength: 0.8,
  });
  for (let bank = 0; bank < BANKS; bank += 1) {
    const near = bank / (BANKS - 1);
    const level = height * (0.58 + near * 0.32);
    if (bank < 3) paintPeaks(canvas, level + unit * 0.06, bank);
    paintBank(canvas, level, near);
  }
  canvas.band(height * 0.7, height, [
    [0, deep, 0],
    [1, mix(deep, ink, 0.5), 0.75],
  ]);
  paintKite(canvas, focusX - side * unit * 0.17, height * 0.27, side);
  paintBirds(canvas, 3, [focusX + side * unit * 0.25, height * 0.24]);
}

function paintPeaks(canvas: Canvas, foot: number, bank: number): void {
  const { unit } = canvas;
  const [, deep, mid, warm] = canvas.palette;
  const range = { foot, height: unit * (0.2 - bank * 0.03), peaks: 3, steepness: 1.15, girth: 0.1 };
  canvas.draw(path(rangeArea(canvas, range), { fill: mix(mix(mid, warm, 0.3), deep, 0.3 + bank * 0.2) }));
}

/** Puffs of cloud along one level; nearer ones are larger. */
function paintBank(canvas: Canvas, level: number, near: number): void {
  const { width, height, unit, random, palette } = canvas;
  const [, , mid, warm, light] = palette;
  const colour = mix(light, mix(warm, mid, near * 0.8), 0.2 + near * 0.7);
  const fill = canvas.linear([
    [0, mix(colour, light, 0.6)],
    [0.5, colour],
    [1, mix(colour, mid, 0.5)],
  ]);
  const puffs: string[] = [];
  let x = -unit * 0.05;
  while (x < width + unit * 0.1) {
    const radius = unit * random.between(0.035, 0.075) * (0.75 + near * 0.7);
    puffs.push(circle(x, level + radius * random.between(0.3, 0.8), radius, { fill }));
    x += radius * random.between(0.8, 1.3);
  }
  const body = canvas.linear([
    [0, mix(colour, mid, 0.12)],
    [0.5, mix(colour, mid, 0.55)],
  ]);
  puffs.push(rectangle({ x: 0, y: level + unit * (0.04 + near * 0.03), width, height }, { fill: body }));
  canvas.draw(group(puffs, { opacity: 0.94 }));
}

function paintKite(canvas: Canvas, x: number, y: number, side: number): void {
  const { unit, palette } = canvas;
  const [ink, deep, mid, , light] = palette;
  const kite = [
    path('M0 34Q10 80 -12 120Q-34 170 -6 240', { stroke: light, weight: 1.2, opacity: 0.7 }),
    path('M0 -44L26 -8L0 40L-26 -8Z', { fill: deep }),
    path('M0 -44L26 -8H-26Z', { fill: mid }),
    path('M0 -44V40L26 -8Z', { fill: ink, opacity: 0.22 }),
    path('M0 40Q8 58 -2 70Q-12 84 0 100', { stroke: deep, weight: 3 }),
    path('M-9 58L9 64L8 54L-8 66ZM-12 82L6 88L6 78L-10 90Z', { fill: light }),
  ];
  canvas.draw(
    group(kite, {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${side * 14}) scale(${(unit / 620).toFixed(3)})`,
    }),
  );
}
