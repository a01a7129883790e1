import * as fc from 'fast-check';
import { needsEffects, soundPath } from '../../../src/domain/playback/sound-path';

const level = (volume: number, gain = 1, muted = false) => ({ volume, gain, muted });

describe('how an element comes to sound as loud as the listener asked for', () => {
  it.each([
    [0, 0],
    [0.5, 0.315],
    [1, 1],
  ])('a volume of %d is an amplitude of %d: half as loud is −10 dB', (volume, amplitude) => {
    expect(soundPath({ volume, muted: false }, false).volume).toBeCloseTo(amplitude, 3);
    expect(soundPath({ volume, muted: false }, true).gain).toBeCloseTo(amplitude, 3);
  });

  it('takes what is beyond the slider for its end', () => {
    expect(soundPath(level(1.4), false).volume).toBe(1);
    expect(soundPath(level(-0.1), true).gain).toBe(0);
  });

  it('is up to the element alone where nothing is behind it, which is never louder than its source', () => {
    expect(soundPath(level(1, 2, true), false)).toEqual({ volume: 1, muted: true, gain: 1 });
  });

  it('is up to the gain alone behind an attached element, the mute too', () => {
    expect(soundPath(level(1, 2), true)).toEqual({ volume: 1, muted: false, gain: 2 });
    expect(soundPath(level(1, 2, true), true)).toEqual({ volume: 1, muted: false, gain: 0 });
  });

  it('is the same amplitude on both ways, up to that of the source', () => {
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

describe('whether a level takes effects behind the element', () => {
  it.each([
    ['as recorded', level(1), false, false],
    ['raised, and turned down by more', level(0.5, 2), false, false],
    ['louder than its source', level(1, 1.1), false, true],
    ['through an equaliser', level(0.1), true, true],
  ])('%s', (_, asked, hasEqualiser, needed) => {
    expect(needsEffects(asked, hasEqualiser)).toBe(needed);
  });
});
