import * as fc from 'fast-check';
import { canFade, needsEffects, soundPath } from '../../../../src/domain/playback/settings/sound-path';

const NOTHING = { equaliser: false, levelling: false };
const EQUALISER = { equaliser: true, levelling: false };
const LEVELLING = { equaliser: false, levelling: true };

const level = (volume: number, gain = 1, muted = false) => ({ volume, gain, muted });

describe('the loudness of a media element', () => {
  it.each([
    [0, 0],
    [0.5, 0.315],
    [1, 1],
  ])('at the volume %d is the amplitude %d: half as loud is −10 dB', (volume, amplitude) => {
    expect(soundPath({ volume, muted: false }, false).volume).toBeCloseTo(amplitude, 3);
    expect(soundPath({ volume, muted: false }, true).gain).toBeCloseTo(amplitude, 3);
  });

  it('is limited to the ends of the volume slider', () => {
    expect(soundPath(level(1.4), false).volume).toBe(1);
    expect(soundPath(level(1.4), true).gain).toBe(1);
    expect(soundPath(level(-0.1), true).gain).toBe(0);
  });

  it('is set by the element alone without effects, and never exceeds the source', () => {
    expect(soundPath(level(1, 2, true), false)).toEqual({ volume: 1, muted: true, gain: 1 });
  });

  it('is set by the gain alone behind an attached element, mute included', () => {
    expect(soundPath(level(1, 2), true)).toEqual({ volume: 1, muted: false, gain: 2 });
    expect(soundPath(level(1, 2, true), true)).toEqual({ volume: 1, muted: false, gain: 0 });
  });

  it('is the same amplitude with and without effects, up to the amplitude of the source', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.boolean(), (volume, gain, muted) => {
        const own = soundPath(level(volume, gain, muted), false);
        const behind = soundPath(level(volume, gain, muted), true);
        expect(behind.volume * behind.gain).toBeCloseTo(own.muted ? 0 : own.volume, 9);
      }),
    );
  });
});

describe('whether a level needs effects behind the element', () => {
  it.each([
    ['as recorded', level(1), NOTHING, false],
    ['raised, and turned down by more', level(0.5, 2), NOTHING, false],
    ['louder than its source', level(1, 1.1), NOTHING, true],
    ['as loud as all songs, and not louder than its source', level(1, 0.5), LEVELLING, false],
    ['through an equaliser', level(0.1), EQUALISER, true],
  ])('%s', (_, asked, wanted, needed) => {
    expect(needsEffects(asked, wanted, true)).toBe(needed);
  });
});

describe('where pages may not set the volume of an element', () => {
  it.each([
    ['as recorded', level(1), NOTHING, false],
    ['louder than its source, which nobody asked for', level(1, 1.1), NOTHING, false],
    ['while it fades', level(1, 0.5), NOTHING, false],
    ['as loud as all songs', level(1, 0.5), LEVELLING, true],
    ['through an equaliser', level(1), EQUALISER, true],
  ])('decides whether a song %s needs effects behind the element', (_, asked, wanted, needed) => {
    expect(needsEffects(asked, wanted, false)).toBe(needed);
  });

  it.each([
    [NOTHING, false],
    [EQUALISER, true],
    [LEVELLING, true],
  ])('decides whether songs can fade with the effects %j', (wanted, can) => {
    expect(canFade(wanted, false)).toBe(can);
    expect(canFade(wanted, true)).toBe(true);
  });
});
