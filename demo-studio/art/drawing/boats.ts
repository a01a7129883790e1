import type { Canvas } from './canvas';
import { ellipse, group, path, rectangle } from './svg-shapes';

/** A boat: the point where its keel meets the water, and its length. */
export interface Afloat {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const placed = ({ x, y, length }: Afloat): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(length / 100).toFixed(3)})`;

/** A sampan with a rower under a palm-leaf hat, dark against the light. */
export function paintSampan(canvas: Canvas, boat: Afloat): void {
  const ink = canvas.palette[0];
  canvas.draw(
    group(
      [
        path('M-50 -7Q-30 4 0 4Q32 4 52 -9Q44 10 26 12Q0 15 -24 12Q-42 9 -50 -7Z', { fill: ink }),
        path('M-9 2C-11 -14 -8 -24 0 -25C8 -25 12 -13 13 2Z', { fill: ink }),
        path('M-3 -23Q-1 -31 2 -31Q6 -31 6 -23Z', { fill: ink }),
        path('M-16 -27Q1 -24 19 -28L3 -40Q1 -41 -1 -40Z', { fill: ink }),
        path('M6 -17L20 -8L38 17', { stroke: ink, weight: 2.4 }),
        path('M34 11L43 24L40 26Z', { fill: ink }),
        path('M-50 -7Q-30 4 0 4Q32 4 52 -9', { stroke: canvas.palette[3], weight: 0.9, opacity: 0.55 }),
        path('M-16 -27Q1 -24 19 -28', { stroke: canvas.palette[3], weight: 0.9, opacity: 0.5 }),
      ],
      { transform: placed(boat) },
    ),
    ellipse(
      { x: boat.x, y: boat.y + boat.length * 0.15, rx: boat.length * 0.5, ry: boat.length * 0.035 },
      { fill: ink, opacity: 0.45 },
    ),
  );
}

/** A junk with two ribbed sails. */
export function paintJunk(canvas: Canvas, boat: Afloat): void {
  const [ink, , mid, warm, light] = canvas.palette;
  const ribs = [-14, -30, -46].map((y) =>
    path(`M-3 ${y}Q-18 ${y + 3} -34 ${y + 9}M5 ${y}Q24 ${y + 2} ${38 + y * 0.12} ${y + 6}`, {
      stroke: ink,
      weight: 1,
      opacity: 0.35,
    }),
  );
  canvas.draw(
    group(
      [
        path('M1 -2V-78', { stroke: ink, weight: 2 }),
        path('M-2 -74Q-30 -48 -36 -6Q-18 -10 -2 -8Z', { fill: mid }),
        path('M4 -78Q42 -52 42 -6Q22 -11 4 -8Z', { fill: warm }),
        path('M22 -55Q42 -36 42 -6Q34 -9 24 -9Q28 -34 22 -55Z', { fill: light, opacity: 0.5 }),
        ...ribs,
        path('M-48 -6Q-20 2 0 2Q26 2 54 -10L44 8Q20 14 -4 14Q-30 13 -40 8Z', { fill: ink }),
      ],
      { transform: placed(boat) },
    ),
    ...[0.2, 0.27, 0.35].map((drop, row) =>
      rectangle(
        {
          x: boat.x - boat.length * (0.4 - row * 0.08),
          y: boat.y + boat.length * drop,
          width: boat.length * (0.8 - row * 0.16),
          height: boat.length * 0.022,
          round: boat.length * 0.011,
        },
        { fill: ink, opacity: 0.4 - row * 0.1 },
      ),
    ),
  );
}

/** A boat folded from paper, with its light and its shaded side. */
export function paintPaperBoat(canvas: Canvas, boat: Afloat): void {
  const [, deep, mid, , light] = canvas.palette;
  canvas.draw(
    ellipse(
      { x: boat.x, y: boat.y + boat.length * 0.06, rx: boat.length * 0.42, ry: boat.length * 0.05 },
      { fill: deep, opacity: 0.5 },
    ),
    group(
      [
        path('M0 -52L27 -14L-26 -14Z', { fill: light }),
        path('M0 -52L27 -14L4 -14Z', { fill: mid, opacity: 0.55 }),
        path('M-50 -22L-26 -14L27 -14L50 -22L32 6Q0 10 -32 6Z', { fill: light }),
        path('M50 -22L27 -14L6 8Q22 8 32 6Z', { fill: mid, opacity: 0.5 }),
        path('M-26 -14L-8 8', { stroke: mid, weight: 0.8, opacity: 0.5 }),
      ],
      { transform: placed(boat) },
    ),
  );
}
