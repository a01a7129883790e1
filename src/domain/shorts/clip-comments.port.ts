import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { ClipComment, CommentPage } from './comment-list';

export const REPORT_REASONS = ['spam', 'hate', 'sexual', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface CommentRequest {
  readonly clipId: string;
  /** Of the page before; null for the newest. */
  readonly cursor: string | null;
  readonly size: number;
}

/** A comment that its writer has given an id: posted again after a lost answer it is the same one. */
export interface NewComment {
  readonly id: string;
  readonly text: string;
}

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** What is said about clips. Anybody reads; for the rest an account is needed. */
export interface ClipComments {
  /** Newest first; of a clip that is gone `not-found`. */
  list(request: CommentRequest): Answer<CommentPage>;
  /** Says something; answers it as everybody sees it. */
  post(clipId: string, comment: NewComment): Answer<ClipComment>;
  /** Deletes an own comment; one that is gone changes nothing. */
  delete(clipId: string, commentId: string): Answer<void>;
  /** Reports a comment; an account's second report changes nothing. */
  report(clipId: string, commentId: string, reason: ReportReason): Answer<void>;
}
