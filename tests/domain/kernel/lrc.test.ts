import { detectLyricsFormat, lrcOffset, parseLrc } from '../../../contract/kernel/lrc';

const SYNCED = '[ar:Hạ Vy]\n[00:12.50]Chiều buông\n[00:05.05]Gió mang\n\nkhông giờ';

describe('detectLyricsFormat', () => {
  it.each([
    ['Chiều buông xuống\nGió mang theo', 'plain'],
    ['[Điệp khúc]\nNgủ quên', 'plain'],
    ['[00:01.00]một dòng thôi', 'lrc'],
    ['[ar:Hạ Vy]\n\n[00:01.00]một dòng\r\n', 'lrc'],
    ['[00:01.00]một dòng\nkhông giờ', 'plain'],
    ['[ar:Hạ Vy]', 'plain'],
    ['[AR:Hạ Vy]\n[00:01.00]một dòng', 'lrc'],
    ['[#:ghi chú]\n[00:01.00]một dòng', 'lrc'],
    ['[ar:]\n[00:01.00]một dòng', 'lrc'],
    ['[ar:Hạ Vy] \n[00:01.00]một dòng', 'lrc'],
    [' [ar:Hạ Vy]\n[00:01.00]một dòng', 'lrc'],
    ['[:x]\n[00:01.00]một dòng', 'plain'],
    ['[ar:Hạ Vy] x\n[00:01.00]một dòng', 'plain'],
    ['[00:01.00]<1:2>Có', 'elrc'],
    ['[00:01.00]<100:00.00>Có', 'elrc'],
    ['[00:01.00]<1000:00.00>Có', 'lrc'],
    ['[00:01.00]<:01.00>Có', 'lrc'],
    ['[00:01.00]<00:>Có', 'lrc'],
    [SYNCED, 'lrc'],
    [' [00:01.00]một\n[ 00:02.00 ]hai', 'lrc'],
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
    ['[ar:Hạ Vy]\n [OFFSET:5 ]', 5],
    ['[offset:5]', 5],
    ['x [offset:5]', 0],
    ['x[offset:5]', 0],
    ['[offset:+]', 0],
    ['[offset:5x]', 0],
  ])('of %j is %i', (text, offset) => {
    expect(lrcOffset(text)).toBe(offset);
  });
});

describe('parseLrc', () => {
  it('returns lines in order of time and leaves out lines without a time', () => {
    expect(parseLrc(SYNCED)).toEqual([
      { at: 5_050, text: 'Gió mang', words: [] },
      { at: 12_500, text: 'Chiều buông', words: [] },
    ]);
  });

  it('repeats a line with several times at each time', () => {
    expect(parseLrc('[00:01][01:02:5]Ngủ quên\r\n').map(({ at, text }) => [at, text])).toEqual([
      [1_000, 'Ngủ quên'],
      [62_500, 'Ngủ quên'],
    ]);
  });

  it.each<[string, string, [number, number | null, string][]]>([
    [
      'each has its own, and a time with nothing behind it closes the line',
      '<00:01.00>Có <00:01.405>con<00:02.00> ',
      [
        [1_000, 1_405, 'Có '],
        [1_405, 2_000, 'con'],
      ],
    ],
    ['the last may have no end', '<00:01.00>Có', [[1_000, null, 'Có']]],
    [
      'what stands before the first is sung as the line begins',
      'Có <00:01.50>con',
      [
        [1_000, 1_500, 'Có '],
        [1_500, null, 'con'],
      ],
    ],
    [
      'a gap of its own belongs to the word before it',
      '<00:01.00>Có<00:01.20> <00:01.40>con',
      [
        [1_000, 1_200, 'Có '],
        [1_400, null, 'con'],
      ],
    ],
    [
      'square brackets will do',
      '<00:01.00>Có [00:01.40]con',
      [
        [1_000, 1_400, 'Có '],
        [1_400, null, 'con'],
      ],
    ],
    ['none has one', 'Có con [Điệp khúc] <3', []],
    ['times alone are no words', '<00:01.00><00:02.00>', []],
  ])('reads the times of words: %s', (_, line, words) => {
    const [read] = parseLrc(`[00:01.00]${line}`);
    expect(read?.words.map(({ at, until, text }) => [at, until, text])).toEqual(words);
  });

  it('leaves the times of words out of the text of the line', () => {
    expect(parseLrc('[00:01.00] <00:01.00>Có <00:01.405>con<00:02.00> ').map(({ text }) => text)).toEqual(['Có con']);
  });

  it('shifts the words of a line with several times to each of these times', () => {
    const lines = parseLrc('[00:41.00][00:01.00]<00:01.50>Có <00:02.00>con<00:03.00>');
    expect(lines.map(({ at, words }) => [at, words.map((word) => [word.at, word.until])])).toEqual([
      [
        1_000,
        [
          [1_500, 2_000],
          [2_000, 3_000],
        ],
      ],
      [
        41_000,
        [
          [41_500, 42_000],
          [42_000, 43_000],
        ],
      ],
    ]);
  });

  it.each<[string, string, readonly (readonly [line: number, word: number | undefined])[]]>([
    [
      'before the first word',
      '[00:01][00:05]<00:01.50>Có <00:06>con',
      [
        [1_000, 1_500],
        [5_000, 5_500],
      ],
    ],
    [
      'that the first word begins at',
      '[00:05][00:01]<00:05>Có',
      [
        [1_000, 1_000],
        [5_000, 5_000],
      ],
    ],
    [
      'nearest to the first word',
      '[00:01][00:05]<00:06>Có',
      [
        [1_000, 2_000],
        [5_000, 6_000],
      ],
    ],
  ])('relates words to the line time %s', (_, text, times) => {
    expect(parseLrc(text).map(({ at, words }) => [at, words[0]?.at])).toEqual(times);
  });

  it('leaves out the blank before the first word and behind the last, and retains all others', () => {
    const [line] = parseLrc('[00:01.00]<00:01.00> Có<00:01.40> con <00:01.80> về ');
    expect(line?.words.map(({ text }) => text)).toEqual(['Có', ' con ', ' về']);
  });

  it.each([
    ['[1:00:01.50]a', 3_601_500],
    ['[2:03:04.005]a', 7_384_005],
    ['[01:02.5]a', 62_500],
    ['[01:02.05]a', 62_050],
    ['[01:02.005]a', 62_005],
    ['[100:00]a', 6_000_000],
  ])('reads the time of %s as %i ms', (text, at) => {
    expect(parseLrc(text).map((line) => line.at)).toEqual([at]);
  });

  it('relates words timed before their line to the line time that is written first', () => {
    const lines = parseLrc('[00:05.00][00:09.00]<00:04.90>Có');
    expect(lines.map(({ words }) => words[0]?.at)).toEqual([4_900, 8_900]);
  });
});
