import type { Slice } from '../../domain/catalogue/song-catalogue.port';

/** What a listener may do with a clip: like it, save it, or say that they are not interested. */
export type ShortMark = 'like' | 'save' | 'hide';

/** What a clip is to one listener. */
export interface OwnMarks {
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  /** Whether they follow its artist. */
  readonly isFollowed: boolean;
}

export const NO_MARKS: OwnMarks = { isLiked: false, isSaved: false, isFollowed: false };

/** A part of what a listener has saved. */
export interface SavedShorts {
  readonly ids: readonly string[];
  readonly totalCount: number;
}

/** What listeners keep and hide of short videos. What is counted of a clip rises and falls with it. */
export interface ShortMarks {
  /** False where the clip is gone. Once marked, nothing changes. */
  mark(accountId: string, shortId: string, mark: ShortMark): Promise<boolean>;
  /** Takes it back; where it was not marked, or is gone, nothing changes. */
  unmark(accountId: string, shortId: string, mark: ShortMark): Promise<void>;
  /** What a listener has saved, the last one first. */
  saved(accountId: string, slice: Slice): Promise<SavedShorts>;
  /** By the ids of clips; gone ones are left out. */
  marksOf(accountId: string, shortIds: readonly string[]): Promise<ReadonlyMap<string, OwnMarks>>;
}
