import { seedBulk } from '../../../support/server/seed-bulk';
import { calledSo, namesIn, withSearchApp } from '../../../support/server/search-app';

const THE_TEN = [
  ['Đen Vâu', 'den vau'],
  ['Chạy ngay đi', 'chay ngay di'],
  ['Đường tôi chở em về', 'duong toi cho em ve'],
  ['Trốn tìm', 'tron tim'],
  ['Hơn cả yêu', 'hon ca yeu'],
  ['Để Mị nói cho mà nghe', 'de mi noi cho ma nghe'],
  ['Đưa nhau đi trốn', 'dua nhau di tron'],
  ['Bài này chill phết', 'bai nay chill phet'],
  ['Có chắc yêu là đây', 'co chac yeu la day'],
  ['Nàng thơ', 'nang tho'],
] as const;

/** Names similar to the ten: the same letters with other accents inside longer names, beginnings, parts. */
const NEAR = [
  'Đen Vâu Live',
  'Chạy Ngay Đi Thôi Em',
  'Trộn Tim Cùng Nhau',
  'Hờn Cả Yêu Thương',
  'Dưa Nhau Đi Tròn Mùa',
  'Bài Này Chill Phết Remix',
  'Cô Chắc Yêu Lá Dày Rồi',
  'Nắng Thơ Dại',
  'Nàng Thở Dài',
  'Đêm Trốn Tìm',
];

describe('a search among thousands of names', () => {
  const { database, seed, search } = withSearchApp();
  beforeAll(async () => {
    await seedBulk(database.db(), 3_000);
    const somebody = await seed.artist('Mộc Lan', { id: 'moc-lan' });
    for (const title of NEAR) await seed.song(title, [somebody], { id: `near ${title}`, play_count: 5_000_000 });
    const den = await seed.artist('Đen Vâu', { id: 'den-vau' });
    for (const [title] of THE_TEN.slice(1)) await seed.song(title, [den], { id: `ten ${title}` });
  }, 60_000);

  describe.each(THE_TEN)('%s', (name, plain) => {
    it.each([
      ['as it is written', name],
      ['without accents', plain],
      ['in capitals', plain.toUpperCase()],
      ['in capitals with accents', name.toUpperCase()],
      ['decomposed', name.normalize('NFD')],
      ['with blanks around and between', `  ${plain.replaceAll(' ', '   ')} `],
    ])('is the best match when typed %s', async (_, typed) => {
      const { best } = await search(typed);
      expect(best && calledSo(best)).toBe(name);
    });

    it('is the first match of its kind', async () => {
      const { groups } = await search(plain);
      expect(groups.map(({ items }) => items[0] && calledSo(items[0]))).toContain(name);
    });
  });

  it.each([
    ['duong toi cho am ve', 'Đường tôi chở em về'],
    ['chay ngya di', 'Chạy ngay đi'],
    ['bai nay chil phet', 'Bài này chill phết'],
    ['co chat yeu la day', 'Có chắc yêu là đây'],
    ['de mi noi cho ma nge', 'Để Mị nói cho mà nghe'],
  ])('finds the intended song despite the typo in %s', async (typed, name) => {
    const { groups, read_as } = await search(typed, { type: 'song' });
    expect(groups[0]?.items.slice(0, 2).map(calledSo)).toContain(name);
    expect(read_as).toBeNull();
  });

  it('finds an artist despite a typo when only artists are searched', async () => {
    const { groups } = await search('den vua', { type: 'artist' });
    expect(groups.map(({ kind, items }) => [kind, items.map(calledSo)])).toEqual([['artist', ['Đen Vâu']]]);
  });

  it.each([
    ['dduwowngf tooi chowr', 'đường tôi chở', 'Đường tôi chở em về'],
    ['d9u7o7ng2 to6i', 'đường tôi', 'Đường tôi chở em về'],
    ['hown car yeeu', 'hơn cả yêu', 'Hơn cả yêu'],
  ])('reads %s as %s when no name matches the typed text', async (typed, meant, name) => {
    const { best, read_as } = await search(typed);
    expect(read_as).toBe(meant);
    expect(best && calledSo(best)).toBe(name);
  });

  it('finds a song whose name is one short word only once', async () => {
    await seed.song('Em', [await seed.artist('Phạm Khoa', { id: 'pham-khoa' })], { id: 'em', play_count: 9_000_000 });
    const { groups } = await search('em', { type: 'song', pageSize: '50' });
    expect(groups[0]?.items.map(calledSo).filter((name) => name === 'Em')).toEqual(['Em']);
  });

  it('finds a song by a part of its name', async () => {
    expect(namesIn(await search('cho em ve'), 'song')).toEqual(['Đường tôi chở em về']);
  });

  it('lists the songs of the typed artist after the songs with that name in their title', async () => {
    const { groups } = await search('đen vâu', { type: 'song', pageSize: '20' });
    const names = (groups[0]?.items ?? []).map(calledSo);
    expect(names[0]).toBe('Đen Vâu Live');
    expect(names.slice(1).sort()).toEqual(
      THE_TEN.slice(1)
        .map(([name]) => name)
        .sort(),
    );
  });

  it.each(['den vau tron tim', 'tron tim den vau'])(
    'finds the song by artist and title in either order: %s',
    async (typed) => {
      expect(namesIn(await search(typed), 'song')).toEqual(['Trốn tìm']);
    },
  );

  it('finds nothing for a text that matches nothing', async () => {
    expect(await search('qqxxzzqq')).toMatchObject({ best: null, groups: [], read_as: null });
  });

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '%%%',
    "'; DROP TABLE songs; --",
    '( | & ! :* )',
    '🎵',
    '🎵🎵🎵',
    '\u0301',
    '夜',
    '夜に駆ける',
    'a'.repeat(100),
    'ườ'.repeat(50),
  ])('treats %p as plain text', async (typed) => {
    expect((await search(typed)).groups).toEqual([]);
  });
});
