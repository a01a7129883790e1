import { runStep } from './test/run-step';
import { CHECKS, EVERYTHING } from './test/steps';
import type { Step } from './test/steps';
import { sumOf } from './test/tally';
import type { Tally } from './test/tally';

// An interrupted step has failed: the closing line still comes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/** Runs every step, so that one run tells all that is wrong; only what was not built is not tried. */
async function run(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const failed: string[] = [];
  for (const step of steps) {
    const needed = step.needs?.find((title) => failed.includes(title));
    if (needed !== undefined) console.log(`\n── ${step.title}: not run without "${needed}"`);
    const tally = needed === undefined ? await runStep(step) : { passed: 0, failed: 1 };
    tallies.push(tally);
    if (tally.failed > 0) failed.push(step.title);
  }
  if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
  return sumOf(tallies);
}

const { passed, failed } = await run(process.argv.includes('--checks') ? CHECKS : EVERYTHING);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
