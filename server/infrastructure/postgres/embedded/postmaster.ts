import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { programOptions } from './cluster';
import { dataOf } from './cluster-folder';
import type { Endpoint } from './endpoint';
import type { Place } from './place';
import { readPostmasterFile } from './postmaster-file';
import { programFile } from './program';
import { sendSignal } from './stop-process';

const LOG_FILE = 'postgres.log';
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 5;
// Replaying the log after a crash can take long, and an interrupted replay would start again from the beginning.
const READY_LIMIT_MS = 10 * 60_000;

// Given on the command line, so that an edited postgresql.conf cannot weaken them.
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: '128MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_checkpoints: 'off',
};

export interface StartRequest {
  readonly place: Place;
  readonly endpoint: Endpoint;
  /** Settings that override ours; only tests use them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The database keeps running when this process exits; only the database that a whole test run shares does so. */
  readonly outlivesUs?: boolean;
}

/**
 * Starts PostgreSQL and waits until it accepts connections. PostgreSQL gets its own process group, so that Ctrl+C in the terminal
 * reaches only this process, and requests in flight do not lose their database.
 */
export async function startPostmaster(request: StartRequest): Promise<Result<ChildProcess, string>> {
  const { place, endpoint } = request;
  const logFile = path.join(place.clusterFolder, LOG_FILE);
  const log = await openLog(logFile);
  const settings = { ...SETTINGS, ...endpoint.settings, port: String(endpoint.port), ...request.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = { ...programOptions(place.account), cwd: place.runFolder, detached: true, windowsHide: true };
  const program = programFile(place.programFolder, 'postgres');
  const child = spawn(program, ['-D', dataOf(place.clusterFolder), ...args], {
    ...options,
    stdio: ['ignore', log.fd, log.fd],
  });
  if (request.outlivesUs !== true) stopWithUs(child);
  const failure = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  await log.close();
  const outcome = await Promise.race([failure, untilReady(child, place)]);
  if (outcome === undefined) return succeed(child);
  return fail(outcome === '' ? await lastComplaint(logFile, log.offset) : outcome);
}

/** An unplanned exit of this process (a second Ctrl+C, a bug) still shuts the database down properly. */
function stopWithUs(child: ChildProcess): void {
  const stop = (): void => {
    if (child.pid !== undefined) sendSignal(child.pid, 'SIGINT');
  };
  process.on('exit', stop);
  child.once('exit', () => process.off('exit', stop));
}

async function untilReady(child: ChildProcess, place: Place): Promise<string | undefined> {
  for (let waited = 0; waited < READY_LIMIT_MS && child.exitCode === null; waited += LOOK_EVERY_MS) {
    const noted = readPostmasterFile(dataOf(place.clusterFolder));
    if (noted?.pid === child.pid && noted?.ready === true) return undefined;
    await wait(LOOK_EVERY_MS);
  }
  return child.exitCode === null ? `PostgreSQL is not ready after ${READY_LIMIT_MS / 60_000} minutes` : '';
}

async function openLog(file: string): Promise<{ fd: number; offset: number; close: () => Promise<void> }> {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await truncate(file);
  const handle = await open(file, 'a', 0o600);
  return { fd: handle.fd, offset: size > LOG_LIMIT_BYTES ? 0 : size, close: () => handle.close() };
}

async function lastComplaint(logFile: string, offset: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(offset).toString('utf8').trim().split('\n');
  const fatal = lines.filter((line) => /FATAL|PANIC|error while loading/.test(line));
  return `${fatal.at(-1) ?? lines.at(-1) ?? 'no reason given'} (more in ${logFile})`;
}
