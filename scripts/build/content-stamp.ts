import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checks by content whether the input files of an output are unchanged. */
export class ContentStamp {
  constructor(
    private readonly file: string,
    private readonly inputs: readonly string[],
  ) {}

  isFresh(output: string): boolean {
    return existsSync(output) && existsSync(this.file) && readFileSync(this.file, 'utf8') === this.compute();
  }

  /** Removes the stamp before a build, so that an interrupted build is never mistaken for a finished one. */
  clear(): void {
    rmSync(this.file, { force: true });
  }

  write(): void {
    writeFileSync(this.file, this.compute());
  }

  private compute(): string {
    const hash = createHash('sha256')
      .update(process.version)
      .update(process.env['FIREBASE_CONFIG'] ?? '')
      .update(`\0${process.env['BACKEND'] || 'song'}\0${process.env['BACKEND_URL'] ?? ''}`);
    for (const path of this.inputs.flatMap(filesUnder)) hash.update(`\0${path}\0`).update(readFileSync(path));
    return hash.digest('hex');
  }
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
