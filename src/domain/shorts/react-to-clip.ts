import type { ClipCounters, ShortVideo } from './short-video';

/** What a listener may think of a clip, each with its counter. */
export type Reaction = 'like' | 'save';

type Reacted = Pick<ShortVideo, 'isLiked' | 'isSaved' | 'counters'>;

const FLAGS = { like: 'isLiked', save: 'isSaved' } as const;
const COUNTERS = { like: 'likes', save: 'saves' } as const satisfies Record<Reaction, keyof ClipCounters>;

/** Whether the listener has so reacted. */
export const hasReacted = (clip: Pick<ShortVideo, 'isLiked' | 'isSaved'>, reaction: Reaction): boolean =>
  clip[FLAGS[reaction]];

/**
 * The clip with the reaction, or without, before the backend has answered: its count moves by one, never below 0. What is so
 * already stays as it is, so that the same function takes a refused reaction back and leaves a newer wish alone.
 */
export function react<C extends Reacted>(clip: C, reaction: Reaction, isOn: boolean): C {
  if (hasReacted(clip, reaction) === isOn) return clip;
  const counter = COUNTERS[reaction];
  const count = Math.max(clip.counters[counter] + (isOn ? 1 : -1), 0);
  return { ...clip, [FLAGS[reaction]]: isOn, counters: { ...clip.counters, [counter]: count } };
}

/** The clip as whoever has no account sees it: nothing of it is theirs. What everybody did stays counted. */
export const forgetReactions = <C extends Pick<ShortVideo, 'isLiked' | 'isSaved' | 'artist'>>(clip: C): C => ({
  ...clip,
  isLiked: false,
  isSaved: false,
  artist: clip.artist && { ...clip.artist, isFollowed: false },
});

type Told = Pick<ShortVideo, 'isLiked' | 'isSaved' | 'artist' | 'counters'>;

/** The clip with what has been done with it as it is told now: by everybody, and by the listener. */
export const withReactions = <C extends Told>(clip: C, { isLiked, isSaved, artist, counters }: Told): C => ({
  ...clip,
  isLiked,
  isSaved,
  artist,
  counters,
});

/** Whether the listener has done the same with both. */
export const isSameReaction = (
  one: Pick<Told, 'isLiked' | 'isSaved' | 'artist'>,
  other: Pick<Told, 'isLiked' | 'isSaved' | 'artist'>,
): boolean =>
  one.isLiked === other.isLiked && one.isSaved === other.isSaved && one.artist?.isFollowed === other.artist?.isFollowed;

/** The clip after so many more comments, or fewer where negative; never below 0. */
export const countComments = <C extends Pick<ShortVideo, 'counters'>>(clip: C, more: number): C => ({
  ...clip,
  counters: { ...clip.counters, comments: Math.max(clip.counters.comments + more, 0) },
});

/** The clip after it was shared once more. */
export const countShare = <C extends Pick<ShortVideo, 'counters'>>(clip: C): C => ({
  ...clip,
  counters: { ...clip.counters, shares: clip.counters.shares + 1 },
});
