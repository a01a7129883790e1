import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../../contract/kernel/limits';
import type { OwnPlaylistWire } from '../../../../contract/browse';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { OwnPlaylistKey } from '../../../domain/library/own-playlist-key';
import type { OwnPlaylist, OwnPlaylists } from '../../../domain/library/own-playlists.port';
import type { EntriesRefusal, PlaylistEntries, PlaylistState } from '../../../domain/library/playlist-entries.port';
import type { Result } from '../../../domain/shared/result';
import { answer, done, faultAt, NOT_FOUND, type Answer, type Problem } from '../answer';
import { defineOwnRoute, type OwnCall } from '../define-route';
import { presentPlaylist } from '../home/present-cards';
import type { Language } from '../language';
import type { SuccessKind } from '../success-messages';
import { presentPage, sliceOf } from '../paging';

export interface OwnPlaylistRoutesDeps {
  readonly playlists: OwnPlaylists;
  readonly entries: PlaylistEntries;
  readonly ids: IdSource;
}

const TOO_MANY_SONGS = faultAt('song_ids', { kind: 'too-many-songs', limit: LIMITS.playlistSongsMax });

/** A playlist as its owner sees it. */
export const presentOwnPlaylist = (playlist: OwnPlaylist, language: Language): OwnPlaylistWire => ({
  ...presentPlaylist(playlist, language),
  is_public: playlist.isPublic,
  version: playlist.version,
});

function problemOf(refusal: EntriesRefusal): Problem {
  switch (refusal.kind) {
    case 'not-found':
      return NOT_FOUND;
    case 'unknown-songs':
      return { kind: 'not-found', ids: refusal.ids };
    case 'full':
      return TOO_MANY_SONGS;
  }
}

type State = { readonly version: number; readonly song_count: number };

const answerState = (changed: Result<PlaylistState, EntriesRefusal>, success: SuccessKind): Answer<State> =>
  changed.ok
    ? done({ version: changed.value.version, song_count: changed.value.songCount }, success)
    : problemOf(changed.error);

type PlaylistCall = 'changePlaylist' | 'deletePlaylist' | 'addToPlaylist' | 'removeFromPlaylist' | 'moveInPlaylist';

const keyOf = ({ identity, params }: OwnCall<PlaylistCall>): OwnPlaylistKey => ({
  accountId: identity.accountId,
  playlistId: params.id,
});

/** The playlists that listeners make. Another listener's playlist counts as not found. */
export function registerOwnPlaylists(app: FastifyInstance, deps: OwnPlaylistRoutesDeps): void {
  registerMaking(app, deps);
  registerEntries(app, deps.entries);
  const { playlists } = deps;
  defineOwnRoute(app, 'ownPlaylists', 'listening', async ({ query, identity, language }) => {
    const [items, totalCount] = await Promise.all([
      playlists.list(identity.accountId, sliceOf(query)),
      playlists.count(identity.accountId),
    ]);
    const shown = items.map((playlist) => presentOwnPlaylist(playlist, language));
    return answer(presentPage(shown, totalCount, query));
  });
  defineOwnRoute(app, 'deletePlaylist', 'writing', async (call) =>
    (await playlists.delete(keyOf(call))) ? done(null, 'playlist-deleted') : NOT_FOUND,
  );
}

function registerMaking(app: FastifyInstance, { playlists, ids }: OwnPlaylistRoutesDeps): void {
  defineOwnRoute(app, 'createPlaylist', 'writing', async ({ body, identity, language }) => {
    const { name, description = '', is_public: isPublic = false, song_ids: songIds = [] } = body;
    const made = await playlists.create(identity.accountId, { id: ids.next(), name, description, isPublic, songIds });
    return made.ok ? done(presentOwnPlaylist(made.value, language), 'playlist-made') : problemOf(made.error);
  });
  defineOwnRoute(app, 'changePlaylist', 'writing', async (call) => {
    const { name, description, is_public: isPublic } = call.body;
    const changes = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(isPublic !== undefined && { isPublic }),
    };
    const changed = await playlists.change(keyOf(call), changes);
    return changed === null ? NOT_FOUND : done(presentOwnPlaylist(changed, call.language), 'playlist-changed');
  });
}

function registerEntries(app: FastifyInstance, entries: PlaylistEntries): void {
  defineOwnRoute(app, 'addToPlaylist', 'writing', async (call) =>
    answerState(await entries.add(keyOf(call), call.body.song_ids), 'songs-added'),
  );
  defineOwnRoute(app, 'removeFromPlaylist', 'writing', async (call) =>
    answerState(await entries.remove(keyOf(call), call.body.entry_ids), 'songs-removed'),
  );
  defineOwnRoute(app, 'moveInPlaylist', 'writing', async (call) => {
    const { entry_id: entryId, after_entry_id: afterEntryId } = call.body;
    return answerState(await entries.move(keyOf(call), entryId, afterEntryId), 'playlist-changed');
  });
}
