import type { Random } from '../../music/compose/seeded-random';
import type { Profile } from '../shapes/spindle';

const SAMPLES = 240;
const STEPS = 7;
const TRUNK_FROM = 0.93;

/** An individual pine: branches in steps that widen downwards, each a little uneven, on a short trunk. */
export function pineOf(random: Random): Profile {
  const side = (): Float32Array => {
    const uneven = Array.from({ length: STEPS + 1 }, () => random.between(0.85, 1.15));
    return Float32Array.from({ length: SAMPLES }, (_, at) => reachAt(at / SAMPLES, uneven));
  };
  return { left: side(), right: side() };
}

function reachAt(down: number, uneven: readonly number[]): number {
  if (down > TRUNK_FROM) return 0.022;
  const place = (down / TRUNK_FROM) * STEPS;
  const step = Math.floor(place);
  const widest = (0.03 + (0.2 * (step + 1)) / STEPS) * (uneven[step] as number);
  const narrowest = step === 0 ? 0 : 0.5 * (0.03 + (0.2 * step) / STEPS) * (uneven[step - 1] as number);
  return narrowest + (widest - narrowest) * (place - step);
}
