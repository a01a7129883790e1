import type { PlayReports } from '../../src/domain/history/play-reports.port';

/** A backend with one song of four minutes, and the number of its plays there. */
export interface PlayReportsWorld {
  readonly reports: PlayReports;
  readonly songId: string;
  readonly unknownSongId: string;
  countedPlays(): Promise<number>;
}

/** Ids may be used once only, in every backend and for ever. */
const newId = (): string => crypto.randomUUID();

/** Contract tests of `PlayReports`. */
export function describePlayReports(name: string, makeWorld: () => Promise<PlayReportsWorld>): void {
  describe(`${name} as a receiver of play reports`, () => {
    let world: PlayReportsWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    it.each([
      ['counts a play of 30 s', 30_000, true],
      ['takes a shorter play without counting it', 4_000, false],
    ])('%s', async (_, played, counted) => {
      const before = await world.countedPlays();
      const answer = await world.reports.send({ eventId: newId(), songId: world.songId, played });
      expect(answer).toEqual({ ok: true, value: { counted } });
      expect(await world.countedPlays()).toBe(before + Number(counted));
    });

    it('counts a repeated report once, and gives the same answer', async () => {
      const report = { eventId: newId(), songId: world.songId, played: 45_000 };
      const before = await world.countedPlays();
      const answers = [await world.reports.send(report), await world.reports.send(report)];
      expect(answers).toEqual([
        { ok: true, value: { counted: true } },
        { ok: true, value: { counted: true } },
      ]);
      expect(await world.countedPlays()).toBe(before + 1);
    });

    it('returns not-found for an unknown song', async () => {
      const answer = await world.reports.send({ eventId: newId(), songId: world.unknownSongId, played: 45_000 });
      expect(answer).toEqual({ ok: false, error: { kind: 'not-found' } });
    });
  });
}
