import { readStretch, writeStretch } from '../../../contract/kernel/song-stretch';

describe('readStretch', () => {
  it.each([
    ['Mưa rồi #mua [1:36-1:58]', 'Mưa rồi #mua', 96_000, 118_000],
    ['[0:05.250 – 0:20] đầu câu', 'đầu câu', 5_250, 20_000],
    ['Giữa [1:00—1:09.5] câu', 'Giữa câu', 60_000, 69_500],
    ['[ 1:36 - 1:58 ]', '', 96_000, 118_000],
    ['[1:6-1:8]', '', 66_000, 68_000],
    ['[100:00-101:00]', '', 6_000_000, 6_060_000],
    ['[1:06.25-1:08.125]', '', 66_250, 68_125],
    ['[1:02.026-1:02.099]', '', 62_026, 62_099],
    ['[1:06.5-1:08.5]', '', 66_500, 68_500],
    ['[0:00-0:00.001]', '', 0, 1],
  ])('reads the text and the stretch of %s', (note, text, fromMs, toMs) => {
    expect(readStretch(note)).toEqual({ text, stretch: { fromMs, toMs } });
  });

  it.each([
    '[0001:00-2:00]',
    '[0:060-2:00]',
    '[0:36-:58]',
    '[1:00-1001:00]',
    '[:36-1:58]',
    '[1:36-:58]',
    '[1:-1:58]',
    '[1:36-2:]',
    '[1:360-1:58]',
    '[1:36-1:580]',
    '[1:36x5-1:58]',
    '[1:36-1:58x5]',
    '[1:36.-1:58]',
    '[1:36-1:58.]',
    '[1:36.1234-1:58]',
    '[1:36-1:58.1234]',
    '[x1:36-1:58]',
    '[1:36-1:58x]',
    '1:36-1:58]',
  ])('leaves %s in the text', (note) => {
    expect(readStretch(note)).toEqual({ text: note, stretch: null });
  });

  it('writes minutes, and seconds with two digits before the point and three behind it', () => {
    expect(writeStretch({ fromMs: 5_250, toMs: 96_000 })).toBe('[0:05.250-1:36.000]');
    expect(writeStretch({ fromMs: 0, toMs: 6_000_001 })).toBe('[0:00.000-100:00.001]');
  });

  it.each(['', 'Không có gì', '[1:58-1:36] ngược', '[1:36-1:36]', '1:36-1:58', '[96-118]'])(
    'finds no stretch in %j',
    (note) => {
      expect(readStretch(note)).toEqual({ text: note, stretch: null });
    },
  );

  it.each([
    { fromMs: 0, toMs: 1 },
    { fromMs: 96_000, toMs: 118_500 },
    { fromMs: 59_999, toMs: 600_001 },
  ])('reads the stretch that writeStretch writes: %j', (stretch) => {
    expect(readStretch(writeStretch(stretch))).toEqual({ text: '', stretch });
  });
});
