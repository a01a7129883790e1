import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** What a command counts for: itself, once. */
export function tallyOfCommand(succeeded: boolean): Tally {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a Jest run counts for: its tests, each file that could not run, and at least one failure when Jest says so. */
export function tallyOfJest(reportFile: string, succeeded: boolean): Tally {
  const report = readReport(reportFile);
  if (!report) return tallyOfCommand(false);
  const counted = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: succeeded ? counted : Math.max(counted, 1) };
}

function readReport(file: string): JestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}
