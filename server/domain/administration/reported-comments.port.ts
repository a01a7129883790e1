import type { Slice } from '../catalogue/song-catalogue.port';
import type { AccountPage } from './account-directory.port';

export type ReportReason = 'spam' | 'hate' | 'sexual' | 'other';

/** A comment with the reports against it. */
export interface ReportedComment {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly author: { readonly id: string; readonly name: string };
  readonly short: { readonly id: string; readonly caption: string };
  /** The number of reports for each reason, the most frequent first. */
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly reportedAt: Date;
}

/** Reports of listeners against comments, until an admin has reviewed them. */
export interface ReportedComments {
  /** Lists the most recently reported first. */
  list(slice: Slice): Promise<AccountPage<ReportedComment>>;
  /** The comment stays and is not listed again until somebody reports it again; false if there is no such comment. */
  keep(commentId: string, at: Date): Promise<boolean>;
  /** Deletes the comment of any author; false if it no longer exists. */
  remove(commentId: string): Promise<boolean>;
}
