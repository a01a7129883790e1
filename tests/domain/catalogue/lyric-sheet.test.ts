import { lineSungAt, readLyrics } from '../../../src/domain/catalogue/lyric-sheet';

const timed = (offset: number) =>
  readLyrics({ format: 'lrc', text: '[00:05.00]Gió mang\n[00:12.50]Chiều buông', offset });

describe('readLyrics', () => {
  it('keeps every line of plain words, empty ones too, without times', () => {
    expect(readLyrics({ format: 'plain', text: 'Gió mang\r\n\nChiều buông', offset: 0 })).toEqual({
      isSynced: false,
      lines: ['Gió mang', '', 'Chiều buông'].map((text) => ({ text, at: null })),
    });
  });

  it.each([
    ['as written', 0, [5, 12.5]],
    ['a positive offset lets the words come earlier', 500, [4.5, 12]],
    ['a negative offset lets them come later', -500, [5.5, 13]],
    ['no line comes before the song begins', 9_000, [0, 3.5]],
  ])('gives timed words in seconds: %s', (_, offset, times) => {
    const sheet = timed(offset);
    expect([sheet.isSynced, sheet.lines.map(({ at }) => at)]).toEqual([true, times]);
  });

  it('reads a line of words with times of their own as one line', () => {
    const text = '[00:01.00]<00:01.00>Có <00:01.40>con';
    expect(readLyrics({ format: 'elrc', text, offset: 0 }).lines).toEqual([{ text: 'Có con', at: 1 }]);
  });
});

describe('lineSungAt', () => {
  it.each([
    [4.9, -1],
    [5, 0],
    [12.4, 0],
    [12.5, 1],
    [200, 1],
  ])('at %f s is line %i', (position, line) => {
    expect(lineSungAt(timed(0), position)).toBe(line);
  });

  it('of words without times is none', () => {
    expect(lineSungAt(readLyrics({ format: 'plain', text: 'Gió', offset: 0 }), 60)).toBe(-1);
  });
});
