import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Proof } from '../spec-coverage/read-rows';
import { patternOf } from './test-names';

export interface ProofRun {
  readonly passed: number;
  readonly failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** What a mutant may take before it counts as one that hangs. */
const LIMIT_MINUTES = 5;

/** Runs the tests of these proofs, which stand in or behind `suites`, in a folder. A file that cannot run has failed. */
export async function runProofs(
  folder: string,
  proofs: readonly Proof[],
  suites: readonly string[],
): Promise<ProofRun> {
  const report = join(folder, 'mutation-report.json');
  rmSync(report, { force: true });
  const jest = resolve('node_modules', 'jest', 'bin', 'jest.js');
  // What a mutant left open (a request, a timer) must not keep its run from ending.
  const output = ['--silent', '--forceExit', '--json', '--outputFile', report];
  const selection = ['--runInBand', '--testNamePattern', patternOf(proofs), '--runTestsByPath', ...suites];
  await ended(folder, [jest, ...output, ...selection]);
  return readReport(report);
}

function ended(folder: string, command: readonly string[]): Promise<void> {
  return new Promise((resolveRun, reject) => {
    const child = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore' });
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MINUTES * 60_000);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(limit);
      resolveRun();
    });
  });
}

/** No report: the run was ended because it hung. */
function readReport(file: string): ProofRun {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as JestReport;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
