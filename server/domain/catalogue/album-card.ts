import type { ArtistRef, PictureColour } from './song-card';

export interface AlbumCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly year: number | null;
  readonly songCount: number;
}
