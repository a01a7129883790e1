import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteName } from '../../../../contract/routes';
import type { LibraryChange } from '../../../application/live/bus-message';

type What = LibraryChange['what'];

const CALLS = {
  liked: ['likeSongs', 'unlikeSongs'],
  heard: ['historyRecord', 'historyClear'],
  other: [
    ...(['saveCollections', 'unsaveCollections', 'followArtists', 'unfollowArtists'] as const),
    ...(['createPlaylist', 'changePlaylist', 'deletePlaylist', 'setPlaylistCover'] as const),
    ...(['addToPlaylist', 'removeFromPlaylist', 'moveInPlaylist'] as const),
    ...(['likeShort', 'unlikeShort', 'saveShort', 'unsaveShort', 'hideShort', 'unhideShort'] as const),
    ...(['updateMe', 'uploadAvatar', 'logout', 'revokeDevice', 'revokeOtherDevices'] as const),
  ],
} as const satisfies Readonly<Record<What, readonly RouteName[]>>;

/** The calls that change what an account stores, and which part each call changes. */
export const LIBRARY_CHANGE_BY_CALL: ReadonlyMap<RouteName, What> = new Map(
  Object.entries(CALLS).flatMap(([what, names]) => names.map((name) => [name, what as What] as const)),
);

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
  const what = call && LIBRARY_CHANGE_BY_CALL.get(call);
  if (what === undefined || identity === null) return null;
  const { accountId, sessionId } = identity;
  return { accountId, sessionId, what, songIds: what === 'liked' ? (body as { song_ids: string[] }).song_ids : [] };
}
