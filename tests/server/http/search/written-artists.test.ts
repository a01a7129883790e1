import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aSongEntry } from '../../../support/builders/a-song-entry';
import { namesIn, withSearchApp } from '../../../support/server/search-app';

describe('songs searched by the display text of their artists', () => {
  const { database, search, suggest } = withSearchApp();
  const library = () => new PostgresLibraryStore(database.db(), new CryptoIdSource(), 'own');
  const entry = (title: string, artists: readonly [string, ...string[]], displayArtist: string | null) =>
    aSongEntry(title, { title, artists, displayArtist });
  const songs = async (typed: string) => namesIn(await search(typed), 'song');

  beforeAll(async () => {
    const committed = await library().commit({
      songs: [
        entry('Một', ['Hạ Vy', 'Mộc Lam'], 'Hạ Vy feat. Mộc Lam'),
        entry('Hai', ['Mộc Lam'], 'Nhóm Bốn Người'),
        entry('Nhóm', ['Lan Chi'], null),
        entry('Ba', ['Lan Chi'], '!!'),
        entry('Bốn', ['Thu Hà', 'Lan Chi'], null),
      ],
      refused: [],
    });
    expect(committed).toMatchObject({ ok: true });
  });

  it.each([
    ['nhóm bốn người', ['Hai']],
    ['nhom bon', ['Hai']],
    ['NHÓM', ['Nhóm', 'Hai']],
    ['Hạ Vy feat. Mộc Lam', ['Một']],
    ['ha vy feat moc', ['Một']],
    ['bốn người', []],
    ['thu hà, lan chi', ['Bốn']],
    ['Thu Ha Lan', ['Bốn']],
    ['n%', []],
    ['!!', []],
  ])('%j finds %j', async (typed, titles) => {
    expect(await songs(typed)).toEqual(titles);
  });

  it('a suggestion shows the display text of the artists', async () => {
    expect(await suggest('một')).toMatchObject([{ text: 'Một', detail: 'Hạ Vy feat. Mộc Lam' }]);
  });

  it('a song whose file is missing is not found', async () => {
    await library().markAway(['Hai']);
    expect(await songs('nhóm bốn')).toEqual([]);
  });
});
