import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow } from '../drawing/sky';
import { circle, ellipse, group, path } from '../drawing/svg-shapes';

/** An umbrella in the rain, the lights of the street soft behind it. */
export function rain(canvas: Canvas): void {
  const { height, unit, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  canvas.fill(
    canvas.linear([
      [0, ink],
      [0.5, deep],
      [0.82, mix(deep, mid, 0.35)],
      [1, ink],
    ]),
  );
  paintGlow(canvas, { x: focusX, y: height * 0.52, radius: unit * 0.62, glow: mid, strength: 0.55 });
  paintLights(canvas);
  paintRain(canvas, 70, 0.32);
  paintPuddles(canvas);
  paintGlow(canvas, { x: focusX, y: height * 0.62, radius: unit * 0.3, glow: warm, strength: 0.35 });
  paintUmbrella(canvas, focusX, height * 0.5);
  paintRain(canvas, 40, 0.55);
}

function paintLights(canvas: Canvas): void {
  const { width, height, unit, random, palette } = canvas;
  const colours = [palette[3], palette[2], palette[4]];
  const discs = colours.map((colour) =>
    canvas.radial([
      [0, colour, 0.5],
      [0.86, colour, 0.62],
      [1, colour, 0.2],
    ]),
  );
  const count = Math.round(22 * (width / unit));
  for (let light = 0; light < count; light += 1) {
    const x = random.between(0, width);
    const y = height * (0.3 + random.fraction() * 0.55);
    const radius = unit * random.between(0.02, 0.075);
    canvas.draw(circle(x, y, radius, { fill: random.pick(discs), opacity: random.between(0.25, 0.75) }));
  }
}

/** Slanting drops: near ones long and bright, far ones short and faint. */
function paintRain(canvas: Canvas, count: number, strength: number): void {
  const { width, height, unit, random, palette } = canvas;
  for (let near = 0; near < 4; near += 1) {
    const drops = Array.from({ length: Math.round((count / 4) * (width / unit) ** 0.7) }, () => {
      const x = random.between(0, width * 1.15);
      const y = random.between(-0.05, 0.95) * height;
      const long = unit * (0.03 + near * 0.022) * random.between(0.8, 1.3);
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.2).toFixed(0)} ${long.toFixed(0)}`;
    });
    const ink = { stroke: palette[4], weight: unit * (0.0011 + near * 0.0006), opacity: strength * (0.4 + near * 0.2) };
    canvas.draw(path(drops.join(''), ink));
  }
}

function paintPuddles(canvas: Canvas): void {
  const { width, height, unit, random, palette } = canvas;
  const count = Math.round(11 * (width / unit));
  for (let ring = 0; ring < count; ring += 1) {
    const near = random.fraction();
    const x = random.between(0, width);
    const y = height * (0.86 + near * 0.13);
    const reach = unit * (0.025 + near * 0.05);
    [1, 0.55].forEach((share) => {
      const oval = { x, y, rx: reach * share, ry: reach * share * 0.24 };
      canvas.draw(ellipse(oval, { stroke: palette[4], weight: unit * 0.0022, opacity: 0.3 }));
    });
  }
}

const PANELS = [
  'M0 -40C-30 -40 -46 -18 -48 0Q-40 -6 -32 0C-30 -18 -18 -34 0 -40Z',
  'M0 -40C-18 -34 -30 -18 -32 0Q-24 -6 -16 0C-15 -18 -8 -34 0 -40Z',
  'M0 -40C-8 -34 -15 -18 -16 0Q-8 -6 0 0V-40Z',
  'M0 -40C8 -34 15 -18 16 0Q8 -6 0 0V-40Z',
  'M0 -40C18 -34 30 -18 32 0Q24 -6 16 0C15 -18 8 -34 0 -40Z',
  'M0 -40C30 -40 46 -18 48 0Q40 -6 32 0C30 -18 18 -34 0 -40Z',
] as const;

function paintUmbrella(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  const [, deep, mid, warm, light] = palette;
  const shades = [
    mix(warm, light, 0.35),
    warm,
    mix(warm, mid, 0.3),
    mix(warm, mid, 0.55),
    mix(mid, warm, 0.2),
    mix(mid, deep, 0.3),
  ];
  const cloth = PANELS.map((panel, index) => {
    const shade = shades[index] as string;
    return path(panel, {
      fill: canvas.blend(mix(shade, light, 0.25), mix(shade, mid, 0.35)),
    });
  });
  const shape = [
    path('M0 -4V50Q0 60 -7.5 60Q-15 60 -15 51', { stroke: light, weight: 2.8 }),
    path('M0 -46V-38', { stroke: light, weight: 2.2 }),
    ...cloth,
    path('M-48 0Q-46 -26 -22 -36', { stroke: light, weight: 0.9, opacity: 0.65 }),
    path('M-32 0C-30 -18 -18 -34 0 -40M-16 0C-15 -18 -8 -34 0 -40M16 0C15 -18 8 -34 0 -40M32 0C30 -18 18 -34 0 -40', {
      stroke: deep,
      weight: 0.5,
      opacity: 0.3,
    }),
  ];
  const tilt = canvas.random.between(-9, 9).toFixed(1);
  canvas.draw(
    group(shape, {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt}) scale(${(unit / 138).toFixed(3)})`,
    }),
  );
}
