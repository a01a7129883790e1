import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow, paintSky } from '../drawing/sky';
import { circle, ellipse, group, path } from '../drawing/svg-shapes';
import { paintRipples, paintWaves } from '../drawing/water';

type Petal = readonly [angle: number, length: number, girth: number, shade: number];

/** Petals from the back to the front; `shade` runs from the deepest colour (0) to the lightest (1). */
const PETALS: readonly Petal[] = [
  [-80, 0.36, 0.1, 0.18],
  [80, 0.36, 0.1, 0.18],
  [-62, 0.42, 0.12, 0.3],
  [62, 0.42, 0.12, 0.3],
  [0, 0.5, 0.135, 0.3],
  [-20, 0.47, 0.13, 0.38],
  [20, 0.47, 0.13, 0.38],
  [-42, 0.44, 0.135, 0.5],
  [42, 0.44, 0.135, 0.5],
  [-24, 0.43, 0.13, 0.68],
  [24, 0.43, 0.13, 0.68],
  [0, 0.43, 0.135, 0.9],
  [-58, 0.3, 0.1, 0.62],
  [58, 0.3, 0.1, 0.62],
  [-34, 0.31, 0.105, 0.8],
  [34, 0.31, 0.105, 0.8],
  [0, 0.29, 0.11, 1],
];

/** An open lotus in front of the sun, with its leaves on dark water. */
export function lotus(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, mix(deep, ink, 0.25)],
    [0.45, mix(deep, mid, 0.55)],
    [0.8, warm],
  ]);
  const foot = height * 0.73;
  paintGlow(canvas, { x: focusX, y: height * 0.45, radius: unit * 0.68, glow: light, strength: 0.5 });
  canvas.draw(
    circle(focusX, height * 0.44, unit * 0.34, {
      fill: canvas.blend(light, mix(light, warm, 0.6)),
    }),
  );
  const waves = [0, 1, 2, 3].map((row) => ({
    y: foot + (height - foot) * (0.04 + row * 0.24),
    amplitude: unit * (0.006 + row * 0.003),
    length: unit * (0.6 + row * 0.16),
    phase: random.between(0, 6.28),
  }));
  paintWaves(canvas, waves.slice(0, 1), [mix(deep, ink, 0.45)]);
  paintFlower(canvas, [focusX, foot + unit * 0.02], -0.5, 0.42);
  paintLeaves(canvas, foot);
  paintFlower(canvas, [focusX, foot + unit * 0.02], 1, 1);
  paintWaves(canvas, waves.slice(2), [mix(ink, deep, 0.35), ink]);
  paintRipples(canvas, 26, [foot + unit * 0.03, height]);
}

/** The flower upright (1), or as its flattened, upside-down reflection in the water (−0.5), with the given `opacity`. */
function paintFlower(canvas: Canvas, [x, y]: readonly [number, number], upright: number, opacity: number): void {
  const { unit } = canvas;
  const [, deep, mid, warm, light] = canvas.palette;
  const petals = PETALS.map(([angle, length, girth, shade]) => {
    const base = shade < 0.5 ? mix(deep, mid, shade * 2) : mix(mid, light, (shade - 0.5) * 2);
    const fill = canvas.linear([
      [0, mix(base, shade < 0.5 ? warm : light, 0.55)],
      [0.55, base],
      [1, mix(base, mid, 0.5)],
    ]);
    const l = length * unit;
    const g = girth * unit;
    const outline = `M0 0C${g.toFixed(1)} ${(-l * 0.28).toFixed(1)} ${(g * 0.86).toFixed(1)} ${(-l * 0.72).toFixed(1)} 0 ${(-l).toFixed(1)}C${(-g * 0.86).toFixed(1)} ${(-l * 0.72).toFixed(1)} ${(-g).toFixed(1)} ${(-l * 0.28).toFixed(1)} 0 0Z`;
    return path(outline, { fill, transform: `rotate(${angle})` });
  });
  canvas.draw(group(petals, { opacity, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${upright})` }));
}

function paintLeaves(canvas: Canvas, foot: number): void {
  const { unit, random, focusX, palette } = canvas;
  const [ink, deep, mid] = palette;
  const pads = [-0.62, -0.36, 0.38, 0.66, 0.1].map((shift, index) => ({
    x: focusX + unit * (shift + random.between(-0.04, 0.04)),
    y: foot + unit * (0.075 + (index % 3) * 0.035),
    rx: unit * random.between(0.13, 0.19),
    ry: unit * random.between(0.026, 0.036),
  }));
  pads.forEach((pad) => {
    const fill = canvas.linear(
      [
        [0, mix(deep, mid, 0.35)],
        [1, mix(ink, deep, 0.5)],
      ],
      [0, 0, 1, 0.4],
    );
    canvas.draw(
      ellipse({ ...pad, y: pad.y + unit * 0.008 }, { fill: ink, opacity: 0.55 }),
      ellipse(pad, { fill }),
      path(
        `M${pad.x} ${pad.y}L${pad.x - pad.rx * 0.8} ${pad.y - pad.ry * 0.3}M${pad.x} ${pad.y}L${pad.x + pad.rx * 0.7} ${pad.y - pad.ry * 0.5}M${pad.x} ${pad.y}L${pad.x + pad.rx * 0.2} ${pad.y + pad.ry * 0.9}M${pad.x} ${pad.y}L${pad.x - pad.rx * 0.4} ${pad.y + pad.ry * 0.8}`,
        { stroke: mid, weight: unit * 0.0022, opacity: 0.4 },
      ),
    );
  });
}
