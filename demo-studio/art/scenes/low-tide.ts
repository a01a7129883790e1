import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow, paintSky, paintStars } from '../drawing/sky';
import { circle, ellipse, path } from '../drawing/svg-shapes';
import { waveArea, waveLine } from '../drawing/water';

const BANDS = 9;

/** A radio mast that sends rings over the pools left by the tide. */
export function lowTide(canvas: Canvas): void {
  const { height, unit, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const shore = height * 0.62;
  paintSky(
    canvas,
    [
      [0, ink],
      [0.4, deep],
      [0.8, mid],
      [1, warm],
    ],
    shore,
  );
  paintStars(canvas, 60, shore * 0.55);
  paintTide(canvas, shore);
  const top = height * 0.3;
  paintGlow(canvas, { x: focusX, y: top, radius: unit * 0.5, glow: warm, strength: 0.6 });
  for (let ring = 6; ring >= 1; ring -= 1) {
    const wave = { stroke: light, weight: unit * 0.0062, opacity: 0.86 - ring * 0.12 };
    canvas.draw(circle(focusX, top, unit * (0.035 + ring * 0.062), wave));
  }
  paintMast(canvas, top, shore + unit * 0.012);
  const pool = { x: focusX, y: shore + (height - shore) * 0.47, rx: unit * 0.15, ry: unit * 0.03 };
  const gleam = canvas.radial([
    [0, light, 0.6],
    [1, warm, 0],
  ]);
  canvas.draw(ellipse(pool, { fill: gleam }));
}

/** Alternating bands of sand and water. */
function paintTide(canvas: Canvas, shore: number): void {
  const { height, unit, random } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const phase = random.between(0, 6.28);
  for (let band = 0; band < BANDS; band += 1) {
    const near = band / (BANDS - 1);
    const wave = {
      y: shore + (height - shore) * (near * 0.96),
      amplitude: unit * (0.005 + near * 0.018),
      length: unit * (0.55 + near * 0.8),
      phase: phase + band * 1.9,
    };
    const pool = mix(mix(warm, mid, near * 1.2), ink, Math.max(0, near - 0.35));
    const sand = mix(mix(deep, mid, 0.3 * (1 - near)), ink, 0.25 + near * 0.6);
    canvas.draw(path(waveArea(canvas, wave), { fill: band % 2 === 0 ? sand : pool }));
    canvas.draw(path(waveLine(canvas, wave), { stroke: light, weight: unit * (0.0016 + near * 0.0024), opacity: 0.4 }));
  }
}

function paintMast(canvas: Canvas, top: number, foot: number): void {
  const { unit, focusX: x, palette } = canvas;
  const ink = mix(palette[0], '#000000', 0.2);
  const wide = unit * 0.05;
  const rows = 9;
  const braces = Array.from({ length: rows }, (_, row) => {
    const low = 1 - row / rows;
    const high = 1 - (row + 1) / rows;
    const y = (share: number) => top + (foot - top) * share;
    return `M${(x - wide * low).toFixed(1)} ${y(low).toFixed(1)}L${(x + wide * high).toFixed(1)} ${y(high).toFixed(1)}M${(x + wide * low).toFixed(1)} ${y(low).toFixed(1)}L${(x - wide * high).toFixed(1)} ${y(high).toFixed(1)}`;
  });
  canvas.draw(
    path(`M${x - wide} ${foot}L${x} ${top}L${x + wide} ${foot}`, { stroke: ink, weight: unit * 0.0075 }),
    path(braces.join(''), { stroke: ink, weight: unit * 0.0036 }),
    circle(x, top, unit * 0.02, { fill: palette[4] }),
  );
}
