import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What PostgreSQL writes about itself into its data folder while it runs. */
export interface PostmasterFile {
  readonly pid: number;
  readonly dataFolder: string;
  readonly ready: boolean;
}

const FILE_NAME = 'postmaster.pid';

export function postmasterFilePath(dataFolder: string): string {
  return path.join(dataFolder, FILE_NAME);
}

/** Undefined where there is none, or where it is not written to the end of its second line yet. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  const text = readIfThere(postmasterFilePath(dataFolder));
  return text === undefined ? undefined : parsePostmasterFile(text);
}

/** In one step: PostgreSQL takes the file away whenever it stops. */
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
