import type { Song } from './song';

/** Why a song is offered: what weighed most when it was chosen. */
export const SUGGESTION_REASONS = [
  'next-on-album',
  'same-artist',
  'same-genre',
  'same-years',
  'popular',
  'something-else',
] as const;

export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** A song to hear after another. */
export interface Suggestion extends Song {
  /** Missing of the song itself, and where a server tells no reason or one that is not known here. */
  readonly reason?: SuggestionReason;
}
