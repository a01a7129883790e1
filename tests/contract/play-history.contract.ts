import { HISTORY_LIMIT } from '../../src/domain/history/add-to-recent';
import type { PlayedSong, PlayHistory } from '../../src/domain/history/play-history.port';
import { aSong } from '../support/builders/a-song';

const played = (id: string, hour = 8): PlayedSong => ({
  song: aSong(id).build(),
  playedAt: new Date(Date.UTC(2026, 10, 21, hour)).toISOString(),
});

const idsOf = (plays: readonly PlayedSong[]) => plays.map(({ song }) => song.id);

async function addAll(history: PlayHistory, plays: readonly PlayedSong[]): Promise<void> {
  for (const play of plays) await history.add(play);
}

/** Contract tests of `PlayHistory`. `make` returns an empty history, and the one that the next session finds. */
export function describePlayHistory(
  name: string,
  make: () => { readonly history: PlayHistory; readonly reload: () => PlayHistory },
): void {
  describe(`${name} as a play history`, () => {
    it('is empty at first', async () => {
      expect(await make().history.recent(10)).toEqual([]);
    });

    it('returns the newest play first, also after a reload', async () => {
      const { history, reload } = make();
      await addAll(history, [played('a', 8), played('b', 9)]);
      const expected = [played('b', 9), played('a', 8)];
      expect([await history.recent(10), await reload().recent(10)]).toEqual([expected, expected]);
    });

    it('has one entry per song: the latest play', async () => {
      const { history } = make();
      await addAll(history, [played('a', 8), played('b', 9), played('a', 10)]);
      expect(await history.recent(10)).toEqual([played('a', 10), played('b', 9)]);
    });

    it('returns no more plays than requested', async () => {
      const { history } = make();
      await addAll(history, [played('a'), played('b'), played('c')]);
      expect(idsOf(await history.recent(2))).toEqual(['c', 'b']);
    });

    it('drops the oldest plays beyond its limit', async () => {
      const { history } = make();
      await addAll(
        history,
        Array.from({ length: HISTORY_LIMIT + 1 }, (_, n) => played(`song-${n}`)),
      );
      const kept = idsOf(await history.recent(HISTORY_LIMIT + 1));
      expect([kept.length, kept.at(-1)]).toEqual([HISTORY_LIMIT, 'song-1']);
    });

    it('is empty after it was cleared, also after a reload', async () => {
      const { history, reload } = make();
      await history.add(played('a'));
      await history.clear();
      expect([await history.recent(10), await reload().recent(10)]).toEqual([[], []]);
    });

    it('reports every change until the subscription ends', async () => {
      const { history } = make();
      const told: (readonly string[])[] = [];
      const listening = history.changes.subscribe((plays) => told.push(idsOf(plays)));
      await history.add(played('a'));
      expect(told.at(-1)).toEqual(['a']);
      await history.clear();
      expect(told.at(-1)).toEqual([]);
      const count = told.length;
      listening.unsubscribe();
      await history.add(played('b'));
      expect(told).toHaveLength(count);
    });
  });
}
