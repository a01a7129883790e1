import type { StoredPicture } from '../images/picture-store.port';
import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { InventedPlay } from './invent-plays';

/** A song of the demo that is in the library. */
export interface ShelvedSong {
  readonly id: string;
  readonly durationMs: number;
  /** The song was already released. */
  readonly isOut: boolean;
}

/** The release date of a song, and its plays since then. */
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

/** The texts about the demo's artists and albums. */
export interface DemoNotes {
  readonly bios: readonly { readonly artist: string; readonly bio: Bilingual }[];
  readonly albums: readonly { readonly artist: string; readonly title: string; readonly description: Bilingual }[];
}

/** The demo's part of the library, apart from the songs' files. Repeating a call changes nothing. */
export interface DemoShelves {
  /** The demo's songs in the library by the paths of their files, which are relative to the demo's library and in NFC. */
  songs(): Promise<ReadonlyMap<string, ShelvedSong>>;
  /** The ids of all pictures that the library uses, the demo's and others. */
  pictureIds(): Promise<readonly string[]>;
  /** Makes these the demo's categories, each under its `grouping`; songs stay in their other categories. */
  placeCategories(categories: readonly (Shelf & { readonly grouping: string })[]): Promise<void>;
  /** Makes these the service's own playlists from the demo, in this order. */
  placePlaylists(playlists: readonly Shelf[]): Promise<void>;
  /** Writes texts, but only for an artist or album that has nothing except the demo's songs. */
  placeNotes(notes: DemoNotes): Promise<void>;
  /**
   * Sets the songs' release dates, adds missing plays and raises the songs' play counts to match, all or nothing. An album's
   * release date is that of its latest song.
   */
  release(releases: readonly Release[]): Promise<void>;
  /** Removes everything of the demo from the library: songs, their plays, categories, playlists, texts. Files stay. */
  clear(): Promise<void>;
}
