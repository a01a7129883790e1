import { withProcesses } from '../../support/server/child-process';
import { KeepAliveClient } from '../../support/server/keep-alive-client';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { until } from '../../support/until';

jest.setTimeout(90_000);

const ADDRESS = /playing at (http:\/\/\S+)/;
const SEGMENT_BYTES = 20 * 16_384;

describe('a server that is stopped under load', () => {
  const inFolder = withTemporaryFolder();
  const start = withProcesses();

  it('completes every answer of ten clients and every segment of six streams, and exits with code 0', async () => {
    const server = start('bare-server.ts', [], { PORT: '0', DATA_DIR: inFolder('data'), LOG_LEVEL: 'silent' });
    const address = (await server.prints(ADDRESS))[1] ?? '';
    const clients = Array.from({ length: 10 }, () => new KeepAliveClient(address));
    const streams = Array.from({ length: 6 }, () => new KeepAliveClient(address));
    const load = [
      ...clients.map((client) => client.goOn('/slow?ms=20')),
      ...streams.map((stream) => stream.goOn('/segment')),
    ];
    await until(() => [...clients, ...streams].every(({ heard }) => heard.length > 0));
    server.kill('SIGTERM');
    await Promise.all(load);

    const heard = [...clients, ...streams].flatMap((client) => client.heard);
    expect(heard.filter((each) => 'error' in each)).toEqual([]);
    expect(streams.flatMap((stream) => stream.heard).map((each) => 'bytes' in each && each.bytes)).toEqual(
      streams.flatMap((stream) => stream.heard).map(() => SEGMENT_BYTES),
    );
    // Each was asked to close its connection, so none found it already closed.
    for (const client of [...clients, ...streams]) expect(client.heard.at(-1)).toMatchObject({ closes: true });
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });
});
