import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Proof } from '../spec-coverage/read-rows';
import { patternOf } from './test-names';

/** A run without a report was either stopped because it hung, or ended by itself (a crash, no memory left). */
export type ProofRun = { readonly passed: number; readonly failed: number } | 'hung' | 'crashed';

export interface RunWith {
  /** The program that runs the tests, and its first arguments. */
  readonly command: readonly string[];
  readonly limitMinutes: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** The time after which a mutant counts as hung. */
const LIMIT_MINUTES = 5;
const JEST = [process.execPath, resolve('node_modules', 'jest', 'bin', 'jest.js')];

/**
 * Runs the tests of these proofs in a folder; `suites` are the files that contain or import them. A file that cannot run has
 * failed.
 */
export async function runProofs(
  folder: string,
  proofs: readonly Proof[],
  suites: readonly string[],
  { command, limitMinutes }: RunWith = { command: JEST, limitMinutes: LIMIT_MINUTES },
): Promise<ProofRun> {
  const report = join(folder, 'mutation-report.json');
  rmSync(report, { force: true });
  // Resources that a mutant left open (a request, a timer) must not prevent its run from ending.
  const output = ['--silent', '--forceExit', '--json', '--outputFile', report];
  const selection = ['--runInBand', '--testNamePattern', patternOf(proofs), '--runTestsByPath', ...suites];
  const isHung = await ended(folder, [...command, ...output, ...selection], limitMinutes);
  return readReport(report) ?? (isHung ? 'hung' : 'crashed');
}

/** Whether the run had to be stopped at the limit. */
function ended(folder: string, [program = '', ...rest]: readonly string[], limitMinutes: number): Promise<boolean> {
  return new Promise((resolveRun, reject) => {
    let isHung = false;
    const child = spawn(program, rest, { cwd: folder, stdio: 'ignore' });
    const limit = setTimeout(() => {
      isHung = true;
      child.kill('SIGKILL');
    }, limitMinutes * 60_000);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(limit);
      resolveRun(isHung);
    });
  });
}

function readReport(file: string): ProofRun | null {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as JestReport;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return null;
  }
}
