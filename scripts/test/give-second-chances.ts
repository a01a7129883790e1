import type { FileResult } from './jest-report';
import type { StepRun } from './run-step';
import { filesToRunAgain, flakesOf, holdsRepeatedFault } from './second-chance';
import type { FailedFile, Flake } from './second-chance';
import type { Step } from './steps';
import type { Tally } from './tally';

export interface SecondRuns {
  /** Runs a file of a step alone; nothing where it fails again. */
  readonly runAgain: (step: Step, file: string) => Promise<FileResult | undefined>;
  readonly isNewOrChanged: (file: string) => boolean;
  /** What earlier runs in this folder have written down. */
  readonly earlier: readonly Flake[];
}

export interface Settled {
  /** The runs, with what passed the second time counted as passed. */
  readonly runs: readonly StepRun[];
  /** The tests that failed once and passed then. */
  readonly flakes: readonly Flake[];
  /** The files that make the run red, as they failed at first. */
  readonly failedFiles: readonly FailedFile[];
}

/** After all other steps: gives test files that failed their second chance, one after another. */
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
