import { seededFraction } from '../shared/seeded-fraction';

/** The same ids without duplicates, in an order that depends on the seed (a day, later a listener), so it is the same all day. */
export const orderForYou = (ids: readonly string[], seed: string): readonly string[] =>
  [...new Set(ids)].sort((left, right) => seededFraction(seed, left) - seededFraction(seed, right));
