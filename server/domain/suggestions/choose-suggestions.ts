import { seededFraction } from '../shared/seeded-fraction';
import { spreadArtists } from './spread-artists';

/** How many songs an answer lists, the song itself included. */
export const SUGGESTION_COUNT = 20;

/** How many songs of the same album follow before anything else is offered. */
const ALBUM_FOLLOWERS = 4;

const WEIGHTS = { sameArtist: 30, sameGenre: 24, closeYear: 12, popular: 10, chance: 14 } as const;
const YEARS_APART_AT_MOST = 12;
/** Plays at which a song is as popular as it can be, on a logarithmic scale. */
const FULL_POPULARITY = 10_000;

/** What the choice looks at. `albumPosition` is the place in its album, counted over discs; null without an album. */
export interface SuggestionTraits {
  readonly id: string;
  readonly artistId: string;
  readonly artistIds: readonly string[];
  readonly albumId: string | null;
  readonly albumPosition: number | null;
  readonly genre: string | null;
  readonly year: number | null;
  readonly playCount: number;
}

function yearCloseness(left: number | null, right: number | null): number {
  if (left === null || right === null) return 0;
  return Math.max(0, 1 - Math.abs(left - right) / YEARS_APART_AT_MOST);
}

const popularity = (playCount: number): number => Math.min(1, Math.log1p(playCount) / Math.log1p(FULL_POPULARITY));

function scoreOf(candidate: SuggestionTraits, song: SuggestionTraits, seed: string): number {
  const sharesArtist = candidate.artistIds.some((id) => song.artistIds.includes(id));
  const sharesGenre = song.genre !== null && candidate.genre === song.genre;
  return (
    (sharesArtist ? WEIGHTS.sameArtist : 0) +
    (sharesGenre ? WEIGHTS.sameGenre : 0) +
    WEIGHTS.closeYear * yearCloseness(candidate.year, song.year) +
    WEIGHTS.popular * popularity(candidate.playCount) +
    WEIGHTS.chance * seededFraction(seed, candidate.id)
  );
}

/** The songs that come after this one on its album, in album order. */
function albumFollowers(song: SuggestionTraits, candidates: readonly SuggestionTraits[]): readonly SuggestionTraits[] {
  const { albumId, albumPosition } = song;
  if (albumId === null || albumPosition === null) return [];
  const placeOf = (one: SuggestionTraits): number => one.albumPosition ?? 0;
  return candidates
    .filter((one) => one.albumId === albumId && placeOf(one) > albumPosition)
    .sort((left, right) => placeOf(left) - placeOf(right))
    .slice(0, ALBUM_FOLLOWERS);
}

/**
 * The ids to hear after a song: first what follows it on its album, then by artist, genre, closeness in years (12 at most),
 * plays and a pinch of chance, the artists spread. Never the song itself nor an excluded one; the same for the same seed.
 */
export function chooseSuggestions(
  song: SuggestionTraits,
  candidates: readonly SuggestionTraits[],
  excludedIds: ReadonlySet<string>,
  seed: string,
): readonly string[] {
  const allowed = candidates.filter(({ id }) => id !== song.id && !excludedIds.has(id));
  const followers = albumFollowers(song, allowed);
  const rest = allowed
    .filter((one) => !followers.includes(one))
    .map((one) => ({ ...one, score: scoreOf(one, song, seed) }))
    .sort((left, right) => right.score - left.score);
  const count = SUGGESTION_COUNT - 1 - followers.length;
  return [...followers, ...spreadArtists(rest, [song, ...followers], count)].map(({ id }) => id);
}
