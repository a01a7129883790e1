import type { FileResult } from './jest-report';
import type { StepRun } from './run-step';
import { filesToRunAgain, flakesOf, holdsRepeatedFault } from './second-chance';
import type { FailedFile, Flake } from './second-chance';
import type { Step } from './steps';
import type { Tally } from './tally';

export interface SecondRuns {
  /** Runs one file of a step alone; undefined if it fails again. */
  readonly runAgain: (step: Step, file: string) => Promise<FileResult | undefined>;
  readonly isNewOrChanged: (file: string) => boolean;
  /** The flakes that earlier runs in this folder have recorded. */
  readonly earlier: readonly Flake[];
}

export interface Settled {
  /** The runs, where tests that passed the second time count as passed. */
  readonly runs: readonly StepRun[];
  /** The tests that failed once and then passed. */
  readonly flakes: readonly Flake[];
  /** The files that make the run fail, with their first failures. */
  readonly failedFiles: readonly FailedFile[];
}

/** Runs failed test files a second time, after all other steps and one after another. */
export async function giveSecondChances(runs: readonly StepRun[], second: SecondRuns): Promise<Settled> {
  const failed = runs.flatMap((run) => run.failedFiles.map((file) => ({ ...file, run })));
  const flakes: Flake[] = [];
  const redeemed = new Set<FailedFile>();
  const tallies = new Map(runs.map((run) => [run, run.tally]));
  for (const first of filesToRunAgain(failed, second.isNewOrChanged)) {
    const passing = await second.runAgain(first.run.step, first.file);
    if (passing === undefined) continue;
    const found = flakesOf(first);
    flakes.push(...found);
    if (holdsRepeatedFault(found, second.earlier)) continue;
    redeemed.add(first);
    tallies.set(first.run, replaced(tallies.get(first.run) ?? first.run.tally, first, passing));
  }
  return {
    runs: runs.map((run) => ({ ...run, tally: tallies.get(run) ?? run.tally })),
    flakes,
    failedFiles: failed.filter((file) => !redeemed.has(file)),
  };
}

const replaced = ({ passed, failed }: Tally, first: FailedFile, passing: FileResult): Tally => ({
  passed: passed - first.passed + passing.passed,
  failed: failed - first.failures.length,
});
