import { createHash, randomInt } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { describeOwner, formatOwner, parseOwner, type FolderOwner } from './folder-owner';
import { describeProcess, processScope } from './process-identity';
import { startHeartbeat, showsLife } from './heartbeat';

export interface FolderLock {
  release(): Promise<void>;
}

const LOCK_FOLDER = 'lock';
const ATTEMPTS = 6;
const SCOPE_LENGTH = 16;

/**
 * Makes this process the only owner of `folder`. Every candidate first writes its own note there and then looks for others, so of
 * two simultaneous candidates at most one continues. The note of a live process is never removed; notes of dead ones are. Fails
 * with one line that names the owner. `onLost` is called if the note disappears, which no well-behaved process causes.
 */
export async function takeFolder(
  folder: string,
  onLost: () => void = () => undefined,
): Promise<Result<FolderLock, string>> {
  const me = ourselves();
  const note = path.join(folder, LOCK_FOLDER, formatOwner(me));
  for (let attempt = 1; ; attempt += 1) {
    const lock = await putNote(note, onLost);
    if (lock === undefined) return fail(describeOwner(folder, me, me.host));
    const owner = await liveOwner(note, me.scope);
    if (owner === undefined) return succeed(lock);
    await lock.release();
    if (attempt === ATTEMPTS) return fail(describeOwner(folder, owner, me.host));
    // A random pause, so that two candidates that both stepped back retry at different times.
    await wait(randomInt(10, 100));
  }
}

function ourselves(): FolderOwner {
  const host = hostname();
  const scope = createHash('sha256').update(processScope(host)).digest('hex').slice(0, SCOPE_LENGTH);
  return { pid: process.pid, startToken: describeProcess(process.pid)?.startToken ?? 'unknown', scope, host };
}

/** Undefined when the note already exists: only this very process can have written it. */
async function putNote(note: string, onLost: () => void): Promise<FolderLock | undefined> {
  await mkdir(path.dirname(note), { recursive: true });
  try {
    await (await open(note, 'wx')).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  const rest = startHeartbeat(note, onLost);
  return {
    release: async () => {
      rest();
      await rm(note, { force: true });
    },
  };
}

async function liveOwner(ownNote: string, ownScope: string): Promise<FolderOwner | undefined> {
  const folder = path.dirname(ownNote);
  for (const name of await readdir(folder)) {
    const owner = parseOwner(name);
    if (owner === undefined || name === path.basename(ownNote)) continue;
    if (await isLive(owner, path.join(folder, name), ownScope)) return owner;
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
}

/** Within our own set of process numbers the system has the answer; in another container or machine only the heartbeat shows it. */
function isLive(owner: FolderOwner, note: string, ownScope: string): Promise<boolean> {
  if (owner.scope !== ownScope) return showsLife(note);
  return Promise.resolve(describeProcess(owner.pid)?.startToken === owner.startToken);
}
