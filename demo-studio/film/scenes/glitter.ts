import type { Random } from '../../music/compose/seeded-random';
import { flat } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import type { Tone } from '../paint/tone';
import { Box } from '../shapes/box';

interface Dash {
  readonly depth: number;
  readonly aside: number;
  readonly length: number;
  readonly phase: number;
}

export interface GlitterPlace {
  /** The x position of the reflected light. */
  readonly x: number;
  readonly horizon: number;
  readonly bottom: number;
  /** Half the width of the path of light, at the horizon. */
  readonly spread: number;
  readonly tone: Tone;
  /** 0 to 1. */
  readonly shine: number;
  /** Increases with time and moves the dashes. */
  readonly time: number;
}

/** The reflection of a sun or a moon on water: dashes that are closer together in the distance. */
export function glitter(random: Random, count: number): (plate: Plate, place: GlitterPlace) => void {
  const dashes: readonly Dash[] = Array.from({ length: count }, (_, at) => ({
    depth: ((at + random.between(0.2, 0.8)) / count) ** 1.5,
    aside: random.spread() * 0.55,
    length: random.between(0.35, 1),
    phase: random.between(0, 2 * Math.PI),
  }));
  return (plate, { x, horizon, bottom, spread, tone, shine, time }) => {
    for (const { depth, aside, length, phase } of dashes) {
      const y = horizon + 3 + depth * (bottom - horizon);
      const swell = 0.5 + 0.5 * Math.sin(phase + time);
      const width = spread * length * (0.9 - 0.35 * depth) * (0.55 + 0.45 * swell) * (0.8 + 0.35 * shine);
      const middle = x + spread * (0.35 + 0.75 * depth) * (aside + 0.12 * Math.sin(phase * 3 + time * 0.6));
      const height = 1.6 + 4.2 * depth;
      const strength = (0.25 + 0.55 * shine) * (0.45 + 0.55 * swell) * (1 - 0.45 * depth);
      const form = { left: middle - width, top: y, width: 2 * width, height, round: height / 2 };
      paintShape(plate, new Box(form), flat(tone, strength));
    }
  };
}
