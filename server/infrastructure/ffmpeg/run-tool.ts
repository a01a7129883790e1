import { spawn, type ChildProcess } from 'node:child_process';

export interface ToolOrder {
  readonly command: readonly [program: string, ...rest: readonly string[]];
  /** The tool is killed after this many milliseconds. */
  readonly deadlineMs: number;
  /** Receives standard output piece by piece; the tool waits meanwhile. An exception in it stops the tool and is rethrown. */
  readonly onOutput?: (piece: Buffer) => Promise<void>;
  readonly signal?: AbortSignal;
}

export type ToolEnd =
  | { readonly kind: 'exited'; readonly code: number; readonly complaint: string; readonly ranMs: number }
  /** Something that the tool needs was not available. */
  | { readonly kind: 'not-begun'; readonly complaint: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'stopped' };

/** ffmpeg's listing of a file names each chapter, and audiobooks have hundreds. */
const COMPLAINT_LENGTH = 512 * 1024;

/** Nothing of our own environment, which contains secrets; locale C gives numbers and words in the form that we parse. */
const TOOL_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: '/nonexistent' };

/** Runs a program in its own process group, without a shell, without our environment and without standard input. */
export async function runTool(order: ToolOrder): Promise<ToolEnd> {
  const [program, ...rest] = order.command;
  if (order.signal?.aborted === true) return { kind: 'stopped' };
  const stdio = ['ignore', order.onOutput === undefined ? 'ignore' : 'pipe', 'pipe'] as const;
  const startedAt = performance.now();
  const child = spawn(program, rest, { stdio: [...stdio], detached: true, env: TOOL_ENVIRONMENT, windowsHide: true });
  const watch = new Watch(child, order);
  try {
    const ended = toolEnding(child);
    const complaint = toolComplaint(child, COMPLAINT_LENGTH);
    if (order.onOutput !== undefined && child.stdout !== null) {
      for await (const piece of child.stdout) await order.onOutput(piece as Buffer);
    }
    const code = await ended;
    if (code === undefined) return { kind: 'missing' };
    return watch.verdict ?? { kind: 'exited', code, complaint: complaint(), ranMs: performance.now() - startedAt };
  } catch (error) {
    if (watch.verdict !== undefined) return watch.verdict;
    throw error;
  } finally {
    watch.end();
  }
}

/** Kills the whole process group at the deadline, when told to stop, and at the latest when `runTool` returns. */
class Watch {
  verdict: ToolEnd | undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly child: ChildProcess,
    private readonly order: ToolOrder,
  ) {
    this.timer = setTimeout(() => this.conclude({ kind: 'too-slow' }), order.deadlineMs);
    order.signal?.addEventListener('abort', this.stop, { once: true });
  }

  end(): void {
    clearTimeout(this.timer);
    this.order.signal?.removeEventListener('abort', this.stop);
    if (this.child.exitCode === null && this.child.signalCode === null) killGroup(this.child);
  }

  private readonly stop = (): void => this.conclude({ kind: 'stopped' });

  private conclude(verdict: ToolEnd): void {
    this.verdict ??= verdict;
    killGroup(this.child);
    this.child.stdout?.destroy();
  }
}

/** The exit code, −1 after a signal; undefined where the program could not be started. */
function toolEnding(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code ?? -1));
  });
}

/** The last `length` characters of the tool's error output. */
function toolComplaint(child: ChildProcess, length: number): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    tail = (tail + piece).slice(-length);
  });
  return () => tail;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The group has just ended by itself.
  }
}
