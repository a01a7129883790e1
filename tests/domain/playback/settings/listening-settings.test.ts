import {
  EQUALISER_PRESETS,
  FLAT_GAINS,
  MOST_BAND_GAIN,
  clampBandGain,
  effectiveGains,
  presetOf,
  withBandGain,
} from '../../../../src/domain/playback/settings/equaliser';
import {
  clampCrossfade,
  clampSpeed,
  DEFAULT_LISTENING,
  readListeningSettings,
  wantedEffects,
  type ListeningSettings,
} from '../../../../src/domain/playback/settings/listening-settings';

const CHOSEN: ListeningSettings = {
  crossfade: 6,
  loudness: 'album',
  equaliser: { isOn: true, gains: [1, -2, 3, -4, 5] },
  speed: 1.25,
  endless: false,
  dataSaver: true,
  audioQuality: 128_000,
  videoQuality: 720,
};

describe('stored listening settings', () => {
  it('are read back unchanged', () => {
    expect(readListeningSettings(JSON.stringify(CHOSEN))).toEqual(CHOSEN);
  });

  it.each([[null], [''], ['{'], ['null'], ['7'], ['"loud"'], ['[]'], ['{}']])('are the defaults for %p', (text) => {
    expect(readListeningSettings(text)).toEqual(DEFAULT_LISTENING);
  });

  it('have the data saver of the browser until the listener changes the setting', () => {
    const first = { ...DEFAULT_LISTENING, dataSaver: true };
    expect(readListeningSettings(null, first).dataSaver).toBe(true);
    expect(readListeningSettings('{"speed":2}', first)).toEqual({ ...first, speed: 2 });
    expect(readListeningSettings('{"dataSaver":false}', first).dataSaver).toBe(false);
  });

  it('are the given ones as a whole where nothing readable is stored', () => {
    expect(readListeningSettings(null, CHOSEN)).toEqual(CHOSEN);
    expect(readListeningSettings('{', CHOSEN)).toEqual(CHOSEN);
  });

  it.each([
    ['off', 'track'],
    ['track', 'album'],
    ['album', 'off'],
  ] as const)('retain the loudness mode %s where the default is %s', (loudness, byDefault) => {
    const first = { ...DEFAULT_LISTENING, loudness: byDefault };
    expect(readListeningSettings(JSON.stringify({ loudness }), first).loudness).toBe(loudness);
  });

  it.each<[string, unknown, Partial<ListeningSettings>]>([
    ['a loudness mode of a later version', { loudness: 'room' }, { loudness: 'off' }],
    ['a crossfade past the longest', { crossfade: 99 }, { crossfade: 12 }],
    ['a crossfade in words', { crossfade: 'long' }, { crossfade: 0 }],
    ['a speed that stands still', { speed: 0 }, { speed: 0.5 }],
    ['an equaliser in words', { equaliser: 'rock' }, { equaliser: { isOn: false, gains: FLAT_GAINS } }],
    ['too few bands', { equaliser: { isOn: true, gains: [3] } }, { equaliser: { isOn: true, gains: [3, 0, 0, 0, 0] } }],
    [
      'bands past the end',
      { equaliser: { isOn: 1, gains: [99, -99, null, 0.4, 1, 7] } },
      { equaliser: { isOn: false, gains: [12, -12, 0, 0, 1] } },
    ],
    ['a switch in words', { endless: 'yes', dataSaver: 1 }, { endless: true, dataSaver: false }],
    ['the file itself', { audioQuality: 'original' }, { audioQuality: 'original' }],
    [
      'qualities of a later version',
      { audioQuality: 'best', videoQuality: -1 },
      { audioQuality: 'auto', videoQuality: 'auto' },
    ],
    ['qualities of nothing', { audioQuality: 0, videoQuality: 0 }, { audioQuality: 'auto', videoQuality: 'auto' }],
  ])('are read field by field from %s', (_, stored, read) => {
    const kept = { ...CHOSEN, ...(stored as object) };
    expect(readListeningSettings(JSON.stringify(kept))).toEqual({ ...CHOSEN, ...read });
  });
});

