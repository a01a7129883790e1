import { isSameLevel, soundLevel } from '../../../../src/domain/playback/settings/sound-level';
import { aPlayerState } from '../../../support/builders/a-player-state';

describe('soundLevel', () => {
  it('is the listener’s volume on a scale from 0 to 1', () => {
    expect(soundLevel(aPlayerState({ volume: 20, muted: true }))).toEqual({ volume: 0.2, muted: true });
  });
});

describe('soundLevel where pages may not set the volume', () => {
  it.each([
    [{ volume: 20, muted: false }, false],
    [{ volume: 20, muted: true }, true],
    [{ volume: 0, muted: false }, true],
  ])('turns %j into full volume or mute', (set, muted) => {
    expect(soundLevel(aPlayerState({ ...set, isVolumeSettable: false }))).toEqual({ volume: 1, muted });
  });
});

describe('isSameLevel', () => {
  it.each([
    ['the same', { volume: 0.5, muted: false }, true],
    ['another volume', { volume: 0.4, muted: false }, false],
    ['silence', { volume: 0.5, muted: true }, false],
  ])('recognises %s', (_, other, isSame) => {
    expect(isSameLevel({ volume: 0.5, muted: false }, other)).toBe(isSame);
  });
});
