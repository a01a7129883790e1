import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './test/run-step';

/** The programs that the server is tried with, and the Debian package of each. */
const PEERS: Readonly<Record<string, string>> = { nginx: 'nginx-light', caddy: 'caddy' };

const isThere = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Where all of them have to be there, the tests of a missing one are run all the same, and fail. */
const isComplete = process.argv.includes('--all');
const names = Object.keys(PEERS);
const missing = names.filter((name) => !isThere(name));
for (const name of missing) {
  const outcome = isComplete ? 'fail' : 'are not run';
  console.log(`${name} was not found: its tests ${outcome}. On Debian: apt-get install ${PEERS[name]}`);
}
process.env.SONG_PEERS = names.filter((name) => isComplete || !missing.includes(name)).join(',');
const { passed, failed } = await runStep({
  title: 'real proxies',
  command: ['jest', '--selectProjects', 'peers', '--runInBand'],
  jest: true,
});
if (!isComplete && missing.length > 0) console.log(`\nnot run: the tests of ${missing.join(' and ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
