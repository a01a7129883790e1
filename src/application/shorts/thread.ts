import { NO_COMMENTS, type CommentList } from '../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/** What is known of the comments on one clip. */
export interface Thread {
  /** The clip of the thread; null if none is open. */
  readonly clipId: string | null;
  readonly list: CommentList;
  readonly isLoading: boolean;
  readonly failure: GatewayFailure | null;
}

export const CLOSED: Thread = { clipId: null, list: NO_COMMENTS, isLoading: false, failure: null };
