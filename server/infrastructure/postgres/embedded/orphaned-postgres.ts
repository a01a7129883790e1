import { readdirSync, readlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { describeProcess, isNumberTaken } from '../../shared/process-identity';
import { dataOf, runOf } from './cluster-folder';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file';
import { stopProcess } from './stop-process';

const LEAVE_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 20;

/**
 * Stops what a killed server left running on the cluster, and deletes the PID and socket files of processes that no longer run;
 * true if a process was stopped. The caller owns the folder's lock, so no other server may use the cluster. An unrelated process
 * is never touched.
 */
export async function stopOrphanedPostgres(clusterFolder: string): Promise<Result<boolean, string>> {
  const dataFolder = dataOf(clusterFolder);
  const noted = readPostmasterFile(dataFolder);
  const facts = noted === undefined ? undefined : describeProcess(noted.pid);
  const isOurs = facts !== undefined && runsOn(facts.command, dataFolder);
  if (noted !== undefined && isOurs && !(await stopProcess(noted.pid))) {
    return fail(`the database in ${clusterFolder} (process ${noted.pid}) does not stop`);
  }
  // The processes of a killed database need a moment to notice its end.
  const remaining = await untilEmpty(dataFolder);
  if (remaining.length > 0) return fail(`process ${remaining.join(', ')} still works in ${dataFolder}`);
  await forgetNotes(clusterFolder);
  return succeed(isOurs);
}

/** Whether a command line is that of a PostgreSQL that this product started on exactly this folder. */
export function runsOn(command: readonly string[], dataFolder: string): boolean {
  const program = path.basename(command[0] ?? '');
  const at = command.indexOf('-D');
  return /^postgres(\.exe)?$/.test(program) && at > 0 && command[at + 1] === dataFolder;
}

/**
 * PostgreSQL refuses to start while the PID in its file is in use: by an unrelated process that has it now, or by a dead process
 * that is never reaped, as in a container whose first process is no init. If the PID is free, PostgreSQL decides for itself.
 */
async function forgetNotes(clusterFolder: string): Promise<void> {
  const noted = readPostmasterFile(dataOf(clusterFolder));
  if (noted !== undefined && isNumberTaken(noted.pid)) await rm(postmasterFilePath(dataOf(clusterFolder)));
  const runFolder = runOf(clusterFolder);
  const names = await readdir(runFolder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith('.s.PGSQL.'))) await rm(path.join(runFolder, name));
}

async function untilEmpty(dataFolder: string): Promise<number[]> {
  let remaining = processesIn(dataFolder);
  for (let waited = 0; remaining.length > 0 && waited < LEAVE_LIMIT_MS; waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS);
    remaining = processesIn(dataFolder);
  }
  return remaining;
}

/** Every process of a database has the data folder as its working folder. Only Linux exposes this; elsewhere none is found. */
function processesIn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((name) => folderOf(name) === dataFolder).map(Number);
}

/** Undefined for a process that has just ended or belongs to another account. */
function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
