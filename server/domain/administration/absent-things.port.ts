import type { Absence } from '../catalogue/song-card';
import type { MediaKind } from '../import/known-file';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { AccountPage } from './account-directory.port';

/** A song or a clip that cannot be played for now, and what would go with it. */
export interface AbsentThing {
  readonly id: string;
  readonly kind: MediaKind;
  readonly title: string;
  readonly artists: readonly string[];
  /** Where its file lay, relative to the media folder. */
  readonly path: string;
  readonly absence: Absence;
  readonly likeCount: number;
  /** In how many places of playlists it stands; a clip in none. */
  readonly placeCount: number;
  readonly playCount: number;
  /** It is heard from another song's file, which has the same sound. */
  readonly hasStandIn: boolean;
}

export interface AbsentThingsAsked {
  /** A part of the title or of the path; empty: all. */
  readonly sought: string;
  readonly longerThanDays: number;
  readonly slice: Slice;
}

/** What has no file, or none that can be read: it is kept until an admin forgets it. */
export interface AbsentThings {
  /** Those absent for the longest time first. */
  list(asked: AbsentThingsAsked): Promise<AccountPage<AbsentThing>>;
  /**
   * Removes those of these that are absent, for good; answers which went. The likes, plays and places of a song move to the one
   * that stands in for it, and go with it where none does.
   */
  forget(ids: readonly string[]): Promise<readonly string[]>;
  /** The ids of all that are absent since then or longer. */
  since(before: Date): Promise<readonly string[]>;
}
