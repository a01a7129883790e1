import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess } from '../../shared/process-identity';

const LOOK_EVERY_MS = 10;
// Writing everything out takes as long as a busy disk lets it.
const STEPS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 20_000],
  ['SIGKILL', 20_000],
];

/**
 * Stops a PostgreSQL process: first ends its connections and writes everything out, then stops it at once, at last kills it;
 * after these two nothing acknowledged is lost either, since the next start replays the log. False when it still runs.
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
