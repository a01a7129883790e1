import { runBesideOthers, runStep } from './test/run-step';
import { BUILD, CHECKS, TESTS } from './test/steps';
import type { Step } from './test/steps';
import { sumOf } from './test/tally';
import type { Tally } from './test/tally';

/** How many checks run at the same time: each wants a processor and some hundred MB. */
const LANES = 2;

// An interrupted step has failed: the closing line still comes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const tallies: Tally[] = [];
const failed: string[] = [];

function note(step: Step, tally: Tally): void {
  tallies.push(tally);
  if (tally.failed > 0) failed.push(step.title);
}

async function runTogether(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      note(step, await runBesideOthers(step));
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
}

/** Every step runs, so that one run tells all that is wrong; only what was not built is not tried. */
async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const needed = step.needs?.find((title) => failed.includes(title));
    if (needed !== undefined) console.log(`\n── ${step.title}: not run without "${needed}"`);
    note(step, needed === undefined ? await runStep(step) : { passed: 0, failed: 1 });
  }
}

const isChecking = process.argv.includes('--checks');
await runTogether(isChecking ? CHECKS : [...CHECKS, BUILD]);
if (!isChecking) await runInOrder(TESTS);
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
const sum = sumOf(tallies);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
