import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow, paintSky } from '../drawing/sky';
import { circle, group, path, rectangle } from '../drawing/svg-shapes';

/** A singer in front of a large light, raised hands in the foreground. */
export function stage(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  paintSky(canvas, [
    [0, ink],
    [0.5, deep],
    [1, mix(ink, deep, 0.3)],
  ]);
  const middle = height * 0.46;
  paintGlow(canvas, { x: focusX, y: middle, radius: unit * 0.75, glow: mid, strength: 0.85 });
  paintBeams(canvas);
  const face = canvas.linear([
    [0, light],
    [0.6, warm],
    [1, mid],
  ]);
  canvas.draw(circle(focusX, middle, unit * 0.33, { fill: face }));
  const slats = Array.from({ length: 7 }, (_, row) => {
    const box = { x: focusX - unit * 0.45, y: middle + unit * (0.04 + row * 0.045), width: unit * 0.9 };
    return rectangle({ ...box, height: unit * (0.004 + row * 0.0026) }, {});
  });
  canvas.draw(group(slats, { fill: mix(deep, mid, 0.3), opacity: 0.6 }));
  paintSinger(canvas, focusX, height * 0.98);
  canvas.band(height * 0.62, height, [
    [0, mid, 0],
    [1, ink, 0.85],
  ]);
  [0, 1, 2].forEach((row) => paintCrowd(canvas, row));
  const dust = Array.from({ length: 40 }, () => {
    const x = random.between(0, width);
    const y = random.between(0, height * 0.75);
    const size = unit * random.between(0.001, 0.0036);
    return circle(x, y, size, { opacity: random.between(0.2, 0.7) });
  });
  canvas.draw(group(dust, { fill: light }));
}

function paintBeams(canvas: Canvas): void {
  const { height, unit, random, focusX, palette } = canvas;
  const beam = canvas.linear([
    [0, palette[3], 0.6],
    [1, palette[2], 0],
  ]);
  for (let lamp = -3; lamp <= 3; lamp += 1) {
    const top = focusX + lamp * unit * 0.22;
    const foot = focusX + lamp * unit * random.between(0.06, 0.34);
    const wide = unit * random.between(0.08, 0.16);
    const cone = `M${top.toFixed(1)} -10L${(foot + wide).toFixed(1)} ${(height * 0.9).toFixed(1)}H${(foot - wide).toFixed(1)}Z`;
    canvas.draw(path(cone, { fill: beam, opacity: random.between(0.3, 0.7) }));
  }
}

function paintSinger(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  const ink = mix(palette[0], '#000000', 0.35);
  const rim = { stroke: palette[3], weight: 1.6, opacity: 0.85 };
  const singer = [
    path('M30 -168L62 -214L54 -262', { stroke: ink, weight: 17 }),
    circle(53, -270, 10, { fill: ink }),
    path('M-21 -206C-27 -244 24 -250 22 -212C25 -198 22 -190 27 -180L-26 -178C-22 -188 -24 -196 -21 -206Z', {
      fill: ink,
    }),
    path(
      'M-54 0C-50 -50 -28 -72 -28 -104C-28 -126 -44 -140 -42 -160C-36 -174 -14 -176 0 -176C14 -176 34 -176 40 -160C42 -140 28 -126 28 -104C28 -72 50 -50 56 0Z',
      {
        fill: ink,
      },
    ),
    path('M-36 -152L-58 -112L-26 -136', { stroke: ink, weight: 15 }),
    path('M-30 -132L-16 -196', { stroke: ink, weight: 4 }),
    circle(-15, -198, 7, { fill: ink }),
    path(
      'M69 -216L62 -256M22 -214C25 -198 22 -190 27 -181M40 -152C38 -136 29 -122 29 -104C29 -84 38 -66 46 -48M-66 -112L-42 -150',
      rim,
    ),
  ];
  canvas.draw(
    group(singer, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(unit / 390).toFixed(3)})` }),
  );
}

function paintCrowd(canvas: Canvas, row: number): void {
  const { width, height, unit, random, palette } = canvas;
  const fill = mix(mix(palette[0], palette[1], 0.4 - row * 0.2), '#000000', row * 0.18);
  const y = height * (0.9 + row * 0.04);
  const shapes: string[] = [];
  let x = -unit * 0.03;
  while (x < width + unit * 0.03) {
    const size = unit * random.between(0.02, 0.026) * (1 + row * 0.22);
    const top = y + unit * random.between(-0.008, 0.012);
    shapes.push(
      circle(x, top, size, {}),
      rectangle({ x: x - size * 1.5, y: top + size * 0.9, width: size * 3, height: unit * 0.2, round: size }, {}),
    );
    if (random.chance(0.4)) {
      const side = random.chance(0.5) ? 1 : -1;
      const handX = x + side * size * 1.2;
      const handY = top - size * random.between(1.6, 3);
      shapes.push(
        path(
          `M${(x + side * size).toFixed(1)} ${(top + size * 1.6).toFixed(1)}L${handX.toFixed(1)} ${handY.toFixed(1)}`,
          { stroke: fill, weight: size * 0.55 },
        ),
        circle(handX, handY, size * 0.4, {}),
      );
    }
    x += size * random.between(2, 2.8);
  }
  canvas.draw(group(shapes, { fill }));
}
