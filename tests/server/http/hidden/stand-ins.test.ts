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

describe('a song without a file, of whose sound another song has one', () => {
  const world = withLibraryApp();
  const { seed, database, get, post } = world;
  const library = () => new PostgresLibraryStore(database.db(), new CryptoIdSource(), 'own');
  const take = async (id: string) => {
    await library().commit({ songs: [{ ...aSongEntry(id), sound: 'one and the same' }], refused: [] });
  };
  const scanned = async (...away: readonly string[]) => {
    if (away.length > 0) await library().markAway(away);
    await library().tidyUp();
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

  it('keeps its place, which plays the other one, and its heart is shown on that', async () => {
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

  it('has its own again when its file is back, with what was done meanwhile', async () => {
    await scanned('loved');
    await post('/backend/favorite-song/add', 'admin', { song_ids: ['loved'] });
    await take('loved');
    await scanned();
    expect([await hearts(), await hearts('admin')]).toEqual([['loved'], ['loved']]);
    expect(JSON.stringify(await place())).toContain('loved-r');
  });

  it('loses its heart where that is taken from the one that shows it', async () => {
    await scanned('loved');
    await post('/backend/favorite-song/delete', 'vy', { song_ids: ['other'] });
    expect([await hearts(), await liked()]).toEqual([[], []]);
    await take('loved');
    await scanned();
    expect(await hearts()).toEqual([]);
  });

  it('leaves the other one its own heart', async () => {
    await post('/backend/favorite-song/add', 'vy', { song_ids: ['other'] });
    await scanned('loved');
    await post('/backend/favorite-song/delete', 'vy', { song_ids: ['loved'] });
    expect([await hearts(), await liked()]).toEqual([['other'], ['other']]);
  });

  it('is absent once the other one is away too', async () => {
    await scanned('loved');
    await scanned('other');
    expect(await place()).toMatchObject({ id: 'loved', has_audio: false, absence: { kind: 'away' } });
    await take('loved');
    await scanned();
    expect([await hearts(), (await place())?.has_audio]).toEqual([['loved'], true]);
  });

  it('is absent as soon as the other one is, before the scan is over', async () => {
    await scanned('loved');
    await library().markAway(['other']);
    world.catalogueChanged();
    expect(await place()).toMatchObject({ id: 'loved', has_audio: false });
  });

  it('is heard as far as the other one may be heard', async () => {
    await scanned('loved');
    await database.db().updateTable('songs').set({ is_premium: true }).where('id', '=', 'other').execute();
    world.catalogueChanged();
    const { data } = await get('/backend/song/info/loved', 'vy');
    expect(data).toMatchObject({ is_premium: true, access: { kind: 'preview' } });
  });
});
