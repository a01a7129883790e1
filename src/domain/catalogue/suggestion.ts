import type { Song } from './song';

/** Why a song is suggested: the factor with the most weight in the choice. */
export const SUGGESTION_REASONS = [
  'next-on-album',
  'same-artist',
  'same-genre',
  'same-years',
  'popular',
  'something-else',
] as const;

export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** A song suggested after another one. */
export interface Suggestion extends Song {
  /** Absent for the song itself, and if the server sends no reason or an unknown one. */
  readonly reason?: SuggestionReason;
}
