import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { polygon } from '../drawing/outline';
import { paintGlow, paintMoon, paintSky, paintStars } from '../drawing/sky';
import { circle, path, rectangle } from '../drawing/svg-shapes';
import { paintCat } from './alley-cat';

/** An alley after dark: strings of bulbs between the houses, lit windows, washing, a cat. */
export function alley(canvas: Canvas): void {
  const { width, height, unit, focusX, random } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const ground = height * 0.8;
  paintSky(canvas, [
    [0, ink],
    [0.3, mix(ink, deep, 0.7)],
    [0.62, mid],
    [0.8, warm],
  ]);
  paintStars(canvas, 40, height * 0.3);
  paintMoon(canvas, { x: focusX + unit * 0.06, y: height * 0.21, radius: unit * 0.075, glow: warm, strength: 0.5 });
  paintGlow(canvas, { x: focusX, y: ground, radius: unit * 0.55, glow: warm, strength: 0.85 });
  const floor = canvas.linear([
    [0, mix(warm, mid, 0.3)],
    [0.35, mix(deep, mid, 0.3)],
    [1, ink],
  ]);
  canvas.draw(rectangle({ x: 0, y: ground - unit * 0.06, width, height: height }, { fill: floor }));
  [0, 1, 2].forEach((depth) => {
    const tone = [mix(deep, mid, 0.55), mix(deep, ink, 0.3), mix(ink, deep, 0.22)][depth] as string;
    [-1, 1].forEach((side) => paintWall(canvas, { side, depth, ground, tone }));
    const reach = unit * (0.17 + depth * 0.12);
    const high = height * (0.46 - depth * 0.11);
    paintBulbs(canvas, reach, high, depth);
  });
  paintCat(canvas, focusX + unit * random.between(-0.05, 0.02), height * 0.9);
}

interface Wall {
  readonly side: number;
  /** 0 is the farthest. */
  readonly depth: number;
  readonly ground: number;
  readonly tone: string;
}

function paintWall(canvas: Canvas, { side, depth, ground, tone }: Wall): void {
  const { width, height, unit, random, focusX, palette } = canvas;
  const edge = focusX + side * unit * (0.14 + depth * 0.12);
  const out = side < 0 ? -unit * 0.02 : width + unit * 0.02;
  const top = height * (0.4 - depth * 0.15) + unit * random.between(-0.03, 0.03);
  const foot = ground + unit * (depth * 0.07 - 0.05);
  const eave = side * unit * 0.025;
  canvas.draw(
    path(
      polygon([
        [edge, top],
        [out, top - unit * 0.05],
        [out, foot + unit * 0.3],
        [edge, foot],
      ]),
      { fill: tone },
    ),
    path(
      polygon([
        [edge - eave, top],
        [out, top - unit * 0.08],
        [out, top - unit * 0.03],
        [edge - eave, top + unit * 0.018],
      ]),
      { fill: mix(tone, palette[0], 0.5) },
    ),
  );
  const scale = 0.55 + depth * 0.28;
  const rows = 2 + (depth > 0 ? 1 : 0);
  for (let row = 0; row < rows; row += 1) {
    const x = edge + side * unit * (0.065 * scale + 0.01);
    const y = top + unit * (0.09 + row * 0.17 * scale);
    if (y > foot - unit * 0.1) continue;
    paintWindow(canvas, { x, y, scale: scale * unit, isLit: random.chance(0.72) });
  }
}

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isLit: boolean;
}

function paintWindow(canvas: Canvas, { x, y, scale, isLit }: Opening): void {
  const [ink, deep, mid, warm, light] = canvas.palette;
  const wide = scale * 0.075;
  const tall = scale * 0.1;
  const pane = isLit ? canvas.blend(light, warm) : mix(ink, deep, 0.4);
  if (isLit) paintGlow(canvas, { x, y: y + tall / 2, radius: scale * 0.13, glow: warm, strength: 0.5 });
  canvas.draw(
    rectangle({ x: x - wide / 2, y, width: wide, height: tall, round: wide * 0.06 }, { fill: pane }),
    path(`M${x} ${y}v${tall}M${x - wide / 2} ${y + tall * 0.42}h${wide}`, {
      stroke: ink,
      weight: scale * 0.004,
      opacity: 0.75,
    }),
    rectangle(
      { x: x - wide * 0.72, y: y + tall, width: wide * 1.44, height: scale * 0.012 },
      { fill: mix(ink, mid, 0.25) },
    ),
    path(
      `M${x - wide * 0.66} ${y + tall * 0.72}h${wide * 1.32}${[0, 0.22, 0.44, 0.66, 0.88, 1.1, 1.32].map((at) => `M${x - wide * 0.66 + wide * at} ${y + tall * 0.72}v${tall * 0.28}`).join('')}`,
      { stroke: ink, weight: scale * 0.0036 },
    ),
  );
}

function paintBulbs(canvas: Canvas, reach: number, high: number, depth: number): void {
  const { unit, focusX, palette } = canvas;
  const sag = unit * (0.05 + depth * 0.025);
  const left = focusX - reach;
  const right = focusX + reach;
  const tilt = unit * 0.02 * (depth % 2 === 0 ? 1 : -1);
  canvas.draw(
    path(`M${left} ${high}Q${focusX} ${high + sag * 2} ${right} ${high + tilt}`, {
      stroke: palette[0],
      weight: unit * 0.0028,
    }),
  );
  const count = 5 + depth * 2;
  for (let bulb = 1; bulb < count; bulb += 1) {
    const t = bulb / count;
    const x = left + (right - left) * t;
    const y = (1 - t) ** 2 * high + 2 * t * (1 - t) * (high + sag * 2) + t ** 2 * (high + tilt);
    const size = unit * (0.007 + depth * 0.0035);
    paintGlow(canvas, { x, y: y + size * 1.6, radius: size * 6, glow: palette[3], strength: 0.7 });
    canvas.draw(
      rectangle({ x: x - size * 0.4, y, width: size * 0.8, height: size * 0.9 }, { fill: palette[0] }),
      circle(x, y + size * 1.7, size, { fill: palette[4] }),
    );
  }
}
