import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { accountOf, chooseAccount, readPasswd, type Account } from './account';
import { clusterExists, dataOf } from './cluster-folder';
import { missingLinks } from './library-links';
import { grants, mayEnter, mayRead } from './permissions';
import type { PlacementFacts } from './placement';
import { programFile, type PostgresProgram } from './program';

/** The file in DATA_DIR that records the location of a database outside DATA_DIR. */
export const PLACE_FILE = 'postgres.place';

const READ_AND_RUN = 5;
const NAME_LENGTH = 12;

export interface PlaceRequest {
  readonly dataFolder: string;
  readonly openFolder: string;
  readonly program: PostgresProgram;
}

/**
 * The account to run the database as: none if this process is not root, otherwise the cluster's owner, otherwise a known account.
 */
export function accountFor(dataFolder: string): Result<Account | undefined, string> {
  const cluster = dataOf(cachedPlace(dataFolder) ?? path.join(dataFolder, 'postgres'));
  if (process.getuid?.() !== 0) return checkOwner(cluster);
  const passwd = readPasswd();
  const owner = existsSync(cluster) ? accountOf(statSync(cluster).uid, passwd) : undefined;
  const account = owner ?? chooseAccount(passwd);
  if (account !== undefined) return succeed(account);
  return fail('PostgreSQL does not run as root, and there is no account "postgres" or "nobody"; start as another user');
}

/** Without root's rights, this process can only run a cluster that it owns. */
function checkOwner(cluster: string): Result<undefined, string> {
  const owner = existsSync(cluster) ? statSync(cluster).uid : process.getuid?.();
  if (owner === process.getuid?.()) return succeed(undefined);
  return fail(`${cluster} belongs to another user (number ${owner}); start as that user or as root, as before`);
}

export function gatherFacts(request: PlaceRequest, account: Account | undefined): PlacementFacts {
  const { dataFolder, openFolder, program } = request;
  return {
    dataFolder,
    openFolder,
    programLabel: program.label,
    programUsable: missingLinks(program.folder).every(({ folder }) => isWritable(folder)),
    dataOpen: account === undefined || mayEnter(dataFolder, account),
    programOpen: account === undefined || mayRun(program.folder, account),
    dataName: freeName(openFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, NAME_LENGTH)),
    remembered: cachedPlace(dataFolder),
    dataHoldsCluster: clusterExists(path.join(dataFolder, 'postgres')),
  };
}

/** An existing folder belongs to an earlier data folder with this path that was moved away or removed. */
function freeName(openFolder: string, base: string): string {
  let name = base;
  for (let number = 2; existsSync(path.join(openFolder, name)); number += 1) name = `${base}-${number}`;
  return name;
}

function cachedPlace(dataFolder: string): string | undefined {
  const file = path.join(dataFolder, PLACE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function mayRun(programFolder: string, account: Account): boolean {
  const folders = ['', 'bin', 'lib', 'share'].map((name) => path.join(programFolder, name));
  const program = statSync(programFile(programFolder, 'postgres'));
  return folders.every((folder) => mayRead(folder, account)) && grants(program, account, READ_AND_RUN);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // The system tells of a missing right by throwing.
    return false;
  }
}
