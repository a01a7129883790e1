import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** One test that failed; a file that could not run counts as one test without a title. */
export interface TestFailure {
  readonly title: string;
  readonly messages: readonly string[];
}

export interface FileResult {
  /** The path from the project's root. */
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  readonly seconds: number;
}

export interface JestReport {
  /** The success that Jest itself reports, its coverage thresholds included. */
  readonly succeeded: boolean;
  readonly files: readonly FileResult[];
}

interface RawAssertion {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[] | null;
}

interface RawFile {
  readonly name: string;
  /** `focused` means that the file passed but left tests out. */
  readonly status: string;
  readonly message?: string;
  readonly startTime?: number;
  readonly endTime?: number;
  readonly assertionResults: readonly RawAssertion[];
}

interface RawReport {
  readonly success: boolean;
  readonly testResults: readonly RawFile[];
}

const COULD_NOT_RUN = '(the file could not run)';

/** The report that Jest wrote by `--json --outputFile`; undefined if it is missing or incomplete. */
export function readJestReport(reportFile: string, root: string): JestReport | undefined {
  try {
    const raw = JSON.parse(readFileSync(reportFile, 'utf8')) as RawReport;
    return { succeeded: raw.success, files: raw.testResults.map((file) => fileResultOf(file, root)) };
  } catch {
    return undefined;
  }
}

/** The status of the file decides: a file whose module cannot be loaded has no tests, but has failed. */
function fileResultOf(raw: RawFile, root: string): FileResult {
  const { name, status, message = '', assertionResults, startTime = 0, endTime = 0 } = raw;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failures = failed.map(({ fullName, failureMessages }) => ({
    title: fullName,
    messages: failureMessages ?? [],
  }));
  const couldNotRun = status === 'failed' && failures.length === 0;
  return {
    file: relative(root, name),
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failures: couldNotRun ? [{ title: COULD_NOT_RUN, messages: [message] }] : failures,
    seconds: Math.max(0, endTime - startTime) / 1_000,
  };
}
