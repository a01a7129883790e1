import type { Bilingual } from '../shared/bilingual';
import type { ArtistRef, PictureColour } from './song-card';

export interface AlbumCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly year: number | null;
  readonly songCount: number;
  /** What its artist or the service says of it; may be empty. */
  readonly description: Bilingual;
}
