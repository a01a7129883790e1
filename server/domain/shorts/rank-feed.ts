import { seededFraction } from '../shared/seeded-fraction';
import { engagementOf, type ShortActivity } from './engagement-of';

/** Why a clip is in the feed: the true reason with the highest weight. */
export type FeedReason = 'followed-artist' | 'liked-song' | 'liked-artist' | 'popular' | 'new' | 'something-else';

const WEIGHTS = { 'followed-artist': 30, 'liked-song': 26, 'liked-artist': 18, popular: 22, new: 20 } as const;
/** Less than any single trait that is fully true: chance only mixes similar clips. */
const CHANCE_WEIGHT = 12;
/** How far a trait must be true, 0 to 1, to be given as the reason: a week old, a hundred stayed. */
const LEAST_LIKENESS = { 'followed-artist': 1, 'liked-song': 1, 'liked-artist': 1, popular: 0.5, new: 0.5 } as const;
const HALF_LIFE_MS = 7 * 24 * 3_600_000;

/** The properties of a clip that the ranking uses. */
export interface ShortTraits {
  readonly id: string;
  readonly artistId: string | null;
  readonly songId: string | null;
  readonly publishedAtMs: number;
  readonly activity: ShortActivity;
}

/** The known taste of the viewer. */
export interface FeedTaste {
  readonly followedArtists: ReadonlySet<string>;
  readonly likedSongs: ReadonlySet<string>;
  readonly likedArtists: ReadonlySet<string>;
  /** Marked "not interested". */
  readonly hidden: ReadonlySet<string>;
  /** The clips seen before, each with a number that is higher the later the clip was seen. */
  readonly seen: ReadonlyMap<string, number>;
}

export const NO_TASTE: FeedTaste = {
  followedArtists: new Set(),
  likedSongs: new Set(),
  likedArtists: new Set(),
  hidden: new Set(),
  seen: new Map(),
};

/** When the sitting began, which decides which clips are new and what chance adds. */
export interface FeedMoment {
  readonly nowMs: number;
  readonly seed: string;
}

export interface RankedShort {
  readonly id: string;
  /** A clip without an artist counts as an artist of its own. */
  readonly artistId: string;
  readonly reason: FeedReason;
  readonly isSeen: boolean;
}

type Trait = keyof typeof WEIGHTS;
type Truth = Readonly<Record<Trait, number>>;

const TRAITS = Object.keys(WEIGHTS) as readonly Trait[];

/** How far each trait is true, 0 to 1. */
const truthOf = (clip: ShortTraits, taste: FeedTaste, nowMs: number): Truth => ({
  'followed-artist': clip.artistId !== null && taste.followedArtists.has(clip.artistId) ? 1 : 0,
  'liked-song': clip.songId !== null && taste.likedSongs.has(clip.songId) ? 1 : 0,
  'liked-artist': clip.artistId !== null && taste.likedArtists.has(clip.artistId) ? 1 : 0,
  popular: engagementOf(clip.activity),
  new: 2 ** (-Math.max(0, nowMs - clip.publishedAtMs) / HALF_LIFE_MS),
});

function reasonOf(truth: Truth): FeedReason {
  const [reason = 'something-else'] = TRAITS.filter((trait) => truth[trait] >= LEAST_LIKENESS[trait]).sort(
    (one, other) => WEIGHTS[other] * truth[other] - WEIGHTS[one] * truth[one],
  );
  return reason;
}

interface Weighed extends RankedShort {
  readonly score: number;
  readonly seenAt: number;
}

function weigh(clip: ShortTraits, taste: FeedTaste, { nowMs, seed }: FeedMoment): Weighed {
  const truth = truthOf(clip, taste, nowMs);
  const seenAt = taste.seen.get(clip.id);
  const chance = CHANCE_WEIGHT * seededFraction(seed, clip.id);
  return {
    id: clip.id,
    artistId: clip.artistId ?? clip.id,
    reason: reasonOf(truth),
    isSeen: seenAt !== undefined,
    score: TRAITS.reduce((sum, trait) => sum + WEIGHTS[trait] * truth[trait], chance),
    seenAt: seenAt ?? 0,
  };
}

const byPlace = (one: Weighed, other: Weighed): number =>
  Number(one.isSeen) - Number(other.isSeen) || one.seenAt - other.seenAt || other.score - one.score;

/**
 * Clips in the order of the feed, best first, and why each is in it: by whether the listener follows the artist, likes the song
 * or the artist, by how well everybody receives the clip, by how new it is (a week is half), and by a little chance. Clips seen
 * before come after the others, the longest ago first; hidden clips are left out. The same moment gives the same order.
 */
export const rankFeed = (clips: readonly ShortTraits[], taste: FeedTaste, moment: FeedMoment): readonly RankedShort[] =>
  clips
    .filter(({ id }) => !taste.hidden.has(id))
    .map((clip) => weigh(clip, taste, moment))
    .sort(byPlace)
    .map(({ id, artistId, reason, isSeen }) => ({ id, artistId, reason, isSeen }));
