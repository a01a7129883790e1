import { addToRecent, HISTORY_LIMIT } from '../../../src/domain/history/add-to-recent';
import {
  listenUntil,
  listenedMilliseconds,
  isCountedPlay,
  NO_LISTENING,
} from '../../../src/domain/history/listening-time';
import { aSong } from '../../support/builders/a-song';

const played = (id: string, playedAt = '2026-11-21T08:00:00.000Z') => ({ song: aSong(id).build(), playedAt });
const heardAt = (...positions: readonly number[]) => positions.reduce(listenUntil, NO_LISTENING).heard;

describe('addToRecent', () => {
  it('puts the new play first and removes an earlier play of the same song', () => {
    const plays = addToRecent([played('a'), played('b')], played('b', '2026-11-21T09:00:00.000Z'));
    expect(plays.map(({ song, playedAt }) => [song.id, playedAt.slice(11, 13)])).toEqual([
      ['b', '09'],
      ['a', '08'],
    ]);
  });

  it('stores no more plays than the limit', () => {
    const full = Array.from({ length: HISTORY_LIMIT }, (_, n) => played(`s${n}`));
    const plays = addToRecent(full, played('new'));
    expect([plays.length, plays[0]?.song.id, plays.at(-1)?.song.id]).toEqual([200, 'new', 's198']);
  });
});

describe('heard time', () => {
  it.each([
    ['listening', [0.5, 1, 1.5], 1.5],
    ['a seek forward adds nothing', [1, 100, 101], 2],
    ['a seek back adds nothing', [1, 2, 0.5, 1], 2.5],
    ['standing still adds nothing', [1, 1, 1], 1],
    ['a step of two seconds is listening', [2, 4], 4],
    ['a longer step is a seek', [2, 4.1], 2],
  ])('%s', (_, positions, heard) => {
    expect(heardAt(...positions)).toBeCloseTo(heard);
  });

  it('is reported in whole milliseconds', () => {
    expect(listenedMilliseconds({ position: 9, heard: 1.23456 })).toBe(1_235);
    expect(listenedMilliseconds({ position: 9, heard: 1.23446 })).toBe(1_234);
  });
});

describe('isCountedPlay', () => {
  it.each([
    [29.9, 252, false],
    [30, 252, true],
    [9.9, 20, false],
    [10, 20, true],
    [5, 0, false],
    [0.5, 1, true],
    [29.9, 60, false],
    [30, 61, true],
  ])('after %f s of a song of %f s: %s', (heard, duration, counted) => {
    expect(isCountedPlay(heard, duration)).toBe(counted);
  });
});
