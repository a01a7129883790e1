import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The facts that a running PostgreSQL writes into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly dataFolder: string;
  readonly ready: boolean;
}

const FILE_NAME = 'postmaster.pid';

export function postmasterFilePath(dataFolder: string): string {
  return path.join(dataFolder, FILE_NAME);
}

/** Undefined if there is no file, or if its second line is not complete yet. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  const text = readIfThere(postmasterFilePath(dataFolder));
  return text === undefined ? undefined : parsePostmasterFile(text);
}

/** Read in one step, because PostgreSQL deletes the file whenever it stops. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory, state. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const dataFolder = lines[1];
  if (!Number.isSafeInteger(pid) || pid <= 0 || dataFolder === undefined || dataFolder === '') return undefined;
  return { pid, dataFolder, ready: lines[7]?.trim() === 'ready' };
}
