import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { VariantCache } from '../../domain/images/variant-cache.port';

interface AtomicFileStoreSettings {
  /** Absolute. */
  readonly root: string;
  /** Whether written files must survive a power failure. */
  readonly isDurable: boolean;
}

/** Files that are there whole or not at all, in folders named after the first two characters of their names. */
export class AtomicFileStore implements VariantCache {
  private readonly unfinished: string;
  private writes = 0;

  constructor(private readonly settings: AtomicFileStoreSettings) {
    this.unfinished = path.join(settings.root, 'unfinished');
  }

  /** Deletes the incomplete files of an earlier process. */
  async open(): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(this.place(name)).catch(missing);
    // A file that was not flushed before a power failure is empty after it.
    return bytes?.length === 0 ? undefined : bytes;
  }

  /** In bytes; undefined where it is not there. */
  async size(name: string): Promise<number | undefined> {
    const stats = await stat(this.place(name)).catch(missing);
    return stats?.size;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const place = this.place(name);
    this.writes += 1;
    const temporary = path.join(this.unfinished, `${process.pid}-${threadId}-${this.writes}`);
    await Promise.all([mkdir(this.unfinished, { recursive: true }), mkdir(path.dirname(place), { recursive: true })]);
    try {
      await writeFile(temporary, bytes, { flush: this.settings.isDurable });
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.place(name), { force: true });
  }

  private place(name: string): string {
    return path.join(this.settings.root, name.slice(0, 2), name);
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
