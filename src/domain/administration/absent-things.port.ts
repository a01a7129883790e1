import type { SongAbsence } from '../catalogue/song';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { CountedPage } from '../shared/page';
import type { Result } from '../shared/result';
import type { ListRequest } from './list-request';

/** The minimum time that a thing has been absent, in days. */
export const ABSENT_DAYS = { any: 0, week: 7, month: 30, quarter: 90, year: 365 } as const;
export type AbsentFor = keyof typeof ABSENT_DAYS;

/** A song or a clip whose file is missing or unreadable, and what would be deleted with it. */
export interface AbsentThing {
  readonly id: string;
  readonly kind: 'song' | 'clip';
  readonly title: string;
  readonly artists: readonly string[];
  /** Where its file was in the media folder. */
  readonly path: string;
  readonly absence: SongAbsence;
  readonly likeCount: number;
  /** The number of playlist entries that contain it. */
  readonly placeCount: number;
  readonly playCount: number;
  /** It is played from another song's file with the same sound; everything stored for it would move to that song. */
  readonly hasStandIn: boolean;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Songs and clips without a file, for an admin; any other account gets `forbidden`. */
export interface AbsentThings {
  /** Sorted by the longest absence first; the requested sort is the minimum time of absence. */
  list(request: ListRequest<AbsentFor>): Answer<CountedPage<AbsentThing>>;
  /** Deletes permanently; `not-found` if the file is back or the thing no longer exists. */
  forget(id: string): Answer<void>;
  /**
   * Permanently deletes everything absent for at least this time; `conflict` if their number differs from the number seen, or a
   * folder scan is running.
   */
  forgetAll(absentFor: AbsentFor, seen: number): Answer<void>;
}
