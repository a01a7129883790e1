import { seededFraction } from '../shared/seeded-fraction';

/** The same ids in an order that is another one for every seed (a day, later a listener), and the same all day; none twice. */
export const orderForYou = (ids: readonly string[], seed: string): readonly string[] =>
  [...new Set(ids)].sort((left, right) => seededFraction(seed, left) - seededFraction(seed, right));
