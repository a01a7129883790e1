import type { FastifyInstance } from 'fastify';
import type { FeedListener, ReadShortFeed } from '../../../application/shorts/read-short-feed';
import type { ShowShorts } from '../../../application/shorts/show-shorts';
import { answer, NOT_FOUND, UNAUTHORIZED } from '../answer';
import { defineRoute } from '../define-route';
import type { RouteDeclaration } from '../route-declaration';
import { presentShort } from './present-short';

export interface ShortFeedDeps {
  readonly readFeed: Pick<ReadShortFeed, 'execute'>;
  readonly show: Pick<ShowShorts, 'execute'>;
}

const LISTENING: RouteDeclaration = { policy: 'optional-account', rate: 'listening' };

/** The feed, and a single clip of it for a listener who follows a link. */
export function registerShortFeed(app: FastifyInstance, { readFeed, show }: ShortFeedDeps): void {
  defineRoute(app, 'shortFeed', LISTENING, async ({ query, identity }) => {
    const { cursor, size, artist: artistId, song: songId } = query;
    if (query.feed === 'following' && identity === null) return UNAUTHORIZED;
    const listener: FeedListener =
      identity === null ? { accountId: null, seenIds: query.seen ?? [] } : { accountId: identity.accountId };
    const followedBy = query.feed === 'following' ? identity?.accountId : undefined;
    const page = await readFeed.execute(listener, { cursor, size, artistId, songId, followedBy });
    const items = page.items.map((item) => ({ ...presentShort(item), reason: item.reason }));
    return answer({ ...page, items });
  });

  defineRoute(app, 'shortVideo', LISTENING, async ({ params, identity }) => {
    const [shown] = await show.execute([params.id], identity?.accountId ?? null);
    return shown === undefined ? NOT_FOUND : answer(presentShort(shown));
  });
}
