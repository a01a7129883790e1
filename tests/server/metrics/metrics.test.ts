import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offerMetrics } from '../../../server/composition/metrics';
import { ServerLifecycle } from '../../../server/composition/lifecycle';
import { metricsText } from '../../../server/presentation/metrics/metrics-text';
import { silentLogger } from '../../support/server/silent-logger';

const database = { connections: () => ({ open: 3, idle: 2, waiting: 1 }) };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('the metrics', () => {
  it('are served on their own port until the server stops', async () => {
    const port = await freePort();
    const lifecycle = new ServerLifecycle();
    expect(await offerMetrics(port, lifecycle, database)).toEqual({ ok: true, value: undefined });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(text).toContain('\nsong_ready 0\n');
    expect(text).toContain('\nsong_database_waiting 1\n');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await lifecycle.stopAll(silentLogger);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('are not served when no port is configured', async () => {
    expect(await offerMetrics(undefined, new ServerLifecycle(), database)).toEqual({ ok: true, value: undefined });
  });

  it('report in one line that their port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await offerMetrics(port, new ServerLifecycle(), database)).toMatchObject({
      error: { reason: expect.stringMatching(/^METRICS_PORT=\d+ cannot be opened: .*EADDRINUSE/) as string },
    });
    other.close();
  });

  it('are written in the text format of Prometheus', () => {
    expect(metricsText([{ name: 'a_total', help: 'All of a.', kind: 'counter', value: 1.5 }])).toBe(
      '# HELP a_total All of a.\n# TYPE a_total counter\na_total 1.5\n',
    );
  });
});
