import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder in which a failed browser test stores its evidence, by its file and its title. */
const FOLDER = join('.cache', 'failures');

/** Deletes the results of earlier runs, which would be mistaken for those of this run. */
export const forgetFailures = (): void => rmSync(FOLDER, { recursive: true, force: true });

/** What the servers printed while tests of this file failed. */
export function serverLogsOf(file: string): string {
  const folder = join(FOLDER, basename(file).replace(/\.e2e\.ts$/, ''));
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const logs = names.filter((name) => /\bserver-\d+\.log$/.test(name));
    return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  } catch {
    return '';
  }
}
