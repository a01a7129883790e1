import { withSearchApp } from '../../../support/server/search-app';

describe('suggestions', () => {
  const { seed, suggest, search, status } = withSearchApp();
  beforeAll(async () => {
    const artist = await seed.artist('Sương Mai', { id: 'suong-mai' });
    const other = await seed.artist('Trúc Lâm');
    const album = await seed.album('Sương Sớm', other, { id: 'album' });
    await seed.song('Sương', [other, artist], { id: 'song', album_id: album, play_count: 10 });
    for (let n = 1; n <= 12; n += 1) await seed.song(`Sương Đêm ${n}`, [other], { play_count: 20 - n });
    const inIt = await seed.song('Hừng Đông', [other]);
    await seed.playlist({ name: 'Sương Khói', name_en: 'Haze', is_public: true, id: 'list' }, [inIt]);
    await seed.playlist({ name: 'Sương Riêng', is_public: false, id: 'private' }, [inIt]);
  });

  it('are at most eight matches of all kinds together, the best first, songs and albums with their artists', async () => {
    const items = await suggest('suong');
    expect(items).toHaveLength(8);
    expect(items[0]).toMatchObject({ type: 'song', id: 'song', text: 'Sương', detail: 'Trúc Lâm, Sương Mai' });
    expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['song', 'artist', 'album']));
    expect(items.find(({ type }) => type === 'album')).toMatchObject({ text: 'Sương Sớm', detail: 'Trúc Lâm' });
    expect(items.find(({ type }) => type === 'artist')).toMatchObject({ text: 'Sương Mai', detail: '' });
  });

  it('show names in the language of the request, and no private playlist', async () => {
    expect(await suggest('haze')).toMatchObject([{ type: 'playlist', id: 'list', text: 'Sương Khói' }]);
    expect(await suggest('sương riêng')).toEqual([]);
  });

  it('appear from the first typed letter on, and despite a typo', async () => {
    expect((await suggest('s')).map(({ text }) => text)).toContain('Sương Đêm 1');
    expect((await suggest('hung dogn')).map(({ text }) => text)).toEqual(['Hừng Đông']);
  });

  it.each([
    ['album', ['collection']],
    ['playlist', ['collection']],
    ['artist', ['artist']],
    ['song', ['song']],
    ['short', []],
  ])('a search limited to %s returns no other group', async (type, kinds) => {
    const { groups, best } = await search('suong', { type });
    expect(groups.map(({ kind }) => kind)).toEqual(kinds);
    expect(best).toBeNull();
  });

  it.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(100), 200],
    ['a'.repeat(101), 400],
  ])('for %p answer with status %d', async (typed, code) => {
    expect(await status(typed)).toBe(code);
  });
});
