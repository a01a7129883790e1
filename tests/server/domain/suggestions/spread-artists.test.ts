import { spreadArtists } from '../../../../server/domain/suggestions/spread-artists';

const by = (...names: readonly string[]) => names.map((artistId) => ({ artistId }));
const names = (songs: readonly { readonly artistId: string }[]): string =>
  songs.map(({ artistId }) => artistId).join('');

describe('artists spread over a list', () => {
  it.each([
    { fact: 'one waits until two others were heard', songs: 'AAABBC', before: '', count: 6, spread: 'ABCABA' },
    { fact: 'what plays ahead counts', songs: 'AB', before: 'A', count: 2, spread: 'BA' },
    { fact: 'where only one is left, it simply follows', songs: 'AAA', before: '', count: 3, spread: 'AAA' },
    {
      fact: 'where only those of the last two are left, they follow in order',
      songs: 'AB',
      before: 'BA',
      count: 2,
      spread: 'AB',
    },
    { fact: 'no more than asked for', songs: 'ABCDE', before: '', count: 2, spread: 'AB' },
    { fact: 'fewer than asked for', songs: 'AB', before: '', count: 9, spread: 'AB' },
  ])('$fact', ({ songs, before, count, spread }) => {
    expect(names(spreadArtists(by(...songs), by(...before), count))).toBe(spread);
  });
});
