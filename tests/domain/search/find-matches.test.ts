import * as fc from 'fast-check';
import { findMatches } from '../../../src/domain/search/find-matches';

const marked = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('findMatches', () => {
  it.each([
    ['Ngủ Quên Trên Sóng', 'song', ['Sóng']],
    ['Ngủ Quên Trên Sóng', 'SÓNG', ['Sóng']],
    ['Đường Về', 'duong', ['Đường']],
    ['Sóng gọi sóng', 'song', ['Sóng', 'sóng']],
    ['Straße', 'strass', ['Straß']],
    ['Hạ Vy', 'vy ', ['Vy']],
    ['Phố  Núi\u00A0Collective', 'pho nui collective', ['Phố  Núi\u00A0Collective']],
    ['Don’t Go', "don't", ['Don’t']],
    ['La la lala', 'lala', ['lala']],
    ['Lalala', 'lala', ['Lala']],
    ['Straße', 's', ['S', 'ß']],
    ['ßßßß', 'sss', ['ßß', 'ßß']],
    ['Maß', 's', ['ß']],
    ['Hạ Vy', '', []],
    ['Hạ Vy', 'xyz', []],
    ['🌊 Sóng', 'so', ['Só']],
    ['R.E.M. live', 'rem', ['R.E.M.']],
    ['Rem, R.E.M.', 'rem', ['Rem']],
    ['What’s Up?', 'whats up', ['What’s Up?']],
    ['Rock & Roll', 'rock roll', ['Rock & Roll']],
    ['AC/DC', 'ac-dc', ['AC/DC']],
    ['AC/DC', 'ac dc', ['AC/DC']],
    ['AC DC', 'ac/dc', ['AC DC']],
    ['Rock’n’Roll', 'rock n roll', ['Rock’n’Roll']],
    ['Gọi Tên ＡＢＣ!', 'abc', ['ＡＢＣ!']],
    ['Rem', '!!!', []],
    ['một  hai', 'hai', ['hai']],
    ['một \n\t hai', 't h', ['t \n\t h']],
    ['a & & b', 'a b', ['a & & b']],
    ['a⑴b', 'a 1 b', ['a⑴b']],
    ['½', '1 2', ['½']],
    ['!!!', '!!!', ['!!!']],
  ])('in %j for the query %j covers %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('returns matches in order, without overlaps', () => {
    const letters = fc.string({ unit: fc.constantFrom('s', 'S', 'ß', 'a', 'ạ', 'Đ', 'ﬁ', '🌊', ' ') });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const ends = findMatches(text, query).flatMap(({ start, end }) => [start, end]);
        expect(ends).toEqual([...ends].sort((one, other) => one - other));
        expect(ends.every((end) => end >= 0 && end <= text.length)).toBe(true);
      }),
    );
  });

  it('covers the combining marks of decomposed letters too', () => {
    const text = 'Hạ Sóng'.normalize('NFD');
    expect(marked(text, 'ha so').map((part) => part.normalize('NFC'))).toEqual(['Hạ Só']);
    expect(marked('Thú'.normalize('NFD'), 'thu').map((part) => part.normalize('NFC'))).toEqual(['Thú']);
  });
});
