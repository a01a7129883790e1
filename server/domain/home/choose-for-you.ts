import type { TasteCandidate } from '../library/listener-taste.port';
import { seededFraction } from '../shared/seeded-fraction';
import { spreadArtists } from '../suggestions/spread-artists';

/** The share of a song's weight that chance may take away, so that every day has a different list. */
const CHANCE = 0.5;

/**
 * Chooses at most `count` ids for one listener: unknown songs before known ones, those nearer to the listener's taste earlier,
 * with some chance and with the artists spread out. The same seed (a listener and a day) gives the same result.
 */
export function chooseForYou(candidates: readonly TasteCandidate[], seed: string, count: number): readonly string[] {
  const scored = candidates
    .map((one) => ({ ...one, score: one.weight * (1 - CHANCE * seededFraction(seed, one.id)) }))
    .sort((left, right) => Number(left.isKnown) - Number(right.isKnown) || right.score - left.score);
  return spreadArtists(scored, [], count).map(({ id }) => id);
}
