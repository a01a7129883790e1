import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { BUNDLED } from '../../../scripts/build/server';

const FOLDER = path.resolve('node_modules', '.cache', 'song-programs');

/**
 * Bundles a TypeScript file with all its imports into one JavaScript file: a process or thread of it starts as quickly as one of
 * the built product, whereas compiling each file takes a second of every start. Cached under the hash of its content.
 */
export function compiledProgram(source: string): string {
  const [output] = buildSync({
    ...BUNDLED,
    entryPoints: [source],
    sourcemap: 'inline',
    logLevel: 'silent',
    write: false,
  }).outputFiles;
  if (output === undefined) throw new Error(`esbuild made nothing of ${source}`);
  const name = path.basename(source).replace(/\.ts$/, '');
  const hash = createHash('sha256').update(output.contents).digest('hex').slice(0, 16);
  const file = path.join(FOLDER, `${name}-${hash}.mjs`);
  if (!existsSync(file)) keep(file, output.contents);
  return file;
}

/** Atomic: several test files may need it at the same moment. */
function keep(file: string, content: Uint8Array): void {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
