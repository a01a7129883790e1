import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { FilmTones } from '../scene';
import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { Polygon, type Point } from '../shapes/polygon';
import { Ring } from '../shapes/ring';
import { Stroke } from '../shapes/stroke';

export interface LanternPlace {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly size: number;
  /** How bright its candle is, 0 to 1. */
  readonly lit: number;
  readonly tones: FilmTones;
}

const TASSELS = [-0.2, 0, 0.2];

/** A round lantern of silk with ribs, caps and a tassel. */
export function paintRoundLantern(plate: Plate, { x, y, size, lit, tones }: LanternPlace): void {
  const { ink, deep, mid, warm, light } = tones;
  const down = size * 0.84;
  paintGlow(plate, {
    x,
    y,
    radius: size * (2.6 + 0.5 * lit),
    tone: mixTones(mid, warm, 0.5),
    strength: 0.3 + 0.35 * lit,
  });
  const shade = mixTones(mid, warm, 0.1 + 0.45 * lit);
  const silk = ramp(
    [y - down, shade],
    [y, mixTones(mixTones(mid, warm, 0.55), light, 0.1 + 0.4 * lit)],
    [y + down, shade],
  );
  paintShape(plate, new Ellipse({ x, y, across: size, down }), silk);
  for (const fold of [0.84, 0.5]) {
    const brighter = new Ellipse({ x, y, across: size * fold, down: down * 0.97, softness: size * 0.12 });
    paintShape(plate, brighter, flat(mixTones(warm, light, lit), 0.1 + 0.12 * lit));
  }
  paintGlow(plate, { x, y: y + down * 0.12, radius: size * 0.86, tone: light, strength: 0.3 + 0.62 * lit });
  for (const rib of [0.84, 0.5, 0.16]) {
    const line = new Ring({ x, y, across: size * rib, down: down * 0.985, width: Math.max(1, size * 0.018) });
    paintShape(plate, line, flat(deep, 0.42));
  }
  const cap = { left: x - size * 0.4, width: size * 0.8, height: size * 0.15, round: size * 0.04 };
  paintShape(plate, new Box({ ...cap, top: y - down - size * 0.09 }), flat(ink));
  paintShape(plate, new Box({ ...cap, top: y + down - size * 0.07 }), flat(ink));
  for (const aside of TASSELS) {
    const from = [x + aside * size, y + down + size * 0.06] as const;
    const to = [x + aside * size * 1.15, y + down + size * (0.5 - Math.abs(aside) * 0.5)] as const;
    paintShape(plate, new Stroke({ from, to, width: Math.max(1, size * 0.03) }), flat(warm, 0.9));
  }
}

const PAPER: readonly Point[] = [
  [-0.62, 0.8],
  [-0.86, -0.1],
  [-0.8, -0.6],
  [-0.58, -0.92],
  [-0.24, -1.06],
  [0.24, -1.06],
  [0.58, -0.92],
  [0.8, -0.6],
  [0.86, -0.1],
  [0.62, 0.8],
];

/** A paper lantern that is carried up by warm air, open at the bottom. */
export function paintSkyLantern(plate: Plate, { x, y, size, lit, tones }: LanternPlace): void {
  const { deep, mid, warm, light } = tones;
  const glow = mixTones(mid, warm, 0.6);
  paintGlow(plate, { x, y, radius: size * (3.2 + 0.8 * lit), tone: glow, strength: 0.34 + 0.3 * lit });
  const outline = PAPER.map(([across, down]): Point => [x + across * size, y + down * size]);
  const paper = ramp(
    [y - size, mixTones(mid, warm, 0.25 + 0.35 * lit)],
    [y + size * 0.2, mixTones(warm, light, 0.15 + 0.3 * lit)],
    [y + size * 0.8, mixTones(warm, light, 0.5 + 0.5 * lit)],
  );
  paintShape(plate, new Polygon(outline), paper);
  paintGlow(plate, {
    x,
    y: y + size * 0.55,
    radius: size * 0.85,
    flatness: 0.8,
    tone: light,
    strength: 0.55 + 0.45 * lit,
  });
  paintShape(
    plate,
    new Ellipse({ x, y: y + size * 0.8, across: size * 0.62, down: size * 0.12 }),
    flat(mixTones(deep, mid, 0.6), 0.75),
  );
}
