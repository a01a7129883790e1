import type { TasteCandidate } from '../library/listener-taste.port';
import { seededFraction } from '../shared/seeded-fraction';
import { spreadArtists } from '../suggestions/spread-artists';

/** How much of a song's weight chance may take, so that every day has a list of its own. */
const CHANCE = 0.5;

/**
 * The ids chosen for one listener, `count` at most: what they do not know before what they do, the nearer to their taste the
 * sooner, with a pinch of chance, the artists spread; the same for the same seed (a listener and a day).
 */
export function chooseForYou(candidates: readonly TasteCandidate[], seed: string, count: number): readonly string[] {
  const scored = candidates
    .map((one) => ({ ...one, score: one.weight * (1 - CHANCE * seededFraction(seed, one.id)) }))
    .sort((left, right) => Number(left.isKnown) - Number(right.isKnown) || right.score - left.score);
  return spreadArtists(scored, [], count).map(({ id }) => id);
}
