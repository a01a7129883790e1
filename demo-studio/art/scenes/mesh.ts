import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { ellipse, group, path } from '../drawing/svg-shapes';
import { waveLine } from '../drawing/water';

/** Colours that run into one another, with a few fine lines of sound across them. */
export function mesh(canvas: Canvas): void {
  const { width, height, unit, random, palette } = canvas;
  const [ink, deep, mid, warm, light] = palette;
  canvas.fill(canvas.blend(deep, mix(deep, ink, 0.6)));
  const colours = [mid, warm, deep, light, mid, warm, mix(mid, warm, 0.5)];
  const count = Math.round(colours.length * Math.max(1, (width / unit) * 0.8));
  const pools = Array.from({ length: count }, (_, index) => {
    const x = width * ((index * 0.37 + random.fraction() * 0.4) % 1);
    const y = height * random.fraction();
    const rx = unit * random.between(0.2, 0.42);
    const ry = unit * random.between(0.14, 0.34);
    const turn = `rotate(${random.between(-60, 60).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`;
    return ellipse({ x, y, rx, ry }, { fill: colours[index % colours.length], opacity: 0.92, transform: turn });
  });
  canvas.draw(group(pools, { filter: canvas.blur(unit * 0.085) }));
  paintLines(canvas, random.between(0, 6.28));
}

function paintLines(canvas: Canvas, phase: number): void {
  const { height, unit, palette } = canvas;
  for (let line = 0; line < 9; line += 1) {
    const wave = {
      y: height * 0.5 + unit * (line - 4) * 0.016,
      amplitude: unit * (0.028 + line * 0.011),
      length: unit * 0.86,
      phase: phase + line * 0.13,
    };
    const opacity = 0.62 - Math.abs(line - 4) * 0.11;
    canvas.draw(path(waveLine(canvas, wave), { stroke: palette[4], weight: unit * 0.0022, opacity }));
  }
}
