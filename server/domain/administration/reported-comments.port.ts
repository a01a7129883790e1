import type { Slice } from '../catalogue/song-catalogue.port';
import type { AccountPage } from './account-directory.port';

export type ReportReason = 'spam' | 'hate' | 'sexual' | 'other';

/** A comment with what was said against it. */
export interface ReportedComment {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly author: { readonly id: string; readonly name: string };
  readonly short: { readonly id: string; readonly caption: string };
  /** How often for each reason, the most frequent first. */
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly reportedAt: Date;
}

/** What listeners said against comments, until somebody looks at it. */
export interface ReportedComments {
  /** Those reported last first. */
  list(slice: Slice): Promise<AccountPage<ReportedComment>>;
  /** The comment stays and is listed no more until it is reported again; false where there is no such comment. */
  keep(commentId: string, at: Date): Promise<boolean>;
  /** Deletes it, whoever wrote it; false where it is gone. */
  remove(commentId: string): Promise<boolean>;
}
