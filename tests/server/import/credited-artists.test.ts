import { sql } from 'kysely';
import type { SongEntry } from '../../../server/domain/import/library-store.port';
import type { SongDraft } from '../../../server/domain/import/song-draft';
import { PostgresManagedSongs } from '../../../server/infrastructure/postgres/administration/postgres-managed-songs';
import { PostgresAlbumCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-album-catalogue';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { deleteMedia } from '../../../server/infrastructure/postgres/import/delete-media';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { aSongEntry } from '../../support/builders/a-song-entry';
import { withTestDatabase } from '../../support/server/test-database';

const ALBUM = { title: 'Chung', artist: 'An' };
const TAGS = { title: 'Một', album: ALBUM, year: null, genre: null, track: null } as const;

describe('the credits of albums and songs', () => {
  const { db } = withTestDatabase();
  const ids = new CryptoIdSource();
  const library = () => new PostgresLibraryStore(db(), ids, 'own');
  const managed = () => new PostgresManagedSongs(db(), ids);

  /** A song on the album of An and others, from a file modified at `modifiedMs`. */
  const song = (songId: string, modifiedMs: number, draft: Partial<SongDraft> = {}): SongEntry => {
    const entry = aSongEntry(songId, { title: songId, artists: ['An'], album: ALBUM, ...draft });
    return { ...entry, file: { ...entry.file, modifiedMs } };
  };
  const take = async (...songs: readonly SongEntry[]) => {
    expect(await library().commit({ songs, refused: [] })).toMatchObject({ ok: true });
    await library().removeOrphans();
  };
  const albums = async () => {
    const catalogue = new PostgresAlbumCatalogue(db());
    const cards = await catalogue.list(undefined, 'title', { offset: 0, limit: 10 });
    return cards.map(({ title, artists, displayArtist }) => [
      title,
      artists.map(({ name }) => name).join(', '),
      displayArtist,
    ]);
  };
  const albumsOf = async (name: string) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM artists WHERE name = ${name}`.execute(db());
    const of = new PostgresAlbumCatalogue(db());
    const [cards, counts] = await Promise.all([
      Promise.all(rows.map(({ id }) => of.list(id, 'newest', { offset: 0, limit: 10 }))),
      Promise.all(rows.map(({ id }) => of.count(id))),
    ]);
    return [cards.flat().map(({ title }) => title), counts];
  };
  const artists = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM artists ORDER BY name`.execute(db());
    return rows.map(({ name }) => name);
  };
  const found = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM search_names n JOIN artists a USING (id)
      WHERE kind = 'artist' AND variant = 0 ORDER BY name`.execute(db());
    return rows.map(({ name }) => name);
  };
  const display = async (id: string) => {
    const [card] = await new PostgresSongCatalogue(db()).cards([id]);
    return card?.displayArtist;
  };

  beforeEach(async () => {
    for (const table of ['all_songs', 'albums', 'artists'] as const) await db().deleteFrom(table).execute();
  });

  it('show every artist of an album, in order, on its card, and list the album under each artist', async () => {
    await take(song('Một', 1, { otherAlbumArtists: ['Bình', 'Chi'], displayAlbumArtist: 'An, Bình + Chi' }));
    expect(await albums()).toEqual([['Chung', 'An, Bình, Chi', 'An, Bình + Chi']]);
    for (const name of ['An', 'Bình', 'Chi']) expect(await albumsOf(name)).toEqual([['Chung'], [1]]);
    expect(await found()).toEqual(['An', 'Bình', 'Chi']);
  });

  it('come from the file that was changed last, whatever the reading order is', async () => {
    const early = song('Một', 1, { otherAlbumArtists: ['Bình'], displayAlbumArtist: 'An + Bình' });
    const late = song('Hai', 2, { otherAlbumArtists: ['Chi'], displayAlbumArtist: 'An + Chi' });
    await take(late, early);
    expect(await albums()).toEqual([['Chung', 'An, Chi', 'An + Chi']]);
    await take(early);
    expect(await albums()).toEqual([['Chung', 'An, Chi', 'An + Chi']]);
    await take(song('Một', 3));
    expect([await albums(), await artists()]).toEqual([[['Chung', 'An', null]], ['An']]);
  });

  it('come from another file after that file moves to another album, and after it is deleted', async () => {
    const others = (name: string) => ({ otherAlbumArtists: [name], displayAlbumArtist: `An + ${name}` });
    await take(song('Một', 1, others('Bình')), song('Hai', 2, others('Chi')), song('Ba', 3, others('Dung')));
    expect(await albums()).toEqual([['Chung', 'An, Dung', 'An + Dung']]);
    await take(song('Ba', 3, { album: null }));
    expect(await albums()).toEqual([['Chung', 'An, Chi', 'An + Chi']]);
    await library().markAway(['Hai']);
    await db()
      .transaction()
      .execute((transaction) => deleteMedia(transaction, { songIds: ['Hai'], clipIds: [] }, ids));
    expect([await albums(), await artists()]).toEqual([[['Chung', 'An, Bình', 'An + Bình']], ['An', 'Bình']]);
  });

  it('come from present files before missing files', async () => {
    const late = song('Hai', 2, { otherAlbumArtists: ['Chi'] });
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'] }), late);
    await library().markAway(['Hai']);
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'] }));
    expect(await albums()).toEqual([['Chung', 'An, Bình', null]]);
    await take(late);
    expect(await albums()).toEqual([['Chung', 'An, Chi', null]]);
  });

  it('hide an artist without other works while the album is missing, and do not delete the artist', async () => {
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'] }));
    await library().markAway(['Một']);
    await library().removeOrphans();
    expect([await found(), await artists()]).toEqual([[], ['An', 'Bình']]);
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'] }));
    expect(await found()).toEqual(['An', 'Bình']);
  });

  it('are deleted with the last song of the album, together with the artists', async () => {
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'] }));
    await db()
      .transaction()
      .execute((transaction) => deleteMedia(transaction, { songIds: ['Một'], clipIds: [] }, ids));
    expect([await artists(), await found()]).toEqual([[], []]);
  });

  it('remain when an admin renames the album, and are removed when the admin changes its artist', async () => {
    await take(song('Một', 1, { otherAlbumArtists: ['Bình'], displayAlbumArtist: 'An + Bình' }));
    await managed().call('Một', { ...TAGS, artists: ['An'], album: { title: 'Riêng', artist: 'An' } });
    expect(await albums()).toEqual([['Riêng', 'An, Bình', 'An + Bình']]);
    await managed().call('Một', { ...TAGS, artists: ['An'], album: { title: 'Riêng', artist: 'Chi' } });
    expect([await albums(), await artists()]).toEqual([[['Riêng', 'Chi', null]], ['An', 'Chi']]);
    await take(song('Một', 2, { otherAlbumArtists: ['Bình'], displayAlbumArtist: 'An + Bình' }));
    expect(await albums()).toEqual([['Riêng', 'Chi', null]]);
    await managed().restore('Một');
    expect([await albums(), await artists()]).toEqual([[['Chung', 'An, Bình', 'An + Bình']], ['An', 'Bình']]);
  });

  it('are the same whether an admin moves a song to an album or its file is read again', async () => {
    const moved = song('Một', 1, { otherAlbumArtists: ['Bình'] });
    const own = song('Hai', 2, { album: { title: 'Riêng', artist: 'An' } });
    await take(moved, own);
    await managed().call('Một', { ...TAGS, artists: ['An'], album: { title: 'Riêng', artist: 'An' } });
    await library().removeOrphans();
    expect([await albums(), await artists(), await found()]).toEqual([[['Riêng', 'An', null]], ['An'], ['An']]);
    await take(moved);
    expect([await albums(), await artists()]).toEqual([[['Riêng', 'An', null]], ['An']]);
    await take({ ...moved, file: { ...moved.file, modifiedMs: 3 } });
    expect(await albums()).toEqual([['Riêng', 'An, Bình', null]]);
  });

  it('store an artist text with a surrogate pair at its 200th character, and a text of signs only', async () => {
    await take(song('Một', 1, { artists: ['An'], displayArtist: `${'a'.repeat(199)}𠮷𠮷` }));
    await take(song('Hai', 1, { artists: ['An'], displayArtist: '!!' }));
    expect([await display('Một'), await display('Hai')]).toEqual([`${'a'.repeat(199)}𠮷𠮷`, '!!']);
  });

  it('show the artists of a song as its file writes them until an admin names other artists', async () => {
    const written = { artists: ['An', 'Bình'], displayArtist: 'An & Bình' } as const;
    await take(song('Một', 1, written));
    expect(await display('Một')).toBe('An & Bình');
    await managed().call('Một', { ...TAGS, title: 'Khác', artists: ['An', 'Bình'] });
    expect(await display('Một')).toBe('An & Bình');
    await managed().call('Một', { ...TAGS, artists: ['Bình'] });
    expect(await display('Một')).toBeNull();
    await take(song('Một', 2, written));
    expect(await display('Một')).toBeNull();
    await managed().restore('Một');
    expect(await display('Một')).toBe('An & Bình');
  });

  it('restore the tags that an earlier version stored for an edited song', async () => {
    await take(song('Một', 1));
    await managed().call('Một', { ...TAGS, artists: ['Chi'] });
    const told = { ...TAGS, artists: ['An'] };
    await sql`UPDATE song_edits SET told = ${JSON.stringify(told)}::jsonb`.execute(db());
    expect(await managed().restore('Một')).toMatchObject({ tags: told, isEdited: false });
  });
});
