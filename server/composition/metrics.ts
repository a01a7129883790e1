import { monitorEventLoopDelay } from 'node:perf_hooks';
import { succeed, type Result } from '../domain/shared/result';
import type { StartProblem } from '../domain/shared/start-problem';
import type { OpenDatabase } from '../infrastructure/postgres/database';
import { makeMetricsServer } from '../presentation/metrics/make-metrics-server';
import type { Metric } from '../presentation/metrics/metrics-text';
import type { Lifecycle } from './lifecycle';
import { portProblem } from './listen';

const LOCAL = '127.0.0.1';
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Serves metrics on a port that only this machine can reach, if one is configured. */
export async function offerMetrics(
  port: number | undefined,
  lifecycle: Lifecycle,
  database: Pick<OpenDatabase, 'connections'>,
): Promise<Result<void, StartProblem>> {
  if (port === undefined) return succeed(undefined);
  const delay = monitorEventLoopDelay();
  delay.enable();
  const server = makeMetricsServer(() => {
    const metrics = readMetrics(lifecycle.isReady(), delay.percentile(99) / NANOSECONDS, database.connections());
    delay.reset();
    return metrics;
  });
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, LOCAL, () => resolve(undefined));
  });
  if (problem !== undefined) return portProblem(problem, `METRICS_PORT=${port} cannot be opened: ${problem.message}`);
  lifecycle.onStop('metrics', () => {
    delay.disable();
    server.close();
    server.closeAllConnections();
  });
  return succeed(undefined);
}

function readMetrics(
  isReady: boolean,
  delayP99: number,
  connections: ReturnType<OpenDatabase['connections']>,
): Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    gauge('song_ready', 'Whether the server takes listeners.', isReady ? 1 : 0),
    gauge('song_uptime_seconds', 'Since the start of the process.', process.uptime()),
    gauge('song_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge('song_event_loop_delay_p99_seconds', 'How late timers are, since the last reading.', delayP99),
    gauge('song_database_connections', 'Open connections.', connections.open),
    gauge('song_database_connections_idle', 'Open connections without work.', connections.idle),
    gauge('song_database_waiting', 'Work that waits for a connection.', connections.waiting),
    { ...gauge('song_cpu_seconds_total', 'Processor time used.', (user + system) / MICROSECONDS), kind: 'counter' },
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, kind: 'gauge', value };
}
