import type { IsoInstant, Seconds } from '../shared/units';
import type { AnnotatedSong } from './song-annotations';

export interface ArtistRef {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

export interface AlbumRef {
  readonly id: string;
  readonly title: string;
}

/** Hue and chroma of a picture in OKLCH and a second hue (design §9). Hues in degrees. */
export interface DominantColour {
  readonly hue: number;
  readonly chroma: number;
  readonly secondHue: number;
}

/** For a picture whose colour the backend does not say. */
export const NEUTRAL_COLOUR: DominantColour = { hue: 0, chroma: 0, secondHue: 0 };

/** Why a song cannot be played for now, and since when: its file is missing or unreadable. */
export interface SongAbsence {
  readonly kind: 'away' | 'unreadable';
  readonly since: IsoInstant;
}

/** The artists of an item; `displayArtist` is their names as one text, null if that is the names separated by commas. */
export interface Credited {
  readonly artists: readonly ArtistRef[];
  readonly displayArtist: string | null;
}

/** A song as lists show it. Picture URLs are absolute or root-relative and may contain `{width}`. */
export interface Song extends Credited, AnnotatedSong {
  readonly title: string;
  readonly album: AlbumRef | null;
  readonly duration: Seconds;
  readonly squareImageUrl: string;
  readonly landscapeImageUrl: string;
  readonly dominantColour: DominantColour;
  /** Whether it can be played now. */
  readonly hasAudio: boolean;
  readonly hasVideo: boolean;
  readonly isPremium: boolean;
  /** How many listeners like it; null where the backend does not say it. */
  readonly likeCount: number | null;
  /** How often it was played; null where the backend does not say it. */
  readonly playCount: number | null;
  /** Null for a song whose file is available. */
  readonly absence: SongAbsence | null;
}
