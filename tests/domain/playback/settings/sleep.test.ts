import {
  clampSleepMinutes,
  NO_SLEEP,
  sleepAfter,
  sleepFade,
  sleepRemaining,
  type Sleep,
} from '../../../../src/domain/playback/settings/sleep';
import { whatPlaysAfter } from '../../../../src/domain/playback/next/what-plays-after';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue } from '../../../support/builders/a-queue';

const NOW = 1_000_000;
const song = { duration: 200, position: 140 };
const at = (moment: number): Sleep => ({ kind: 'at', at: moment });

describe('the sleep timer', () => {
  it.each([
    [30, 30],
    [1, 5],
    [500, 120],
    [32, 30],
    [33, 35],
  ])('of %d minutes is set to %d', (wanted, minutes) => {
    expect(clampSleepMinutes(wanted)).toBe(minutes);
    expect(sleepAfter(wanted, NOW)).toEqual(at(NOW + minutes * 60_000));
  });

  it.each<[string, Sleep, number, number | null]>([
    ['is not known without a timer', NO_SLEEP, 1, null],
    ['is the time until its moment', at(NOW + 90_000), 2, 90_000],
    ['is nothing after it: the device slept', at(NOW - 90_000), 1, 0],
    ['is the rest of the song', { kind: 'after-song' }, 1, 60_000],
    ['is shorter where the song plays faster', { kind: 'after-song' }, 1.5, 40_000],
  ])('the remaining time %s', (_, sleep, speed, remaining) => {
    expect(sleepRemaining(sleep, NOW, song, speed)).toBe(remaining);
  });

  it('has no remaining time in a song of unknown length, and 0 past the end of a song', () => {
    const afterSong: Sleep = { kind: 'after-song' };
    expect(sleepRemaining(afterSong, NOW, { duration: 0, position: 3 }, 1)).toBeNull();
    expect(sleepRemaining(afterSong, NOW, { duration: 1, position: 0 }, 1)).toBe(1_000);
    expect(sleepRemaining(afterSong, NOW, { duration: 100, position: 100.2 }, 1)).toBe(0);
  });

  it.each([
    [null, 1],
    [60_000, 1],
    [5_000, 1],
    [2_500, 0.25],
    [0, 0],
  ])('with %p ms left multiplies the amplitude by %d', (remaining, fade) => {
    expect(sleepFade(remaining)).toBe(fade);
  });
});

describe('what follows a song', () => {
  const queue = aQueue('a', 'b').build();

  it.each([
    [{ queue }, { kind: 'advance', index: 1 }],
    [{ queue, loop: 'ONE' as const }, { kind: 'restart' }],
    [{ queue, stopsAfterSong: true }, { kind: 'stop' }],
    [{ queue, loop: 'ONE' as const, stopsAfterSong: true }, { kind: 'stop' }],
  ])('depends on the loop mode and on the stop after the song: case %#', (state, decision) => {
    expect(whatPlaysAfter(aPlayerState(state))).toEqual(decision);
  });
});
