import { existsSync } from 'node:fs';
import path from 'node:path';

/** PostgreSQL's own data folder. */
export const dataOf = (clusterFolder: string): string => path.join(clusterFolder, 'data');

/** Where its socket lies. */
export const runOf = (clusterFolder: string): string => path.join(clusterFolder, 'run');

export function clusterExists(clusterFolder: string): boolean {
  return existsSync(path.join(dataOf(clusterFolder), 'PG_VERSION'));
}
