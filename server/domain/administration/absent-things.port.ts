import type { Absence } from '../catalogue/song-card';
import type { MediaKind } from '../import/known-file';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { AccountPage } from './account-directory.port';

/** A song or a clip that cannot be played for now, and what would be deleted with it. */
export interface AbsentThing {
  readonly id: string;
  readonly kind: MediaKind;
  readonly title: string;
  readonly artists: readonly string[];
  /** The last path of its file, relative to the media folder. */
  readonly path: string;
  readonly absence: Absence;
  readonly likeCount: number;
  /** The number of playlist entries that contain it; 0 for a clip. */
  readonly placeCount: number;
  readonly playCount: number;
  /** The song is played from another song's file, which has the same sound. */
  readonly hasStandIn: boolean;
}

export interface AbsentThingsQuery {
  /** A part of the title or of the path; an empty text matches all. */
  readonly searchText: string;
  readonly longerThanDays: number;
  readonly slice: Slice;
}

/** Songs and clips without a file, or with an unreadable file: they stay until an admin removes them. */
export interface AbsentThings {
  /** Lists those that have been absent longest first. */
  list(query: AbsentThingsQuery): Promise<AccountPage<AbsentThing>>;
  /**
   * Permanently removes those of these that are absent, and returns the removed ids. The likes, plays and playlist entries of a
   * song move to its stand-in; if it has none, they are removed with it.
   */
  forget(ids: readonly string[]): Promise<readonly string[]>;
  /** The ids of all songs and clips that have been absent since this time or longer. */
  since(before: Date): Promise<readonly string[]>;
}
