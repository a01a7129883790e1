import { measureLoudness } from '../../../demo-studio/music/master/measure-loudness';
import { measureTruePeak } from '../../support/sound/measure-true-peak';
import type { StereoSound } from '../../../demo-studio/music/stereo-sound';
import { longestSilence } from '../../support/demo-studio/hear-sound';

/** What the samples of every song must be. */
export function describeRenderedSong(sound: StereoSound): void {
  it('contains only finite samples', () => {
    expect(sound.left.every((sample) => Number.isFinite(sample))).toBe(true);
    expect(sound.right.every((sample) => Number.isFinite(sample))).toBe(true);
  });

  it('has a peak under −1 dBTP and a loudness between −16 and −12 LUFS', () => {
    expect(measureTruePeak([sound.left, sound.right])).toBeLessThan(-1.5);
    expect(measureLoudness(sound)).toBeGreaterThan(-16);
    expect(measureLoudness(sound)).toBeLessThan(-12);
  });

  it('is not silent for long', () => {
    expect(longestSilence(sound)).toBeLessThan(1.5);
  });

  it('is wider than mono and narrower than two unrelated channels', () => {
    const [middle, side] = [0, 0].map((_, which) =>
      sound.left.reduce((sum, left, at) => sum + (left + (which === 0 ? 1 : -1) * (sound.right[at] ?? 0)) ** 2, 0),
    );
    const width = (side ?? 0) / (middle ?? 1);
    expect(width).toBeGreaterThan(0.01);
    expect(width).toBeLessThan(0.9);
  });
}
