import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { palm, rangeArea } from '../drawing/land';
import { paintHaze, paintSky, paintStrips, paintSun } from '../drawing/sky';
import { path, rectangle } from '../drawing/svg-shapes';
import { waveArea, waveLine, type WaveLine } from '../drawing/water';

const STEPS = 12;

/** Rice terraces that come down toward the viewer, every third one full of water. */
export function terrace(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, mix(warm, mid, 0.18)],
    [0.3, warm],
    [0.55, light],
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  paintSun(canvas, { x: focusX + side * unit * 0.16, y: height * 0.23, radius: unit * 0.1, glow: warm, strength: 0.8 });
  paintStrips(canvas, 3, [height * 0.1, height * 0.3]);
  const foot = height * 0.5;
  [0.24, 0.15].forEach((share, index) => {
    const range = { foot, height: height * share, peaks: 5, steepness: 1.1, girth: 0.13 };
    canvas.draw(path(rangeArea(canvas, range), { fill: mix(mix(mid, deep, index * 0.5), warm, 0.5 - index * 0.3) }));
    paintHaze(canvas, foot, unit * 0.16, [0, light, 0.7 - index * 0.2]);
  });
  const phase = random.between(0, 6.28);
  for (let step = 0; step < STEPS; step += 1) {
    const near = step / (STEPS - 1);
    const wave = {
      y: height * (0.43 + near ** 1.12 * 0.56),
      amplitude: unit * (0.026 + 0.036 * near),
      length: unit * (0.86 + 0.5 * near),
      phase: phase + step * 0.44,
    };
    paintStep(canvas, wave, near, step);
    if (step === 1) paintPalms(canvas, focusX - side * unit * 0.2, wave.y);
  }
  const dusk = canvas.linear([
    [0.5, ink, 0],
    [1, ink, 0.62],
  ]);
  canvas.draw(rectangle({ x: 0, y: 0, width, height }, { fill: dusk }));
}

function paintStep(canvas: Canvas, wave: WaveLine, near: number, step: number): void {
  const { unit } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const bank = 0.003 + near * 0.014;
  const isWater = step % 3 === 1;
  const field = isWater
    ? mix(mix(mid, warm, 0.62), light, 0.25)
    : mix(mid, step % 3 === 0 ? warm : deep, step % 3 === 0 ? 0.18 : 0.22);
  const paint = canvas.linear(
    [
      [0, field],
      [0.3, mix(field, deep, 0.16 + near * 0.34)],
    ],
    [0, 0, 0, 1],
  );
  canvas.draw(
    path(waveArea(canvas, { ...wave, y: wave.y - unit * bank }), { fill: mix(mix(mid, deep, 0.7), ink, near * 0.6) }),
    path(waveArea(canvas, wave), { fill: paint }),
    path(waveLine(canvas, { ...wave, y: wave.y - unit * bank }), {
      stroke: warm,
      weight: unit * (0.002 + near * 0.003),
      opacity: 0.75,
    }),
  );
}

function paintPalms(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  [
    [0, 0.2, 0.5],
    [0.07, 0.15, -0.6],
    [-0.08, 0.13, -0.4],
  ].forEach(([shift = 0, size = 0, lean = 0]) => {
    canvas.draw(
      path(palm(x + shift * unit, y + unit * 0.02, size * unit, lean), { fill: mix(palette[0], palette[1], 0.4) }),
    );
  });
}
