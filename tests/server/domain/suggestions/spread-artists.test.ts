import { spreadArtists } from '../../../../server/domain/suggestions/spread-artists';

const by = (...names: readonly string[]) => names.map((artistId) => ({ artistId }));
const names = (songs: readonly { readonly artistId: string }[]): string =>
  songs.map(({ artistId }) => artistId).join('');

describe('artists spread over a list', () => {
  it.each([
    ['one waits until two others were heard', 'AAABBC', '', 6, 'ABCABA'],
    ['what plays ahead counts', 'AB', 'A', 2, 'BA'],
    ['where only one is left, it simply follows', 'AAA', '', 3, 'AAA'],
    ['no more than asked for', 'ABCDE', '', 2, 'AB'],
    ['fewer than asked for', 'AB', '', 9, 'AB'],
  ])('%s', (_what, songs, before, count, expected) => {
    expect(names(spreadArtists(by(...songs), by(...before), count))).toBe(expected);
  });
});
