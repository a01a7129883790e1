import type { Slice } from '../catalogue/song-catalogue.port';
import type { SongTags } from '../catalogue/song-tags';
import type { AccountPage } from './account-directory.port';

export type ManagedSongSort = 'newest' | 'title' | 'artist' | 'plays';

/** A song as admins see it. */
export interface ManagedSong {
  readonly id: string;
  readonly tags: SongTags;
  readonly isPremium: boolean;
  /** Its tags differ from those in its file. */
  readonly isEdited: boolean;
  readonly playCount: number;
  readonly createdAt: Date;
}

export interface SongsQuery {
  /** A part of the title, of an artist's name or of the album's title, ignoring case and accents; an empty text matches all. */
  readonly searchText: string;
  readonly sort: ManagedSongSort;
  readonly slice: Slice;
}

/** All songs, for admins. */
export interface ManagedSongs {
  list(query: SongsQuery): Promise<AccountPage<ManagedSong>>;
  /** Gives a song these tags from now on, whatever its file says; null if there is no such song. */
  call(songId: string, tags: SongTags): Promise<ManagedSong | null>;
  /** Gives a song the tags of its file again; null if there is no such song. */
  restore(songId: string): Promise<ManagedSong | null>;
}
