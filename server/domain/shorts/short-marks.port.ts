import type { Slice } from '../catalogue/song-catalogue.port';

/** A listener's action on a clip: like it, save it, or mark it as not interesting. */
export type ShortMark = 'like' | 'save' | 'hide';

/** One listener's marks on a clip. */
export interface OwnMarks {
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  /** Whether the listener follows its artist. */
  readonly isFollowed: boolean;
}

export const NO_MARKS: OwnMarks = { isLiked: false, isSaved: false, isFollowed: false };

/** One page of a listener's saved clips. */
export interface SavedShorts {
  readonly ids: readonly string[];
  readonly totalCount: number;
}

/** The clips that listeners like, save and hide. The clip's counters follow each change. */
export interface ShortMarks {
  /** False if the clip is gone. Marking a marked clip again changes nothing. */
  mark(accountId: string, shortId: string, mark: ShortMark): Promise<boolean>;
  /** Removes the mark; nothing changes if the clip is not marked or is gone. */
  unmark(accountId: string, shortId: string, mark: ShortMark): Promise<void>;
  /** A listener's saved clips, the last saved one first. */
  saved(accountId: string, slice: Slice): Promise<SavedShorts>;
  /** The marks by clip id; clips that are gone are left out. */
  marksOf(accountId: string, shortIds: readonly string[]): Promise<ReadonlyMap<string, OwnMarks>>;
}
