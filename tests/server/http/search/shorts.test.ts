import { namesIn, withSearchApp } from '../../../support/server/search-app';

describe('short videos can be found', () => {
  const { database, seed, search } = withSearchApp();
  const found = async (typed: string, more = {}): Promise<readonly string[]> =>
    namesIn(await search(typed, more), 'short');

  beforeAll(async () => {
    const vy = await seed.artist('Hạ Vy');
    const song = await seed.song('Ngủ Quên Trên Sóng', [vy]);
    const hashtagged = await seed.short({ caption: 'Đêm ở bến #songdem', start_count: 3 });
    await database
      .db()
      .insertInto('short_hashtags')
      .values({ short_id: hashtagged, position: 0, tag: 'songdem', folded: 'songdem' })
      .execute();
    await seed.short({ caption: 'Mưa tháng Bảy', start_count: 9 });
    await seed.short({ caption: 'Mùa hè năm ấy', start_count: 20 });
    await seed.short({ caption: 'Một đoạn của chị', artist_id: vy });
    await seed.short({ caption: 'Nghe trên tàu', song_id: song, song_from_ms: 0, song_to_ms: 9_000 });
  });

  it.each([
    ['without accents, the most watched first', 'mua', ['Mùa hè năm ấy', 'Mưa tháng Bảy']],
    ['with the accents that were typed first', 'mưa', ['Mưa tháng Bảy', 'Mùa hè năm ấy']],
    ['by what is inside a caption', 'thang bay', ['Mưa tháng Bảy']],
    ['by a hashtag that begins so', 'songd', ['Đêm ở bến #songdem']],
    ['by the artist', 'ha vy', ['Một đoạn của chị']],
    ['by the song that is used', 'ngủ quên', ['Nghe trên tàu']],
    ['by the first letters of a caption', 'dê', ['Đêm ở bến #songdem']],
    ['by nothing that they do not have', 'xa xôi', []],
    ['taking signs literally', '%', []],
  ])('%s', async (_, typed, captions) => {
    expect(await found(typed)).toEqual(captions);
  });

  it('as the only results, page by page, when only short videos are requested', async () => {
    const first = await search('mua', { type: 'short', pageSize: '1' });
    expect(first.groups).toMatchObject([{ kind: 'short', totalCount: 2, items: [{ type: 'short' }] }]);
    expect(await found('mua', { type: 'short', pageSize: '1', page: '2' })).toEqual(['Mưa tháng Bảy']);
    expect(await found('mua', { type: 'song' })).toEqual([]);
  });
});
