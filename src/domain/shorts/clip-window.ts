/** How many clips on either side of the one shown have media. */
const LIVE_REACH = 1;
/** And how many are in the feed at all, as posters. With the clip itself they are 11. */
const POSTER_REACH = 5;

/** How many clips a listener may be ahead of the place where the feed rested: one more is shown on either side. */
const MOST_AHEAD = POSTER_REACH - 1;

/** Which clips have media: the one shown and its neighbours, only the one shown, or none. */
export type HeldReach = 'neighbours' | 'itself' | 'nothing';

/**
 * In data-saving mode, or where nothing may move by itself, nothing is prepared: a clip has media only after the listener asked
 * it to play.
 */
export function heldReach(isSparing: boolean, wasAsked: boolean): HeldReach {
  if (!isSparing) return 'neighbours';
  return wasAsked ? 'itself' : 'nothing';
}

/** The places that have media, by priority: the current one, the next, the previous. At most three. */
export function livePlaces(current: number, count: number, reach: HeldReach): readonly number[] {
  const around = { neighbours: [current, current + LIVE_REACH, current - LIVE_REACH], itself: [current], nothing: [] };
  return around[reach].filter((place) => place >= 0 && place < count);
}

/** The range of places (`to` is excluded) whose clips are in the feed: never more than 11 of them. */
export const shownPlaces = (current: number, count: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(0, current - POSTER_REACH),
  to: Math.min(count, current + POSTER_REACH + 1),
});

/**
 * The place that the shown clips surround: where the feed rested last. Arriving at a clip adds no other clip and loads no picture
 * beside it; a listener who scrolls on earlier still finds the next clips, up to the edge of those shown.
 */
export const middlePlace = (restedAt: number, current: number): number =>
  Math.abs(current - restedAt) > MOST_AHEAD ? current : restedAt;
