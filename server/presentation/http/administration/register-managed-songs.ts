import type { FastifyInstance } from 'fastify';
import type { EditSongs } from '../../../application/administration/edit-songs';
import type { ManagedSong } from '../../../domain/administration/managed-songs.port';
import type { SongTags } from '../../../domain/catalogue/song-tags';
import { answer, faultAt, NOT_FOUND, type Answer } from '../answer';
import { presentPage, sliceOf } from '../paging';
import { defineAdminRoute } from './define-admin-route';

const present = (song: ManagedSong) => ({
  id: song.id,
  tags: { ...song.tags, artists: [...song.tags.artists] },
  is_premium: song.isPremium,
  is_edited: song.isEdited,
  play_count: song.playCount,
  created_at: song.createdAt.toISOString(),
});

const presentOrGone = (song: ManagedSong | null): Answer<ReturnType<typeof present>> =>
  song === null ? NOT_FOUND : answer(present(song));

/** Tags of songs, for admins to edit. */
export function registerManagedSongs(app: FastifyInstance, songs: EditSongs): void {
  defineAdminRoute(app, 'managedSongs', 'listening', async ({ query }) => {
    const { q: searchText = '', sort } = query;
    const { items, totalCount } = await songs.list({ searchText, sort, slice: sliceOf(query) });
    return answer(presentPage(items.map(present), totalCount, query));
  });

  defineAdminRoute(app, 'editSongTags', 'writing', async ({ params, body }) => {
    const [first, ...others] = body.artists;
    if (first === undefined) return faultAt('artists', { kind: 'required' });
    const tags: SongTags = { ...body, artists: [first, ...others] };
    const called = await songs.call(params.id, tags);
    return called === 'nameless' ? faultAt('title', { kind: 'required' }) : presentOrGone(called);
  });

  defineAdminRoute(app, 'restoreSongTags', 'writing', async ({ params }) =>
    presentOrGone(await songs.restore(params.id)),
  );
}
