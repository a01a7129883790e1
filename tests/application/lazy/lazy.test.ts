import { lazy } from '../../../src/application/lazy/lazy';

describe('code that is loaded once', () => {
  it('is the same for all callers, also for calls at the same moment', async () => {
    const load = jest.fn(() => Promise.resolve({}));
    const code = lazy(load);
    const [one, other] = await Promise.all([code(), code()]);
    expect([one === other, one === (await code()), load.mock.calls.length]).toEqual([true, true, 1]);
  });

  it('is loaded again at the next call after a failure', async () => {
    const load = jest.fn<Promise<string>, []>();
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code');
    const code = lazy(load);
    const both = [code(), code()];
    await expect(both[0]).rejects.toThrow('no network');
    await expect(both[1]).rejects.toThrow('no network');
    expect([await code(), await code(), load.mock.calls.length]).toEqual(['code', 'code', 2]);
  });
});
