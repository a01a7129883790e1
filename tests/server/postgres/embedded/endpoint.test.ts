import { endpoints, socketFits } from '../../../../server/infrastructure/postgres/embedded/endpoint';

describe('the endpoint of the embedded database', () => {
  const folderOf = (bytes: number): string => `/${'x'.repeat(bytes - 1)}`;
  const nameBytes = '/.s.PGSQL.5432'.length;

  it('is a socket in its own folder, with a loopback port as the second choice', async () => {
    const [first, second] = await endpoints('/srv/song/data/postgres/run', 'linux');
    expect(first).toEqual({
      host: '/srv/song/data/postgres/run',
      port: 5432,
      settings: {
        listen_addresses: '',
        unix_socket_directories: '"/srv/song/data/postgres/run"',
        unix_socket_permissions: '0700',
      },
    });
    expect(second?.settings).toEqual({ listen_addresses: '127.0.0.1', unix_socket_directories: '' });
  });

  it.each([
    ['linux', 103 - nameBytes, true],
    ['linux', 104 - nameBytes, false],
    ['win32', 20, false],
  ] as const)('on %s, in a folder of %i bytes, is a socket: %s', (platform, bytes, expected) => {
    expect(socketFits(folderOf(bytes), platform)).toBe(expected);
  });

  it('limits the path by its bytes, not by its letters, because a path may have accents', () => {
    expect(socketFits(`/${'ệ'.repeat(40)}`, 'linux')).toBe(false);
  });

  it('is a free loopback port when the path is too long', async () => {
    const found = await endpoints(folderOf(200), 'linux');
    expect(found.map(({ host }) => host)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(new Set(found.map(({ port }) => port)).size).toBe(3);
  });

  it('quotes a folder name with a comma and a quote', async () => {
    const [first] = await endpoints('/a,b"c', 'linux');
    expect(first?.settings.unix_socket_directories).toBe('"/a,b""c"');
  });
});
