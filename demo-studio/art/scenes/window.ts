import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { group, path, rectangle } from '../drawing/svg-shapes';

/** Afternoon light through a window onto a wall, with the shadow of a plant in it and a leaning guitar. */
export function window(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const wall = [mix(mid, warm, 0.5), mid, mix(mid, deep, 0.7)] as const;
  canvas.fill(
    canvas.linear(
      [
        [0, wall[0]],
        [0.5, wall[1]],
        [1, wall[2]],
      ],
      [0, 0, 1, 1],
    ),
  );
  paintPanes(canvas);
  paintShadows(canvas, mix(mid, deep, 0.55));
  const floor = height * 0.9;
  canvas.band(floor, height, [
    [0, mix(deep, ink, 0.25)],
    [1, ink],
  ]);
  canvas.draw(rectangle({ x: 0, y: floor, width, height: unit * 0.006 }, { fill: warm, opacity: 0.4 }));
  paintGuitar(canvas, focusX - unit * random.between(0.235, 0.26), floor + unit * 0.012);
}

/** The light that falls through six panes. */
function paintPanes(canvas: Canvas): void {
  const { height, unit, focusX, palette } = canvas;
  const wide = unit * 0.245;
  const tall = unit * 0.215;
  const gap = unit * 0.024;
  const panes = [-1, 0].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const place = { x: column * (wide + gap), y: row * (tall + gap) };
      return rectangle({ ...place, width: wide, height: tall, round: unit * 0.006 }, { opacity: 0.92 });
    }),
  );
  const light = canvas.blend(palette[4], mix(palette[4], palette[3], 0.6));
  const slant = `translate(${(focusX + unit * 0.02).toFixed(1)} ${(height * 0.14).toFixed(1)}) skewY(-11)`;
  canvas.draw(group(panes, { fill: light, transform: slant }));
}

/** Palm leaves between the window and the wall. */
function paintShadows(canvas: Canvas, fill: string): void {
  const { height, unit, random, focusX } = canvas;
  const blades = Array.from({ length: 13 }, (_, index) => {
    const angle = -104 + index * 14.5 + random.between(-3, 3);
    const long = unit * random.between(0.44, 0.66);
    const girth = unit * 0.042;
    const outline = `M0 0C${girth.toFixed(1)} ${(-long * 0.35).toFixed(1)} ${(girth * 0.8).toFixed(1)} ${(-long * 0.72).toFixed(1)} 0 ${(-long).toFixed(1)}C${(-girth * 0.8).toFixed(1)} ${(-long * 0.72).toFixed(1)} ${(-girth).toFixed(1)} ${(-long * 0.35).toFixed(1)} 0 0Z`;
    return path(outline, { transform: `rotate(${angle.toFixed(1)})` });
  });
  const place = `translate(${(focusX + unit * 0.4).toFixed(1)} ${(height * 0.98).toFixed(1)})`;
  canvas.draw(group(blades, { fill, opacity: 0.5, filter: canvas.blur(unit * 0.006), transform: place }));
}

function paintGuitar(canvas: Canvas, x: number, y: number): void {
  const { unit } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const wood = canvas.linear(
    [
      [0, mix(warm, light, 0.3)],
      [0.45, mix(mid, warm, 0.35)],
      [1, mix(deep, mid, 0.25)],
    ],
    [0, 0, 1, 0.5],
  );
  const body =
    'M0 -96C17 -96 22 -86 21 -74C20 -66 17 -62 19 -56C22 -49 33 -44 33 -25C33 -8 18 0 0 0C-18 0 -33 -8 -33 -25C-33 -44 -22 -49 -19 -56C-17 -62 -20 -66 -21 -74C-22 -86 -17 -96 0 -96Z';
  const strings = [-2.4, -0.8, 0.8, 2.4].map((at) => `M${at} -22V-176`);
  const guitar = [
    path(body, { fill: mix(deep, ink, 0.6), transform: 'translate(4 1)' }),
    path(body, { fill: wood }),
    path('M-5 -70H5L4 -176H-4Z', { fill: mix(ink, deep, 0.35) }),
    path('M-7 -200Q0 -204 7 -200L5 -174H-5Z', { fill: mix(ink, deep, 0.5) }),
    path('M-9 -196H-6M-9 -190H-6M-9 -184H-6M6 -196H9M6 -190H9M6 -184H9', { stroke: light, weight: 1.8 }),
    path('M0 -72A11 11 0 1 1 0 -50A11 11 0 1 1 0 -72Z', { fill: ink, stroke: light, weight: 1, opacity: 0.9 }),
    rectangle({ x: -12, y: -25, width: 24, height: 5, round: 2 }, { fill: mix(ink, deep, 0.4) }),
    path(strings.join(''), { stroke: light, weight: 0.55, opacity: 0.8 }),
  ];
  canvas.draw(
    group(guitar, {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-9) scale(${(unit / 330).toFixed(3)})`,
    }),
  );
}
