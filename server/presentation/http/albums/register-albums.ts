import type { FastifyInstance } from 'fastify';
import type { ReadCollection } from '../../../application/browse/read-collection';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { sliceOf } from '../paging';
import { presentCollection } from './present-collection';

/** The songs of an album, and where `type` says so, of a playlist. */
export function registerAlbums(app: FastifyInstance, readCollection: ReadCollection): void {
  defineRoute(app, 'albumSongs', { policy: 'optional-account', rate: 'listening' }, async (call) => {
    const { query, language, identity } = call;
    const request = { id: query.album_id, slice: sliceOf(query), accountId: identity?.accountId ?? null };
    const open = await (query.type === 'playlist' ? readCollection.playlist(request) : readCollection.album(request));
    return open === null ? NOT_FOUND : answer(presentCollection(open, query, language));
  });
}
