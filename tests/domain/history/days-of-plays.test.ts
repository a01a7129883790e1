import { daysOfPlays } from '../../../src/domain/history/days-of-plays';
import { songs } from '../../support/builders/a-song';

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

  it('returns no days for no plays', () => {
    expect(daysOfPlays([], dayOf)).toEqual([]);
  });
});
