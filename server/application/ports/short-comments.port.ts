import type { CommentPlace } from '../../domain/shorts/comment-cursor';

/** A comment as it is shown to somebody. */
export interface ShortComment {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly name: string; readonly imageId: string | null };
  /** Whether whoever looks wrote it. */
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

export interface CommentsAsked {
  readonly shortId: string;
  /** Who looks; null without an account. */
  readonly accountId: string | null;
  /** Behind which comment the page begins; null: at the newest. */
  readonly after: CommentPlace | null;
  readonly limit: number;
}

export interface CommentStretch {
  readonly items: readonly ShortComment[];
  /** How many there are in all for whoever looks. */
  readonly totalCount: number;
}

/** What was said about clips. Whoever reported a comment does not see it any more. */
export interface ShortComments {
  /** Newest first; null where the clip is gone. */
  list(asked: CommentsAsked): Promise<CommentStretch | null>;
  /** The comment of this clip that has this id, as its author sees it; null where there is none of theirs. */
  own(accountId: string, shortId: string, commentId: string): Promise<ShortComment | null>;
  /** When an account wrote its last comments, wherever; milliseconds since the epoch, at most `count`. */
  lastWritten(accountId: string, count: number): Promise<readonly number[]>;
  /** Keeps it. `taken`: another comment has its id; `not-found`: the clip is gone. */
  post(comment: NewShortComment): Promise<ShortComment | 'taken' | 'not-found'>;
  /** Deletes an own comment; one of somebody else, or that is gone, stays as it is. */
  delete(accountId: string, shortId: string, commentId: string): Promise<void>;
  /** Notes it once for each account, with its first reason. `own`: nobody reports themselves. */
  report(
    accountId: string,
    comment: Omit<NewShortComment, 'accountId' | 'text'>,
    reason: ReportReason,
  ): Promise<'noted' | 'own' | 'not-found'>;
}
