import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { polygon, type Point } from '../drawing/outline';
import { paintHaze, paintSky, paintStars, paintSun } from '../drawing/sky';
import { circle, group, path, rectangle } from '../drawing/svg-shapes';

/** A straight road into the evening, posts beside it, one car ahead. */
export function road(canvas: Canvas): void {
  const { height, unit, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const horizon = height * 0.56;
  paintSky(
    canvas,
    [
      [0, ink],
      [0.4, deep],
      [0.78, mid],
      [1, warm],
    ],
    horizon,
  );
  paintStars(canvas, 60, horizon * 0.5);
  paintSun(canvas, { x: focusX, y: horizon - unit * 0.06, radius: unit * 0.16, glow: warm, strength: 0.8 });
  [0.17, 0.1].forEach((share, index) => {
    const range = { foot: horizon + 2, height: unit * share, peaks: 5, steepness: 1.1, girth: 0.14 };
    canvas.draw(path(rangeArea(canvas, range), { fill: mix(mix(mid, deep, 0.6), ink, index * 0.45) }));
    paintHaze(canvas, horizon + 2, unit * 0.08, [0, warm, 0.35]);
  });
  canvas.band(horizon, height, [
    [0, mix(deep, mid, 0.25)],
    [1, mix(ink, deep, 0.25)],
  ]);
  paintFields(canvas, horizon);
  const lane: Lane = {
    edge: (depth) => unit * (0.012 + depth ** 1.5 * 0.62),
    foot: (depth) => horizon + (height - horizon) * depth ** 1.5,
  };
  paintTar(canvas, lane);
  for (let post = 2; post < 9; post += 1) paintPosts(canvas, lane, post / 8);
  paintCar(canvas, focusX + lane.edge(0.55) * 0.46, lane.foot(0.55), unit * 0.13);
}

/** Half the width of the road and its y coordinate, by depth from the far end (0) to the viewer (1). */
interface Lane {
  readonly edge: (depth: number) => number;
  readonly foot: (depth: number) => number;
}

function paintTar(canvas: Canvas, { edge, foot }: Lane): void {
  const { focusX, unit, palette } = canvas;
  const [ink, deep, mid, , light] = palette;
  const tar = canvas.linear([
    [0, mix(deep, mid, 0.35)],
    [0.3, mix(ink, deep, 0.5)],
    [1, ink],
  ]);
  const at = (depth: number, across: number): Point => [focusX + across, foot(depth)];
  const strip = (from: number, to: number, half: (depth: number) => number) =>
    polygon([at(from, -half(from)), at(from, half(from)), at(to, half(to)), at(to, -half(to))]);
  canvas.draw(path(strip(0, 1, edge), { fill: tar }));
  const margins = [-1, 1].map((side) => {
    const line = (depth: number, share: number) => at(depth, side * edge(depth) * share);
    return polygon([line(0, 0.94), line(1, 0.94), line(1, 0.91), line(0, 0.9)]);
  });
  canvas.draw(path(margins.join(''), { fill: light, opacity: 0.7 }));
  const dashes = [1, 2, 3, 4, 5, 6, 7, 8].map((dash) =>
    strip(dash / 9, (dash + 0.5) / 9, (depth) => unit * 0.014 * depth ** 1.5),
  );
  canvas.draw(path(dashes.join(''), { fill: light, opacity: 0.85 }));
}

/** A lamp on either side of the road. */
function paintPosts(canvas: Canvas, { edge, foot }: Lane, depth: number): void {
  const { unit, focusX, palette } = canvas;
  const tall = unit * 0.32 * depth ** 1.5;
  const y = foot(depth);
  [-1, 1].forEach((side) => {
    const x = focusX + side * edge(depth) * 1.12;
    const arm = -side * tall * 0.16;
    const headX = x + arm;
    const headY = y - tall;
    const glow = canvas.radial([
      [0, palette[4], 0.9],
      [0.4, palette[3], 0.4],
      [1, palette[3], 0],
    ]);
    canvas.draw(
      path(`M${x.toFixed(1)} ${y.toFixed(1)}V${(y - tall).toFixed(1)}L${headX.toFixed(1)} ${headY.toFixed(1)}`, {
        stroke: palette[0],
        weight: Math.max(1.2, tall * 0.028),
      }),
      circle(headX, headY, tall * 0.2, { fill: glow }),
      circle(headX, headY, tall * 0.026, { fill: palette[4] }),
    );
  });
}

function paintFields(canvas: Canvas, horizon: number): void {
  const { width, height, unit, random, palette } = canvas;
  const rows = Array.from({ length: 26 }, () => {
    const near = random.fraction() ** 0.7;
    const box = { x: random.between(-0.1, 1) * width, y: horizon + (height - horizon) * near ** 1.5 };
    return rectangle(
      { ...box, width: unit * (0.06 + near * 0.3), height: unit * (0.002 + near * 0.006), round: unit * 0.002 },
      { opacity: random.between(0.08, 0.3) },
    );
  });
  canvas.draw(group(rows, { fill: palette[3] }));
}

function paintCar(canvas: Canvas, x: number, y: number, size: number): void {
  const [ink, deep, mid, warm] = canvas.palette;
  const glow = canvas.radial([
    [0, warm, 0.8],
    [1, warm, 0],
  ]);
  const car = [
    path(
      'M-52 0H52V-26C52 -36 46 -40 38 -42L28 -66C26 -70 22 -72 16 -72H-16C-22 -72 -26 -70 -28 -66L-38 -42C-46 -40 -52 -36 -52 -26Z',
      { fill: ink },
    ),
    path('M-24 -44L-17 -64H17L24 -44Z', { fill: mix(deep, warm, 0.5) }),
    rectangle({ x: -46, y: -2, width: 18, height: 12, round: 3 }, { fill: ink }),
    rectangle({ x: 28, y: -2, width: 18, height: 12, round: 3 }, { fill: ink }),
    circle(-38, -24, 30, { fill: glow }),
    circle(38, -24, 30, { fill: glow }),
    rectangle({ x: -46, y: -29, width: 17, height: 9, round: 4 }, { fill: mid }),
    rectangle({ x: 29, y: -29, width: 17, height: 9, round: 4 }, { fill: mid }),
    path('M-44 -38Q0 -46 44 -38', { stroke: warm, weight: 1.6, opacity: 0.7 }),
  ];
  canvas.draw(
    group(car, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})` }),
  );
}
