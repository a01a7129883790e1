import type { Canvas } from '../drawing/canvas';
import { ellipse, rectangle } from '../drawing/svg-shapes';

/** A light of a shop: the position of its middle, and a scale for its nearness (1 at the viewer). */
interface Lit {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
}

/** An upright sign of neon tubes. */
export function drawSign(canvas: Canvas, { x, y, scale, colour }: Lit): string {
  const { unit, random } = canvas;
  const wide = unit * 0.055 * scale;
  const tall = unit * random.between(0.16, 0.26) * scale;
  const glow = canvas.radial([
    [0, colour, 0.6],
    [1, colour, 0],
  ]);
  const box = { x: x - wide / 2, y: y - tall / 2, width: wide, height: tall, round: wide * 0.28 };
  const marks = [0.16, 0.38, 0.6, 0.8].map((share) =>
    rectangle(
      { x: x - wide * 0.22, y: box.y + tall * share, width: wide * 0.44, height: tall * 0.09, round: wide * 0.05 },
      { fill: colour },
    ),
  );
  return (
    ellipse({ x, y, rx: wide * 3.2, ry: tall * 1.1 }, { fill: glow }) +
    rectangle(box, { fill: canvas.palette[0], stroke: colour, weight: wide * 0.12 }) +
    marks.join('')
  );
}

/** The open front of a shop. */
export function drawShop(canvas: Canvas, { x, y, scale, colour }: Lit): string {
  const { unit } = canvas;
  const wide = unit * 0.13 * scale;
  const tall = unit * 0.11 * scale;
  const light = canvas.linear([
    [0, colour, 0.7],
    [1, colour, 0.1],
  ]);
  return rectangle(
    { x: x - wide / 2, y: y - tall * 1.35, width: wide, height: tall, round: wide * 0.05 },
    { fill: light },
  );
}
