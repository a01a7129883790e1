import type { GatewayFailure } from '../shared/gateway-failure';
import type { CountedPage, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

export type CommentFault = 'spam' | 'hate' | 'sexual' | 'other';

/** A comment that listeners reported and no admin has reviewed since. */
export interface ReportedComment {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: IsoInstant;
  readonly author: { readonly id: string; readonly name: string };
  readonly clip: { readonly id: string; readonly caption: string };
  /** The number of reports for each reason. */
  readonly reports: readonly { readonly reason: CommentFault; readonly count: number }[];
  readonly reportedAt: IsoInstant;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Reports by listeners about comments, for an admin; any other account gets `forbidden`. */
export interface CommentModeration {
  /** The latest reported first. */
  list(request: PageRequest): Answer<CountedPage<ReportedComment>>;
  /** The comment stays and leaves this list. A deleted comment gives `not-found`. */
  keep(id: string): Answer<void>;
  remove(id: string): Answer<void>;
}
