import type { StoredPicture } from '../../images/picture-store.port';
import type { Bilingual } from '../../shared/bilingual';
import type { InventedPlay } from './invent-plays';

/** A song of the demo that is in the library. */
export interface ShelvedSong {
  readonly id: string;
  readonly durationMs: number;
  /** It was brought out before. */
  readonly isOut: boolean;
}

/** When a song came out, and how it was heard since. */
export interface Release {
  readonly songId: string;
  readonly releasedAt: Date;
  readonly plays: readonly InventedPlay[];
}

/** A category or playlist with the ids of its songs, in order. */
export interface Shelf {
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly picture: StoredPicture | null;
  readonly songIds: readonly string[];
}

/** What the demo's artists and albums say of themselves. */
export interface DemoNotes {
  readonly bios: readonly { readonly artist: string; readonly bio: Bilingual }[];
  readonly albums: readonly { readonly artist: string; readonly title: string; readonly description: Bilingual }[];
}

/** The demo's part of the library besides its songs' files. Doing the same again changes nothing. */
export interface DemoShelves {
  /** The demo's songs in the library by their files' paths, relative to the demo's library and NFC. */
  songs(): Promise<ReadonlyMap<string, ShelvedSong>>;
  /** Makes these categories what the demo has, each under its `grouping`; songs keep their other categories. */
  placeCategories(categories: readonly (Shelf & { readonly grouping: string })[]): Promise<void>;
  /** Makes these playlists the service's own from the demo, in this order. */
  placePlaylists(playlists: readonly Shelf[]): Promise<void>;
  /** Writes texts; only where an artist or album has nothing but the demo's songs. */
  placeNotes(notes: DemoNotes): Promise<void>;
  /**
   * Dates songs and adds plays that are not there yet, raising the songs' counts with them, all or nothing. An album came
   * out with its latest song.
   */
  release(releases: readonly Release[]): Promise<void>;
  /** Takes everything of the demo out of the library: songs, their plays, categories, playlists, texts. Files stay. */
  clear(): Promise<void>;
}
