import { SongServerProbe } from '../../../../src/infrastructure/backends/song/song-server-probe';

describe('the readiness of our own server', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [200, true],
    [503, false],
    [502, false],
  ])('for a response with status %i is %s', async (status, isReady) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status }));
    expect(await new SongServerProbe().isReady()).toBe(isReady);
    expect(fetched.mock.calls[0]?.[0]).toBe('/readyz');
  });

  it('is false when the server does not respond', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await new SongServerProbe().isReady()).toBe(false);
  });
});
