import type { ClipCounters, ShortVideo } from './short-video';

/** The possible reactions to a clip, each with its counter. */
export const REACTIONS = ['like', 'save'] as const;

export type Reaction = (typeof REACTIONS)[number];

type Reacted = Pick<ShortVideo, 'isLiked' | 'isSaved' | 'counters'>;

const FLAGS = { like: 'isLiked', save: 'isSaved' } as const;
const COUNTERS = { like: 'likes', save: 'saves' } as const satisfies Record<Reaction, keyof ClipCounters>;

/** Whether the listener has this reaction. */
export const hasReacted = (clip: Pick<ShortVideo, 'isLiked' | 'isSaved'>, reaction: Reaction): boolean =>
  clip[FLAGS[reaction]];

/**
 * The clip with or without the reaction, before the backend has answered: its count changes by one, never below 0. A reaction
 * that is already set stays, so that the same function reverts a refused reaction without overwriting a newer one.
 */
export function react<C extends Reacted>(clip: C, reaction: Reaction, isOn: boolean): C {
  if (hasReacted(clip, reaction) === isOn) return clip;
  const counter = COUNTERS[reaction];
  const count = Math.max(clip.counters[counter] + (isOn ? 1 : -1), 0);
  return { ...clip, [FLAGS[reaction]]: isOn, counters: { ...clip.counters, [counter]: count } };
}

/** The clip as a viewer without an account sees it: with no reaction of their own. All counts stay. */
export const forgetReactions = <C extends Pick<ShortVideo, 'isLiked' | 'isSaved' | 'artist'>>(clip: C): C => ({
  ...clip,
  isLiked: false,
  isSaved: false,
  artist: clip.artist && { ...clip.artist, isFollowed: false },
});

type ReceivedReactions = Pick<ShortVideo, 'isLiked' | 'isSaved' | 'artist' | 'counters'>;

/** The clip with the reactions and counters last received: everybody's and the listener's. */
export const withReactions = <C extends ReceivedReactions>(
  clip: C,
  { isLiked, isSaved, artist, counters }: ReceivedReactions,
): C => ({
  ...clip,
  isLiked,
  isSaved,
  artist,
  counters,
});

/** Whether the listener's reactions to both clips are the same. */
export const isSameReaction = (
  one: Pick<ReceivedReactions, 'isLiked' | 'isSaved' | 'artist'>,
  other: Pick<ReceivedReactions, 'isLiked' | 'isSaved' | 'artist'>,
): boolean =>
  one.isLiked === other.isLiked && one.isSaved === other.isSaved && one.artist?.isFollowed === other.artist?.isFollowed;

/** The clip with more comments counted, or fewer if `more` is negative; never below 0. */
export const countComments = <C extends Pick<ShortVideo, 'counters'>>(clip: C, more: number): C => ({
  ...clip,
  counters: { ...clip.counters, comments: Math.max(clip.counters.comments + more, 0) },
});

/** The clip with one more share counted. */
export const countShare = <C extends Pick<ShortVideo, 'counters'>>(clip: C): C => ({
  ...clip,
  counters: { ...clip.counters, shares: clip.counters.shares + 1 },
});
