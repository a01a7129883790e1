import { changedSince } from './changed-since';
import { forgetFailures } from './failures';
import { giveSecondChances } from './give-second-chances';
import { interruptWith } from './run-command';
import { runFileAgain } from './run-step';
import { runSteps } from './run-steps';
import { MOST_SECOND_CHANCES } from './second-chance';
import type { Tier } from './steps';
import { sumOf } from './tally';
import { earlierFlakes, failedLines, flakyLines, writeDown } from './test-lists';
import { timeLines } from './time-lines';

/** Runs the steps of a tier and then each failed file once more; the last line counts the tests. Returns whether all passed. */
export async function runTier(tier: Tier): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruptWith(signal));
  forgetFailures();
  const runs = await runSteps(tier);
  const failedFiles = runs.flatMap((run) => run.failedFiles).length;
  if (failedFiles > MOST_SECOND_CHANCES)
    console.log(`\n${failedFiles} test files failed: none of them is run once more`);
  const settled = await giveSecondChances(runs, {
    runAgain: runFileAgain,
    isNewOrChanged: newOrChangedSince(process.env.GATE_BASE),
    earlier: earlierFlakes(),
  });
  writeDown(settled.flakes, new Date());
  const lines = [...timeLines(runs), ...flakyLines(settled.flakes), ...failedLines(settled.failedFiles)];
  for (const line of lines) console.log(line);
  const red = settled.runs.filter(({ tally }) => tally.failed > 0).map(({ step }) => step.title);
  if (red.length > 0) console.log(`\nfailed: ${red.join(', ')}`);
  const sum = sumOf(settled.runs.map(({ tally }) => tally));
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}

function newOrChangedSince(base: string | undefined): (file: string) => boolean {
  if (base === undefined || base === '') return () => false;
  try {
    return changedSince(base);
  } catch {
    console.log(`\nGATE_BASE=${base} names no commit: no test file is run once more`);
    return () => true;
  }
}
