import type { ChildProcess } from 'node:child_process';

/** Nothing of our own environment, which contains secrets; locale C gives numbers and words in the form that we parse. */
export const TOOL_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: '/nonexistent' };

/** The exit code, −1 after a signal; undefined where the program could not be started. */
export function toolEnding(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code ?? -1));
  });
}

/** The last `length` characters of the tool's error output. */
export function toolComplaint(child: ChildProcess, length: number): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    tail = (tail + piece).slice(-length);
  });
  return () => tail;
}
