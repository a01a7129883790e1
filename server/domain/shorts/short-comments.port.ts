import type { CommentPlace } from './comment-cursor';

/** A comment as one viewer sees it. */
export interface ShortComment {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly name: string; readonly imageId: string | null };
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
  readonly writtenAt: Date;
}

export interface NewShortComment {
  readonly id: string;
  readonly shortId: string;
  readonly accountId: string;
  readonly text: string;
}

export type ReportReason = 'spam' | 'hate' | 'sexual' | 'other';

export interface CommentsQuery {
  readonly shortId: string;
  /** The viewer's account; null without an account. */
  readonly accountId: string | null;
  /** The comment after which the page begins; null: at the newest. */
  readonly after: CommentPlace | null;
  readonly limit: number;
}

export interface CommentStretch {
  readonly items: readonly ShortComment[];
  /** The total number of comments that the viewer can see. */
  readonly totalCount: number;
}

/** Comments on clips. A viewer who reported a comment does not see it any more. */
export interface ShortComments {
  /** Newest first; null where the clip is gone. */
  list(query: CommentsQuery): Promise<CommentStretch | null>;
  /** The account's own comment with this id on this clip, as its author sees it; null if the account has none. */
  own(accountId: string, shortId: string, commentId: string): Promise<ShortComment | null>;
  /** When an account wrote its last comments on any clip; milliseconds since the epoch, at most `count`. */
  lastWritten(accountId: string, count: number): Promise<readonly number[]>;
  /** Stores the comment. `taken`: another comment has its id; `not-found`: the clip is gone. */
  post(comment: NewShortComment): Promise<ShortComment | 'taken' | 'not-found'>;
  /** Deletes an own comment; nothing happens if it is somebody else's or is gone. */
  delete(accountId: string, shortId: string, commentId: string): Promise<void>;
  /** Records one report for each account, with its first reason. `own`: nobody can report their own comment. */
  report(
    accountId: string,
    comment: Omit<NewShortComment, 'accountId' | 'text'>,
    reason: ReportReason,
  ): Promise<'noted' | 'own' | 'not-found'>;
}
