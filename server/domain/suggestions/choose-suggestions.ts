import { seededFraction } from '../shared/seeded-fraction';
import { spreadArtists } from './spread-artists';

/** How many songs an answer lists, the song itself included. */
export const SUGGESTION_COUNT = 20;

/** How many songs of the same album follow before anything else is offered. */
const ALBUM_FOLLOWERS = 4;

/** Why a song is suggested: it follows on the album, or the trait that contributed most to its weight. */
export type SuggestionReason =
  | 'next-on-album'
  | 'same-artist'
  | 'same-genre'
  | 'same-years'
  | 'popular'
  | 'something-else';

const WEIGHTS = { 'same-artist': 30, 'same-genre': 24, 'same-years': 12, popular: 10 } as const;
const CHANCE_WEIGHT = 14;
/** A trait may be named as the reason from this likeness on, 0 to 1: six years apart, a hundred plays. */
const LEAST_LIKENESS = { 'same-artist': 1, 'same-genre': 1, 'same-years': 0.5, popular: 0.5 } as const;
const YEARS_APART_AT_MOST = 12;
/** Plays at which a song is as popular as it can be, on a logarithmic scale. */
const FULL_POPULARITY = 10_000;

/**
 * The traits that the choice considers. `albumPosition` is the song's position in its album, counted over all discs; null without
 * an album.
 */
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

export interface ChosenSuggestion {
  readonly id: string;
  readonly reason: SuggestionReason;
}

function yearCloseness(left: number | null, right: number | null): number {
  if (left === null || right === null) return 0;
  return Math.max(0, 1 - Math.abs(left - right) / YEARS_APART_AT_MOST);
}

const popularity = (playCount: number): number => Math.min(1, Math.log1p(playCount) / Math.log1p(FULL_POPULARITY));

interface Weighed extends SuggestionTraits, ChosenSuggestion {
  readonly score: number;
}

/** The weight of a candidate, and the reason that may be shown for it. */
function weigh(candidate: SuggestionTraits, song: SuggestionTraits, seed: string): Weighed {
  const likeness = likenessOf(candidate, song);
  const weightOf = (trait: Trait): number => WEIGHTS[trait] * likeness[trait];
  const [reason = 'something-else'] = TRAITS.filter((trait) => likeness[trait] >= LEAST_LIKENESS[trait]).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  const chance = CHANCE_WEIGHT * seededFraction(seed, candidate.id);
  return { ...candidate, reason, score: TRAITS.reduce((sum, trait) => sum + weightOf(trait), chance) };
}

type Trait = keyof typeof WEIGHTS;

const TRAITS = Object.keys(WEIGHTS) as readonly Trait[];

/** How far each trait is shared, 0 to 1. */
const likenessOf = (candidate: SuggestionTraits, song: SuggestionTraits): Readonly<Record<Trait, number>> => ({
  'same-artist': candidate.artistIds.some((id) => song.artistIds.includes(id)) ? 1 : 0,
  'same-genre': song.genre !== null && candidate.genre === song.genre ? 1 : 0,
  'same-years': yearCloseness(candidate.year, song.year),
  popular: popularity(candidate.playCount),
});

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
 * The songs to play after a song, each with its reason: first those that follow it on its album, then others by artist, genre,
 * closeness in years (12 at most), plays and a little chance, with the artists spread out. Never the song itself nor an excluded
 * one; the same seed gives the same songs.
 */
export function chooseSuggestions(
  song: SuggestionTraits,
  candidates: readonly SuggestionTraits[],
  excludedIds: ReadonlySet<string>,
  seed: string,
): readonly ChosenSuggestion[] {
  const allowed = candidates.filter(({ id }) => id !== song.id && !excludedIds.has(id));
  const followers = albumFollowers(song, allowed);
  const rest = allowed
    .filter((one) => !followers.includes(one))
    .map((one) => weigh(one, song, seed))
    .sort((left, right) => right.score - left.score);
  const count = SUGGESTION_COUNT - 1 - followers.length;
  const spread = spreadArtists(rest, [song, ...followers], count);
  return [
    ...followers.map(({ id }) => ({ id, reason: 'next-on-album' as const })),
    ...spread.map(({ id, reason }) => ({ id, reason })),
  ];
}
