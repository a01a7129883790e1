import type { GatewayFailure } from '../shared/gateway-failure';
import type { CountedPage } from '../shared/page';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';
import type { ListRequest } from './list-request';
import type { SongTags } from './song-tags';

export const MANAGED_SONG_SORTS = ['newest', 'title', 'artist', 'plays'] as const;
export type ManagedSongSort = (typeof MANAGED_SONG_SORTS)[number];

/** A song as admins see it. */
export interface ManagedSong {
  readonly id: string;
  readonly tags: SongTags;
  readonly isPremium: boolean;
  /** Its tags differ from those in its file. */
  readonly isEdited: boolean;
  readonly playCount: number;
  readonly createdAt: IsoInstant;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** All songs, for an admin; any other account gets `forbidden`. */
export interface SongAdministration {
  list(request: ListRequest<ManagedSongSort>): Answer<CountedPage<ManagedSong>>;
  setPremium(id: string, isPremium: boolean): Answer<void>;
  /** Replaces the tags of a song; they stay after the next folder scan. */
  saveTags(id: string, tags: SongTags): Answer<ManagedSong>;
  /** Restores the tags from its file. */
  restoreTags(id: string): Answer<ManagedSong>;
}
