import type { Bilingual } from '../shared/bilingual';
import type { ArtistRef, PictureColour } from './song-card';

export interface AlbumCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  /** How they are written in one text; null where that is their names with commas between. */
  readonly displayArtist: string | null;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly year: number | null;
  readonly songCount: number;
  /** What its artist or the service says of it; may be empty. */
  readonly description: Bilingual;
}
