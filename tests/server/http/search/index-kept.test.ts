import { sql } from 'kysely';
import { foldText, withoutPunctuation } from '../../../../contract/kernel/fold-text';
import { calledSo, namesIn, withSearchApp } from '../../../support/server/search-app';

const LRC = '[ti:Bến Cũ]\n[00:10.00]Ngủ quên trên sóng biếc\n[00:14.50]Thuyền về, bến cũ còn đây\n[00:20.00]Đợi ai';

describe('the search index follows changes of the catalogue', () => {
  const { database, seed, search } = withSearchApp();
  const db = () => database.db();
  let artist: string;
  beforeAll(async () => {
    artist = await seed.artist('Thuỳ Khuê');
  });

  it('a renamed song is found only by its new name', async () => {
    const id = await seed.song('Phố Cũ', [artist]);
    await db().updateTable('songs').set({ title: 'Ngõ Vắng', folded: 'ngo vang' }).where('id', '=', id).execute();
    expect(namesIn(await search('ngõ vắng'), 'song')).toEqual(['Ngõ Vắng']);
    expect(namesIn(await search('phố cũ'), 'song')).toEqual([]);
  });

  it('a deleted song is found neither by its name nor by its lyrics', async () => {
    const id = await seed.song('Thoáng Qua', [artist], { lyrics_format: 'plain', lyrics: 'Vội vàng thoáng qua tay' });
    expect(namesIn(await search('vội vàng thoáng'), 'lyric')).toEqual(['Vội vàng thoáng qua tay']);
    await db().deleteFrom('song_artists').where('song_id', '=', id).execute();
    await db().deleteFrom('songs').where('id', '=', id).execute();
    expect((await search('thoáng qua')).groups).toEqual([]);
    expect((await search('vội vàng thoáng')).groups).toEqual([]);
  });

  it('changed lyrics are found in their current form', async () => {
    const id = await seed.song('Bến Cũ', [artist]);
    expect(namesIn(await search('ngu quen tren'), 'lyric')).toEqual([]);
    await db().updateTable('songs').set({ lyrics: LRC, lyrics_format: 'lrc' }).where('id', '=', id).execute();
    expect((await search('bến cũ còn', { type: 'lyric' })).groups).toMatchObject([
      { kind: 'lyric', totalCount: 1, items: [{ type: 'lyric', line: 'Thuyền về, bến cũ còn đây', at: 14.5 }] },
    ]);
    await db().updateTable('songs').set({ lyrics: null, lyrics_format: null }).where('id', '=', id).execute();
    expect(namesIn(await search('ngu quen tren'), 'lyric')).toEqual([]);
  });

  it('of two songs with the same name the more played one is first, also after the play counts change', async () => {
    const one = await seed.song('Sao Băng', [artist]);
    const two = await seed.song('Sao Băng', [artist], { play_count: 9 });
    const order = async (): Promise<readonly string[]> =>
      (await search('sao bang')).groups.flatMap(({ items }) =>
        items.map((hit) => (hit.type === 'song' ? hit.song.id : '')),
      );
    expect(await order()).toEqual([two, one]);
    await db().updateTable('songs').set({ play_count: 50 }).where('id', '=', one).execute();
    expect(await order()).toEqual([one, two]);
  });

  it('artists and albums get their popularity from their songs', async () => {
    const known = await seed.artist('Lam Giang Hà');
    await seed.artist('Lam Giang', { id: 'lesser' });
    const album = await seed.album('Lam Giang Khúc', known);
    await seed.song('Đò Chiều', [known], { album_id: album, play_count: 700 });
    const { rows } = await sql<{ kind: string; popularity: number }>`
      SELECT kind, popularity FROM search_names WHERE id IN (${known}, ${album}, 'lesser') ORDER BY kind, popularity`.execute(
      db(),
    );
    expect(rows).toEqual([
      { kind: 'album', popularity: 131 },
      { kind: 'artist', popularity: 0 },
      { kind: 'artist', popularity: 131 },
    ]);
  });

  it('a playlist is found by each of its names while it is public', async () => {
    const song = await seed.song('Khuya', [artist]);
    const id = await seed.playlist({ name: 'Đêm Muộn', name_en: 'Late Hours', is_public: true }, [song]);
    expect(namesIn(await search('dem muon'), 'collection')).toEqual(['Đêm Muộn']);
    expect(namesIn(await search('late ho'), 'collection')).toEqual(['Đêm Muộn']);
    await db().updateTable('playlists').set({ is_public: false }).where('id', '=', id).execute();
    expect((await search('dem muon')).groups).toEqual([]);
    await db().updateTable('playlists').set({ is_public: true }).where('id', '=', id).execute();
    expect(namesIn(await search('dem muon'), 'collection')).toEqual(['Đêm Muộn']);
    await db().deleteFrom('playlists').where('id', '=', id).execute();
    expect((await search('dem muon')).groups).toEqual([]);
  });

  it('a renamed album and a renamed artist are found by their new names', async () => {
    const somebody = await seed.artist('Hà Nhiên');
    const album = await seed.album('Mùa Cạn', somebody);
    await db().updateTable('artists').set({ name: 'Hạ Miên', folded: 'ha mien' }).where('id', '=', somebody).execute();
    await db().updateTable('albums').set({ title: 'Mùa Đầy', folded: 'mua day' }).where('id', '=', album).execute();
    expect(namesIn(await search('hạ miên'), 'artist')).toEqual(['Hạ Miên']);
    expect(namesIn(await search('mua day'), 'collection')).toEqual(['Mùa Đầy']);
    expect((await search('hà nhiên')).groups).toEqual([]);
  });
});

