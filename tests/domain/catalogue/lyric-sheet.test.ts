import { readLyrics, shareSung, verseSungAt, verseState } from '../../../src/domain/catalogue/lyric-sheet';

const timed = (offset: number) =>
  readLyrics({ format: 'lrc', text: '[00:05.00]Gió mang\n[00:12.50]Chiều buông', offset });

describe('readLyrics', () => {
  it('returns every line of plain lyrics without times, empty lines too', () => {
    expect(readLyrics({ format: 'plain', text: 'Gió mang\r\n\nChiều buông', offset: 0 })).toEqual({
      isSynced: false,
      lines: ['Gió mang', '', 'Chiều buông'].map((text, verse) => ({ text, at: null, verse, words: [] })),
    });
  });

  it('returns plain lyrics as they are written, even if a line looks like a timed one', () => {
    expect(readLyrics({ format: 'plain', text: '[00:05]Gió', offset: 0 })).toEqual({
      isSynced: false,
      lines: [{ text: '[00:05]Gió', at: null, verse: 0, words: [] }],
    });
  });

  it.each([
    ['as written', 0, [5, 12.5]],
    ['a positive offset lets the words come earlier', 500, [4.5, 12]],
    ['a negative offset lets them come later', -500, [5.5, 13]],
    ['no line comes before the song begins', 9_000, [0, 3.5]],
  ])('returns the times of timed lyrics in seconds: %s', (_, offset, times) => {
    const sheet = timed(offset);
    expect([sheet.isSynced, sheet.lines.map(({ at }) => at)]).toEqual([true, times]);
  });

  it('reads timed lyrics without a single time as plain lyrics', () => {
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
    [
      'the last of a line until the line right after it',
      '[00:01]<00:01.00>Có\n[00:02]con\n[00:02.20]sóng',
      0,
      [[1, 2]],
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
  ])('sets the time of each word: %s', (_, text, offset, words) => {
    const [line] = readLyrics({ format: 'elrc', text, offset }).lines;
    expect(line?.words.map(({ at, until }) => [at, until])).toEqual(words);
  });

  it('returns words that together form their line', () => {
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
  ])('returns the sung share of a word %s', (_, position, share) => {
    expect(shareSung({ text: 'Có', at: 1, until: 2 }, position)).toBe(share);
  });

  it('relates the time since the word began to the length of the word', () => {
    expect(shareSung({ text: 'Có', at: 1, until: 5 }, 2)).toBe(0.25);
  });

  it('returns 0 before a word without length, and 1 from its time on', () => {
    expect([0.99, 1].map((position) => shareSung({ text: 'Có', at: 1, until: 1 }, position))).toEqual([0, 1]);
  });
});

describe('verseSungAt', () => {
  it.each([
    [4.9, -1],
    [5, 0],
    [12.4, 0],
    [12.498, 0],
    [12.4995, 1],
    [12.5, 1],
    [200, 1],
  ])('at %f s is line %i', (position, line) => {
    expect(verseSungAt(timed(0), position)).toBe(line);
  });

  it('is -1 for lyrics without times', () => {
    expect(verseSungAt(readLyrics({ format: 'plain', text: 'Gió', offset: 0 }), 60)).toBe(-1);
  });
});

describe('verseState', () => {
  const sheet = readLyrics({ format: 'lrc', text: '[00:01]Một\n[00:02]Hai\n[00:03]Ba\n[00:04]Bốn', offset: 0 });

  it.each([
    [-1, ['coming', 'coming', 'coming', 'coming']],
    [0, ['active', 'coming', 'coming', 'coming']],
    [2, ['past', 'left', 'active', 'coming']],
    [3, ['past', 'past', 'left', 'active']],
  ])('while verse %i is sung gives the lines the states %j', (sung, states) => {
    expect(sheet.lines.map((line) => verseState(sheet, line, sung))).toEqual(states);
  });
});

describe('verseSungAt with rounded positions', () => {
  it('is the line that begins a thousandth of a second later', () => {
    const sheet = readLyrics({ format: 'lrc', text: '[00:02]Một', offset: 0 });
    expect([1.998, 1.999].map((position) => verseSungAt(sheet, position))).toEqual([-1, 0]);
  });
});

describe('lyrics in two languages', () => {
  const text = [
    ['[00:01]Một', '[00:01]One'],
    ['[00:04]<00:04.00>Hai', '[00:04]Two'],
    ['[00:07]Ba', '[00:07]Three'],
  ];
  const sheet = readLyrics({ format: 'elrc', text: text.flat().join('\n'), offset: 0 });
  const statesAt = (position: number) =>
    sheet.lines.map((line) => verseState(sheet, line, verseSungAt(sheet, position)));

  it.each([
    [0, ['coming', 'coming', 'coming', 'coming', 'coming', 'coming']],
    [2, ['active', 'active', 'coming', 'coming', 'coming', 'coming']],
    [5, ['left', 'left', 'active', 'active', 'coming', 'coming']],
    [9, ['past', 'past', 'left', 'left', 'active', 'active']],
  ])('are sung together where lines have the same time: at %d s the lines are %j', (position, states) => {
    expect(statesAt(position)).toEqual(states);
  });

  it('do not end a word at a line with the same time', () => {
    expect(sheet.lines[2]?.words).toEqual([{ text: 'Hai', at: 4, until: 5.5 }]);
  });

  it('remain separate verses where only an offset moves several lines to the beginning', () => {
    const early = readLyrics({ format: 'lrc', text: '[00:01]Một\n[00:02]Hai\n[00:09]Ba', offset: 3_000 });
    expect(early.lines.map(({ at, verse }) => [at, verse])).toEqual([
      [0, 0],
      [0, 1],
      [6, 2],
    ]);
  });
});
