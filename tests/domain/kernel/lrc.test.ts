import { detectLyricsFormat, lineAt, lrcOffset, parseLrc } from '../../../contract/kernel/lrc';

const SYNCED = '[ar:Hạ Vy]\n[00:12.50]Chiều buông\n[00:05.05]Gió mang\n\nkhông giờ';

describe('detectLyricsFormat', () => {
  it.each([
    ['Chiều buông xuống\nGió mang theo', 'plain'],
    ['[Điệp khúc]\nNgủ quên', 'plain'],
    ['[00:01.00]một dòng thôi', 'plain'],
    [SYNCED, 'lrc'],
    ['[00:01.00]<00:01.00>Có <00:01.40>con\n[00:02.00]thuyền', 'elrc'],
  ])('of %j is %s', (text, format) => {
    expect(detectLyricsFormat(text)).toBe(format);
  });
});

describe('lrcOffset', () => {
  it.each([
    ['[offset:+250]\n[00:01.00]a', 250],
    ['[offset: -80]', -80],
    ['[00:01.00]a', 0],
  ])('of %j is %i', (text, offset) => {
    expect(lrcOffset(text)).toBe(offset);
  });
});

describe('parseLrc', () => {
  it('gives lines in order of time and leaves out what has none', () => {
    expect(parseLrc(SYNCED)).toEqual([
      { at: 5_050, text: 'Gió mang', words: [] },
      { at: 12_500, text: 'Chiều buông', words: [] },
    ]);
  });

  it('lets a line with several times stand at each', () => {
    expect(parseLrc('[00:01][01:02:5]Ngủ quên\r\n').map(({ at, text }) => [at, text])).toEqual([
      [1_000, 'Ngủ quên'],
      [62_500, 'Ngủ quên'],
    ]);
  });

  it('reads the time of each word and leaves out empty ones', () => {
    expect(parseLrc('[00:01.00]<00:01.00>Có <00:01.405>con<00:02.00> ')).toEqual([
      {
        at: 1_000,
        text: 'Có con',
        words: [
          { at: 1_000, text: 'Có ' },
          { at: 1_405, text: 'con' },
        ],
      },
    ]);
  });
});

describe('lineAt', () => {
  const lines = parseLrc('[00:01]a\n[00:02]b');

  it.each([
    [0, -1],
    [999, -1],
    [1_000, 0],
    [1_999, 0],
    [5_000, 1],
  ])('at %i ms is line %i', (moment, line) => {
    expect(lineAt(lines, moment)).toBe(line);
  });
});
