import type { Seconds } from '../shared/units';

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

/** A song as lists show it. Picture URLs are absolute or root-relative and take `?w=`. */
export interface Song {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  readonly album: AlbumRef | null;
  readonly duration: Seconds;
  readonly squareImageUrl: string;
  readonly landscapeImageUrl: string;
  readonly dominantColour: DominantColour;
  readonly hasAudio: boolean;
  readonly hasVideo: boolean;
  readonly isPremium: boolean;
  readonly isLiked: boolean;
  readonly likeCount: number;
  readonly playCount: number;
}
