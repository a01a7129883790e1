import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { ClipComment, CommentPage } from './comment-list';

export const REPORT_REASONS = ['spam', 'hate', 'sexual', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface CommentRequest {
  readonly clipId: string;
  /** The cursor of the previous page; null for the newest comments. */
  readonly cursor: string | null;
  readonly size: number;
}

/** A comment with an id from its writer: posted again after a lost answer it counts as the same comment. */
export interface NewComment {
  readonly id: string;
  readonly text: string;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Comments on clips. Anybody can read them; everything else needs an account. */
export interface ClipComments {
  /** Newest first; `not-found` for a clip that is gone. */
  list(request: CommentRequest): Answer<CommentPage>;
  /** Posts a comment; returns the published comment. */
  post(clipId: string, comment: NewComment): Answer<ClipComment>;
  /** Deletes an own comment; one that is gone changes nothing. */
  delete(clipId: string, commentId: string): Answer<void>;
  /** Reports a comment; an account's second report changes nothing. */
  report(clipId: string, commentId: string, reason: ReportReason): Answer<void>;
}
