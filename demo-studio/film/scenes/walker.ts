import { flat } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { FilmTones } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Polygon } from '../shapes/polygon';
import { Stroke } from '../shapes/stroke';

export interface Walker {
  /** Where it stands. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly beat: number;
}

/** A figure in a long coat; its feet fall on the beat. */
export function paintWalker(plate: Plate, { ink: dark, deep }: FilmTones, { x, y, height, beat }: Walker): void {
  const ink = flat(mixTones(dark, deep, 0.12));
  const step = Math.sin(Math.PI * beat);
  const bob = y - Math.abs(Math.cos(Math.PI * beat)) * 2.4;
  const hip = bob - height * 0.4;
  for (const side of [-1, 1]) {
    const foot = [x + side * step * height * 0.15, y] as const;
    paintShape(plate, new Stroke({ from: [x, hip], to: foot, width: height * 0.075 }), ink);
  }
  const shoulder = bob - height * 0.79;
  const coat = [
    [x - height * 0.09, shoulder + height * 0.03],
    [x - height * 0.05, shoulder - height * 0.02],
    [x + height * 0.05, shoulder - height * 0.02],
    [x + height * 0.09, shoulder + height * 0.03],
    [x + height * 0.14, bob - height * 0.27],
    [x - height * 0.14, bob - height * 0.27],
  ] as const;
  paintShape(plate, new Polygon(coat), ink);
  paintShape(plate, new Stroke({ from: [x, shoulder], to: [x, shoulder - height * 0.06], width: height * 0.05 }), ink);
  paintShape(plate, new Ellipse({ x, y: bob - height * 0.89, across: height * 0.066, down: height * 0.078 }), ink);
}
