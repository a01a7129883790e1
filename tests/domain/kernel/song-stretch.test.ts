import { readStretch, writeStretch } from '../../../contract/kernel/song-stretch';

describe('readStretch', () => {
  it.each([
    ['Mưa rồi #mua [1:36-1:58]', 'Mưa rồi #mua', 96_000, 118_000],
    ['[0:05.250 – 0:20] đầu câu', 'đầu câu', 5_250, 20_000],
    ['Giữa [1:00—1:09.5] câu', 'Giữa câu', 60_000, 69_500],
  ])('reads the text and the stretch of %s', (note, text, fromMs, toMs) => {
    expect(readStretch(note)).toEqual({ text, stretch: { fromMs, toMs } });
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
