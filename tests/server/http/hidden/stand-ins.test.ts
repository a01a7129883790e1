import { sql } from 'kysely';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aSongEntry } from '../../../support/builders/a-song-entry';
import { withLibraryApp } from '../../../support/server/library-app';

interface SongSeen {
  readonly id: string;
  readonly has_audio: boolean;
  readonly is_liked: boolean;
  readonly absence?: object;
}

describe('a song without a file that has a stand-in: another song with the same sound', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  const library = () => new PostgresLibraryStore(database.db(), new CryptoIdSource(), 'own');
  const take = async (id: string) => {
    await library().commit({ songs: [{ ...aSongEntry(id), sound: 'one and the same' }], refused: [] });
  };
  const scanned = async (...away: readonly string[]) => {
    if (away.length > 0) await library().markAway(away);
    await library().removeOrphans();
    world.catalogueChanged();
  };
  const songsOf = async (url: string, who = 'vy') => {
    const { data } = await get(url, who);
    return (data as { readonly items: readonly SongSeen[] }).items;
  };
  const hearts = async (who = 'vy') => {
    const seen = await songsOf('/backend/song?sort=title', who);
    return seen.filter(({ is_liked: isLiked }) => isLiked).map(({ id }) => id);
  };
  const liked = async () => {
    const { rows } = await sql<{ id: string }>`SELECT song_id AS id FROM liked_songs ORDER BY id`.execute(
      database.db(),
    );
    return rows.map(({ id }) => id);
  };
  const place = async () => (await songsOf('/backend/album-playlist/songs?type=playlist&album_id=own'))[0];

  beforeEach(async () => {
    for (const table of ['playlists', 'all_songs', 'accounts'] as const)
      await database.db().deleteFrom(table).execute();
    await seed.account('vy');
    await seed.account('admin');
    await take('loved');
    await take('other');
    await post('/backend/favorite-song/add', 'vy', { song_ids: ['loved'] });
    await seed.playlist({ id: 'own', name: 'Của tôi', owner_id: 'vy' }, ['loved']);
  });

  it('stays in its playlist, plays the stand-in, and shows its like on the stand-in', async () => {
    expect(await hearts()).toEqual(['loved']);
    await scanned('loved');
    expect(await place()).toMatchObject({ id: 'loved', has_audio: true });
    expect((await place())?.absence).toBeUndefined();
    expect(JSON.stringify(await place())).toContain('other-r');
    expect([await hearts(), await hearts('admin'), await liked()]).toEqual([['other'], [], ['loved']]);
    const { data } = await get('/backend/song/info/loved', 'vy');
    expect(data).toMatchObject({ id: 'loved', has_audio: true, access: { kind: 'full' } });
    expect(JSON.stringify(data)).not.toContain('loved-r');
  });

  it('has its own file and likes again when its file is back, with the likes added meanwhile', async () => {
    await scanned('loved');
    await post('/backend/favorite-song/add', 'admin', { song_ids: ['loved'] });
    await take('loved');
    await scanned();
    expect([await hearts(), await hearts('admin')]).toEqual([['loved'], ['loved']]);
    expect(JSON.stringify(await place())).toContain('loved-r');
  });

  it('loses its like if the like is removed on the stand-in', async () => {
    await scanned('loved');
    await post('/backend/favorite-song/delete', 'vy', { song_ids: ['other'] });
    expect([await hearts(), await liked()]).toEqual([[], []]);
    await take('loved');
    await scanned();
    expect(await hearts()).toEqual([]);
  });

  it("leaves the stand-in's own like in place when its own like is removed", async () => {
    await post('/backend/favorite-song/add', 'vy', { song_ids: ['other'] });
    await scanned('loved');
    await post('/backend/favorite-song/delete', 'vy', { song_ids: ['loved'] });
    expect([await hearts(), await liked()]).toEqual([['other'], ['other']]);
  });

  it('is absent once the stand-in is absent too', async () => {
    await scanned('loved');
    await scanned('other');
    expect(await place()).toMatchObject({ id: 'loved', has_audio: false, absence: { kind: 'away' } });
    await take('loved');
    await scanned();
    expect([await hearts(), (await place())?.has_audio]).toEqual([['loved'], true]);
  });

  it('is absent as soon as the stand-in is absent, before the scan is over', async () => {
    await scanned('loved');
    await library().markAway(['other']);
    world.catalogueChanged();
    expect(await place()).toMatchObject({ id: 'loved', has_audio: false });
  });

  it('has the same restrictions of access as the stand-in', async () => {
    await scanned('loved');
    await database.db().updateTable('songs').set({ is_premium: true }).where('id', '=', 'other').execute();
    world.catalogueChanged();
    const { data } = await get('/backend/song/info/loved', 'vy');
    expect(data).toMatchObject({ is_premium: true, access: { kind: 'preview' } });
  });
});
