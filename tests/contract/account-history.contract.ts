import type { AccountHistory } from '../../src/domain/history/account-history.port';
import { walkPages } from '../support/walk-pages';

/** A signed-in listener who has played nothing, another one, a visitor without an account, and three songs. */
interface HistoryWorld {
  readonly history: AccountHistory;
  readonly others: AccountHistory;
  readonly nobodys: AccountHistory;
  readonly songIds: readonly [string, string, string];
  /** The first listener plays this song long enough for the play to count. */
  hear(songId: string): Promise<void>;
  /** The other listener does, too. */
  otherHears(songId: string): Promise<void>;
}

const ALL = { page: 1, pageSize: 50 };

async function heardIn(history: AccountHistory, page = ALL): Promise<readonly string[]> {
  const answer = await history.list(page);
  return answer.ok ? answer.value.items.map(({ song }) => song.id) : [answer.error.kind];
}

/** Contract tests of `AccountHistory`. */
export function describeAccountHistory(name: string, makeWorld: () => Promise<HistoryWorld>): void {
  describe(`${name} as an account's history`, () => {
    let world: HistoryWorld;
    let one = '';
    let two = '';
    let three = '';

    beforeEach(async () => {
      world = await makeWorld();
      [one, two, three] = world.songIds;
    });

    it('is empty before a song is heard', async () => {
      expect(await world.history.list(ALL)).toMatchObject({ ok: true, value: { items: [], isLast: true } });
    });

    it('lists the song heard last first, one entry per song, each with its time', async () => {
      for (const song of [one, two, one]) await world.hear(song);
      const answer = await world.history.list(ALL);
      expect(answer).toMatchObject({
        ok: true,
        value: { isLast: true, items: [{ song: { id: one } }, { song: { id: two } }] },
      });
      const times = answer.ok ? answer.value.items.map(({ playedAt }) => Date.parse(playedAt)) : [];
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times.every(Number.isFinite)).toBe(true);
    });

    it('is returned in pages', async () => {
      for (const song of [one, two, three]) await world.hear(song);
      expect(await heardIn(world.history, { page: 2, pageSize: 2 })).toEqual([one]);
      const page = { isLast: true, page: 2, pageSize: 2 };
      expect(await world.history.list({ page: 2, pageSize: 2 })).toMatchObject({ ok: true, value: page });
    });

    it.each([1, 2, 3, 4])('marks only the last page as the last, with %i a page', async (pageSize) => {
      for (const song of [one, two, three]) await world.hear(song);
      const { items, totals, isEnded } = await walkPages((page) => world.history.list(page), pageSize);
      expect([items.map(({ song }) => song.id), isEnded]).toEqual([[three, two, one], true]);
      expect(totals.filter((total) => total !== 3 && total !== null)).toEqual([]);
    });

    it('is cleared on request, without clearing the history of another account', async () => {
      await world.hear(one);
      await world.otherHears(two);
      expect(await world.history.clear()).toEqual({ ok: true, value: undefined });
      expect(await heardIn(world.history)).toEqual([]);
      expect(await heardIn(world.others)).toEqual([two]);
    });

    it('continues after it was cleared', async () => {
      await world.hear(one);
      await world.history.clear();
      await world.hear(two);
      expect(await heardIn(world.history)).toEqual([two]);
    });

    it('is empty without an account, and cannot be cleared then', async () => {
      await world.hear(one);
      expect(await heardIn(world.nobodys)).toEqual([]);
      expect(await world.nobodys.clear()).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
      expect(await heardIn(world.history)).toEqual([one]);
    });
  });
}
