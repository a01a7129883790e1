import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface RunOptions {
  /** At this limit the command is ended with all that it started. */
  readonly limitMinutes: number;
  /** Is given what it prints, which is shown otherwise. */
  readonly onOutput?: (text: string) => void;
  /** Added to the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

const CAN_GROUP = process.platform !== 'win32';
const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Runs a command of the project or of its packages; whether it succeeded. What it leaves running is ended. */
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

/** What runs is told, and has failed; nothing is started any more. What called it goes on, and counts that. */
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
    // What it left running would take time from the next command, and keep its output open.
    child.on('exit', () => signalAll(child, 'SIGKILL'));
    child.on('close', (code) => end(code === 0));
  });
}

/** To a process and to all that it started, where it leads a group of its own. */
export function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(CAN_GROUP ? -pid : pid, signal);
  } catch {
    // All of them have ended.
  }
}
