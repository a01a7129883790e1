import type { Random } from './seeded-random';

/** How a style's players deviate from the beat grid: the swing, and the largest random deviation (in beats). */
export interface Feel {
  readonly unit: number;
  readonly amount: number;
  readonly loosenessBeats: number;
}

/**
 * Moves a beat of the straight grid to its swung time: the first of every two units grows by `amount` of a unit, the second
 * shrinks by as much.
 */
export function swung(beat: number, { unit, amount }: Feel): number {
  const pair = Math.floor(beat / (2 * unit)) * 2 * unit;
  const inside = (beat - pair) / unit;
  const moved = inside < 1 ? inside * (1 + amount) : 1 + amount + (inside - 1) * (1 - amount);
  return pair + moved * unit;
}

/** Gives sounds human timing: swung, a little early or late, a little softer or louder; never before the song begins. */
export function playWithFeel<T extends { readonly start: number; readonly velocity: number }>(
  events: readonly T[],
  feel: Feel,
  random: Random,
): readonly T[] {
  return events.map((event) => {
    const start = Math.max(0, swung(event.start, feel) + random.spread() * 0.5 * feel.loosenessBeats);
    const velocity = Math.min(1, Math.max(0.05, event.velocity * (1 + random.spread() * 0.07)));
    return { ...event, start, velocity };
  });
}
