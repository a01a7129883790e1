import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteShape } from '../../../../contract/route';
import { routes } from '../../../../contract/routes';
import type { LibraryChange } from '../../../domain/live/bus-message';

interface Hub {
  libraryChanged(news: LibraryChange): void;
}

/** After the caller has received the response, the account's other devices are notified of the change. */
export function publishLibraryChanges(app: FastifyInstance, hub: Hub): void {
  app.addHook('onResponse', (request, reply, done) => {
    const news = reply.statusCode < 300 ? newsOf(request) : null;
    if (news !== null) hub.libraryChanged(news);
    done();
  });
}

function newsOf({ routeOptions, identity, body }: FastifyRequest): LibraryChange | null {
  const { call } = routeOptions.config;
  if (call === undefined || identity === null) return null;
  const { changes: what }: RouteShape = routes[call];
  if (what === undefined) return null;
  const { accountId, sessionId } = identity;
  return { accountId, sessionId, what, songIds: what === 'liked' ? (body as { song_ids: string[] }).song_ids : [] };
}
