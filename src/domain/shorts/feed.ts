import type { ShortVideo } from './short-video';

/** What has come of a feed, and how it goes on: null where nothing is left for this sitting. */
export interface Feed {
  readonly clips: readonly ShortVideo[];
  readonly cursor: string | null;
}

/** `totalCount` is told of the clips of one artist or with one song: how many there are. */
export interface FeedPage {
  readonly items: readonly ShortVideo[];
  readonly cursor: string | null;
  readonly totalCount?: number;
}

/** So few clips ahead, and the next page is asked for. */
const AHEAD = 4;

/** The feed with a page more. A clip that is in it already is left out: nothing comes twice in one sitting. */
export function extendFeed({ clips }: Pick<Feed, 'clips'>, page: FeedPage): Feed {
  const known = new Set(clips.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id) && known.add(id));
  return { clips: [...clips, ...fresh], cursor: page.cursor };
}

/** Whether it is time for the next page: few clips are ahead of `current`, and there is more. */
export const needsMore = ({ clips, cursor }: Feed, current: number): boolean =>
  cursor !== null && clips.length - 1 - current < AHEAD;

/** The feed with this clip as it is now; unknown, nothing changes. */
export const changeClip = <F extends Feed>(feed: F, id: string, change: (clip: ShortVideo) => ShortVideo): F => ({
  ...feed,
  clips: feed.clips.map((clip) => (clip.id === id ? change(clip) : clip)),
});

/** The feed without a clip; unknown, nothing changes. */
export const dropClip = <F extends Feed>(feed: F, id: string): F => ({
  ...feed,
  clips: feed.clips.filter((clip) => clip.id !== id),
});

/**
 * Where the listener stands now that the feed has changed: still at the same clip; where that has left, at the one that came
 * into its place, or the last one. Without any clip it is 0.
 */
export function placeInFeed({ clips }: Pick<Feed, 'clips'>, clipId: string | null, formerPlace: number): number {
  const place = clips.findIndex(({ id }) => id === clipId);
  return place === -1 ? Math.max(0, Math.min(formerPlace, clips.length - 1)) : place;
}

/** The feed with a clip that was taken out put back into its place; one that is in it already stays where it is. */
export function putBackClip<F extends Feed>(feed: F, clip: ShortVideo, place: number): F {
  if (feed.clips.some(({ id }) => id === clip.id)) return feed;
  return { ...feed, clips: feed.clips.toSpliced(Math.min(place, feed.clips.length), 0, clip) };
}
