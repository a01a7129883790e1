import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

export type CommentFault = 'spam' | 'hate' | 'sexual' | 'other';

/** A comment that listeners reported and nobody has looked at since. */
export interface ReportedComment {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: IsoInstant;
  readonly author: { readonly id: string; readonly name: string };
  readonly clip: { readonly id: string; readonly caption: string };
  /** How often for each reason. */
  readonly reports: readonly { readonly reason: CommentFault; readonly count: number }[];
  readonly reportedAt: IsoInstant;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** What listeners said against comments, for an admin; `forbidden` for anybody else. */
export interface CommentModeration {
  /** Those reported last first. */
  list(request: PageRequest): Answer<Page<ReportedComment>>;
  /** The comment stays and is listed no more. A comment that is gone is `not-found`. */
  keep(id: string): Answer<void>;
  remove(id: string): Answer<void>;
}
