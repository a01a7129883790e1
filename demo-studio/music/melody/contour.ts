import type { Random } from '../compose/seeded-random';

/** The course of a line: its height above the section's centre, in semitones, from its beginning (0) to its end (1). */
export type Contour = (place: number) => number;

const SHAPES: readonly (readonly number[])[] = [
  [-4, 4, 6, 0],
  [0, 5, 3, -4],
  [6, 3, -1, -4],
  [-4, -1, 2, 5],
  [3, -4, 4, 0],
  [7, 0, 3, -3],
  [-3, 5, -3, 2],
  [-5, 2, -1, 5, 0],
  [2, 7, 0, 4, -2],
];

function interpolated(points: readonly number[], place: number): number {
  const at = Math.min(1, Math.max(0, place)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(at));
  const from = points[index] ?? 0;
  const to = points[index + 1] ?? from;
  return from + (to - from) * (at - index);
}

/** A motif's contour: a singable shape, chosen and varied by the seed so that no two are alike. */
export function motifContour(random: Random): Contour {
  const shape = random.pick(SHAPES);
  const stretch = random.between(0.8, 1.3);
  const turns = Array.from({ length: 9 }, () => random.spread() * 2.4);
  return (place) => interpolated(shape, place) * stretch + interpolated(turns, place);
}