describe('folding in the database', () => {
  const { database } = withSearchApp();

  it.each([
    'Đường TÔI Chở',
    'Đường'.normalize('NFD'),
    '  hai\t\n  chữ ',
    'Straße Æther Œuvre',
    'Ænima ł ø þ',
    'が ぱ',
    'L’Été “d’or”',
    '🎵 夜',
  ])('gives the same result as foldText for %p', async (text) => {
    const { rows } = await sql<{ folded: string }>`SELECT fold_text(${text}) AS folded`.execute(database.db());
    expect(rows[0]?.folded).toBe(foldText(text));
  });
});

describe('removing the punctuation of a name in the database', () => {
  const { database } = withSearchApp();

  it.each([
    ...[
      'R.E.M.',
      'AC/DC',
      'blink-182',
      'What’s Up?',
      'Guns N’ Roses',
      'Rock & Roll',
      'Ke$ha',
      '…Ready for It?',
      'Love–Hate',
    ],
    ...[
      'ＦＵＬＬ ＷＩＤＴＨ',
      'ｶﾞｰﾙ',
      '夜、(仮)',
      '™ № ²½',
      '!!!',
      '🎵',
      'Đường (Về) – “Nhà”',
      'Hawaiʻi',
      'हिन्दी, गाना',
      '¿Qué?',
      ...['Don´t™ ©', '二〇二〇', '½ ① ²', '〜夜〜', '«Déjà»', 'a\u200Bb', '𝔸𝔹 𝟙', '㍿ ℃'],
    ],
  ])('gives the same result as withoutPunctuation for %p', async (text) => {
    const { rows } = await sql<{ closed: string; apart: string }>`SELECT
      fold_text(without_punctuation(${text}, '')) AS closed, fold_text(without_punctuation(${text}, ' ')) AS apart`.execute(
      database.db(),
    );
    const closed = foldText(withoutPunctuation(text, ''));
    const apart = foldText(withoutPunctuation(text, ' '));
    expect(rows[0]).toEqual({ closed, apart });
  });
});

describe('the order of found songs', () => {
  const { seed, search } = withSearchApp();
  beforeAll(async () => {
    const artist = await seed.artist('Ai Đó');
    const given = { play_count: 1_000 };
    for (const title of ['Dương Cầm Thu', 'Dương', 'Con Dương', 'Hải Đường', 'Duongxa'])
      await seed.song(title, [artist], given);
    for (const title of ['Đường Dài', 'Đường', 'Con Đường']) await seed.song(title, [artist]);
  });

  const songs = async (typed: string): Promise<readonly string[]> =>
    (await search(typed, { type: 'song' })).groups.flatMap(({ items }) => items.map(calledSo));

  it('starts with exact names, then names with that beginning, then other accents, then later words', async () => {
    expect(await songs('đường')).toEqual([
      ...['Đường', 'Đường Dài'],
      ...['Dương', 'Duongxa', 'Dương Cầm Thu'],
      ...['Hải Đường', 'Con Đường', 'Con Dương'],
    ]);
  });

  it('depends on the plays when the typed text has no accents', async () => {
    expect((await songs('duong')).slice(0, 3)).toEqual(['Dương', 'Đường', 'Duongxa']);
  });

  it('respects a typed đ also when the other letters have no accents', async () => {
    expect((await songs('đuong')).slice(0, 3)).toEqual(['Đường', 'Đường Dài', 'Dương']);
  });

  it('continues from page to page without repeats, and a page past the last one has the total count', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => search('duong', { type: 'song', page, pageSize: '3' })),
    );
    const titles = pages.flatMap((page) => namesIn(page, 'song'));
    expect(titles).toEqual(await songs('duong'));
    expect(pages.map(({ groups }) => groups[0]?.totalCount)).toEqual([8, 8, 8, 8]);
  });

  it('contains only names that begin with the typed letter, whatever its accent, when one letter is typed', async () => {
    expect(await songs('đ')).toEqual(['Đường', 'Đường Dài', 'Dương', 'Duongxa', 'Dương Cầm Thu']);
  });
});
