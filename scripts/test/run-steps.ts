import { runBesideOthers, runStep } from './run-step';
import type { StepRun } from './run-step';
import type { Step, Tier } from './steps';

/** Runs the steps of a tier: its lanes beside each other, and then one after another what has the machine for itself. */
export async function runSteps({ lanes, alone }: Tier): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  await Promise.all(lanes.map((lane) => runLane(lane, runs, runBesideOthers)));
  await runLane(alone, runs, runStep);
  return runs;
}

type Run = (step: Step) => Promise<StepRun>;

/** Every step runs, so that one run tells all that is wrong; only what was not built is not tried. */
async function runLane(lane: readonly Step[], runs: StepRun[], run: Run): Promise<void> {
  for (const step of lane) {
    const missing = missingFor(step, runs);
    runs.push(missing === undefined ? await run(step) : inVain(step, missing));
  }
}

function missingFor({ needs = [] }: Step, runs: readonly StepRun[]): string | undefined {
  const failed = runs.filter(({ tally }) => tally.failed > 0).map(({ step }) => step.title);
  return needs.find((title) => failed.includes(title));
}

function inVain(step: Step, missing: string): StepRun {
  console.log(`\n── ${step.title}: not run without "${missing}"`);
  return { step, tally: { passed: 0, failed: 1 }, files: [], failedFiles: [], seconds: 0 };
}
