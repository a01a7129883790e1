import { build } from 'esbuild';
import path from 'node:path';

let bundled: Promise<string> | undefined;

/** The code that finds elements in a page, as one script. */
export const finderScript = (): Promise<string> => (bundled ??= bundleFinder());

async function bundleFinder(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('tests', 'support', 'webkit', 'finder-page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"test"', 'process.env': '{}', process: 'undefined', global: 'globalThis' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
