import { spawn } from 'node:child_process';
import { forgetFailures } from './failures';
import { LastingFixtures } from './fixtures';
import { interruptWith } from './run-command';
import { FILE_LIMIT_MINUTES } from './run-each-file';
import { runFile } from './run-jest';
import type { FileRun } from './run-jest';
import { fileCommandOf } from './steps';

const BROWSER_PROJECTS = ['journeys', 'browser'];

/** Uses one processor fully for as long as it runs. */
const BUSY = ['--eval', 'for (;;);'];

/**
 * Runs one browser test file repeatedly, as a run of many files would, and prints how often each test failed. Returns whether
 * none failed.
 */
export async function runAgain(file: string, times: number, isBusy: boolean): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruptWith(signal));
  forgetFailures();
  const command = fileCommandOf({ title: file, command: [], projects: BROWSER_PROJECTS });
  const busy = isBusy ? spawn(process.execPath, BUSY, { stdio: 'ignore' }) : undefined;
  const fixtures = new LastingFixtures();
  const runs: FileRun[] = [];
  try {
    for (let time = 1; time <= times; time += 1) {
      console.log(`\n── ${file}, ${time} of ${times}${isBusy ? ', beside a busy process' : ''}`);
      const environment = await fixtures.environment();
      runs.push(await runFile(command, file, { limitMinutes: FILE_LIMIT_MINUTES, environment }));
    }
  } finally {
    busy?.kill();
    await fixtures.stop();
  }
  for (const line of againLines(runs)) console.log(line);
  return runs.every(({ failures }) => failures.length === 0);
}

/** How often a file passed, and how often each of its tests failed, the most often first. */
export function againLines(runs: readonly FileRun[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { title } of runs.flatMap(({ failures }) => failures)) counts.set(title, (counts.get(title) ?? 0) + 1);
  const passed = runs.filter(({ failures }) => failures.length === 0).length;
  const seconds = runs.map((run) => run.seconds);
  const longest = Math.max(...seconds).toFixed(1);
  return [
    `\n${passed} of ${runs.length} passed, in ${Math.min(...seconds).toFixed(1)} to ${longest} s`,
    ...[...counts].toSorted(([, one], [, other]) => other - one).map(([title, count]) => `${count} ×  ${title}`),
  ];
}
