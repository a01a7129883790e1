import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LastingFixtures } from './fixtures';
import { runFile } from './run-jest';
import type { FileRun } from './run-jest';
import { fileCommandOf } from './steps';
import type { Step } from './steps';

/** A browser test waits up to 25 s for a condition, so a file that has not finished after this time hangs. */
export const FILE_LIMIT_MINUTES = 5;

const call = promisify(execFile);

/**
 * Runs each file of a step, one after another and each in a separate process, so that only a hanging file is stopped, and its
 * name is reported. The files share browsers and products. A file that has not begun within the limit has failed.
 */
export async function runEachFile(step: Step, limitMinutes: number): Promise<readonly FileRun[]> {
  const files = await filesOf(step.command);
  if (files.length === 0) throw new Error('there is no test file');
  const end = performance.now() + limitMinutes * 60_000;
  const fixtures = new LastingFixtures();
  const runs: FileRun[] = [];
  try {
    for (const file of files) {
      const left = Math.min(FILE_LIMIT_MINUTES, (end - performance.now()) / 60_000);
      if (left <= 0) runs.push(notBegun(file, limitMinutes));
      else {
        const environment = { ...step.environment, ...(await fixtures.environment()) };
        runs.push(await runFile(fileCommandOf(step), file, { limitMinutes: left, environment }));
      }
    }
  } finally {
    await fixtures.stop();
  }
  return runs;
}

async function filesOf([, ...options]: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await call(resolve('node_modules', '.bin', 'jest'), [...options, '--listTests', '--json']);
  return (JSON.parse(stdout) as string[]).map((file) => relative(process.cwd(), file)).sort();
}

const notBegun = (file: string, limitMinutes: number): FileRun => ({
  file,
  passed: 0,
  failures: [{ title: '(the file was not run)', messages: [`the step had taken its ${limitMinutes} minutes`] }],
  seconds: 0,
  load: 0,
});
