import { open, realpath, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { OpenFile, OpenFiles } from '../../application/ports/open-files.port';
import { pathOfBytes } from '../../domain/import/path-text';
import { onDisk } from '../shared/on-disk';

interface Kept {
  readonly file: Promise<SharedFile>;
  users: number;
  isForgotten: boolean;
}

const MAX_OPEN_FILES = 256;

class SharedFile implements OpenFile {
  constructor(
    private readonly handle: FileHandle,
    readonly size: number,
    readonly modifiedMs: number,
  ) {}

  async read(target: Uint8Array, position: number): Promise<number> {
    const { bytesRead } = await this.handle.read(target, 0, target.length, position);
    return bytesRead;
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** Holds the most recently used files open, because opening a file costs more than reading 64 kB that are in memory. */
export class SharedOpenFiles implements OpenFiles {
  private readonly openFiles = new Map<string, Kept>();

  /** `roots` are absolute and without symbolic links: no file outside them is ever opened. */
  constructor(private readonly roots: readonly string[]) {}

  /** Undefined for a file that cannot be opened: it is missing, lies outside the roots, or its disk was removed. */
  async use<T>(place: string, work: (file: OpenFile) => Promise<T>): Promise<T | undefined> {
    const openFiles = this.take(place);
    openFiles.users += 1;
    try {
      const file = await openFiles.file.catch(() => undefined);
      return file === undefined ? undefined : await work(file);
    } finally {
      openFiles.users -= 1;
      closeIfFree(openFiles);
      this.closeExcess();
    }
  }

  forget(place: string): void {
    const openFiles = this.openFiles.get(place);
    if (openFiles === undefined) return;
    this.openFiles.delete(place);
    openFiles.isForgotten = true;
    closeIfFree(openFiles);
  }

  /** Closes every file; called when the process ends. */
  close(): void {
    for (const place of [...this.openFiles.keys()]) this.forget(place);
  }

  private take(place: string): Kept {
    const known = this.openFiles.get(place);
    const openFiles = known ?? { file: this.open(place), users: 0, isForgotten: false };
    // The most recently used is the last.
    this.openFiles.delete(place);
    this.openFiles.set(place, openFiles);
    // Whoever uses the file meets the failure too; the next use tries again.
    if (known === undefined) openFiles.file.catch(() => this.openFiles.delete(place));
    return openFiles;
  }

  private async open(place: string): Promise<SharedFile> {
    const real = pathOfBytes(await realpath(onDisk(place), 'buffer'));
    if (!this.roots.some((root) => real.startsWith(root + path.sep))) throw new Error(`${real} is outside`);
    const handle = await open(onDisk(real), 'r');
    const stats = await handle.stat();
    if (stats.isFile()) return new SharedFile(handle, stats.size, stats.mtimeMs);
    await handle.close();
    throw new Error(`${real} is no file`);
  }

  private closeExcess(): void {
    for (const [place, { users }] of this.openFiles) {
      if (this.openFiles.size <= MAX_OPEN_FILES) return;
      if (users === 0) this.forget(place);
    }
  }
}

/** A file that was never opened needs no closing. */
function closeIfFree({ isForgotten, users, file }: Kept): void {
  if (!isForgotten || users > 0) return;
  file.then((opened) => opened.close()).catch(() => undefined);
}
