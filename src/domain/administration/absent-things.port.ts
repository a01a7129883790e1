import type { SongAbsence } from '../catalogue/song';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page } from '../shared/page';
import type { Result } from '../shared/result';
import type { ListRequest } from './list-request';

/** For how long something is absent at least, in days. */
export const ABSENT_DAYS = { any: 0, week: 7, month: 30, quarter: 90, year: 365 } as const;
export type AbsentFor = keyof typeof ABSENT_DAYS;

/** A song or a short video whose file is away or cannot be read, and what would go with it. */
export interface AbsentThing {
  readonly id: string;
  readonly kind: 'song' | 'clip';
  readonly title: string;
  readonly artists: readonly string[];
  /** Where its file lay in the media folder. */
  readonly path: string;
  readonly absence: SongAbsence;
  readonly likeCount: number;
  /** In how many places of playlists it stands. */
  readonly placeCount: number;
  readonly playCount: number;
  /** It is heard from another song's file, of the same sound, to which all that was made of it would move. */
  readonly hasStandIn: boolean;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** What has no file, for an admin; `forbidden` for anybody else. */
export interface AbsentThings {
  /** Those absent for the longest time first; the order asked for is for how long at least. */
  list(request: ListRequest<AbsentFor>): Answer<Page<AbsentThing>>;
  /** For good; `not-found` where its file is back, or it is gone. */
  forget(id: string): Answer<void>;
  /** For good, all that is absent for so long; `conflict` where it is no longer as many as were seen, or a look is under way. */
  forgetAll(absentFor: AbsentFor, seen: number): Answer<void>;
}
