import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Account } from './account';
import { dataOf } from './cluster-folder';
import { isNameless, withAccountName } from './nameless-account';
import { makeOwnFolder } from './own-folder';
import type { Place } from './place';
import { programFile } from './program';

export const ADMIN_ROLE = 'song_admin';
const UNFINISHED = 'data.new-';
/** 5 s in all: an `initdb` whose server was killed runs on for a while, and exits once its files are gone. */
const REMOVE_ATTEMPTS = 11;
const REMOVE_PAUSE_MS = 500;
// The built-in Unicode locale behaves the same on every system; the C library's locales do not.
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--data-checksums',
  '--no-instructions',
  `--username=${ADMIN_ROLE}`,
];

/** The environment of PostgreSQL's programs: our own variables must not change their behaviour. */
export function programOptions(account: Account | undefined): { env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, ...(SystemRoot === undefined ? {} : { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
  return account === undefined ? { env } : { env, uid: account.uid, gid: account.gid };
}

/** Fails if the cluster was created by another major version, because these programs cannot open it. */
export async function checkClusterVersion({ clusterFolder, programLabel }: Place): Promise<Result<void, string>> {
  const made = (await readFile(path.join(dataOf(clusterFolder), 'PG_VERSION'), 'utf8')).trim();
  const ours = programLabel.split('.')[0];
  if (made === ours) return succeed(undefined);
  return fail(
    `${dataOf(clusterFolder)} was made by PostgreSQL ${made}, and this build carries ${ours}; dump and load it`,
  );
}

/**
 * Creates the cluster beside its final place and renames it when it is complete: an interrupted start leaves no incomplete
 * cluster behind.
 */
export async function makeCluster(place: Place, adminPassword: string): Promise<Result<void, string>> {
  await removeUnfinished(place.clusterFolder);
  const mark = randomBytes(4).toString('hex');
  const unfinished = path.join(place.clusterFolder, `${UNFINISHED}${mark}`);
  const passwordFile = path.join(place.clusterFolder, `${UNFINISHED}${mark}.password`);
  await writeFile(passwordFile, adminPassword, { mode: 0o600, flag: 'wx' });
  await makeOwnFolder(unfinished, place.account);
  if (place.account !== undefined) await chown(passwordFile, place.account.uid, place.account.gid);
  const make = (env?: NodeJS.ProcessEnv) =>
    runInitdb(place, ['-D', unfinished, `--pwfile=${passwordFile}`, ...INITDB_FLAGS], env);
  const made = await (isNameless() ? withAccountName(place.runFolder, make) : make());
  await rm(passwordFile, { force: true });
  if (made.ok) await rename(unfinished, dataOf(place.clusterFolder));
  return made;
}

async function removeUnfinished(clusterFolder: string): Promise<void> {
  const names = await readdir(clusterFolder);
  for (const name of names.filter((each) => each.startsWith(UNFINISHED))) {
    await removeWhole(path.join(clusterFolder, name), REMOVE_ATTEMPTS);
  }
}

/** The whole removal is retried: `rm` itself retries in each folder, and its retries multiply with the depth of the folders. */
async function removeWhole(place: string, attempts: number): Promise<void> {
  try {
    await rm(place, { recursive: true, force: true });
  } catch (error) {
    if (attempts === 1) throw error;
    await wait(REMOVE_PAUSE_MS);
    await removeWhole(place, attempts - 1);
  }
}

function runInitdb(place: Place, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Result<void, string>> {
  return new Promise((resolve) => {
    const { env, ...account } = programOptions(place.account);
    const child = spawn(programFile(place.programFolder, 'initdb'), args, {
      ...account,
      env: { ...env, ...more },
      cwd: place.runFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', (error) => resolve(cannotRun(error.message)));
    child.on('close', (code) =>
      resolve(code === 0 ? succeed(undefined) : cannotRun(complaint.trim() || `code ${code}`)),
    );
  });
}

function cannotRun(why: string): Result<never, string> {
  return fail(
    `the bundled PostgreSQL cannot make a database here (${why.replaceAll('\n', ' ')}); DATABASE_URL uses your own`,
  );
}
