import { sql } from 'kysely';
import { administrationRoutes } from '../../../../contract/administration-routes';
import { envelopeOf } from '../../../../contract/envelope';
import * as z from '../../../../contract/schema';
import type { SongEntry } from '../../../../server/domain/import/library-store.port';
import type { SongDraft } from '../../../../server/domain/import/song-draft';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { MP3_FACTS } from '../../../support/server/cards';
import { withLibraryApp } from '../../../support/server/library-app';

const DRAFT: SongDraft = {
  title: 'Ngu Quen',
  artists: ['Ha Vy'],
  displayArtist: null,
  album: { title: 'Bo Ben Kia', artist: 'Ha Vy' },
  otherAlbumArtists: [],
  displayAlbumArtist: null,
  disc: null,
  side: null,
  track: 3,
  year: 2024,
  genre: null,
  credits: [],
  lyrics: null,
  durationMs: 200_000,
  video: null,
  audio: MP3_FACTS,
};
const TOLD = { title: 'Ngu Quen', artists: ['Ha Vy'], album: DRAFT.album, year: 2024, genre: null, track: 3 };
const WISHED = {
  ...TOLD,
  title: 'Ngủ Quên Trên Sóng',
  artists: ['Hạ Vy', 'Mộc Lam'],
  album: { title: 'Bờ Bên Kia', artist: 'Hạ Vy' },
  genre: 'Ballad',
};

describe('the tags of songs, edited by an admin', () => {
  const world = withLibraryApp();
  const { database, get, ask } = world;
  let made = 0;
  let id = '';

  const entry = (draft: Partial<SongDraft> = {}): SongEntry => ({
    songId: id,
    file: { path: `${id}.mp3`, size: 1, modifiedMs: 1, changedMs: null, companions: '' },
    sound: id,
    formerSounds: [],
    recording: null,
    reservations: [],
    fingerprint: id,
    revision: 'r1',
    picture: null,
    companion: null,
    refusedVideo: null,
    artistPictures: { portrait: null, banner: null },
    draft: { ...DRAFT, ...draft },
  });
  const library = () => new PostgresLibraryStore(database.db(), new CryptoIdSource(), 'own');
  const scan = (draft?: Partial<SongDraft>) => library().commit({ songs: [entry(draft)], refused: [] });
  const edit = (tags: object, songId = id) =>
    ask({ method: 'PUT', url: `/backend/admin/song/${songId}/tags`, payload: tags, as: 'admin' });
  const restore = (songId = id) => ask({ method: 'DELETE', url: `/backend/admin/song/${songId}/tags`, as: 'admin' });
  const listed = async (query = '') =>
    (await get(`/backend/admin/song?${query}`, 'admin')).data.items as {
      id: string;
      tags: object;
      is_edited: boolean;
    }[];
  const own = async () => (await listed('pageSize=100')).find((song) => song.id === id);
  const found = async (q: string) => JSON.stringify((await get(`/backend/search?q=${encodeURIComponent(q)}`)).data);
  const names = async (table: 'artists' | 'albums') => {
    const column = { artists: 'name', albums: 'title' }[table];
    const { rows } = await sql<{ name: string }>`
      SELECT ${sql.ref(column)} AS name FROM ${sql.table(table)} ORDER BY 1`.execute(database.db());
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    await database.db().deleteFrom('songs').execute();
    await library().removeOrphans();
    made += 1;
    id = `song-${made}`;
    await scan();
  });

  it('are listed in the format of the contract, with the values of the file', async () => {
    const answer = await get('/backend/admin/song', 'admin');
    expect(z.safeParse(envelopeOf(administrationRoutes.managedSongs.data), answer).success).toBe(true);
    expect(answer.data.items).toMatchObject([{ id, tags: TOLD, is_edited: false, is_premium: false, play_count: 0 }]);
  });

  it('change at once everywhere: for the song, its artists and its album, and in the search', async () => {
    expect(await edit(WISHED)).toMatchObject({ code: 200, data: { tags: WISHED, is_edited: true } });
    expect((await get(`/backend/song/info/${id}`)).data).toMatchObject({
      title: WISHED.title,
      artist: { name: 'Hạ Vy' },
    });
    expect([await names('artists'), await names('albums')]).toEqual([['Hạ Vy', 'Mộc Lam'], ['Bờ Bên Kia']]);
    expect(await found('trên sóng')).toContain(id);
    expect(await found('mộc lam')).toContain('Mộc Lam');
    expect((await get('/backend/song')).data.items).toMatchObject([{ id, title: WISHED.title }]);
  });

  it('survive the next scan of the folder; tags that are not edited follow the file', async () => {
    await edit(WISHED);
    await scan({ title: 'Ngu Quen (2025)', year: 2025, track: 4, revision: 'r2' } as Partial<SongDraft>);
    await library().removeOrphans();
    expect(await own()).toMatchObject({ tags: { ...WISHED, year: 2025, track: 4 }, is_edited: true });
    expect(await names('artists')).toEqual(['Hạ Vy', 'Mộc Lam']);
  });

  it('can be reset to the current values of the file', async () => {
    await edit(WISHED);
    await scan({ year: 2025 });
    expect(await restore()).toMatchObject({ code: 200, data: { tags: { ...TOLD, year: 2025 }, is_edited: false } });
    expect([await names('artists'), await names('albums')]).toEqual([['Ha Vy'], ['Bo Ben Kia']]);
    expect(await restore()).toMatchObject({ code: 200, data: { is_edited: false } });
  });

  it('are not edits if they equal the values of the file', async () => {
    await edit(WISHED);
    expect(await edit(TOLD)).toMatchObject({ data: { tags: TOLD, is_edited: false } });
  });

  it('may have no album', async () => {
    await edit({ ...TOLD, album: null });
    expect(await own()).toMatchObject({ tags: { ...TOLD, album: null } });
    expect(await names('albums')).toEqual([]);
  });

  it('move the play counts with the song to its new album and artists', async () => {
    await database.db().updateTable('songs').set({ play_count: 7 }).where('id', '=', id).execute();
    await edit(WISHED);
    const albums = await database.db().selectFrom('albums').select(['play_count', 'song_count', 'year']).execute();
    expect(albums).toEqual([{ play_count: 7, song_count: 1, year: 2024 }]);
    const artists = await database.db().selectFrom('artists').select('play_count').execute();
    expect(artists).toEqual([{ play_count: 7 }, { play_count: 7 }]);
  });

  it.each([
    ['q=quen', 1],
    ['q=HA+VY', 1],
    ['q=bờ bên', 1],
    ['q=nobody', 0],
    ['q=%25', 0],
    ['sort=title&page=2', 0],
    ['sort=artist', 1],
    ['sort=plays', 1],
  ])('are searched, sorted and paged: %s', async (query, count) => {
    expect(await listed(query)).toHaveLength(count);
  });

  it.each([
    ['no title', { ...WISHED, title: ' ' }],
    ['no artist', { ...WISHED, artists: [] }],
    ['a title that nobody sees', { ...WISHED, title: '\u200b' }],
    ['half an album', { ...WISHED, album: { title: 'X' } }],
    ['a track 0', { ...WISHED, track: 0 }],
    ['something unknown', { ...WISHED, path: '/etc' }],
  ])('are refused with %s', async (_what, tags) => {
    expect(await edit(tags)).toMatchObject({ code: 400 });
    expect(await own()).toMatchObject({ is_edited: false });
  });

  it('of a song that does not exist are not found', async () => {
    expect(await edit(WISHED, 'gone')).toMatchObject({ code: 404 });
    expect(await restore('gone')).toMatchObject({ code: 404 });
  });
});
