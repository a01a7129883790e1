import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { ArtistSort } from './list-sorts';
import type { ArtistRef, PictureColour } from './song-card';
import type { Slice } from './song-catalogue.port';

/** An artist with the data for the head of their page. */
export interface ArtistHead extends ArtistRef {
  readonly bannerId: string | null;
  readonly bio: Bilingual;
  readonly colour: PictureColour | null;
  readonly songCount: number;
  readonly followerCount: number;
}

/** Read access to the artists of the catalogue. Lists contain only artists with songs. */
export interface ArtistCatalogue {
  /** One artist; null where there is none. */
  artist(id: string): Promise<ArtistHead | null>;
  /** These artists in this order, without those that no longer exist. */
  artists(ids: readonly string[]): Promise<readonly ArtistRef[]>;
  /** A part of all artists in the requested order. */
  list(sort: ArtistSort, slice: Slice): Promise<readonly ArtistRef[]>;
  count(): Promise<number>;
  /** The artist's songs that have a video, most played first. */
  videosOf(id: string, count: number): Promise<readonly string[]>;
  /** Other artists in the genres of this artist's best-known songs, those with the most plays in these genres first. */
  similarTo(id: string, count: number): Promise<readonly string[]>;
  /** The number of devices that played each artist within the listeners window; artists without listeners are left out. */
  listeners(): Promise<ReadonlyMap<string, number>>;
}
