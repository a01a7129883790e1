import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that the server is tried with, and the Debian package of each. */
const PEERS: Readonly<Record<string, string>> = { nginx: 'nginx-light', caddy: 'caddy' };

/** Where Debian puts servers; it stands in root's search path alone. */
const SERVERS = '/usr/sbin';

/** Names the peers of this machine to the tests. Where all have to be there, the tests of a missing one are run, and fail. */
export function findPeers(isComplete: boolean): void {
  process.env.PATH = [process.env.PATH, SERVERS].join(delimiter);
  const names = Object.keys(PEERS);
  const missing = names.filter((name) => !isThere(name));
  for (const name of missing) {
    const outcome = isComplete ? 'fail' : 'are not run';
    console.log(`${name} was not found: its tests ${outcome}. On Debian: apt-get install ${PEERS[name]}`);
  }
  process.env.SONG_PEERS = names.filter((name) => isComplete || !missing.includes(name)).join(',');
}

/** Whether the program is in one of the folders that programs are looked for in. */
export const isThere = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
