import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { roofs } from '../drawing/land';
import { paintGlow, paintSky } from '../drawing/sky';
import { circle, ellipse, group, path, rectangle } from '../drawing/svg-shapes';
import { paintRipples } from '../drawing/water';

type Place = readonly [x: number, y: number, size: number];

/** Near lanterns: x from the subject's middle, y from the top, size; in shares of the shorter side. */
const NEAR: readonly Place[] = [
  [-0.32, 0.3, 0.1],
  [0.33, 0.25, 0.095],
  [0, 0.42, 0.17],
  [-0.4, 0.62, 0.13],
  [0.38, 0.58, 0.145],
];

/** Silk lanterns over a river with old houses. */
export function lanterns(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid] = canvas.palette;
  const bank = height * 0.82;
  paintSky(canvas, [
    [0, ink],
    [0.5, mix(ink, deep, 0.75)],
    [0.84, mix(deep, mid, 0.55)],
  ]);
  paintGlow(canvas, { x: focusX, y: height * 0.5, radius: unit * 0.62, glow: mid, strength: 0.5 });
  paintHouses(canvas, bank);
  canvas.band(bank, height, [
    [0, mix(deep, mid, 0.35)],
    [1, ink],
  ]);
  paintFar(canvas);
  const sets = Math.max(1, Math.round(width / unit / 1.3));
  for (let set = 0; set < sets; set += 1) {
    const middle = sets === 1 ? focusX : width * ((set + 0.5) / sets);
    NEAR.forEach(([x, y, size], index) => {
      const sway: Place = [
        middle + unit * (x + random.between(-0.03, 0.03)),
        unit * (y + random.between(-0.03, 0.03)),
        unit * size,
      ];
      paintReflection(canvas, sway, bank);
      paintLantern(canvas, sway, (index + set) % 3);
    });
  }
  paintRipples(canvas, 40, [bank + unit * 0.01, height]);
}

function paintHouses(canvas: Canvas, bank: number): void {
  const { width, unit, random, palette } = canvas;
  canvas.draw(path(roofs(canvas, bank, unit * 0.2), { fill: mix(palette[0], palette[1], 0.25) }));
  const windows = Array.from({ length: Math.round((width / unit) * 13) }, () => {
    const x = random.between(0, width);
    const y = bank - unit * random.between(0.035, 0.08);
    return rectangle({ x, y, width: unit * 0.014, height: unit * 0.02 }, { opacity: random.between(0.5, 1) });
  });
  canvas.draw(group(windows, { fill: palette[3] }));
}

/** Small lanterns far away, out of focus. */
function paintFar(canvas: Canvas): void {
  const { width, height, unit, random, palette } = canvas;
  for (let lamp = 0; lamp < 16; lamp += 1) {
    const x = random.between(0, width);
    const y = random.between(0.08, 0.66) * height;
    const size = unit * random.between(0.014, 0.034);
    paintGlow(canvas, { x, y, radius: size * 2.6, glow: palette[2], strength: 0.5 });
    canvas.draw(
      circle(x, y, size, { fill: mix(palette[2], palette[3], random.fraction()), opacity: random.between(0.35, 0.7) }),
    );
  }
}

function paintReflection(canvas: Canvas, [x, , size]: Place, bank: number): void {
  const { height, palette } = canvas;
  const depth = (height - bank) * 0.8;
  const paint = canvas.radial([
    [0, palette[3], 0.55],
    [1, palette[3], 0],
  ]);
  canvas.draw(ellipse({ x, y: bank + depth * 0.45, rx: size * 0.55, ry: depth * 0.6 }, { fill: paint }));
}

/** A lantern of ribbed silk; `form` 0 is round, 1 is flat, 2 is long. */
function paintLantern(canvas: Canvas, [x, y, size]: Place, form: number): void {
  const [ink, deep, mid, warm, light] = canvas.palette;
  const rx = size * [1.06, 1.2, 0.78][form]!;
  const ry = size * [0.92, 0.78, 1.05][form]!;
  const silk = canvas.radial(
    [
      [0, light],
      [0.42, warm],
      [0.85, mid],
      [1, mix(mid, deep, 0.5)],
    ],
    [0.5, 0.58, 0.68],
  );
  paintGlow(canvas, { x, y, radius: size * 2.5, glow: warm, strength: 0.62 });
  const ribs = [0.86, 0.62, 0.32].map((share) =>
    ellipse({ x, y, rx: rx * share, ry }, { stroke: deep, weight: size * 0.018, opacity: 0.42 }),
  );
  const cap = (top: number) =>
    rectangle(
      { x: x - size * 0.34, y: top, width: size * 0.68, height: size * 0.15, round: size * 0.04 },
      { fill: ink },
    );
  const tassel = [-0.18, -0.06, 0.06, 0.18].map(
    (at) =>
      `M${(x + size * at).toFixed(1)} ${(y + ry + size * 0.05).toFixed(1)}v${(size * (0.62 - Math.abs(at))).toFixed(1)}`,
  );
  canvas.draw(
    path(`M${x.toFixed(1)} 0V${(y - ry).toFixed(1)}`, { stroke: warm, weight: size * 0.022, opacity: 0.55 }),
    ellipse({ x, y, rx, ry }, { fill: silk }),
    ...ribs,
    path(`M${x} ${y - ry}V${y + ry}`, { stroke: deep, weight: size * 0.018, opacity: 0.35 }),
    cap(y - ry - size * 0.08),
    cap(y + ry - size * 0.06),
    path(tassel.join(''), { stroke: warm, weight: size * 0.028, opacity: 0.85 }),
    circle(x, y + ry + size * 0.16, size * 0.07, { fill: mid }),
  );
}
