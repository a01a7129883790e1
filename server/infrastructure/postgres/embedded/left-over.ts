import { readdirSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { describeProcess } from '../../shared/process-identity';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file';
import { stopProcess } from './stop-process';

/**
 * Stops the database process that a killed server left behind on `dataFolder`; true when there was one. The caller owns the
 * folder's lock, so nobody else has a right to it. A process that merely has the noted number is never touched.
 */
export async function stopLeftOver(dataFolder: string): Promise<Result<boolean, string>> {
  const noted = readPostmasterFile(dataFolder);
  if (noted === undefined) return succeed(false);
  const facts = describeProcess(noted.pid);
  if (facts === undefined) return succeed(false);
  if (runsOn(facts.command, dataFolder)) {
    const stopped = await stopProcess(noted.pid);
    return stopped ? succeed(true) : fail(`the database of ${dataFolder} (process ${noted.pid}) does not stop`);
  }
  return forgetReusedNumber(dataFolder, noted.pid);
}

/** Whether a command line is that of PostgreSQL started by us on this very folder. */
export function runsOn(command: readonly string[], dataFolder: string): boolean {
  const program = path.basename(command[0] ?? '');
  const at = command.indexOf('-D');
  return /^postgres(\.exe)?$/.test(program) && at > 0 && command[at + 1] === dataFolder;
}

/**
 * After a crash the noted number can belong to a stranger, and PostgreSQL would refuse to start as long as that one runs.
 * The note is removed only when no process of this folder's database is left.
 */
async function forgetReusedNumber(dataFolder: string, pid: number): Promise<Result<boolean, string>> {
  const remaining = processesIn(dataFolder);
  if (remaining.length > 0) {
    return fail(
      `${postmasterFilePath(dataFolder)} names process ${pid}, but ${remaining.join(', ')} still works there`,
    );
  }
  await rm(postmasterFilePath(dataFolder), { force: true });
  return succeed(false);
}

/** Every process of a database works in its data folder. Only Linux tells; elsewhere none is found. */
function processesIn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return [];
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((name) => folderOf(name) === dataFolder).map(Number);
}

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
