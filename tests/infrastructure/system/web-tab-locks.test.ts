import { WebTabLocks } from '../../../src/infrastructure/system/web-tab-locks';
import { VirtualTime } from '../../support/fakes/virtual-time';

const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;

describe('WebTabLocks', () => {
  it.each([
    ['missing', undefined],
    ['refused', refusing],
  ])('runs the work at once where locks are %s', async (_, manager) => {
    const time = new VirtualTime();
    const locks = new WebTabLocks(() => manager, time);
    expect(await locks.hold('a', 15_000, async () => 'done')).toBe('done');
    expect(time.pending).toBe(0);
  });

  it('runs work only once when its lock is stolen', async () => {
    const robbing = {
      request: async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
        void work();
        throw new DOMException('stolen', 'AbortError');
      },
    } as unknown as LockManager;
    const work = jest.fn(async () => 'done');
    const answer = await new WebTabLocks(() => robbing, new VirtualTime()).hold('a', 15_000, work);
    expect([answer, work.mock.calls.length]).toEqual(['done', 1]);
  });
});
