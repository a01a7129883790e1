import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess } from '../../shared/process-identity';

const LOOK_EVERY_MS = 10;
// Writing everything out can take long on a busy disk.
const STEPS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 20_000],
  ['SIGKILL', 20_000],
];

/**
 * Stops a PostgreSQL process: first with an orderly shutdown that ends its connections and writes everything out, then with an
 * immediate stop, and finally with a kill. The last two lose no acknowledged data either, because the next start replays the log.
 * False if the process still runs.
 */
export async function stopProcess(pid: number): Promise<boolean> {
  for (const [signal, limitMs] of STEPS) {
    if (await signalAndWait(pid, signal, limitMs)) return true;
  }
  return false;
}

/** Sends a signal; a process that is already gone is no failure. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  const before = describeProcess(pid);
  if (before === undefined) return true;
  sendSignal(pid, signal);
  for (let waited = 0; waited < limitMs; waited += LOOK_EVERY_MS) {
    if (describeProcess(pid)?.startToken !== before.startToken) return true;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}
