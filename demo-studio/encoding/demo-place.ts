import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { DemoFolder } from '../making/demo-folder.port';
import type { TextWriter } from '../making/text-writer.port';
import { MADE, type PieceOutcome } from '../making/piece-outcome';

const UNFINISHED = 'unfinished';

/**
 * The demo's folder: files are made under `unfinished`, and moved to their final place when they are complete and flushed to the
 * disk.
 */
export class DemoPlace implements DemoFolder, TextWriter {
  private begun = 0;

  /** `root` is absolute. */
  constructor(private readonly root: string) {}

  async made(): Promise<ReadonlySet<string>> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(nothing);
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    const relative = files.map((file) => path.relative(this.root, file).split(path.sep).join('/').normalize('NFC'));
    return new Set(relative.filter((file) => !file.startsWith(`${UNFINISHED}/`)));
  }

  async sweep(): Promise<void> {
    await rm(path.join(this.root, UNFINISHED), { recursive: true, force: true });
  }

  async write(output: string, content: string | Uint8Array): Promise<void> {
    await this.complete(output, async (place) => {
      await writeFile(place, content);
      return MADE;
    });
  }

  /** The final place of the file with this path. */
  placeOf(output: string): string {
    return path.join(this.root, ...output.split('/'));
  }

  /** Has `make` write a file with the same ending elsewhere, then moves it to its place; a failed attempt leaves no file behind. */
  async complete(output: string, make: (place: string) => Promise<PieceOutcome>): Promise<PieceOutcome> {
    const place = this.placeOf(output);
    this.begun += 1;
    const name = `${process.pid}-${threadId}-${this.begun}${path.extname(place)}`;
    const unfinished = path.join(this.root, UNFINISHED, name);
    await mkdir(path.dirname(unfinished), { recursive: true });
    try {
      const made = await make(unfinished);
      if (made.ok) await putInPlace(unfinished, place);
      return made;
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

async function putInPlace(unfinished: string, place: string): Promise<void> {
  const file = await open(unfinished, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await mkdir(path.dirname(place), { recursive: true });
  await rename(unfinished, place);
}

function nothing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
