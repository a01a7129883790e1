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
  /** At least one; the first is the song's own. */
  readonly artists: readonly [string, ...string[]];
  /** How they are written in one text; null where that is their names with commas between. */
  readonly displayArtist: string | null;
  /** `artist` is the first of its artists. */
  readonly album: { readonly title: string; readonly artist: string } | null;
  readonly otherAlbumArtists: readonly string[];
  readonly displayAlbumArtist: string | null;
  readonly disc: number | null;
  readonly track: number | null;
  /** Of a record, A is 0; null where its track has no side. */
  readonly side: number | null;
  readonly year: number | null;
  readonly genre: string | null;
  readonly credits: readonly CreditDraft[];
  readonly lyrics: SongLyrics | null;
  readonly durationMs: number;
  readonly audio: AudioFacts;
  readonly video: VideoFacts | null;
}
