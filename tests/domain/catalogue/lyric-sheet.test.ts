import { lineSungAt, readLyrics, shareSung } from '../../../src/domain/catalogue/lyric-sheet';

const timed = (offset: number) =>
  readLyrics({ format: 'lrc', text: '[00:05.00]Gió mang\n[00:12.50]Chiều buông', offset });

describe('readLyrics', () => {
  it('keeps every line of plain words, empty ones too, without times', () => {
    expect(readLyrics({ format: 'plain', text: 'Gió mang\r\n\nChiều buông', offset: 0 })).toEqual({
      isSynced: false,
      lines: ['Gió mang', '', 'Chiều buông'].map((text) => ({ text, at: null, words: [] })),
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

  it('takes timed words without a single time for plain ones', () => {
    expect(readLyrics({ format: 'lrc', text: 'Gió mang\n\nChiều', offset: 0 })).toMatchObject({
      isSynced: false,
      lines: [{ text: 'Gió mang' }, { text: '' }, { text: 'Chiều' }],
    });
  });

  it.each<[string, string, number, [number, number][]]>([
    [
      'until the next begins',
      '[00:01]<00:01.00>Có <00:01.40>con<00:02.00>',
      0,
      [
        [1, 1.4],
        [1.4, 2],
      ],
    ],
    [
      'with the offset taken off',
      '[00:01]<00:01.00>Có <00:01.40>con<00:02.00>',
      500,
      [
        [0.5, 0.9],
        [0.9, 1.5],
      ],
    ],
    [
      'not before the song begins',
      '[00:01]<00:01.00>Có <00:01.40>con<00:02.00>',
      1_200,
      [
        [0, 0.2],
        [0.2, 0.8],
      ],
    ],
    ['the last of all for a while', '[00:01]<00:01.00>Có', 0, [[1, 2.5]]],
    [
      'the last of a line until the next line at most',
      '[00:01]<00:01.00>Có\n[00:02]<00:02.00>con<00:03.00>',
      0,
      [[1, 2]],
    ],
    [
      'in order, whatever was written',
      '[00:01]<00:03.00>Có <00:02.00>con<00:01.00>',
      0,
      [
        [3, 3],
        [3, 3],
      ],
    ],
  ])('lets words last: %s', (_, text, offset, words) => {
    const [line] = readLyrics({ format: 'elrc', text, offset }).lines;
    expect(line?.words.map(({ at, until }) => [at, until])).toEqual(words);
  });

  it('gives words that together are their line', () => {
    const [line] = readLyrics({ format: 'elrc', text: '[00:01.00]<00:01.00>Có <00:01.40>con', offset: 0 }).lines;
    expect([line?.text, line?.words.map(({ text }) => text).join('')]).toEqual(['Có con', 'Có con']);
  });
});

describe('shareSung', () => {
  it.each([
    ['before it begins', 0.9, 0],
    ['as it begins', 1, 0],
    ['in its middle', 1.5, 0.5],
    ['at its end', 2, 1],
    ['long after', 60, 1],
  ])('%s', (_, position, share) => {
    expect(shareSung({ text: 'Có', at: 1, until: 2 }, position)).toBe(share);
  });

  it('of a word without length is all of it at once', () => {
    expect([0.99, 1].map((position) => shareSung({ text: 'Có', at: 1, until: 1 }, position))).toEqual([0, 1]);
  });
});

describe('lineSungAt', () => {
  it.each([
    [4.9, -1],
    [5, 0],
    [12.4, 0],
    [12.4995, 1],
    [12.5, 1],
    [200, 1],
  ])('at %f s is line %i', (position, line) => {
    expect(lineSungAt(timed(0), position)).toBe(line);
  });

  it('of words without times is none', () => {
    expect(lineSungAt(readLyrics({ format: 'plain', text: 'Gió', offset: 0 }), 60)).toBe(-1);
  });
});
