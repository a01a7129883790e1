import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const OUTPUT = 'dist/server';

/** Bundles the server into dist/server: `main.js`, and each worker beside it under its own name. */
export async function buildServer(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  await build({
    entryPoints: ['server/main.ts', ...workersUnder('server')],
    entryNames: '[name]',
    outdir: OUTPUT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

function workersUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.worker.ts')).map((name) => join(folder, name));
}
