import { findPeers } from './test/find-peers';
import { runTier } from './test/run-tier';
import { isTierName, PEERS, TIERS } from './test/steps';

const [name = 'gate', ...options] = process.argv.slice(2);
if (isTierName(name)) {
  if (TIERS[name].alone.includes(PEERS)) findPeers(options.includes('--require-all'));
  process.exitCode = (await runTier(TIERS[name])) ? 0 : 1;
} else {
  console.error(`"${name}" is none of ${Object.keys(TIERS).join(', ')}`);
  process.exitCode = 1;
}
