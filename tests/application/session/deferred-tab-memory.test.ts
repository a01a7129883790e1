import { deferredTabMemory, type TabMemory } from '../../../src/application/session/deferred-tab-memory';
import { MemorySuccessorRecords, MemoryTabLocks } from '../../support/fakes/memory-tabs';
import { VirtualTime } from '../../support/fakes/virtual-time';

const RECORD = { from: '', accessToken: 'access', refreshToken: 'refresh' };
const MINE = { accessToken: 'access', refreshToken: 'refresh', pairedWith: null };
const work = async () => 'done';

function setUp() {
  const memory: TabMemory = {
    locks: new MemoryTabLocks(new VirtualTime()),
    records: new MemorySuccessorRecords(),
    renewal: { renew: async () => ({ kind: 'renewed' }) },
  };
  const fetch = jest.fn(async () => memory);
  return { fetch, deferred: deferredTabMemory(fetch) };
}

describe('what only whoever is signed in needs', () => {
  it('is not fetched before it is used', () => {
    expect(setUp().fetch).not.toHaveBeenCalled();
  });

  it('is fetched once, and does what it is told', async () => {
    const { deferred, fetch } = setUp();
    await deferred.records.write(RECORD);
    const written = await deferred.records.read();
    await deferred.records.clear();
    expect([written, await deferred.records.read()]).toEqual([RECORD, null]);
    expect([await deferred.locks.hold('a', 1, work), await deferred.renewal.renew(MINE)]).toEqual([
      'done',
      { kind: 'renewed' },
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched ends no session, keeps no work waiting, and is tried again', async () => {
    const { deferred, fetch } = setUp();
    fetch.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const failed = { kind: 'failed', failure: { kind: 'unavailable' } };
    expect(await deferred.renewal.renew(MINE)).toEqual(failed);
    expect(await deferred.renewal.renew(MINE)).toEqual({ kind: 'renewed' });
  });

  it('that cannot be fetched knows of no record and no lock', async () => {
    const { deferred, fetch } = setUp();
    fetch.mockRejectedValue(new Error('ChunkLoadError'));
    await deferred.records.write(RECORD);
    await deferred.records.clear();
    expect([await deferred.records.read(), await deferred.locks.hold('a', 1, work)]).toEqual([null, 'done']);
  });
});
