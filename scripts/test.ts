import { findPeers, isThere } from './test/find-peers';
import { runTier } from './test/run-tier';
import { FOREIGN, isTierName, PEERS, TIERS, type Tier } from './test/steps';

/** What can be run here: peers that are missing are named, and their tests left out unless all are demanded. */
function runnable(tier: Tier, isComplete: boolean): Tier {
  if (tier.alone.includes(PEERS)) findPeers(isComplete);
  if (isComplete || !tier.alone.includes(FOREIGN) || isThere('python3')) return tier;
  console.log(`python3 was not found: "${FOREIGN.title}" is not run. On Debian: apt-get install python3`);
  return { ...tier, alone: tier.alone.filter((step) => step !== FOREIGN) };
}

const [name = 'gate', ...options] = process.argv.slice(2);
if (isTierName(name)) {
  process.exitCode = (await runTier(runnable(TIERS[name], options.includes('--require-all')))) ? 0 : 1;
} else {
  console.error(`"${name}" is none of ${Object.keys(TIERS).join(', ')}`);
  process.exitCode = 1;
}
