import { spreadArtists } from '../suggestions/spread-artists';
import type { RankedShort } from './rank-feed';
import { markOf, showIn, type Sitting } from './feed-sitting';

/** How many of the most recently shown clips are considered, so that artists are spread across pages too. */
const LOOKED_BACK = 2;

export interface FeedStretch {
  readonly chosen: readonly RankedShort[];
  /** The sitting after these clips; null if no clips are left for it. */
  readonly next: Sitting | null;
}

/**
 * The next `size` clips of a sitting: the best ranked of those not yet shown in it, with artists spread, and unseen clips before
 * clips seen earlier.
 */
export function nextOfFeed(ranked: readonly RankedShort[], sitting: Sitting, size: number): FeedStretch {
  const marked = ranked.map((clip) => ({ clip, mark: markOf(clip.id) }));
  const shown = new Set(sitting.shown);
  const last = new Set(sitting.shown.slice(-LOOKED_BACK));
  const left = marked.filter(({ mark }) => !shown.has(mark)).map(({ clip }) => clip);
  const before = marked.filter(({ mark }) => last.has(mark)).map(({ clip }) => clip);
  const fresh = spreadArtists(
    left.filter(({ isSeen }) => !isSeen),
    before,
    size,
  );
  const known = left.filter(({ isSeen }) => isSeen);
  const chosen = [...fresh, ...spreadArtists(known, [...before, ...fresh], size - fresh.length)];
  const isMore = left.length > chosen.length;
  return {
    chosen,
    next: isMore
      ? showIn(
          sitting,
          chosen.map(({ id }) => id),
        )
      : null,
  };
}
