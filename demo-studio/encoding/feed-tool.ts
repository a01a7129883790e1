import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { MADE, notMade, type PieceOutcome } from '../making/piece-outcome';

export interface Feeding {
  readonly command: readonly [program: string, ...rest: readonly string[]];
  /** What the tool reads from its standard input, at the tool's own speed. A piece may overwrite the one before it. */
  readonly input: Iterable<Uint8Array>;
  /** The tool is killed after this many milliseconds. */
  readonly deadlineMs: number;
}

export type FedTool =
  | { readonly kind: 'exited'; readonly code: number; readonly complaint: string }
  | { readonly kind: 'missing' };

const COMPLAINT_LENGTH = 500;
/** Nothing of the server's own environment, which contains secrets; the messages are in English. */
const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: '/nonexistent' };

/**
 * Runs a program without a shell and writes its input. The program does not outlive this process, because its input ends with it.
 * A program started by a thread has the priority of that thread.
 */
export async function feedTool({ command, input, deadlineMs }: Feeding): Promise<FedTool> {
  const [program, ...rest] = command;
  const child = spawn(program, rest, { stdio: ['pipe', 'ignore', 'pipe'], env: ENVIRONMENT, windowsHide: true });
  const ended = exitOf(child);
  let complaint = '';
  const listen = (piece: string): void => void (complaint = (complaint + piece).slice(-COMPLAINT_LENGTH));
  child.stderr.setEncoding('utf8').on('data', listen);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  try {
    await feed(child.stdin, input, ended);
    const code = await ended;
    return code === undefined ? { kind: 'missing' } : { kind: 'exited', code, complaint: complaint.trim() };
  } finally {
    clearTimeout(tooLate);
    child.kill('SIGKILL');
  }
}

/** The exit code, −1 after a signal; undefined where the program could not be started. */
const exitOf = (child: ChildProcess): Promise<number | undefined> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(undefined)).once('close', (code) => resolve(code ?? -1));
  });

/** The outcome of a task, given how its tool ended. */
export function outcomeOf(fed: FedTool): PieceOutcome {
  if (fed.kind === 'missing') return notMade({ kind: 'tool-missing' });
  if (fed.code === 0) return MADE;
  return notMade({ kind: 'broken', detail: `ended with ${fed.code}: ${fed.complaint}` });
}

/** A tool that ends before its input does is judged by its exit code. */
async function feed(stdin: Writable, input: Iterable<Uint8Array>, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  stdin.on('error', () => (isOver = true));
  void ended.then(() => (isOver = true));
  for (const piece of input) {
    if (isOver) break;
    await Promise.race([new Promise((taken) => stdin.write(piece, taken)), ended]);
  }
  stdin.end();
}
