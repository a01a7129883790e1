import { composeSong } from '../../../demo-studio/music/compose-song';
import { chordAt } from '../../../demo-studio/music/harmony/plan-harmony';
import { readProgression } from '../../../demo-studio/music/harmony/read-progression';
import { voiceChord } from '../../../demo-studio/music/harmony/voice-chord';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';
import { STYLE_RULES } from '../../../demo-studio/music/styles/style-book';
import { aSongBrief } from '../../support/builders/a-song-brief';

const BOTH = MUSIC_STYLES.flatMap((style) => (['major', 'minor'] as const).map((mode) => ({ style, mode })));

describe('a progression', () => {
  it('is read bar by bar', () => {
    expect(readProgression('I.M9 bVI II.m9/V.13')).toEqual([
      [{ degree: 0, quality: 'major9', bars: 1 }],
      [{ degree: 8, quality: 'major', bars: 1 }],
      [
        { degree: 2, quality: 'minor9', bars: 0.5 },
        { degree: 7, quality: 'thirteenth', bars: 0.5 },
      ],
    ]);
  });

  it.each(['VIII', 'I.m99', 'x'])('refuses %s', (text) => {
    expect(() => readProgression(text)).toThrow(`Not a chord: ${text}`);
  });

  it.each(BOTH)('can be read for every part of $style in $mode', ({ style, mode }) => {
    const { verse, chorus, bridge, ending } = STYLE_RULES[style].harmony[mode];
    const bars = [...verse, ...chorus, ...bridge].map((text) => readProgression(text).length);
    expect(new Set(bars)).toEqual(new Set([4]));
    expect(readProgression(ending)[0]?.[0]?.degree).toBe(0);
  });
});

describe('the voicing of a chord', () => {
  const window = { low: 52, high: 74, voices: 4 };

  it('retains the voices that two chords share', () => {
    const first = voiceChord({ root: 0, quality: 'major7' }, window, null);
    const second = voiceChord({ root: 9, quality: 'minor7' }, window, first);
    expect(second.filter((pitch) => first.includes(pitch)).length).toBeGreaterThanOrEqual(2);
  });

  it('has only the tones of the chord, from low to high, inside the window', () => {
    const pitches = voiceChord({ root: 2, quality: 'seventh' }, window, null);
    expect(new Set(pitches.map((pitch) => (pitch - 2) % 12))).toEqual(new Set([0, 4, 7, 10]));
    expect([...pitches].sort((a, b) => a - b)).toEqual(pitches);
    expect([Math.min(...pitches) >= window.low, Math.max(...pitches) <= window.high]).toEqual([true, true]);
  });

  it('is found even when the window is too narrow', () => {
    expect(voiceChord({ root: 0, quality: 'major' }, { low: 60, high: 61, voices: 3 }, null)).toHaveLength(3);
  });
});

describe.each(BOTH)('the chords of a song: $style in $mode', ({ style, mode }) => {
  const { chords, sections } = composeSong(aSongBrief({ style, key: { tonic: 4, mode } }));

  it('move each voice by less than two semitones on average', () => {
    const moves = chords.slice(1).flatMap(({ pitches }, at) => {
      const before = chords[at]?.pitches ?? [];
      return pitches.map((pitch) => Math.min(...before.map((other) => Math.abs(other - pitch))));
    });
    expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThan(2);
  });

  it('follow each other without a gap to the end', () => {
    const ends = chords.map(({ start, beats }) => start + beats);
    expect(chords.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(sections.reduce((sum, { beats }) => sum + beats, 0));
  });

  it('end on the tonic', () => {
    expect(chords.at(-1)?.root).toBe(4);
  });

  it('are found by beat, also past the end of the song', () => {
    expect(chordAt(chords, 0)).toBe(chords[0]);
    expect(chordAt(chords, 1e6)).toBe(chords.at(-1));
  });
});
