import { paintJunk } from '../drawing/boats';
import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { paintBirds, paintHaze, paintSky, paintStrips, paintSun } from '../drawing/sky';
import { group, path } from '../drawing/svg-shapes';
import { paintRipples } from '../drawing/water';

/** Limestone towers in the bay, one behind the other in the mist, and a junk in front of them. */
export function karst(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const shore = height * 0.7;
  paintSky(canvas, [
    [0, mix(mid, deep, 0.12)],
    [0.4, mix(mid, warm, 0.75)],
    [0.72, mix(warm, light, 0.7)],
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  const sun = { x: focusX + side * unit * 0.1, y: height * 0.28, radius: unit * 0.115 };
  paintSun(canvas, { ...sun, glow: warm, strength: 0.55 });
  paintStrips(canvas, 3, [height * 0.12, height * 0.4]);
  const ranges = paintRanges(canvas, shore);
  paintBirds(canvas, 5, [focusX - side * unit * 0.16, height * 0.3]);
  canvas.band(shore, height, [
    [0, mix(mid, light, 0.42)],
    [0.35, mix(mid, deep, 0.25)],
    [1, mix(deep, ink, 0.7)],
  ]);
  canvas.draw(group(ranges, { opacity: 0.2, transform: `translate(0 ${(shore * 1.62).toFixed(1)}) scale(1 -0.62)` }));
  paintRipples(canvas, 46, [shore + unit * 0.01, height]);
  paintJunk(canvas, { x: focusX - side * unit * 0.07, y: shore + (height - shore) * 0.42, length: unit * 0.17 });
}

/**
 * Paints four rows of towers with mist between them, the far rows pale. Returns the drawn shapes for their reflection in the
 * water.
 */
function paintRanges(canvas: Canvas, shore: number): readonly string[] {
  const { height, unit } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const paints = [
    canvas.blend(mix(mid, warm, 0.5), mix(warm, light, 0.45)),
    canvas.blend(mix(mid, deep, 0.35), mix(mid, warm, 0.6)),
    canvas.blend(mix(deep, mid, 0.12), mix(mid, deep, 0.35)),
    canvas.blend(mix(ink, deep, 0.55), mix(deep, mid, 0.3)),
  ];
  return paints.map((fill, index) => {
    const range = {
      foot: shore,
      height: height * (0.46 - index * 0.085),
      peaks: 4 + index,
      steepness: 1.55,
      girth: 0.11,
    };
    const towers = path(rangeArea(canvas, range), { fill });
    canvas.draw(towers);
    paintHaze(canvas, shore, unit * 0.15, [0, light, 0.62 - index * 0.12]);
    return towers;
  });
}
