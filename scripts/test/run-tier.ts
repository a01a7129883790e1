import { changedSince } from './changed-since';
import { forgetFailures } from './failures';
import { earlierFlakes, flakyLines, writeDown } from './flaky-list';
import { giveSecondChances } from './give-second-chances';
import { interruptWith } from './run-command';
import { runBesideOthers, runFileAgain, runStep } from './run-step';
import type { StepRun } from './run-step';
import { MOST_SECOND_CHANCES } from './second-chance';
import type { Step, Tier } from './steps';
import { sumOf } from './tally';
import { timeLines } from './time-lines';

/** How many steps run beside each other: each wants a processor and some hundred MB. */
const LANES = 2;

/** Runs the steps of a tier and, after them, once more each file that failed; the last line counts the tests. Whether all passed. */
export async function runTier({ beside, inOrder }: Tier): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruptWith(signal));
  forgetFailures();
  const runs = await runTogether(beside);
  for (const step of inOrder) runs.push(await runUnlessInVain(step, runs));
  const failedFiles = runs.flatMap((run) => run.failedFiles).length;
  if (failedFiles > MOST_SECOND_CHANCES)
    console.log(`\n${failedFiles} test files failed: none of them is run once more`);
  const settled = await giveSecondChances(runs, {
    runAgain: runFileAgain,
    isNewOrChanged: newOrChangedSince(process.env.GATE_BASE),
    earlier: earlierFlakes(),
  });
  writeDown(settled.flakes, new Date());
  for (const line of [...timeLines(runs), ...flakyLines(settled.flakes)]) console.log(line);
  const red = settled.runs.filter(({ tally }) => tally.failed > 0).map(({ step }) => step.title);
  if (red.length > 0) console.log(`\nfailed: ${red.join(', ')}`);
  const sum = sumOf(settled.runs.map(({ tally }) => tally));
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}

async function runTogether(steps: readonly Step[]): Promise<StepRun[]> {
  const waiting = [...steps];
  const runs: StepRun[] = [];
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) runs.push(await runBesideOthers(step));
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return runs;
}

/** Every step runs, so that one run tells all that is wrong; only what was not built is not tried. */
async function runUnlessInVain(step: Step, before: readonly StepRun[]): Promise<StepRun> {
  const failed = before.filter(({ tally }) => tally.failed > 0).map((run) => run.step.title);
  const needed = step.needs?.find((title) => failed.includes(title));
  if (needed === undefined) return runStep(step);
  console.log(`\n── ${step.title}: not run without "${needed}"`);
  return { step, tally: { passed: 0, failed: 1 }, files: [], failedFiles: [], seconds: 0 };
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
