import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../../contract/kernel/limits';
import type { ShortComments } from '../../../domain/shorts/short-comments.port';
import type { ListShortComments } from '../../../application/shorts/list-short-comments';
import type { CommentRefusal, PostShortComment } from '../../../application/shorts/post-short-comment';
import { answer, done, faultAt, FORBIDDEN, NOT_FOUND, type Problem } from '../answer';
import { defineOwnRoute, defineRoute } from '../define-route';
import { presentComment } from './present-short';

export interface ShortCommentsDeps {
  readonly comments: Pick<ShortComments, 'delete' | 'report'>;
  readonly list: Pick<ListShortComments, 'execute'>;
  readonly post: Pick<PostShortComment, 'execute'>;
}

function problemOf(refusal: CommentRefusal): Problem {
  switch (refusal.kind) {
    case 'empty':
      return faultAt('text', { kind: 'required' });
    case 'too-long':
      return faultAt('text', { kind: 'too-long', limit: LIMITS.commentMax });
    case 'too-often':
      return { kind: 'too-many-requests', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'taken':
      return faultAt('id', { kind: 'malformed' });
    case 'not-found':
      return NOT_FOUND;
  }
}

/** Comments on clips. */
export function registerShortComments(app: FastifyInstance, { comments, list, post }: ShortCommentsDeps): void {
  defineRoute(
    app,
    'shortComments',
    { policy: 'optional-account', rate: 'listening' },
    async ({ params, query, identity }) => {
      const { cursor, size } = query;
      const page = await list.execute({ shortId: params.id, accountId: identity?.accountId ?? null, cursor, size });
      return page === null ? NOT_FOUND : answer({ ...page, items: page.items.map(presentComment) });
    },
  );
  defineOwnRoute(app, 'postShortComment', 'writing', async ({ params, body, identity }) => {
    const { id, text } = body;
    const posted = await post.execute({ id, text, shortId: params.id, accountId: identity.accountId });
    return posted.ok ? done(presentComment(posted.value), 'comment-posted') : problemOf(posted.error);
  });
  defineOwnRoute(app, 'deleteShortComment', 'writing', async ({ params, identity }) => {
    await comments.delete(identity.accountId, params.id, params.comment_id);
    return done(null, 'comment-deleted');
  });
  defineOwnRoute(app, 'reportShortComment', 'writing', async ({ params, body, identity }) => {
    const comment = { id: params.comment_id, shortId: params.id };
    const reported = await comments.report(identity.accountId, comment, body.reason);
    if (reported === 'not-found') return NOT_FOUND;
    return reported === 'own' ? FORBIDDEN : done(null, 'comment-reported');
  });
}
