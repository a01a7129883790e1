import type { ShortVideo } from './short-video';

/** The clips loaded so far, and the cursor of the next page: null if none is left for this sitting. */
export interface Feed {
  readonly clips: readonly ShortVideo[];
  readonly cursor: string | null;
}

/**
 * `totalCount`, the number of clips in all, is given at most for the clips of one artist or with one song; null where the backend
 * does not say it. There are more clips as long as there is a `cursor`.
 */
export interface FeedPage {
  readonly items: readonly ShortVideo[];
  readonly cursor: string | null;
  readonly totalCount: number | null;
}

/** With fewer clips ahead than this, the next page is requested. */
const AHEAD = 4;

/** The feed with one more page. A clip already in it is left out: no clip appears twice in one sitting. */
export function extendFeed({ clips }: Pick<Feed, 'clips'>, page: FeedPage): Feed {
  const known = new Set(clips.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id) && known.add(id));
  return { clips: [...clips, ...fresh], cursor: page.cursor };
}

/** Whether to request the next page: few clips are ahead of `current`, and there are more. */
export const needsMore = ({ clips, cursor }: Feed, current: number): boolean =>
  cursor !== null && clips.length - 1 - current < AHEAD;

/** The feed with this clip changed; an unknown id changes nothing. */
export const changeClip = <F extends Feed>(feed: F, id: string, change: (clip: ShortVideo) => ShortVideo): F => ({
  ...feed,
  clips: feed.clips.map((clip) => (clip.id === id ? change(clip) : clip)),
});

/** The feed without a clip; an unknown id changes nothing. */
export const dropClip = <F extends Feed>(feed: F, id: string): F => ({
  ...feed,
  clips: feed.clips.filter((clip) => clip.id !== id),
});

/**
 * The listener's place after the feed has changed: at the same clip; if that one is gone, at the clip now in its place, or the
 * last one. Without any clip it is 0.
 */
export function placeInFeed({ clips }: Pick<Feed, 'clips'>, clipId: string | null, formerPlace: number): number {
  const place = clips.findIndex(({ id }) => id === clipId);
  return place === -1 ? Math.max(0, Math.min(formerPlace, clips.length - 1)) : place;
}

/** The feed with a removed clip back at its place; a clip already in the feed does not move. */
export function putBackClip<F extends Feed>(feed: F, clip: ShortVideo, place: number): F {
  if (feed.clips.some(({ id }) => id === clip.id)) return feed;
  return { ...feed, clips: feed.clips.toSpliced(place, 0, clip) };
}
