import type { Point } from '../shapes/polygon';

/** Where an alley is looked at from: the point where all its lines meet, and how near it has come. */
export interface AlleyCamera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** From the eye down to the ground, up to a roof and aside to a wall, at a nearness of 1. */
const GROUND = 262;
const ROOF = 430;
const HALF_WIDTH = 470;

/** Where a point of a wall is seen, or of the middle where `side` is 0; `up` is a share of a roof's height. */
export function seen(camera: AlleyCamera, side: -1 | 0 | 1, near: number, up: number): Point {
  const size = near * camera.zoom;
  return [camera.x + side * HALF_WIDTH * size, camera.y + (GROUND - (GROUND + ROOF) * up) * size];
}