describe('the limits', () => {
  it.each([
    [0, 0],
    [3.4, 3],
    [3.6, 4],
    [-1, 0],
    [12, 12],
    [13, 12],
    [Number.NaN, 0],
  ])('clamp a crossfade of %d s to %d', (wanted, seconds) => {
    expect(clampCrossfade(wanted)).toBe(seconds);
  });

  it.each([
    [1, 1],
    [1.26, 1.25],
    [1.24, 1.25],
    [0.5, 0.5],
    [2, 2],
    [0.1, 0.5],
    [7, 2],
    [1.1, 1.1],
    [Number.NaN, 1],
  ])('clamp a speed of %d to %d', (wanted, speed) => {
    expect(clampSpeed(wanted)).toBe(speed);
  });

  it.each([
    [3.4, 3],
    [3.6, 4],
    [-3.6, -4],
    [-12, -12],
    [12, 12],
    [-40, -12],
    [40, 12],
    [Number.NaN, 0],
  ])('clamp a band of %d dB to %d dB', (wanted, gain) => {
    expect(clampBandGain(wanted)).toBe(gain);
  });
});

describe('the effects applied to the sound', () => {
  it.each([
    ['nothing at first', {}, { equaliser: false, levelling: false }],
    [
      'a curve that is on',
      { equaliser: { isOn: true, gains: EQUALISER_PRESETS.bass } },
      { equaliser: true, levelling: false },
    ],
    ['no flat curve', { equaliser: { isOn: true, gains: FLAT_GAINS } }, { equaliser: false, levelling: false }],
    ['one loudness', { loudness: 'album' as const }, { equaliser: false, levelling: true }],
  ])('are %s', (_, changes, wanted) => {
    expect(wantedEffects({ ...DEFAULT_LISTENING, ...changes })).toEqual(wanted);
  });
});

describe('the equaliser', () => {
  it('sets one band and leaves the others', () => {
    expect(withBandGain([1, 2, 3, 4, 5], 2, -7)).toEqual([1, 2, -7, 4, 5]);
    expect(withBandGain([1, 2, 3, 4, 5], 9, -7)).toEqual([1, 2, 3, 4, 5]);
    expect(withBandGain([1, 2, 3, 4, 5], 0, 99)).toEqual([12, 2, 3, 4, 5]);
    expect(withBandGain([1, 2, 3, 4, 5], 4, -99)).toEqual([1, 2, 3, 4, -12]);
  });

  it.each([
    ['flat', [0, 0, 0, 0, 0]],
    ['bass', [6, 4, 0, 0, 0]],
    ['vocal', [-3, -1, 3, 4, 1]],
    ['bright', [0, 0, 0, 3, 5]],
    ['warm', [3, 3, 0, -1, -3]],
    ['night', [-6, -2, 2, 2, -2]],
  ] as const)('calls the curve "%s" by its name', (name, gains) => {
    expect(presetOf(gains)).toBe(name);
  });

  it.each(Object.entries(EQUALISER_PRESETS))(
    'recognises its preset "%s", whose gains are within the range',
    (name, gains) => {
      expect(presetOf(gains)).toBe(name);
      expect(Math.max(...gains.map(Math.abs))).toBeLessThanOrEqual(MOST_BAND_GAIN);
    },
  );

  it('has no name for a custom curve', () => {
    expect(presetOf([1, 2, 3, 4, 5])).toBeNull();
  });

  it.each([
    [{ isOn: true, gains: [0, 0, 1, 0, 0] as const }, [0, 0, 1, 0, 0]],
    [{ isOn: false, gains: [0, 0, 1, 0, 0] as const }, null],
    [{ isOn: true, gains: FLAT_GAINS }, null],
  ])('with %j applies the gains %j', (equaliser, gains) => {
    expect(effectiveGains(equaliser)).toEqual(gains);
  });
});
