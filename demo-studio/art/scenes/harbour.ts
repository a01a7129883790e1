import { paintPaperBoat } from '../drawing/boats';
import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { rangeArea } from '../drawing/land';
import { polygon } from '../drawing/outline';
import { paintBirds, paintGlow, paintHaze, paintSky, paintStrips } from '../drawing/sky';
import { group, path, rectangle } from '../drawing/svg-shapes';
import { paintGlints, paintRipples } from '../drawing/water';

/** A lighthouse in the morning haze, and paper boats that sail away from it. */
export function harbour(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const sea = height * 0.62;
  paintSky(
    canvas,
    [
      [0, mix(deep, mid, 0.35)],
      [0.5, mix(mid, warm, 0.55)],
      [1, light],
    ],
    sea,
  );
  const side = random.chance(0.5) ? 1 : -1;
  const tower = { x: focusX + side * unit * 0.17, y: sea - unit * 0.05 };
  const lamp = { x: tower.x, y: tower.y - unit * 0.375 };
  paintStrips(canvas, 4, [height * 0.1, height * 0.42]);
  paintBeam(canvas, lamp, -side);
  [0.13, 0.08].forEach((share, index) => {
    const range = { foot: sea + 1, height: unit * share, peaks: 4, steepness: 1.2, girth: 0.13 };
    canvas.draw(path(rangeArea(canvas, range), { fill: mix(mix(mid, warm, 0.4), deep, index * 0.32) }));
    paintHaze(canvas, sea, unit * 0.08, [0, light, 0.6]);
  });
  canvas.band(sea, height, [
    [0, mix(light, mid, 0.45)],
    [0.3, mix(mid, deep, 0.35)],
    [1, mix(deep, ink, 0.75)],
  ]);
  paintGlints(canvas, tower.x, sea + unit * 0.02, unit * 0.1);
  paintRocks(canvas, tower.x, sea);
  paintTower(canvas, tower.x, tower.y);
  paintGlow(canvas, { ...lamp, radius: unit * 0.15, glow: light, strength: 0.9 });
  paintBirds(canvas, 5, [focusX - side * unit * 0.2, height * 0.24]);
  paintRipples(canvas, 40, [sea + unit * 0.02, height]);
  paintPaperBoat(canvas, { x: focusX + side * unit * 0.02, y: sea + unit * 0.075, length: unit * 0.075 });
  paintPaperBoat(canvas, { x: focusX - side * unit * 0.31, y: sea + unit * 0.13, length: unit * 0.11 });
  paintPaperBoat(canvas, { x: focusX - side * unit * 0.09, y: sea + unit * 0.245, length: unit * 0.24 });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function paintBeam(canvas: Canvas, { x, y }: Place, side: number): void {
  const { unit, palette } = canvas;
  const fading = (from: number, to: number) =>
    canvas.linear(
      [
        [0, palette[4], 0.75],
        [1, palette[4], 0],
      ],
      [from, 0, to, 0],
    );
  const near = fading(side < 0 ? 1 : 0, side < 0 ? 0 : 1);
  const far = fading(side < 0 ? 0 : 1, side < 0 ? 1 : 0);
  const ray = (way: number, long: number, high: number) =>
    polygon([
      [x, y - unit * 0.008],
      [x + way * long, y - high],
      [x + way * long, y + high * 0.35],
      [x, y + unit * 0.008],
    ]);
  canvas.draw(
    path(ray(side, unit * 0.85, unit * 0.15), { fill: near }),
    path(ray(-side, unit * 0.4, unit * 0.07), { fill: far, opacity: 0.7 }),
  );
}

function paintRocks(canvas: Canvas, x: number, sea: number): void {
  const { unit, palette } = canvas;
  const [ink, deep, mid] = palette;
  const rock = canvas.blend(mix(deep, mid, 0.25), ink);
  const shape =
    'M-100 30C-92 10 -78 14 -66 2C-54 -8 -44 -4 -34 -12C-22 -20 -10 -16 4 -18C20 -22 28 -12 42 -10C56 -8 62 2 74 6C86 10 92 18 100 30Z';
  canvas.draw(
    group([path(shape, { fill: rock })], {
      transform: `translate(${x.toFixed(1)} ${(sea + unit * 0.004).toFixed(1)}) scale(${(unit / 520).toFixed(3)})`,
    }),
  );
  canvas.draw(
    rectangle(
      { x: x - unit * 0.22, y: sea + unit * 0.058, width: unit * 0.44, height: unit * 0.006, round: unit * 0.003 },
      { fill: palette[4], opacity: 0.4 },
    ),
  );
}

function paintTower(canvas: Canvas, x: number, y: number): void {
  const { unit } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const wall = canvas.linear(
    [
      [0, light],
      [0.45, light],
      [1, mix(mid, deep, 0.25)],
    ],
    [0, 0, 1, 0],
  );
  const band = (top: number, bottom: number) => {
    const half = (at: number) => 11 + ((at + 150) / 150) * 9;
    return path(
      polygon([
        [-half(top), top],
        [half(top), top],
        [half(bottom), bottom],
        [-half(bottom), bottom],
      ]),
      { fill: mix(deep, ink, 0.3) },
    );
  };
  const tower = [
    path('M-20 6L-11 -150H11L20 6Z', { fill: wall }),
    band(-128, -100),
    band(-72, -42),
    rectangle({ x: -4, y: -24, width: 9, height: 18, round: 4.5 }, { fill: ink }),
    rectangle({ x: -3, y: -96, width: 6, height: 9, round: 3 }, { fill: ink }),
    rectangle({ x: -17, y: -156, width: 34, height: 7, round: 2 }, { fill: ink }),
    rectangle({ x: -9, y: -178, width: 18, height: 22 }, { fill: warm }),
    path('M-9 -178V-156M-3 -178V-156M3 -178V-156M9 -178V-156', { stroke: ink, weight: 1.6 }),
    path('M-13 -177Q0 -204 13 -177Z', { fill: ink }),
    path('M0 -190V-204', { stroke: ink, weight: 2 }),
  ];
  canvas.draw(
    group(tower, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(unit / 445).toFixed(3)})` }),
  );
}
