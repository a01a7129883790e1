import * as fc from 'fast-check';
import type { Loudness } from '../../../../src/domain/catalogue/song-details';
import { LOUDNESS_MODES, type LoudnessMode } from '../../../../src/domain/playback/settings/listening-settings';
import {
  HIGHEST_TRUE_PEAK,
  loudnessGain,
  TARGET_LOUDNESS,
} from '../../../../src/domain/playback/settings/loudness-gain';
import { amplitudeOf, decibelsOf } from '../../../../src/domain/shared/decibels';

const measured = (integrated: number, truePeak: number): Loudness => ({ integrated, truePeak });

describe('decibels', () => {
  it.each([
    [0, 1],
    [-20, 0.1],
    [6.0206, 2],
  ])('%d dB multiply an amplitude by %d', (decibels, amplitude) => {
    expect(amplitudeOf(decibels)).toBeCloseTo(amplitude, 5);
    expect(decibelsOf(amplitude)).toBeCloseTo(decibels, 4);
  });
});

describe('the gain of a song', () => {
  it.each<[string, LoudnessMode, Loudness | null, Loudness | null, number]>([
    ['nothing where that is off', 'off', measured(-6, 0), measured(-6, 0), 0],
    ['nothing where it was not measured', 'track', null, measured(-6, 0), 0],
    ['nothing where neither was measured', 'album', null, null, 0],
    ['its way down to −14 LUFS', 'track', measured(-8, -2), measured(-20, -2), -6],
    ['its way up to −14 LUFS', 'track', measured(-18, -9), null, 4],
    ['no more than its peak has room for', 'track', measured(-20, -3), null, 2],
    ['what brings its peak down to −1 dBTP', 'track', measured(-14, 1.5), null, -2.5],
    ['12 dB at most', 'track', measured(-50, -40), null, 12],
    ['12 dB where it is nearly silence', 'track', measured(-69.9, -120), null, 12],
    ['nothing where it is silence', 'track', measured(-70, -120), null, 0],
    ['its album’s way', 'album', measured(-20, -10), measured(-10, -0.5), -4],
    ['as far as its album’s peak has room for', 'album', measured(-30, -20), measured(-18, -2), 1],
    ['its own way where it is of no album', 'album', measured(-10, -2), null, -4],
  ])('is %s', (_, mode, loudness, albumLoudness, decibels) => {
    expect(decibelsOf(loudnessGain(mode, { loudness, albumLoudness }))).toBeCloseTo(decibels, 6);
  });

  const anyLoudness = fc.record({
    integrated: fc.double({ min: -120, max: 10, noNaN: true }),
    truePeak: fc.double({ min: -130, max: 12, noNaN: true }),
  });

  it('never lets a true peak exceed −1 dBTP, whatever was measured', () => {
    const audible = anyLoudness.filter(({ integrated }) => integrated > -70);
    fc.assert(
      fc.property(audible, (loudness) => {
        const gain = loudnessGain('track', { loudness, albumLoudness: null });
        expect(loudness.truePeak + decibelsOf(gain)).toBeLessThanOrEqual(HIGHEST_TRUE_PEAK + 1e-9);
        expect(loudness.integrated + decibelsOf(gain)).toBeLessThanOrEqual(TARGET_LOUDNESS + 1e-9);
      }),
    );
  });

  it('preserves the loudness differences within an album', () => {
    fc.assert(
      fc.property(anyLoudness, anyLoudness, anyLoudness, (albumLoudness, one, other) => {
        const gains = [one, other].map((loudness) => loudnessGain('album', { loudness, albumLoudness }));
        expect(gains[0]).toBe(gains[1]);
      }),
    );
  });

  it('is a positive number for every measurement in every mode', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOUDNESS_MODES), anyLoudness, anyLoudness, (mode, loudness, albumLoudness) => {
        const gain = loudnessGain(mode, { loudness, albumLoudness });
        expect(gain > 0 && gain <= amplitudeOf(12) + 1e-9).toBe(true);
      }),
    );
  });
});
