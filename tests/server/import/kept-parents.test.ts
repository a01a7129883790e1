import { sql } from 'kysely';
import type { SongEntry } from '../../../server/domain/import/library-store.port';
import { PostgresManagedSongs } from '../../../server/infrastructure/postgres/administration/postgres-managed-songs';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { aSongEntry } from '../../support/builders/a-song-entry';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

type Named = Partial<Readonly<Record<'artist' | 'albumArtist', string>>> & { readonly album: string | null };

describe('saved albums and followed artists after a scan', () => {
  const { db } = withTestDatabase();
  const ids = new CryptoIdSource();
  const library = () => new PostgresLibraryStore(db(), ids, 'own');
  const take = async (...songs: readonly SongEntry[]) => {
    expect(await library().commit({ songs, refused: [] })).toMatchObject({ ok: true });
  };
  const called = (songId: string, { artist = 'Hạ Vy', album, albumArtist = artist }: Named): SongEntry =>
    aSongEntry(songId, {
      artists: artist.split(' + ') as [string, ...string[]],
      album: album === null ? null : { title: album, artist: albumArtist },
    });
  const keep = async () => {
    await sql`INSERT INTO saved_collections (account_id, kind, album_id, saved_at)
      SELECT 'vy', 'album', id, '2026-01-02' FROM albums ON CONFLICT DO NOTHING`.execute(db());
    await sql`INSERT INTO followed_artists (account_id, artist_id, followed_at)
      SELECT 'vy', id, '2026-01-02' FROM artists ON CONFLICT DO NOTHING`.execute(db());
  };
  const kept = async () => {
    const { rows } = await sql<{ name: string; kept: number; since: string }>`
      SELECT title AS name, save_count AS kept, to_char(saved_at, 'YYYY-MM-DD') AS since
        FROM saved_collections JOIN albums a ON a.id = album_id
      UNION ALL SELECT name, follower_count, to_char(followed_at, 'YYYY-MM-DD')
        FROM followed_artists JOIN artists a ON a.id = artist_id ORDER BY name`.execute(db());
    expect(rows.every(({ kept: count, since }) => count === 1 && since === '2026-01-02')).toBe(true);
    return rows.map(({ name }) => name);
  };
  const scanned = async (...songs: readonly SongEntry[]) => {
    await take(...songs);
    await library().removeOrphans();
    return kept();
  };

  beforeEach(async () => {
    for (const table of ['all_songs', 'albums', 'artists', 'accounts'] as const) await db().deleteFrom(table).execute();
    await new Seed(db).account('vy');
    await take(...['1', '2', '3', '4'].map((id) => called(id, { album: 'Abey Lane' })));
    await keep();
  });

  it('are carried over to the new names of the album and the artist', async () => {
    const songs = ['1', '2', '3', '4'].map((id) => called(id, { artist: 'Hà Vi', album: 'Abbey Lane' }));
    expect(await scanned(...songs)).toEqual(['Abbey Lane', 'Hà Vi']);
  });

  it('are carried over to the new album when only the album artist was renamed', async () => {
    await take(...['1', '2', '3', '4'].map((id) => called(id, { album: 'Abey Lane', albumArtist: 'Nhóm Xưa' })));
    await library().removeOrphans();
    await keep();
    const songs = ['1', '2', '3', '4'].map((id) => called(id, { album: 'Abey Lane', albumArtist: 'Nhóm Nay' }));
    expect(await scanned(...songs)).toEqual(['Abey Lane', 'Hạ Vy', 'Nhóm Nay']);
  });

  it('are carried over to both parts of a divided album, and not to the guest artist of a single song', async () => {
    const songs = [
      called('1', { artist: 'Hà Vi', album: 'One' }),
      called('2', { artist: 'Hà Vi', album: 'One' }),
      called('3', { artist: 'Hà Vi', album: 'Two' }),
      called('4', { artist: 'Hà Vi + Khách', album: 'One', albumArtist: 'Hà Vi' }),
    ];
    expect(await scanned(...songs)).toEqual(['Hà Vi', 'One']);
    const again = [called('1', { artist: 'Hà Vi', album: 'Three' }), called('4', { artist: 'Hà Vi', album: 'Four' })];
    expect(await scanned(...again, called('2', { artist: 'Hà Vi', album: 'Three' }))).toEqual([
      'Four',
      'Hà Vi',
      'Three',
    ]);
  });

  it('remain as they are while the album has a song, present or missing', async () => {
    await library().markAway(['4']);
    const songs = ['1', '2', '3'].map((id) => called(id, { artist: 'Hà Vi', album: 'Abbey Lane' }));
    expect(await scanned(...songs)).toEqual(['Abey Lane', 'Hạ Vy']);
  });

  it('remain when the songs are on no album any more', async () => {
    const songs = ['1', '2', '3', '4'].map((id) => called(id, { album: null }));
    expect(await scanned(...songs)).toEqual(['Abey Lane', 'Hạ Vy']);
    expect(await scanned(...['1', '2', '3', '4'].map((id) => called(id, { album: 'Abey Lane' })))).toEqual([
      'Abey Lane',
      'Hạ Vy',
    ]);
  });

  it('are carried over through several renames, also when a scan did not finish', async () => {
    await take(...['1', '2', '3', '4'].map((id) => called(id, { artist: 'Hà Vi', album: 'Abbey Lane' })));
    const songs = ['1', '2', '3', '4'].map((id) => called(id, { artist: 'Hạ Vi', album: 'Abbey Road Lane' }));
    expect(await scanned(...songs)).toEqual(['Abbey Road Lane', 'Hạ Vi']);
  });

  it('are carried over when the last song moves in a later scan, to where most songs went', async () => {
    const renamed = (id: string) => called(id, { artist: 'Hà Vi', album: 'Abbey Lane' });
    expect(await scanned(...['1', '2', '3'].map(renamed))).toEqual(['Abey Lane', 'Hạ Vy']);
    expect(await scanned(called('4', { artist: 'Khách', album: 'Misc' }))).toEqual(['Abbey Lane', 'Hà Vi']);
  });

  it('remain when moves formed a cycle before the songs were on no album', async () => {
    await take(...['1', '2', '3', '4'].map((id) => called(id, { album: 'Abbey Lane' })));
    await sql`INSERT INTO album_successors (former_id, album_id, song_count)
      SELECT album_id, former_id, song_count FROM album_successors`.execute(db());
    expect(await scanned(...['1', '2', '3', '4'].map((id) => called(id, { album: null })))).toEqual([
      'Abbey Lane',
      'Abey Lane',
      'Hạ Vy',
    ]);
  });

  it('are not carried over to an album where a song was only by mistake', async () => {
    await take(called('1', { album: 'Mistake' }));
    await take(called('1', { album: 'Abey Lane' }));
    const songs = ['1', '2', '3', '4'].map((id) => called(id, { album: id === '1' ? 'Abbey Lane' : null }));
    expect(await scanned(...songs)).toEqual(['Abbey Lane', 'Hạ Vy']);
  });

  it('are carried over when an admin renames the album and the artist', async () => {
    const managed = new PostgresManagedSongs(db(), ids);
    const tags = { year: null, genre: null, track: null, artists: ['Hà Vi'] as const };
    for (const id of ['1', '2', '3', '4']) {
      await managed.call(id, { ...tags, title: id, album: { title: 'Abbey Lane', artist: 'Hà Vi' } });
    }
    expect(await kept()).toEqual(['Abbey Lane', 'Hà Vi']);
    await managed.call('1', { ...tags, title: '1', album: { title: 'Other Lane', artist: 'Hà Vi' } });
    expect(await kept()).toEqual(['Abbey Lane', 'Hà Vi']);
  });

  it('are the only reason not to delete an album or artist without songs', async () => {
    for (const table of ['saved_collections', 'followed_artists'] as const) await db().deleteFrom(table).execute();
    await scanned(...['1', '2', '3', '4'].map((id) => called(id, { artist: 'Hà Vi', album: null })));
    const { rows } = await sql`SELECT title FROM albums UNION ALL SELECT name FROM artists`.execute(db());
    expect(rows).toEqual([{ title: 'Hà Vi' }]);
  });
});
