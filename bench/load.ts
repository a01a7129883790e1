import { fork } from 'node:child_process';
import path from 'node:path';

/** Requests over keep-alive connections, one after the other on each, which go through `paths` in turn. */
export interface LoadPlan {
  readonly port: number;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** The HTTP status of a successful response. */
  readonly expectedStatus: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
  readonly bytes: number;
}

const CHILD = path.resolve('bench', 'load-child.ts');

/** Runs the load in a separate process, so that the caller's work does not affect the result. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(CHILD, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.on('message', (result) => resolve(result as LoadResult));
    child.on('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
}
