import { flat } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import type { Tone } from '../paint/tone';
import { Ellipse } from '../shapes/ellipse';
import { Polygon, type Point } from '../shapes/polygon';
import { Stroke } from '../shapes/stroke';

export interface BoatPlace {
  /** Where the middle of its hull meets the water. */
  readonly x: number;
  readonly y: number;
  /** Picture units from stem to stern. */
  readonly length: number;
  /** In radians, positive with the right side down. */
  readonly tilt: number;
  readonly tone: Tone;
}

const HULL = outline(
  (share) => 0.04 + 0.13 * (2 * share - 1) ** 4 - 0.04,
  (share) => 0.17 * Math.sin(Math.PI * share) ** 0.7,
);
const HAT: readonly Point[] = [
  [-0.02, -0.29],
  [-0.13, -0.2],
  [0.09, -0.2],
];
const BODY: readonly Point[] = [
  [-0.07, -0.21],
  [0.03, -0.21],
  [0.09, 0.02],
  [-0.13, 0.02],
];

/** A curved hull: its rim rises to both ends, its keel hangs below. */
function outline(rise: (share: number) => number, depth: (share: number) => number): readonly Point[] {
  const shares = Array.from({ length: 25 }, (_, at) => at / 24);
  const rim = shares.map((share): Point => [share - 0.5, -rise(share)]);
  const keel = shares.map((share): Point => [0.92 * (share - 0.5), depth(share) - 0.02]).reverse();
  return [...rim, ...keel];
}

/** A rowing boat with a person in a conical hat, as a silhouette. */
export function paintBoat(plate: Plate, { x, y, length, tilt, tone }: BoatPlace): void {
  const turn = [Math.cos(tilt) * length, Math.sin(tilt) * length] as const;
  const at = ([across, down]: Point): Point => [
    x + across * turn[0] - down * turn[1],
    y + across * turn[1] + down * turn[0],
  ];
  const ink = flat(tone);
  paintShape(plate, new Stroke({ from: at([0.1, -0.16]), to: at([0.42, 0.16]), width: length * 0.022 }), ink);
  paintShape(plate, new Polygon(HULL.map(at)), ink);
  paintShape(plate, new Polygon(BODY.map(at)), ink);
  const [headX, headY] = at([-0.02, -0.21]);
  paintShape(plate, new Ellipse({ x: headX, y: headY, across: length * 0.04 }), ink);
  paintShape(plate, new Polygon(HAT.map(at)), ink);
}
