import type { MediaKey } from '../media/media-key';
import type { AudioFacts } from './media-facts';

export interface ArtistRef {
  readonly id: string;
  readonly name: string;
  readonly imageId: string | null;
}

export interface AlbumRef {
  readonly id: string;
  readonly title: string;
}

/** A picture's hue, chroma and second hue in OKLCH; hues in degrees, chroma 0 to 0.4. */
export interface PictureColour {
  readonly hue: number;
  readonly chroma: number;
  readonly secondHue: number;
}

/** Why a song cannot be played for now (it has no file, or its file cannot be read), and since when. */
export interface Absence {
  readonly kind: 'away' | 'unreadable';
  readonly since: Date;
}

/** A song as lists show it. `imageId` is its own picture, else its album's. */
export interface SongCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  /** The artists' names as one text; null if that is the names separated by commas. */
  readonly displayArtist: string | null;
  readonly album: AlbumRef | null;
  readonly durationMs: number;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  /** The file from which the song is played. */
  readonly media: MediaKey;
  readonly audio: AudioFacts;
  readonly hasVideo: boolean;
  readonly isPremium: boolean;
  readonly playCount: number;
  readonly likeCount: number;
  readonly genre: string | null;
  readonly year: number | null;
  /** The position in its album, counted across discs; it increases along the album, with gaps. */
  readonly albumPosition: number | null;
  /**
   * Null for a song that can be played, from its own file or from a stand-in's. Only a song in a listener's library can have an
   * absence.
   */
  readonly absence: Absence | null;
}
