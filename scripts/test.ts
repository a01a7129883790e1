import { hasEngine } from './test/find-engines';
import { findPeers, isThere } from './test/find-peers';
import { runTier } from './test/run-tier';
import { FOREIGN, isTierName, PEERS, stepsOf, TIERS, type Step, type Tier } from './test/steps';

function hasPython(step: Step): boolean {
  if (step !== FOREIGN || isThere('python3')) return true;
  console.log(`python3 was not found: "${FOREIGN.title}" is not run. On Debian: apt-get install python3`);
  return false;
}

/**
 * The part of the tier that this machine can run: missing peers are printed, and their tests are left out unless all tests are
 * required.
 */
function runnable(tier: Tier, isComplete: boolean): Tier {
  if (stepsOf(tier).includes(PEERS)) findPeers(isComplete);
  if (isComplete) return tier;
  const canRun = (step: Step): boolean => hasEngine(step) && hasPython(step);
  return { phases: tier.phases.map((lanes) => lanes.map((lane) => lane.filter(canRun))) };
}

const [name = 'gate', ...options] = process.argv.slice(2);
if (isTierName(name)) {
  process.exitCode = (await runTier(runnable(TIERS[name], options.includes('--require-all')))) ? 0 : 1;
} else {
  console.error(`"${name}" is none of ${Object.keys(TIERS).join(', ')}`);
  process.exitCode = 1;
}
