import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs with which the server is tested, each with its Debian package. */
const PEERS: Readonly<Record<string, string>> = { nginx: 'nginx-light', caddy: 'caddy' };

/** The folder in which Debian installs servers; only root's search path contains it. */
const SERVERS = '/usr/sbin';

/** Passes the names of this machine's peers to the tests. If all peers are required, the tests of a missing one run and fail. */
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

/** Whether the program is in one of the folders of the search path. */
export const isThere = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
