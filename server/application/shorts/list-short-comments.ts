import { readCommentCursor, writeCommentCursor } from '../../domain/shorts/comment-cursor';
import type { CommentStretch, ShortComments } from '../../domain/shorts/short-comments.port';

export interface CommentPageRequest {
  readonly shortId: string;
  readonly accountId: string | null;
  readonly cursor: string | undefined;
  readonly size: number;
}

export interface CommentPage extends CommentStretch {
  readonly cursor: string | null;
}

/** The comments on a clip, page by page, newest first; null if the clip is gone. */
export class ListShortComments {
  constructor(private readonly comments: Pick<ShortComments, 'list'>) {}

  async execute({ shortId, accountId, cursor, size }: CommentPageRequest): Promise<CommentPage | null> {
    const query = { shortId, accountId, after: readCommentCursor(cursor), limit: size + 1 };
    const stretch = await this.comments.list(query);
    if (stretch === null) return null;
    const items = stretch.items.slice(0, size);
    const last = items.at(-1);
    const isMore = stretch.items.length > size && last !== undefined;
    return {
      items,
      totalCount: stretch.totalCount,
      cursor: isMore ? writeCommentCursor({ writtenAtMs: last.writtenAt.getTime(), id: last.id }) : null,
    };
  }
}
