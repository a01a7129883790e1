import { COMMENTS_AT_MOST, judgeComment, type CommentFault } from '../../domain/shorts/comment-rules';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { NewShortComment, ShortComment, ShortComments } from '../../domain/shorts/short-comments.port';

export type CommentRefusal = CommentFault | { readonly kind: 'taken' } | { readonly kind: 'not-found' };

/** Stores a comment on a clip. Posting again with the same id returns the comment as it was stored. */
export class PostShortComment {
  constructor(
    private readonly comments: Pick<ShortComments, 'own' | 'lastWritten' | 'post'>,
    private readonly clock: Clock,
  ) {}

  async execute(comment: NewShortComment): Promise<Result<ShortComment, CommentRefusal>> {
    const { id, shortId, accountId } = comment;
    const stored = await this.comments.own(accountId, shortId, id);
    if (stored !== null) return succeed(stored);
    const recent = await this.comments.lastWritten(accountId, COMMENTS_AT_MOST);
    const judged = judgeComment(comment.text, recent, this.clock.now());
    if (!judged.ok) return judged;
    const posted = await this.comments.post({ ...comment, text: judged.value });
    return typeof posted === 'string' ? fail({ kind: posted }) : succeed(posted);
  }
}
