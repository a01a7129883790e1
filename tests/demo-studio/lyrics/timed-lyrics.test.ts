import { detectLyricsFormat, parseLrc } from '../../../contract/kernel/lrc';
import type { LyricText, Stanza } from '../../../demo-studio/lyrics/lyric-text';
import { timedLyrics } from '../../../demo-studio/lyrics/timed-lyrics';
import type { Score } from '../../../demo-studio/music/score';
import { aNote, aScore, SCORE_BEAT_SECONDS } from '../../support/builders/a-score';

const stanza = (first: string): Stanza => [first, 'two two', 'three three three', 'four'];
const TEXT: LyricText = {
  language: 'en',
  timedBy: 'line',
  verses: [stanza('Paper boats'), stanza('Second verse')],
  chorus: stanza('Sing again'),
  bridge: stanza('Over there'),
};

const spoken = (score: Score, text = TEXT): readonly string[] =>
  parseLrc(timedLyrics(score, text)).flatMap((line) => (line.text === '' ? [] : [line.text]));

describe('the timed lyrics of a song', () => {
  it('assign each line to its section, and repeat the same lines in every chorus', () => {
    const score = aScore(['intro', 'verse', 'chorus', 'verse', 'bridge', 'chorus']);
    const firsts = spoken(score).filter((_, index) => index % 4 === 0);
    expect(firsts).toEqual(['Paper boats', 'Sing again', 'Second verse', 'Over there', 'Sing again']);
  });

  it('begin a line at the first note of its phrase', () => {
    const score = aScore(['intro', 'verse']);
    const lines = parseLrc(timedLyrics(score, TEXT)).filter(({ text }) => text !== '');
    const notes = score.phrases.map(({ notes: [first] }) => (first?.start ?? 0) * SCORE_BEAT_SECONDS * 1000);
    expect(lines.map(({ at }) => at)).toEqual(notes);
  });

  it('begin a word at the note of its first syllable, and end it where the next word begins or the line ends', () => {
    const text = timedLyrics(aScore(['verse']), { ...TEXT, timedBy: 'word' });
    expect(detectLyricsFormat(text)).toBe('elrc');
    expect(parseLrc(text)[0]).toEqual({
      at: 250,
      text: 'Paper boats',
      words: [
        { at: 250, until: 1500, text: 'Paper ' },
        { at: 1500, until: 2625, text: 'boats' },
      ],
    });
  });

  it('are plain LRC lines when only lines are timed', () => {
    expect(detectLyricsFormat(timedLyrics(aScore(['verse']), TEXT))).toBe('lrc');
  });

  it('end a line that is followed by a rest, and the last line', () => {
    const ends = parseLrc(timedLyrics(aScore(['verse']), TEXT)).filter(({ text }) => text === '');
    expect(ends.map(({ at }) => at)).toEqual([2625, 6625, 10_625, 14_625]);
  });

  it('show a line until the next one when the rest is short', () => {
    const score = aScore(['verse']);
    const phrases = score.phrases.map((phrase) => ({ ...phrase, notes: [aNote(phrase.start, 7)] }));
    const lines = parseLrc(timedLyrics({ ...score, phrases }, TEXT));
    expect(lines.map(({ text }) => text)).toEqual(['Paper boats', 'two two', 'three three three', 'four', '']);
  });

  it('never go backwards in time, even when notes are off the beat', () => {
    const score = aScore(['verse']);
    const phrases = score.phrases.map((phrase) => ({
      ...phrase,
      notes: [aNote(phrase.start + 2), aNote(phrase.start - 1)],
    }));
    const lines = parseLrc(timedLyrics({ ...score, phrases }, { ...TEXT, timedBy: 'word' }));
    const times = lines.flatMap(({ at, words }) => [at, ...words.map((word) => word.at)]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('stay inside the song', () => {
    const lines = parseLrc(timedLyrics(aScore(['verse'], { seconds: 9 }), TEXT));
    expect(Math.max(...lines.map(({ at }) => at))).toBe(9_000);
  });

  it('have no line in a verse without lyrics, nor in a phrase beyond the lyrics', () => {
    const score = aScore(['verse', 'verse', 'verse', 'outro']);
    const extra = { section: 0, start: 30, beats: 2, notes: [aNote(30)] };
    const phrases = [...score.phrases.slice(0, 4), extra, ...score.phrases.slice(4)];
    expect(spoken({ ...score, phrases })).toHaveLength(8);
  });

  it('leave out the line of a phrase without notes', () => {
    const score = aScore(['verse']);
    const phrases = score.phrases.map((phrase, at) => ({ ...phrase, notes: at === 1 ? [] : phrase.notes }));
    expect(spoken({ ...score, phrases })).toEqual(['Paper boats', 'three three three', 'four']);
  });

  it('contain only a line end when nothing is sung', () => {
    expect(timedLyrics(aScore(['intro']), TEXT)).toBe('\n');
  });

  it('write times of more than a minute', () => {
    const score = aScore(['intro', 'intro', 'intro', 'intro', 'verse']);
    expect(timedLyrics(score, TEXT).split('\n')[0]).toBe('[01:04.250]Paper boats');
  });
});
