import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { polygon, type Point } from '../drawing/outline';
import { paintGlow, paintSky, paintStars, paintSun } from '../drawing/sky';
import { circle, ellipse, group, path, rectangle } from '../drawing/svg-shapes';
import { drawShop, drawSign } from './shop-lights';

const BLOCKS = 5;

/** A wet street between signs of light, a rider on it, and the sun at its far end. */
export function neon(canvas: Canvas): void {
  const { height, unit, focusX } = canvas;
  const [ink, deep, , warm] = canvas.palette;
  const horizon = height * 0.6;
  paintSky(
    canvas,
    [
      [0, ink],
      [0.45, deep],
      [0.8, mix(deep, warm, 0.6)],
      [1, warm],
    ],
    horizon,
  );
  paintStars(canvas, 50, horizon * 0.6);
  const radius = unit * 0.2;
  paintSun(canvas, { x: focusX, y: horizon - radius * 0.62, radius, glow: warm, strength: 0.75 });
  canvas.band(horizon, height, [
    [0, mix(warm, deep, 0.35)],
    [0.25, mix(deep, ink, 0.35)],
    [1, ink],
  ]);
  const sides = [-1, 1].map((side) => blocks(canvas, side, horizon));
  canvas.draw(
    group(sides, { opacity: 0.3, transform: `translate(0 ${(horizon * 2).toFixed(1)}) scale(1 -1)` }),
    ...sides,
  );
  paintRoadLight(canvas, horizon);
  paintGlow(canvas, { x: focusX, y: horizon, radius: unit * 0.4, glow: warm, strength: 0.45 });
  paintRider(canvas, focusX, horizon + (height - horizon) * 0.62, unit * 0.2);
  canvas.band(0, height, [
    [0.7, ink, 0],
    [1, ink, 0.55],
  ]);
}

/** One side of the street: houses that shrink toward the far end, each with its sign. */
function blocks(canvas: Canvas, side: number, horizon: number): string {
  const { width, unit, random, focusX, palette } = canvas;
  const [ink, deep, mid, warm, light] = palette;
  const shapes: string[] = [];
  const reach = side < 0 ? focusX : width - focusX;
  const edge = (depth: number) => focusX + side * (unit * 0.13 + (reach * 1.02 - unit * 0.13) * depth);
  for (let block = 0; block < BLOCKS; block += 1) {
    const far = (block / BLOCKS) ** 1.5;
    const near = ((block + 1) / BLOCKS) ** 1.5;
    const rise = unit * random.between(0.5, 0.72);
    const outline = (x: number, depth: number, up: number): Point => [x, horizon - up * (0.16 + depth)];
    const x1 = edge(far);
    const x2 = edge(near);
    const down = (depth: number) => horizon + unit * 0.36 * depth;
    const wall = polygon([outline(x1, far, rise), outline(x2, near, rise), [x2, down(near)], [x1, down(far)]]);
    const tone = mix(mix(deep, warm, 0.22 * (1 - near)), ink, 0.35 + near * 0.6);
    shapes.push(path(wall, { fill: tone }));
    const at = x1 + (x2 - x1) * 0.5;
    const scale = 0.2 + (far + near) * 0.5;
    const colour = [mid, warm, light][(block + (side > 0 ? 1 : 0)) % 3] as string;
    shapes.push(drawSign(canvas, { x: at, y: horizon - rise * scale * random.between(0.5, 0.62), scale, colour }));
    if (block < BLOCKS - 1)
      shapes.push(drawShop(canvas, { x: at, y: down((far + near) / 2), scale, colour: block % 2 === 0 ? warm : mid }));
  }
  return shapes.join('');
}

function paintRoadLight(canvas: Canvas, horizon: number): void {
  const { height, unit, random, focusX, palette } = canvas;
  const streaks = Array.from({ length: 34 }, () => {
    const near = random.fraction();
    const long = unit * (0.03 + near * 0.12);
    const thick = unit * (0.002 + near * 0.004);
    const x = focusX + unit * random.between(-0.2, 0.2) * (0.5 + near * 2.2) - long / 2;
    const fill = random.pick([palette[3], palette[4], palette[2]]);
    return rectangle(
      { x, y: horizon + (height - horizon) * near, width: long, height: thick, round: thick / 2 },
      { fill, opacity: random.between(0.2, 0.6) },
    );
  });
  canvas.draw(...streaks);
}

function paintRider(canvas: Canvas, x: number, y: number, size: number): void {
  const [ink, , , warm, light] = canvas.palette;
  const body = [
    ellipse({ x: 0, y: 62, rx: 34, ry: 4 }, { fill: ink, opacity: 0.6 }),
    path('M-8 54V6H8V54Q8 62 0 62Q-8 62 -8 54Z', { fill: ink }),
    path('M-19 30Q-22 2 -10 -4H10Q22 2 19 30Q10 36 0 36Q-10 36 -19 30Z', { fill: ink }),
    path('M-38 -14L-46 -28M38 -14L46 -28', { stroke: ink, weight: 3 }),
    ellipse({ x: -47, y: -31, rx: 6, ry: 4 }, { fill: ink }),
    ellipse({ x: 47, y: -31, rx: 6, ry: 4 }, { fill: ink }),
    path('M-18 6C-24 -26 -26 -48 0 -50C26 -48 24 -26 18 6Q10 12 0 12Q-10 12 -18 6Z', { fill: ink }),
    path('M-20 -38L-36 -24L-38 -12M20 -38L36 -24L38 -12', { stroke: ink, weight: 8 }),
    circle(0, -64, 16, { fill: ink }),
    path('M-16 -64A16 16 0 0 1 16 -64', { stroke: warm, weight: 2, opacity: 0.9 }),
    path('M-18 4C-24 -26 -24 -42 -10 -48M18 4C24 -26 24 -42 10 -48', { stroke: warm, weight: 1.8, opacity: 0.75 }),
    path('M-7 24H7', { stroke: warm, weight: 6 }),
    path('M-4 24H4', { stroke: light, weight: 3 }),
  ];
  paintGlow(canvas, { x, y: y + size * 0.22, radius: size * 0.42, glow: warm, strength: 0.5 });
  canvas.draw(
    group(body, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})` }),
  );
}
