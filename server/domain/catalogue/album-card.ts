import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { ArtistRef, PictureColour } from './song-card';

export interface AlbumCard {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly ArtistRef[];
  /** The artists' names as one text; null if that is the names separated by commas. */
  readonly displayArtist: string | null;
  readonly imageId: string | null;
  readonly colour: PictureColour | null;
  readonly year: number | null;
  readonly songCount: number;
  /** The artist's or the service's text about the album; may be empty. */
  readonly description: Bilingual;
}
