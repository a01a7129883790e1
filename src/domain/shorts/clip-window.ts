/** On either side of the clip that is looked at: so many have media. */
const LIVE_REACH = 1;
/** And so many stand in the feed at all, as posters. With the clip itself they are 11. */
const POSTER_REACH = 5;

/** So many clips a listener may be ahead of where the feed rested: one more stands there on either side. */
const MOST_AHEAD = POSTER_REACH - 1;

/** Whom media is held for: the clip that is looked at and its neighbours, it alone, or none. */
export type HeldReach = 'neighbours' | 'itself' | 'nothing';

/** Where data is spared, or nothing is to move by itself, nothing is got ready: a clip has media once it was asked to move. */
export function heldReach(isSparing: boolean, wasAsked: boolean): HeldReach {
  if (!isSparing) return 'neighbours';
  return wasAsked ? 'itself' : 'nothing';
}

/** The places that have media, by what is wanted first: the one looked at, the next, the one before. At most three. */
export function livePlaces(current: number, count: number, reach: HeldReach): readonly number[] {
  const around = { neighbours: [current, current + LIVE_REACH, current - LIVE_REACH], itself: [current], nothing: [] };
  return around[reach].filter((place) => place >= 0 && place < count);
}

/** From which place up to, and without, which other one clips stand in the feed: never more than 11 of them. */
export const shownPlaces = (current: number, count: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(0, current - POSTER_REACH),
  to: Math.min(count, current + POSTER_REACH + 1),
});

/**
 * The place that clips stand around: where the feed rested last. Coming to a clip puts up no other and asks for no picture beside
 * it; who goes on before that is done finds the next ones there all the same, up to the edge of what stands.
 */
export const middlePlace = (restedAt: number, current: number): number =>
  Math.abs(current - restedAt) > MOST_AHEAD ? current : restedAt;
