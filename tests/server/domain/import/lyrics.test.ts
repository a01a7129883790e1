import { LIMITS } from '../../../../contract/kernel/limits';
import { chooseLyrics } from '../../../../server/domain/import/choose-lyrics';
import { cleanCaptions } from '../../../../server/domain/import/clean-captions';
import { lrcOfTimed } from '../../../../server/domain/import/lrc-of-timed';

const LRC = '[00:01.00]một\n[00:02.00]hai';
const WORDS = '[00:01.00]<00:01.00>một\n[00:02.00]<00:02.00>hai';
const plain = (text: string) => ({ text, lines: [] });
const timed = (...texts: readonly string[]) => ({
  lines: texts.map((text, index) => ({ at: (index + 1) * 1_000, text })),
});

describe('the lyrics of a song', () => {
  it.each([
    ['are null where there are none', undefined, [], null],
    ['are null where all are empty', ' \n', [plain(''), { lines: [] }], null],
    ['are those beside the song before any others', 'Ba', [timed('một', 'hai')], { format: 'plain', text: 'Ba' }],
    ['are embedded ones where the file beside the song is empty', ' ', [plain(LRC)], { format: 'lrc', text: LRC }],
    ['are timed lines before timed text', undefined, [plain(WORDS), timed('một', 'hai')], { format: 'lrc', text: LRC }],
    ['are text with times before text without', undefined, [plain('Ba'), plain(LRC)], { format: 'lrc', text: LRC }],
    [
      'are text with timed words before plain text',
      undefined,
      [plain('Ba'), plain(WORDS)],
      { format: 'elrc', text: WORDS },
    ],
    [
      'are the first plain text where none has times',
      undefined,
      [plain(' '), plain('Ba'), plain('Tư')],
      { format: 'plain', text: 'Ba' },
    ],
    ['are not a single timed line', undefined, [timed('một'), plain('Ba')], { format: 'plain', text: 'Ba' }],
    ['are two timed lines', undefined, [timed('một', 'hai'), plain('Ba')], { format: 'lrc', text: LRC }],
    ['are clean text', undefined, [plain('a\r\nb\u200b ')], { format: 'plain', text: 'a\nb' }],
  ] as const)('%s', (_, beside, embedded, lyrics) => {
    expect(chooseLyrics(beside, embedded)).toEqual(lyrics);
  });

  it('are cut at the maximum length of stored lyrics', () => {
    const long = 'a'.repeat(LIMITS.lyricsMax);
    expect(chooseLyrics(`${long}b`, [])).toEqual({ format: 'plain', text: long });
  });
});

describe('timed texts as LRC', () => {
  it.each([
    [0, '[00:00.00]a'],
    [994, '[00:00.99]a'],
    [59_990, '[00:59.99]a'],
    [60_000, '[01:00.00]a'],
    [61_230, '[01:01.23]a'],
    [59_999, '[01:00.00]a'],
    [659_990, '[10:59.99]a'],
    [6_000_000, '[100:00.00]a'],
  ])('have the time %i ms as minutes and seconds', (at, line) => {
    expect(lrcOfTimed([{ at, text: 'a' }])).toBe(line);
  });

  it.each([
    [
      'are in order of time',
      [
        [2_000, 'b'],
        [1_000, 'a'],
      ],
      '[00:01.00]a\n[00:02.00]b',
    ],
    ['have one blank for each run of white space', [[0, ' a \t b ']], '[00:00.00]a b'],
    [
      'keep an empty line where each text is a line',
      [
        [0, 'a'],
        [1_000, ''],
      ],
      '[00:00.00]a\n[00:01.00]',
    ],
    [
      'are parts of a line up to CR',
      [
        [0, 'a '],
        [1_000, 'b\r'],
        [2_000, 'c'],
      ],
      '[00:00.00]<00:00.00>a <00:01.00>b\n[00:02.00]c',
    ],
    [
      'are parts of a line up to CR and LF',
      [
        [0, 'a'],
        [1_000, '\r\nb'],
      ],
      '[00:00.00]a\n[00:01.00]b',
    ],
    [
      'have no line for an end alone',
      [
        [0, 'a\n'],
        [1_000, '\n'],
        [2_000, 'b'],
      ],
      '[00:00.00]a\n[00:02.00]b',
    ],
    ['may have several lines in one text', [[0, 'a\nb\nc']], '[00:00.00]a\n[00:00.00]b\n[00:00.00]c'],
    [
      'have one blank for each run of white space in a part',
      [
        [0, 'a \t b'],
        [500, 'c\n'],
      ],
      '[00:00.00]<00:00.00>a b<00:00.50>c',
    ],
    [
      'keep the blanks between the parts of a line',
      [
        [0, 'a '],
        [500, ' b\n'],
      ],
      '[00:00.00]<00:00.00>a <00:00.50> b',
    ],
  ] as const)('%s', (_, texts, lrc) => {
    expect(lrcOfTimed(texts.map(([at, text]) => ({ at, text })))).toBe(lrc);
  });

  it('are nothing where there are none', () => {
    expect(lrcOfTimed([])).toBe('');
  });
});

