import { ENGLISH_LYRICS } from '../../../demo-studio/lyrics/english-lyrics';
import { lyricsOf } from '../../../demo-studio/lyrics/lyrics-of';
import type { LyricText } from '../../../demo-studio/lyrics/lyric-text';
import { syllableCounts } from '../../../demo-studio/lyrics/syllable-counts';
import { syllablesOf, wordsOf } from '../../../demo-studio/lyrics/syllables-of';
import { VIETNAMESE_LYRICS } from '../../../demo-studio/lyrics/vietnamese-lyrics';

const allLines = ({ verses, chorus, bridge }: LyricText): readonly string[] => [...verses.flat(), ...chorus, ...bridge];
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const TEXTS = Object.entries({ ...VIETNAMESE_LYRICS, ...ENGLISH_LYRICS });

describe('the lyrics of the songs', () => {
  it.each([
    ['ngu-quen-tren-song', 'vi', 'word'],
    ['gio-ghe-hien-nha', 'vi', 'word'],
    ['ao-mua-mau-xanh', 'vi', 'line'],
    ['tam-gio-toi-o-da-lat', 'vi', 'line'],
    ['paper-harbour', 'en', 'word'],
    ['neon-rice-fields', 'en', 'line'],
    ['eleven-lanterns', 'en', 'line'],
    ['low-tide-radio', 'en', 'line'],
  ])('%s is sung in %s and timed by %s', (slug, language, timedBy) => {
    expect(lyricsOf(slug)).toMatchObject({ language, timedBy });
  });

  it.each(['constructor', 'ben-vang', ''])('"%s" has no lyrics', (slug) => {
    expect(lyricsOf(slug)).toBeNull();
  });

  it.each(TEXTS)('%s has lines of five to eight syllables', (_, text) => {
    const lengths = allLines(text).map((line) => sum(syllablesOf(line, text.language)));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8);
  });

  it.each(TEXTS)('%s repeats at most one line', (_, text) => {
    const lines = allLines(text);
    expect(lines.length - new Set(lines).size).toBeLessThanOrEqual(1);
  });
});

describe('counting syllables', () => {
  // By ear, line by line: two verses, the chorus, the bridge.
  it.each([
    ['paper-harbour', [8, 6, 8, 6, 8, 6, 8, 6, 7, 5, 7, 5, 8, 6, 8, 6]],
    ['neon-rice-fields', [7, 7, 7, 7, 7, 7, 7, 7, 7, 5, 7, 5, 7, 7, 7, 7]],
    ['eleven-lanterns', [8, 6, 8, 6, 8, 6, 8, 6, 8, 8, 8, 6, 7, 5, 7, 6]],
    ['low-tide-radio', [7, 5, 7, 5, 7, 5, 7, 5, 5, 5, 7, 5, 7, 5, 7, 5]],
  ])('counts the syllables of %s as they are sung', (slug, heard) => {
    const lines = allLines(ENGLISH_LYRICS[slug] as LyricText);
    expect(lines.map((line) => sum(syllablesOf(line, 'en')))).toEqual(heard);
  });

  it.each([
    ['I’ll write it', [1, 1, 1]],
    ['Someone’s signal’s gone', [2, 2, 1]],
    ['folded missed carried coloured', [2, 1, 2, 2]],
    ['candle middle while takes', [2, 2, 1, 1]],
    ['beyond banyan city play goodbye', [2, 2, 2, 1, 2]],
    ['the “waves” – of radio,', [1, 1, 1, 3]],
    ['hmm', [1]],
    ['', []],
  ])('counts each word of "%s"', (line, counts) => {
    expect(syllablesOf(line, 'en')).toEqual(counts);
  });

  it('counts one syllable for each written word of Vietnamese', () => {
    expect(syllablesOf('Anh dừng xe, hỏi: về chưa?', 'vi')).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('leaves punctuation at its word and removes marks that stand alone', () => {
    expect(wordsOf('Mưa ơi – mưa, thêm!')).toEqual(['Mưa', 'ơi', 'mưa,', 'thêm!']);
  });

  it('returns the syllables of each line for each part', () => {
    expect(syllableCounts(ENGLISH_LYRICS['low-tide-radio'] as LyricText)).toEqual({
      verse: [
        [7, 5, 7, 5],
        [7, 5, 7, 5],
      ],
      chorus: [5, 5, 7, 5],
      bridge: [7, 5, 7, 5],
    });
  });
});
