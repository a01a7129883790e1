import { seedBulk } from '../../../support/server/seed-bulk';
import { calledSo, namesIn, withSearchApp } from '../../../support/server/search-app';

/** Artist and song of each file; people often mistype these artists and titles. */
const CATALOGUE = [
  ['R.E.M.', 'Don’t Stop'],
  ['AC/DC', 'Thunder-Struck'],
  ['blink-182', 'Dammit!'],
  ['P!nk', 'What’s Up?'],
  ['Guns N’ Roses', "Sweet Child O' Mine"],
  ['!!!', '÷'],
  ['Led & Co.', 'Rock & Roll'],
  ['Dash', 'Love–Hate'],
  ['ＡＢＣＤ', 'ＦＵＬＬ ＷＩＤＴＨ'],
  ['ｶﾅﾀﾞ', 'サクラ'],
  ['Đen/Trắng', 'Nhà (Về) – “Đêm”'],
  ['Hawaiʻi', '…Ready for It?'],
  ['Somebody', 'Don´t Look Back™'],
] as const;

describe('names as people type them', () => {
  const { database, seed, search, suggest } = withSearchApp();
  /** Added to the songs of `seedBulk`, whose ids are numbered. */
  const song = async (title: string, artist: string): Promise<string> =>
    seed.song(title, [await seed.artist(artist, { id: `by ${title}` })], { id: `typed ${title}` });
  beforeAll(async () => {
    await seedBulk(database.db(), 2_000);
    for (const [name, title] of CATALOGUE) await song(title, name);
  }, 60_000);

  it.each([
    ['rem', 'R.E.M.'],
    ['r.e.m', 'R.E.M.'],
    ['r e m', 'R.E.M.'],
    ['acdc', 'AC/DC'],
    ['AC-DC', 'AC/DC'],
    ['ac dc', 'AC/DC'],
    ['blink182', 'blink-182'],
    ['blink 182', 'blink-182'],
    ['blink‐182', 'blink-182'],
    ['dammit', 'Dammit!'],
    ['whats up', 'What’s Up?'],
    ["what's up", 'What’s Up?'],
    ['WHAT´S UP', 'What’s Up?'],
    ['dont look back', 'Don´t Look Back™'],
    ['dont stop', 'Don’t Stop'],
    ["don't stop", 'Don’t Stop'],
    ['don t stop', 'Don’t Stop'],
    ['guns n roses', 'Guns N’ Roses'],
    ['sweet child o mine', "Sweet Child O' Mine"],
    ['rock roll', 'Rock & Roll'],
    ['lovehate', 'Love–Hate'],
    ['love hate', 'Love–Hate'],
    ['love-hate', 'Love–Hate'],
    ['full width', 'ＦＵＬＬ ＷＩＤＴＨ'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'ＦＵＬＬ ＷＩＤＴＨ'],
    ['abcd', 'ＡＢＣＤ'],
    ['カナダ', 'ｶﾅﾀﾞ'],
    ['ｻｸﾗ', 'サクラ'],
    ['den trang', 'Đen/Trắng'],
    ['đen trắng', 'Đen/Trắng'],
    ['đentrắng', 'Đen/Trắng'],
    ['nha ve dem', 'Nhà (Về) – “Đêm”'],
    ['nhà về đêm', 'Nhà (Về) – “Đêm”'],
    ['hawaii', 'Hawaiʻi'],
    ['ready for it', '…Ready for It?'],
    ['!!!', '!!!'],
    ['÷', '÷'],
  ])('%s finds %s first and only once, and suggests the name', async (typed, name) => {
    const found = await search(typed);
    expect(found.best && calledSo(found.best)).toBe(name);
    expect(found.read_as).toBeNull();
    expect(found.groups.flatMap(({ items }) => items.map(calledSo)).filter((each) => each === name)).toHaveLength(1);
    expect((await suggest(typed)).map(({ text }) => text)).toContain(name);
  });

  it.each(['acdc thunder struck', 'thunderstruck ac/dc', 'AC/DC thunderstruck', 'acdc – thunder-struck'])(
    '%s finds the song by its artist and its title together',
    async (typed) => {
      expect(namesIn(await search(typed), 'song')).toEqual(['Thunder-Struck']);
    },
  );

  it('ranks the name exactly as typed before the same letters with other punctuation', async () => {
    for (const title of ['Lối-Xưa', 'Lối Xưa', 'Lối, Xưa!']) await song(title, 'Ai Đó');
    expect(namesIn(await search('lối xưa'), 'song')[0]).toBe('Lối Xưa');
    expect(namesIn(await search('Lối, Xưa!'), 'song')[0]).toBe('Lối, Xưa!');
    expect([...namesIn(await search('loi xua'), 'song')].sort()).toEqual(['Lối Xưa', 'Lối, Xưa!', 'Lối-Xưa']);
  });

  it.each([
    ['a-ha', 'A-ha', ['Take Me On', 'A Hard Evening', 'What a Happy Rain', 'Havana Hat']],
    ['r&b', 'R&B', ['Slow Hours', 'Summer Breeze Again', 'Over Blue']],
    ['k-pop', 'K-Pop', ['Bright Lines', 'Black Pop']],
  ])(
    '%s finds the artist of that name, and no title that contains the letters only by chance',
    async (typed, name, titles) => {
      const [own, ...others] = titles;
      await song(String(own), name);
      for (const title of others) await song(title, 'Ai Đó');
      const found = await search(typed);
      expect(found.best && calledSo(found.best)).toBe(name);
      expect(namesIn(found, 'song')).toEqual([own]);
    },
  );

  it('finds no song for c#, which is only one letter without its punctuation', async () => {
    expect(namesIn(await search('c#', { type: 'song' }), 'song')).toEqual([]);
  });

  it('finds a renamed song by the punctuation-free form of its new name', async () => {
    const id = await song('N.W.H.', 'Ai Nữa');
    expect(namesIn(await search('nwh'), 'song')).toEqual(['N.W.H.']);
    const change = (title: string, folded: string) =>
      database.db().updateTable('songs').set({ title, folded }).where('id', '=', id).execute();
    await change('Quxy', 'quxy');
    expect(namesIn(await search('nwh'), 'song')).toEqual([]);
    await change('Q/Zy', 'q/zy');
    expect(namesIn(await search('qzy'), 'song')).toHaveLength(1);
    await database.db().updateTable('songs').set({ play_count: 90_000 }).where('id', '=', id).execute();
    const names = await database
      .db()
      .selectFrom('search_names')
      .select(['folded', 'popularity'])
      .where('id', '=', id)
      .execute();
    expect(names.map(({ folded }) => folded).sort()).toEqual(['q zy', 'q/zy', 'qzy']);
    expect(new Set(names.map(({ popularity }) => popularity)).size).toBe(1);
  });
});
