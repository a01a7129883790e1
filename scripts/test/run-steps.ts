import { runBesideOthers, runStep } from './run-step';
import type { StepRun } from './run-step';
import type { Step, Tier } from './steps';

/** Runs the steps of a tier: the lanes of each phase beside each other. A lane that is alone shows what it says at once. */
export async function runSteps({ phases }: Tier): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const lanes of phases) {
    const run = lanes.length > 1 ? runBesideOthers : runStep;
    await Promise.all(lanes.map((lane) => runLane(lane, runs, run)));
  }
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
