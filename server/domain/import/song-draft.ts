import type { AudioFacts, VideoFacts } from '../catalogue/media-facts';
import type { SongLyrics } from './choose-lyrics';

export type CreditRole = 'composer' | 'lyricist' | 'arranger';

export interface CreditDraft {
  readonly role: CreditRole;
  readonly names: readonly string[];
}

/** A song as its file describes it, before it has an id. */
export interface SongDraft {
  readonly title: string;
  /** At least one; the first is the song's main artist. */
  readonly artists: readonly [string, ...string[]];
  /** The artists written as one text; null if that text is their names with commas between. */
  readonly displayArtist: string | null;
  /** `artist` is the first of the album's artists. */
  readonly album: { readonly title: string; readonly artist: string } | null;
  readonly otherAlbumArtists: readonly string[];
  readonly displayAlbumArtist: string | null;
  readonly disc: number | null;
  readonly track: number | null;
  /** The side of a record, A is 0; null if the track has no side. */
  readonly side: number | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly credits: readonly CreditDraft[];
  readonly lyrics: SongLyrics | null;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts | null;
}
