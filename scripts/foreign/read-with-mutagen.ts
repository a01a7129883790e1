import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PROGRAM = fileURLToPath(new URL('read-with-mutagen.py', import.meta.url));
const LIMIT_MS = 300_000;
const MOST_OUTPUT = 256 * 1024 * 1024;

/** What mutagen reads from a file. Texts are unchanged. */
export interface MutagenReading {
  /** Relative to the folder. */
  readonly path: string;
  readonly title: string | null;
  readonly artists: readonly string[];
  readonly album: string | null;
  readonly track: number | null;
  readonly year: number | null;
  readonly words: string | null;
  /** SHA-256 of each picture's bytes, in hexadecimal. */
  readonly pictures: readonly string[];
  readonly seconds: number | null;
}

/** Reads each file below `folder` that mutagen can open. Mutagen's Python package is in `library`; its errors are printed. */
export async function readWithMutagen(library: string, folder: string): Promise<readonly MutagenReading[]> {
  const { stdout, stderr } = await run('python3', [PROGRAM, folder], {
    env: { ...process.env, PYTHONPATH: library, PYTHONDONTWRITEBYTECODE: '1' },
    maxBuffer: MOST_OUTPUT,
    timeout: LIMIT_MS,
  });
  if (stderr !== '') console.error(`mutagen:\n${stderr}`);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as MutagenReading);
}
