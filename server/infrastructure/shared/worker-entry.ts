import path from 'node:path';
import { packageRoot } from './package-root';

/** What `new Worker` needs to run one of our own workers. */
export interface WorkerEntry {
  readonly file: string;
  readonly execArgv: readonly string[];
}

const BUNDLE = path.join('dist', 'server', 'main.js');

/**
 * The worker whose source is `source` (from the package's folder, `….worker.ts`): beside the bundle where that runs, else
 * the source itself through tsx, as in development and in tests.
 */
export function workerEntry(source: string, script = process.argv[1] ?? ''): WorkerEntry {
  if (!script.endsWith(BUNDLE)) return { file: path.join(packageRoot(), source), execArgv: ['--import', 'tsx'] };
  return { file: path.join(path.dirname(script), path.basename(source).replace(/\.ts$/, '.js')), execArgv: [] };
}
