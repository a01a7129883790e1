import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Polygon, type Point } from '../shapes/polygon';
import { Stroke } from '../shapes/stroke';
import { swing } from '../signals/moment';
import { seen, type AlleyCamera } from './alley-camera';

export interface WireLamp {
  readonly camera: AlleyCamera;
  /** Index of the lamp, from the far end. */
  readonly at: number;
  readonly lit: number;
  readonly beat: number;
}

/** A lamp under a tin shade on a wire across an alley; it sways in time and lights the pavement. */
export function paintWireLamp(plate: Plate, { tones }: Stage, { camera, at, lit, beat }: WireLamp): void {
  const { ink, mid, warm, light } = tones;
  const near = 0.2 * 1.52 ** at;
  const from = seen(camera, -1, near, 0.72 + 0.06 * Math.sin(at * 2.3));
  const to = seen(camera, 1, near, 0.78 - 0.06 * Math.sin(at * 1.7));
  const size = 27 * near * camera.zoom;
  const turn = 0.07 * swing(beat, 8, at * 0.21);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + size * 2];
  const wire = flat(ink, 0.85);
  paintShape(plate, new Stroke({ from, to: middle, width: 0.8 + 1.6 * near }), wire);
  paintShape(plate, new Stroke({ from: middle, to, width: 0.8 + 1.6 * near }), wire);
  const x = middle[0] + Math.sin(turn) * size * 3;
  const y = middle[1] + size * 2.2;
  paintShape(plate, new Stroke({ from: middle, to: [x, y], width: 0.8 + 1.4 * near }), wire);
  paintGlow(plate, { x, y, radius: size * (8 + 2 * lit), tone: mixTones(mid, warm, 0.7), strength: 0.24 + 0.4 * lit });
  const ground = seen(camera, 0, near, 0)[1];
  paintGlow(plate, { x, y: ground, radius: size * 8, flatness: 0.24, tone: warm, strength: 0.16 + 0.34 * lit });
  const shade = [
    [x - size * 1.3, y],
    [x - size * 0.4, y - size * 0.9],
    [x + size * 0.4, y - size * 0.9],
    [x + size * 1.3, y],
  ] as const;
  paintShape(plate, new Polygon(shade), flat(ink));
  paintShape(
    plate,
    new Ellipse({ x, y: y + size * 0.25, across: size * 0.62 }),
    flat(mixTones(warm, light, 0.3 + 0.7 * lit)),
  );
}
