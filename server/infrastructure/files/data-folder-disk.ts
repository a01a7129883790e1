import { randomBytes } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FreeSpace, WriteProbe } from '../../application/ports/write-probe.port';

const FILE = '.write-probe';
/** Larger than the rest of a block that a full disk may still have; random, because some disks do not store zeros. */
const PROBE_BYTES = 65_536;

/** The disk of the data folder: whether it can be written to, and how much free space it has. */
export class DataFolderDisk implements WriteProbe, FreeSpace {
  constructor(private readonly folder: string) {}

  async write(): Promise<void> {
    const file = path.join(this.folder, FILE);
    try {
      const handle = await open(file, 'w');
      try {
        await handle.writeFile(randomBytes(PROBE_BYTES));
        await handle.datasync();
      } finally {
        await handle.close();
      }
    } finally {
      await rm(file, { force: true });
    }
  }

  async bytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }
}
