import { daysOfPlays } from '../../../src/domain/history/days-of-plays';
import { aSong, songs } from '../../support/builders/a-song';

const dayOf = (instant: string) => instant.slice(0, 10);

describe('daysOfPlays', () => {
  it('groups the plays of one day and returns where each day begins', () => {
    const [first, second, third] = songs('1', '2', '3');
    const plays = [
      { song: first!, playedAt: '2026-11-21T10:00:00.000Z' },
      { song: second!, playedAt: '2026-11-21T09:00:00.000Z' },
      { song: third!, playedAt: '2026-11-19T09:00:00.000Z' },
    ];

    expect(daysOfPlays(plays, dayOf)).toEqual([
      { day: '2026-11-21', from: 0, plays: [plays[0], plays[1]] },
      { day: '2026-11-19', from: 2, plays: [plays[2]] },
    ]);
  });

  it('adds a play to the latest day only, and shows a day again after another one', () => {
    const play = (id: string, day: string) => ({ song: aSong(id).build(), playedAt: `${day}T09:00:00.000Z` });
    const plays = [
      play('1', '2026-11-21'),
      play('2', '2026-11-20'),
      play('3', '2026-11-19'),
      play('4', '2026-11-19'),
      play('5', '2026-11-19'),
      play('6', '2026-11-21'),
    ];

    expect(daysOfPlays(plays, dayOf)).toEqual([
      { day: '2026-11-21', from: 0, plays: plays.slice(0, 1) },
      { day: '2026-11-20', from: 1, plays: plays.slice(1, 2) },
      { day: '2026-11-19', from: 2, plays: plays.slice(2, 5) },
      { day: '2026-11-21', from: 5, plays: plays.slice(5) },
    ]);
  });

  it('returns no days for no plays', () => {
    expect(daysOfPlays([], dayOf)).toEqual([]);
  });
});