describe('the captions of a short video', () => {
  const CUE = '00:01.000 --> 00:02.000\nmột';

  it.each([
    ['are served as they are', `WEBVTT\n\n${CUE}`, `WEBVTT\n\n${CUE}\n`],
    ['may have a title in their first line', `WEBVTT Lời\n\n${CUE}`, `WEBVTT Lời\n\n${CUE}\n`],
    ['may have a tab in their first line', `WEBVTT\tLời\n\n${CUE}`, `WEBVTT\tLời\n\n${CUE}\n`],
    ['have no byte order mark', `\ufeffWEBVTT\n\n${CUE}`, `WEBVTT\n\n${CUE}\n`],
    ['end their lines with LF', `WEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}`, `WEBVTT\n\n${CUE}\n`],
    [
      'have hours of two digits',
      'WEBVTT\n\n1:00:01.000 --> 2:00:02.000\nmột',
      'WEBVTT\n\n01:00:01.000 --> 02:00:02.000\nmột\n',
    ],
    [
      'keep hours of two digits and more',
      'WEBVTT\n\n10:00:01.000 --> 100:00:02.000\nmột',
      'WEBVTT\n\n10:00:01.000 --> 100:00:02.000\nmột\n',
    ],
    [
      'have a point before the thousandths',
      'WEBVTT\n\n00:01,000 --> 00:02,500\nmột',
      'WEBVTT\n\n00:01.000 --> 00:02.500\nmột\n',
    ],
    ['have one blank on both sides of the arrow', 'WEBVTT\n\n \t00:01.000-->\t 00:02.000\nmột', `WEBVTT\n\n${CUE}\n`],
    [
      'keep the settings of a cue',
      'WEBVTT\n\n00:01.000  -->00:02.000 \t align:start line:0 \nmột',
      'WEBVTT\n\n00:01.000 --> 00:02.000 align:start line:0\nmột\n',
    ],
    [
      'have every cue repaired',
      'WEBVTT\n\n00:01,000 --> 00:02,000\na\n\n00:03,000 --> 00:04,000\nb',
      'WEBVTT\n\n00:01.000 --> 00:02.000\na\n\n00:03.000 --> 00:04.000\nb\n',
    ],
  ])('%s', (_, text, clean) => {
    expect(cleanCaptions(text)).toBe(clean);
  });

  it.each([
    ['a missing file', undefined],
    ['an empty file', ''],
    ['a file without cues', 'WEBVTT\n\nmột'],
    ['another format', CUE],
    ['a word that begins like the format', `WEBVTTX\n\n${CUE}`],
    ['a first line that does not begin with the format', `a WEBVTT\n\n${CUE}`],
    ['times of one digit', 'WEBVTT\n\n0:1.000 --> 0:2.000\nmột'],
    ['times without thousandths', 'WEBVTT\n\n00:01 --> 00:02\nmột'],
    ['an arrow behind another text', 'WEBVTT\n\nx 00:01.000 --> 00:02.000\nmột'],
    ['letters right behind the times', 'WEBVTT\n\n00:01.000 --> 00:02.000x\nmột'],
  ])('are null for %s', (_, text) => {
    expect(cleanCaptions(text)).toBeNull();
  });

  it('may be nothing but the format and a cue, and are cut at the maximum length of stored lyrics', () => {
    const head = `WEBVTT\n\n${CUE}`;
    const long = `${head}${'a'.repeat(LIMITS.lyricsMax)}`;
    expect(cleanCaptions(long)).toBe(`${long.slice(0, LIMITS.lyricsMax)}\n`);
  });
});
