import type { Slice } from '../catalogue/song-catalogue.port';
import type { SongTags } from '../catalogue/song-tags';
import type { AccountPage } from './account-directory.port';

export type ManagedSongSort = 'newest' | 'title' | 'artist' | 'plays';

/** A song as admins see it. */
export interface ManagedSong {
  readonly id: string;
  readonly tags: SongTags;
  readonly isPremium: boolean;
  /** It is called otherwise than its file says. */
  readonly isEdited: boolean;
  readonly playCount: number;
  readonly createdAt: Date;
}

export interface SongsAsked {
  /** A part of the title, of an artist's name or of the album's title, whatever its case and accents; empty: all. */
  readonly sought: string;
  readonly sort: ManagedSongSort;
  readonly slice: Slice;
}

/** All songs, for admins. */
export interface ManagedSongs {
  list(asked: SongsAsked): Promise<AccountPage<ManagedSong>>;
  /** Calls a song so from now on, whatever its file says; null where there is no such song. */
  call(songId: string, tags: SongTags): Promise<ManagedSong | null>;
  /** Calls it as its file does; null where there is no such song. */
  restore(songId: string): Promise<ManagedSong | null>;
}
