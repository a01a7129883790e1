import type { SuccessorRecords } from '../../src/domain/session/successor-records.port';

/** Two tabs of one browser, without a stored record. */
export interface SuccessorRecordsWorld {
  readonly records: SuccessorRecords;
  readonly otherTab: SuccessorRecords;
}

const FIRST = { from: '', accessToken: 'access-1', refreshToken: 'refresh-1' };
const SECOND = { from: 'refresh-1', accessToken: 'access-2', refreshToken: 'refresh-2' };

/** Contract tests of `SuccessorRecords`. */
export function describeSuccessorRecords(name: string, makeWorld: () => Promise<SuccessorRecordsWorld>): void {
  describe(`${name} as a store of the latest token pair`, () => {
    it('is empty at first', async () => {
      const { records, otherTab } = await makeWorld();
      expect([await records.read(), await otherTab.read()]).toEqual([null, null]);
    });

    it('shows every tab a written pair at once', async () => {
      const { records, otherTab } = await makeWorld();
      await records.write(FIRST);
      expect([await records.read(), await otherTab.read()]).toEqual([FIRST, FIRST]);
    });

    it('stores only the latest pair, whichever tab wrote it', async () => {
      const { records, otherTab } = await makeWorld();
      await records.write(FIRST);
      await otherTab.write(SECOND);
      expect([await records.read(), await otherTab.read()]).toEqual([SECOND, SECOND]);
    });

    it('is empty for every tab once it is cleared', async () => {
      const { records, otherTab } = await makeWorld();
      await records.write(FIRST);
      await otherTab.clear();
      expect([await records.read(), await otherTab.read()]).toEqual([null, null]);
    });
  });
}
