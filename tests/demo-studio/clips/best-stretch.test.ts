import { bestStretch } from '../../../demo-studio/clips/best-stretch';
import { CLIP_SLUGS } from '../../../demo-studio/clips/demo-clips';
import type { Score, SectionKind } from '../../../demo-studio/music/score';
import { aNote, aScore } from '../../support/builders/a-score';
import { filmSong } from '../../support/demo-studio/film-song';

const KINDS = ['intro', 'verse', 'chorus', 'verse', 'outro'] as const;
const BAR_SECONDS = 2;

const withEnergy = (energies: Partial<Record<SectionKind, number>>, changes: Partial<Score> = {}): Score => {
  const score = aScore(KINDS, changes);
  return {
    ...score,
    sections: score.sections.map((section) => ({ ...section, energy: energies[section.kind] ?? section.energy })),
  };
};

describe('bestStretch', () => {
  it('is the section with the highest energy when the activity is the same everywhere', () => {
    expect(bestStretch(withEnergy({ chorus: 0.9 }))).toEqual({ from: 32, to: 44 });
  });

  it('is the range with the most activity when the energy is the same everywhere', () => {
    const drums = Array.from({ length: 64 }, (_, at) => ({ start: 96 + at / 2, drum: 'kick', velocity: 1 }) as const);
    expect(bestStretch(aScore(KINDS, { drums }))).toEqual({ from: 48, to: 60 });
  });

  it('prefers the melody: a band that plays without vocals counts less', () => {
    const bass = Array.from({ length: 12 }, (_, at) => aNote(128 + at * 2));
    const phrases = aScore(KINDS).phrases.filter(({ section }) => section === 1);
    expect(bestStretch(aScore(KINDS, { bass, phrases }))).toEqual({ from: 16, to: 28 });
  });

  it('is the earlier one of two equal ranges', () => {
    expect(bestStretch(withEnergy({ verse: 0.9 })).from).toBe(16);
  });

  it('is the whole of a short song', () => {
    expect(bestStretch(aScore(['chorus'], { beatSeconds: 0.3, seconds: 11 }))).toEqual({ from: 0, to: 11 });
  });

  it.each(CLIP_SLUGS)('of %s consists of whole bars inside the song and is 8 to 15 s long', (slug) => {
    const { score } = filmSong(slug);
    const { from, to } = bestStretch(score);
    const bar = score.beatsPerBar * score.beatSeconds;
    expect([(from / bar) % 1, ((to - from) / bar) % 1].map((rest) => Math.min(rest, 1 - rest) < 1e-6)).toEqual([
      true,
      true,
    ]);
    expect(to).toBeLessThanOrEqual(score.seconds);
    expect(to - from).toBeGreaterThan(8);
    expect(to - from).toBeLessThan(15);
  });

  it('is tested with bars of two seconds', () => {
    const { beatSeconds, beatsPerBar } = aScore(KINDS);
    expect(beatSeconds * beatsPerBar).toBe(BAR_SECONDS);
  });
});
