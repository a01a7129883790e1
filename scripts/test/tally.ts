import type { JestReport } from './jest-report';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The count of a command: one. */
export function tallyOfCommand(succeeded: boolean): Tally {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The count of a Jest run: its tests, each file that could not run, and at least one failure if Jest failed. */
export function tallyOfJest(report: JestReport | undefined, succeeded: boolean): Tally {
  if (!report) return tallyOfCommand(false);
  const failed = sumBy(report.files, ({ failures }) => failures.length);
  return { passed: sumBy(report.files, ({ passed }) => passed), failed: succeeded ? failed : Math.max(failed, 1) };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return { passed: sumBy(tallies, ({ passed }) => passed), failed: sumBy(tallies, ({ failed }) => failed) };
}

const sumBy = <T>(items: readonly T[], countOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + countOf(item), 0);
