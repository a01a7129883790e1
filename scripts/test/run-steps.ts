import { runBesideOthers, runStep } from './run-step';
import type { StepRun } from './run-step';
import type { Step, Tier } from './steps';

/** Runs the steps of a tier: the lanes of each phase run in parallel. A lane that runs alone shows its output at once. */
export async function runSteps({ phases }: Tier): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const lanes of phases) {
    const run = lanes.length > 1 ? runBesideOthers : runStep;
    await Promise.all(lanes.map((lane) => runLane(lane, runs, run)));
  }
  return runs;
}

type Run = (step: Step) => Promise<StepRun>;

/** Runs every step, so that one run shows all failures; a step is skipped only if a step that it needs has failed. */
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
