import { composeSong } from '../../../demo-studio/music/compose-song';
import { swung } from '../../../demo-studio/music/compose/play-with-feel';
import type { DrumName, Score } from '../../../demo-studio/music/score';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';
import { aSongBrief } from '../../support/builders/a-song-brief';

const DRUMMED = MUSIC_STYLES.filter((style) => style !== 'ambient');

function hitsIn(score: Score, kind: string, drum: DrumName) {
  const section = score.sections.filter((each) => each.kind === kind).at(-1);
  const from = section?.start ?? 0;
  const to = (section?.start ?? 0) + (section?.beats ?? 0);
  return score.drums.filter((hit) => hit.drum === drum && hit.start > from - 0.1 && hit.start < to - 0.1);
}

describe('swing', () => {
  const feel = { unit: 0.5, amount: 1 / 3, loosenessBeats: 0 };

  it.each([[0, 0], [0.5, 2 / 3], [1, 1], [1.5, 5 / 3], [0.25, 1 / 3], [8.5, 26 / 3]])('plays beat %d at %d', (beat, at) => {
    expect(swung(beat, feel)).toBeCloseTo(at, 9);
  }); // oxfmt-ignore

  it('plays the second sixteenth of lo-fi late, on average', () => {
    const { drums } = composeSong(aSongBrief({ style: 'lo-fi', seconds: 110 }));
    const late = drums.map(({ start }) => ((start % 0.5) + 0.5) % 0.5).filter((place) => place > 0.2 && place < 0.42);
    const mean = late.reduce((sum, place) => sum + place, 0) / late.length;
    expect(mean).toBeGreaterThan(0.29);
    expect(mean).toBeLessThan(0.34);
  });
});

describe('the drums', () => {
  it.each(DRUMMED)('of %s play a different pattern in the last bar before a chorus', (style) => {
    const score = composeSong(aSongBrief({ style, seconds: 110 }));
    const chorus = score.sections.find(
      ({ kind, start }) =>
        kind === 'chorus' && score.drums.some((hit) => hit.start > start - 16 && hit.start < start - 1),
    );
    const end = chorus?.start ?? 0;
    const bar = (from: number) =>
      score.drums
        .filter((hit) => hit.start > from - 0.1 && hit.start < from + 3.9)
        .map((hit) => `${hit.drum} ${Math.round((hit.start - from) * 4)}`)
        .sort();
    expect(bar(end - 4).length).toBeGreaterThan(0);
    expect(bar(end - 4)).not.toEqual(bar(end - 12));
  });

  it('of house play the kick on all four beats', () => {
    const score = composeSong(aSongBrief({ style: 'house' }));
    const kicks = hitsIn(score, 'chorus', 'kick').map(({ start }) => Math.round(start) % 4);
    expect(new Set(kicks)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('have ghost notes between the strokes of lo-fi', () => {
    const snares = hitsIn(composeSong(aSongBrief({ style: 'lo-fi', seconds: 110 })), 'chorus', 'snare');
    expect(snares.filter(({ velocity }) => velocity < 0.3).length).toBeGreaterThan(0);
  });

  it('are in order and never begin before the song', () => {
    const starts = composeSong(aSongBrief({ style: 'city-pop' })).drums.map(({ start }) => start);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(starts.filter((start, at) => start < (starts[at - 1] ?? 0) - 0.1)).toEqual([]);
  });
});

describe.each(MUSIC_STYLES)('the band in %s', (style) => {
  const score = composeSong(aSongBrief({ style, seconds: 110 }));
  const voices = (kind: string) => {
    const section = score.sections.filter((each) => each.kind === kind).at(-1);
    const from = section?.start ?? 0;
    const to = (section?.start ?? 0) + (section?.beats ?? 0) - 0.1;
    const sounds = (notes: readonly { start: number }[]) => notes.some(({ start }) => start > from && start < to);
    return [score.bass, score.drums, ...score.parts.map(({ notes }) => notes)].filter(sounds).length;
  };

  it('is larger in the last chorus than in the intro', () => {
    expect(voices('chorus')).toBeGreaterThan(voices('intro'));
  });

  it('plays the root in the bass where a chord begins', () => {
    const onChange = score.bass.flatMap((note) => {
      const chord = score.chords.find(({ start }) => Math.abs(start - note.start) < 0.09);
      return chord ? [note.pitch % 12 === chord.root] : [];
    });
    expect(onChange.filter((isRoot) => !isRoot)).toEqual([]);
  });

  it('plays its bass at low pitches, from 28 to 60', () => {
    const pitches = score.bass.map(({ pitch }) => pitch);
    expect([Math.min(...pitches) >= 28, Math.max(...pitches) <= 60]).toEqual([true, true]);
  });
});
