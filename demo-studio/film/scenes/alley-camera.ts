import type { Point } from '../shapes/polygon';

/** The camera of an alley: the vanishing point of all its lines, and the zoom. */
export interface AlleyCamera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Distances at a nearness of 1: from the eye down to the ground, up to a roof, and sideways to a wall. */
const GROUND = 262;
const ROOF = 430;
const HALF_WIDTH = 470;

/** Projects a point of a wall, or of the alley's middle if `side` is 0, into the picture; `up` is a share of a roof's height. */
export function seen(camera: AlleyCamera, side: -1 | 0 | 1, near: number, up: number): Point {
  const size = near * camera.zoom;
  return [camera.x + side * HALF_WIDTH * size, camera.y + (GROUND - (GROUND + ROOF) * up) * size];
}
