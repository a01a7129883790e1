import { SongServerProbe } from '../../../../src/infrastructure/backends/song/song-server-probe';

describe('our own server, asked whether it is ready', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [200, true],
    [503, false],
    [502, false],
  ])('which answers %i: %s', async (status, isReady) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status }));
    expect(await new SongServerProbe().isReady()).toBe(isReady);
    expect(fetched.mock.calls[0]?.[0]).toBe('/readyz');
  });

  it('is not, where nobody answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await new SongServerProbe().isReady()).toBe(false);
  });
});
