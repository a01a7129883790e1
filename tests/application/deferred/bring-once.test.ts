import { bringOnce } from '../../../src/application/deferred/bring-once';

describe('code that is brought once', () => {
  it('is the same for all who ask, also at the same moment', async () => {
    const bring = jest.fn(() => Promise.resolve({}));
    const code = bringOnce(bring);
    const [one, other] = await Promise.all([code(), code()]);
    expect([one === other, one === (await code()), bring.mock.calls.length]).toEqual([true, true, 1]);
  });

  it('is tried again for whoever asks after a failure', async () => {
    const bring = jest.fn<Promise<string>, []>();
    bring.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code');
    const code = bringOnce(bring);
    const both = [code(), code()];
    await expect(both[0]).rejects.toThrow('no network');
    await expect(both[1]).rejects.toThrow('no network');
    expect([await code(), await code(), bring.mock.calls.length]).toEqual(['code', 'code', 2]);
  });
});
