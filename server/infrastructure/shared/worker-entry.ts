import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from './package-root';

/** The first arguments of `new Worker` for one of our own workers. */
export interface WorkerEntry {
  /** A file, or where `eval` is true, the code itself. */
  readonly source: string;
  readonly eval: boolean;
}

const BUNDLE = path.join('dist', 'server', 'main.js');

/**
 * The worker whose source is `source` (a path from the package's folder, `….worker.ts`): the file beside the bundle where the
 * bundle runs, else the source itself through tsx, as in development.
 */
export function workerEntry(source: string, script = process.argv[1] ?? ''): WorkerEntry {
  if (!script.endsWith(BUNDLE)) return { source: throughTsx(path.join(packageRoot(), source)), eval: true };
  return { source: path.join(path.dirname(script), path.basename(source).replace(/\.ts$/, '.js')), eval: false };
}

// `--import tsx` makes TypeScript readable only in the main thread.
function throughTsx(file: string): string {
  const url = JSON.stringify(pathToFileURL(file).href);
  return `import('tsx/esm/api').then(({ register }) => { register(); return import(${url}); });`;
}
