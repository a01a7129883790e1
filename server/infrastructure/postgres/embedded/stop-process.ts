import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess } from '../../shared/process-identity';

const LOOK_EVERY_MS = 10;
const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 10_000;

/**
 * Stops a PostgreSQL process: first ends its connections and writes everything out (SIGINT), then, when that takes longer
 * than 20 s, at once (SIGQUIT: nothing acknowledged is lost, the next start replays the log). False when it still runs.
 */
export async function stopProcess(pid: number): Promise<boolean> {
  if (await signalAndWait(pid, 'SIGINT', FAST_STOP_MS)) return true;
  return signalAndWait(pid, 'SIGQUIT', IMMEDIATE_STOP_MS);
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
