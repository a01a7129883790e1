import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface RunOptions {
  /** After this time the command is stopped with all processes that it started. */
  readonly limitMinutes: number;
  /** Receives the command's output, which is otherwise shown. */
  readonly onOutput?: (text: string) => void;
  /** Added to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

const CAN_GROUP = process.platform !== 'win32';
const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Runs a command of the project or of its packages; returns whether it succeeded. Processes that it leaves running are stopped. */
export function runCommand([command = '', ...args]: readonly string[], options: RunOptions): Promise<boolean> {
  if (isInterrupted) return Promise.resolve(false);
  const { limitMinutes, onOutput, environment = {} } = options;
  const path = [resolve('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PATH: path },
    detached: CAN_GROUP,
    shell: !CAN_GROUP,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (onOutput !== undefined) stream?.setEncoding('utf8').on('data', onOutput);
  }
  running.add(child);
  return endOf(child, limitMinutes);
}

/**
 * Sends the signal to all running commands, which then count as failed; no further command is started. The callers continue and
 * count these failures.
 */
export function interruptWith(signal: NodeJS.Signals): void {
  isInterrupted = true;
  for (const child of running) signalAll(child, signal);
}

function endOf(child: ChildProcess, limitMinutes: number): Promise<boolean> {
  return new Promise((resolveRun) => {
    const limit = setTimeout(() => {
      console.error(`not ended after ${limitMinutes.toFixed(1)} minutes: ${child.spawnargs.join(' ')}`);
      signalAll(child, 'SIGKILL');
    }, limitMinutes * 60_000);
    const end = (succeeded: boolean): void => {
      clearTimeout(limit);
      running.delete(child);
      resolveRun(succeeded);
    };
    child.on('error', () => end(false));
    // Processes that the command left running would take time from the next command, and hold its output open.
    child.on('exit', () => signalAll(child, 'SIGKILL'));
    child.on('close', (code) => end(code === 0));
  });
}

/** Sends a signal to a process and, if it leads a process group, to all processes that it started. */
export function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(CAN_GROUP ? -pid : pid, signal);
  } catch {
    // All these processes have already ended.
  }
}
