import { composeSong } from '../../../demo-studio/music/compose-song';
import { seededRandom } from '../../../demo-studio/music/compose/seeded-random';
import { choosePitches, type OpenNote } from '../../../demo-studio/music/melody/choose-pitches';
import { lineRhythm, rhythmProfile } from '../../../demo-studio/music/melody/line-rhythm';
import { melodyScale } from '../../../demo-studio/music/melody/melody-scale';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';
import { STYLE_RULES } from '../../../demo-studio/music/styles/style-book';
import { aSongBrief } from '../../support/builders/a-song-brief';

const leapsOf = (pitches: readonly number[]) =>
  pitches.slice(1).map((pitch, at) => Math.abs(pitch - (pitches[at] ?? 0)));

describe.each(MUSIC_STYLES)('the melody in %s', (style) => {
  const { phrases, sections } = composeSong(aSongBrief({ style, seconds: 100 }));
  const { low, high } = STYLE_RULES[style].melody;
  const lines = phrases.map(({ notes }) => notes.map(({ pitch }) => pitch));

  it('stays in its range', () => {
    expect(Math.min(...lines.flat())).toBeGreaterThanOrEqual(low);
    expect(Math.max(...lines.flat())).toBeLessThanOrEqual(high);
  });

  it('moves mostly by small intervals and never further than an octave', () => {
    const leaps = lines.flatMap(leapsOf);
    expect(Math.max(...leaps)).toBeLessThanOrEqual(12);
    expect(leaps.filter((leap) => leap <= 4).length / leaps.length).toBeGreaterThan(0.7);
  });

  it('repeats the rhythm of its chorus', () => {
    const choruses = [...sections.entries()].filter(([, { kind }]) => kind === 'chorus').map(([place]) => place);
    const tune = (place: number) =>
      phrases.filter(({ section }) => section === place).map(({ notes }) => notes.map(({ beats }) => beats));
    expect(choruses.length).toBeGreaterThanOrEqual(2);
    expect(tune(choruses[0] ?? 0)).toEqual(tune(choruses[1] ?? 0));
  });

  it('has one note at a time, in order', () => {
    const notes = phrases.flatMap((phrase) => phrase.notes);
    const early = notes.slice(1).filter((note, at) => note.start <= (notes[at]?.start ?? 0));
    expect(early).toEqual([]);
  });

  it('leaves time to breathe at the end of each line', () => {
    const rests = phrases.map(({ start, beats, notes }) => start + beats - (notes.at(-1)?.start ?? 0));
    expect(Math.min(...rests)).toBeGreaterThan(0.9);
  });
});

describe('the rhythm of a line', () => {
  const profile = rhythmProfile(seededRandom(3, 'rhythm'), { offbeat: 0.4, sixteenths: 0.2 });

  it.each([1, 2, 5, 8, 12, 20, 40])('has %i notes, each with a length above zero', (count) => {
    const slots = lineRhythm(profile, 2, count);
    expect(slots).toHaveLength(count);
    expect(slots.filter(({ beats }) => beats <= 0)).toEqual([]);
  });

  it('is the same for the same profile', () => {
    expect(lineRhythm(profile, 2, 7)).toEqual(lineRhythm(profile, 2, 7));
  });
});

describe('the choice of pitches', () => {
  const chord = { start: 0, beats: 4, root: 7, quality: 'seventh', pitches: [] } as const;
  const scale = melodyScale({ tonic: 0, mode: 'minor' }, 'seven');
  const open = (wish: number, landing: OpenNote['landing'] = null): OpenNote => ({
    chord, wish, weight: 1, landing, taste: Array.from({ length: 12 }, () => 0),
  }); // oxfmt-ignore

  it('takes the leading note instead of the seventh under a dominant in minor', () => {
    const [pitch] = choosePitches([open(70.6)], { scale, low: 60, high: 80 });
    expect(pitch).toBe(71);
  });

  it('ends on the required tone', () => {
    const pitches = choosePitches([open(67), open(69), open(70, [2])], { scale, low: 60, high: 80 });
    expect((pitches.at(-1) ?? 0) % 12).toBe(2);
  });

  it('follows the contour', () => {
    const [first = 0, second = 0, third = 0] = choosePitches([open(62), open(67), open(74)], {
      scale,
      low: 60,
      high: 80,
    });
    expect([first < second, second < third]).toEqual([true, true]);
  });
});
