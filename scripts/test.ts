import { runStep } from './test/run-step';
import { CHECKS, EVERYTHING } from './test/steps';
import type { Step } from './test/steps';
import { sumOf } from './test/tally';
import type { Tally } from './test/tally';

// An interrupted step has failed: the closing line still comes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/** Runs the steps in order as far as the first that fails. */
async function run(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    const tally = await runStep(step);
    tallies.push(tally);
    if (tally.failed === 0) continue;
    const left = steps.slice(steps.indexOf(step) + 1).map(({ title }) => title);
    console.log(`\n"${step.title}" failed. Not run: ${left.join(', ') || 'nothing'}.`);
    break;
  }
  return sumOf(tallies);
}

const { passed, failed } = await run(process.argv.includes('--checks') ? CHECKS : EVERYTHING);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
