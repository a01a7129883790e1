import type { Bilingual } from '../shared/bilingual';
import type { ArtistSort } from './list-sorts';
import type { ArtistRef, PictureColour } from './song-card';
import type { Slice } from './song-catalogue.port';

/** An artist with what the head of their page says. */
export interface ArtistHead extends ArtistRef {
  readonly bannerId: string | null;
  readonly bio: Bilingual;
  readonly colour: PictureColour | null;
  readonly songCount: number;
  readonly followerCount: number;
}

/** The artists of the library, for reading. Lists hold only those with songs. */
export interface ArtistCatalogue {
  /** One artist; null where there is none. */
  artist(id: string): Promise<ArtistHead | null>;
  /** These artists in this order; those that are gone are left out. */
  artists(ids: readonly string[]): Promise<readonly ArtistRef[]>;
  /** Part of all artists in the wished order. */
  list(sort: ArtistSort, slice: Slice): Promise<readonly ArtistRef[]>;
  count(): Promise<number>;
  /** The artist's songs that have a video, most played first. */
  videosOf(id: string, count: number): Promise<readonly string[]>;
  /** Artists of the genres of this one's best-known songs, those with most plays in them first; never the artist. */
  similarTo(id: string, count: number): Promise<readonly string[]>;
  /** How many devices heard each artist within the window of listeners; artists that nobody heard are left out. */
  listeners(): Promise<ReadonlyMap<string, number>>;
}
