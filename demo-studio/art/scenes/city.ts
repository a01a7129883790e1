import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow, paintMoon, paintSky, paintStars } from '../drawing/sky';
import { group, path, rectangle } from '../drawing/svg-shapes';
import { paintRipples } from '../drawing/water';

interface Row {
  readonly tallest: number;
  readonly fill: string;
  /** Share of windows that are lit. */
  readonly lit: number;
}

/** Houses and towers by a river at night. */
export function city(canvas: Canvas): void {
  const { height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm] = canvas.palette;
  const bank = height * 0.83;
  paintSky(canvas, [
    [0, mix(ink, '#000000', 0.25)],
    [0.35, mix(ink, deep, 0.6)],
    [0.65, deep],
    [0.9, mix(deep, mid, 0.75)],
  ]);
  paintStars(canvas, 70, height * 0.55);
  const side = random.chance(0.5) ? 1 : -1;
  paintMoon(canvas, {
    x: focusX + side * unit * 0.12,
    y: height * 0.25,
    radius: unit * 0.088,
    glow: warm,
    strength: 0.55,
  });
  paintGlow(canvas, { x: focusX, y: bank, radius: unit * 0.6, glow: warm, strength: 0.5 });
  const rows: Row[] = [
    { tallest: 0.36, fill: mix(deep, mid, 0.32), lit: 0.1 },
    { tallest: 0.44, fill: mix(ink, deep, 0.62), lit: 0.24 },
    { tallest: 0.27, fill: mix(ink, '#000000', 0.3), lit: 0.3 },
  ];
  const drawn = rows.map((row) => cityRow(canvas, row, bank));
  canvas.draw(...drawn);
  canvas.band(bank, height, [
    [0, mix(deep, mid, 0.4)],
    [0.4, mix(ink, deep, 0.6)],
    [1, mix(ink, '#000000', 0.3)],
  ]);
  canvas.draw(group(drawn, { opacity: 0.34, transform: `translate(0 ${(bank * 1.5).toFixed(1)}) scale(1 -0.5)` }));
  paintRipples(canvas, 40, [bank + unit * 0.006, height]);
}

function cityRow(canvas: Canvas, row: Row, bank: number): string {
  const { width, unit, random } = canvas;
  const shapes: string[] = [];
  let x = -unit * 0.03;
  while (x < width) {
    const wide = unit * random.between(0.07, 0.14);
    const fromMiddle = Math.abs(x - canvas.focusX) / (unit * 0.9);
    const high = unit * row.tallest * random.between(0.45, 1) * Math.max(0.5, 1.1 - fromMiddle * 0.5);
    shapes.push(tower(canvas, { x, wide, high, bank }, row));
    x += wide + unit * random.between(0, 0.012);
  }
  return group(shapes, {});
}

interface Tower {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly bank: number;
}

function tower(canvas: Canvas, { x, wide, high, bank }: Tower, { fill, lit }: Row): string {
  const { unit, random, palette } = canvas;
  const top = bank - high;
  const crowns = [
    '',
    `M${x + wide * 0.2} ${top}v${-unit * 0.02}h${wide * 0.6}v${unit * 0.02}`,
    `M${x + wide * 0.46} ${top}v${-unit * 0.055}h${unit * 0.004}v${unit * 0.055}`,
    `M${x} ${top}L${x + wide} ${top - unit * 0.035}V${top}`,
    `M${x + wide * 0.3} ${top}q${wide * 0.2} ${-unit * 0.05} ${wide * 0.4} 0`,
  ];
  const windows: string[] = [];
  const gapX = unit * 0.019;
  const gapY = unit * 0.024;
  const size = unit * 0.0088;
  for (let y = top + gapY * 0.7; y < bank - gapY * 0.6; y += gapY) {
    for (let at = x + gapX * 0.6; at < x + wide - gapX * 0.8; at += gapX) {
      if (random.chance(lit))
        windows.push(
          `M${at.toFixed(0)} ${y.toFixed(0)}h${size.toFixed(0)}v${(size * 1.3).toFixed(0)}h-${size.toFixed(0)}z`,
        );
    }
  }
  const half = Math.ceil(windows.length * 0.6);
  return (
    rectangle({ x, y: top, width: wide, height: high }, { fill }) +
    path(`${random.pick(crowns)}`, { fill }) +
    path(windows.slice(0, half).join(''), { fill: palette[3], opacity: 0.9 }) +
    path(windows.slice(half).join(''), { fill: palette[4], opacity: 0.8 })
  );
}
