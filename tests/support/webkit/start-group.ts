import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Ends with all processes that it has started, at the latest when the process that holds its standard input open has ended. */
const SCRIPT = '"$@" & cat > /dev/null; kill -KILL 0';

export interface ProcessGroup {
  /** Its output on descriptor 3. */
  readonly said: Readable;
  close(): void;
}

/** Starts a program whose own children outlive it. */
export function startGroup(command: readonly string[], env: NodeJS.ProcessEnv = process.env): ProcessGroup {
  const shell = spawn('sh', ['-c', SCRIPT, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  });
  return { said: shell.stdio[3] as Readable, close: () => shell.stdin?.destroy() };
}
