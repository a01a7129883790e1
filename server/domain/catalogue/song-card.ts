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

/** A picture's hue and chroma in OKLCH and a second hue; degrees, chroma 0 to 0.4. */
export interface PictureColour {
  readonly hue: number;
  readonly chroma: number;
  readonly secondHue: number;
}

/** Why a song cannot be heard for now: no file is its own, or its file cannot be read; and since when. */
export interface Absence {
  readonly kind: 'away' | 'unreadable';
  readonly since: Date;
}

/** A song as lists show it. `imageId` is its own picture, else its album's. */
export interface SongCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  /** How they are written in one text; null where that is their names with commas between. */
  readonly displayArtist: string | null;
  readonly album: AlbumRef | null;
  readonly durationMs: number;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  /** The file that it is heard from. */
  readonly media: MediaKey;
  readonly audio: AudioFacts;
  readonly hasVideo: boolean;
  readonly isPremium: boolean;
  readonly playCount: number;
  readonly likeCount: number;
  readonly genre: string | null;
  readonly year: number | null;
  /** The place in its album, counted over its discs; grows along the album, with gaps. */
  readonly albumPosition: number | null;
  /** Null for a song that can be heard, from its own file or from that of a stand-in, as all are but those that a listener keeps. */
  readonly absence: Absence | null;
}
