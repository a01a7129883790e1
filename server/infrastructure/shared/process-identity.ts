import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Distinguishes a running process from a later one with the same number. */
export interface ProcessFacts {
  readonly startToken: string;
  readonly command: readonly string[];
}

/** The facts of a running process; undefined where none with this number runs (one that waits to be reaped does not run). */
export function describeProcess(pid: number): ProcessFacts | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') return fromProc(pid);
  if (process.platform === 'win32') return isNumberTaken(pid) ? { startToken: 'unknown', command: [] } : undefined;
  return fromPs(pid);
}

/** Whether a process has this number, including one that has ended and waits to be reaped. */
export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Identifies the set of process numbers of this process: the same number in another container or boot is another process. */
export function processScope(hostname: string): string {
  if (process.platform !== 'linux') return hostname;
  return `${hostname}/${bootId()}/${pidNamespace()}`;
}

/** Undefined for a process that has ended, also while it is being read. */
function fromProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold spaces and brackets, so fields are counted from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    return { startToken: `${bootId().slice(0, 8)}-${fields[19]}`, command };
  } catch {
    return undefined;
  }
}

/** `ps` fails for a process that has ended. */
function fromPs(pid: number): ProcessFacts | undefined {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
    const line = execFileSync('ps', ['-o', 'state=,lstart=,command=', '-p', String(pid)], options).trim();
    const [state = 'Z', ...rest] = line.split(/\s+/);
    if (state.startsWith('Z')) return undefined;
    return { startToken: rest.slice(0, 5).join('-').replaceAll(':', ''), command: rest.slice(5) };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function pidNamespace(): string {
  const inode = /\[(\d+)\]/.exec(readLink('/proc/self/ns/pid'));
  return inode?.[1] ?? 'unknown';
}

/** Empty where the system has no such link, or hides it. */
function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
