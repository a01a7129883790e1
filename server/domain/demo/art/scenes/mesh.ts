import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { ellipse, group, path } from '../drawing/svg-shapes';
import { waveLine } from '../drawing/water';

/** Colours that run into one another, with one fine line of sound across them. */
export function mesh(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  canvas.fill(
    canvas.linear(
      [
        [0, deep],
        [1, mix(deep, ink, 0.6)],
      ],
      [0, 0, 1, 1],
    ),
  );
  const colours = [mid, warm, ink, light, mid, warm, mix(mid, warm, 0.5)];
  const pools = colours.map((fill, index) => {
    const x = width * ((index * 0.37 + random.fraction() * 0.4) % 1);
    const [y, rx, ry] = [
      height * random.fraction(),
      unit * random.between(0.2, 0.42),
      unit * random.between(0.14, 0.34),
    ];
    return ellipse(
      { x, y, rx, ry },
      {
        fill,
        opacity: 0.92,
        transform: `rotate(${random.between(-60, 60).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`,
      },
    );
  });
  canvas.draw(group(pools, { filter: canvas.blur(unit * 0.085) }));
  const phase = random.between(0, 6.28);
  for (let line = 0; line < 9; line += 1) {
    const wave = {
      y: height * 0.5 + unit * (line - 4) * 0.016,
      amplitude: unit * (0.028 + line * 0.011),
      length: unit * 0.86,
      phase: phase + line * 0.13,
    };
    canvas.draw(
      path(waveLine(canvas, wave), { stroke: light, weight: unit * 0.0022, opacity: 0.62 - Math.abs(line - 4) * 0.11 }),
    );
  }
}
