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
    ['Hạ Vy', '', []],
    ['Hạ Vy', 'xyz', []],
    ['🌊 Sóng', 'so', ['Só']],
  ])('in %j for %j covers %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('covers the marks of decomposed letters too', () => {
    const text = 'Hạ Sóng'.normalize('NFD');
    expect(marked(text, 'ha so').map((part) => part.normalize('NFC'))).toEqual(['Hạ Só']);
    expect(marked('Thú'.normalize('NFD'), 'thu').map((part) => part.normalize('NFC'))).toEqual(['Thú']);
  });
});
