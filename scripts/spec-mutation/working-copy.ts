import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the repository in which code may be broken: the work tree is only read. */
export class WorkingCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'song-mutation-'));

  constructor(files: readonly string[]) {
    for (const file of files) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(file, join(this.folder, file));
    }
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.folder, file), source);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
