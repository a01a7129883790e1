import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const OUTPUT = 'dist/server';

/** Options that bundle server code into one file; packages stay in `node_modules`. */
export const BUNDLED = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
} satisfies BuildOptions;

/** Bundles the server into dist/server: `main.js`, and each worker, those of the demo studio too, in a file of its own name. */
export async function buildServer(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true });
  await build({
    entryPoints: ['server/main.ts', ...workersUnder('server'), ...workersUnder('demo-studio')],
    entryNames: '[name]',
    outdir: OUTPUT,
    ...BUNDLED,
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

function workersUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.worker.ts')).map((name) => join(folder, name));
}
