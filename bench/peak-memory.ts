import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const LOOK_EVERY_MS = 200;
const MEGABYTE = 1024 ** 2;

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly residentBytes: number;
}

function readProcess(id: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const nameEnd = stat.lastIndexOf(')');
    const fields = stat.slice(nameEnd + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, nameEnd);
    return { id, name, parent: Number(fields[1]), residentBytes: Number(fields[21]) * PAGE_BYTES };
  } catch {
    return undefined;
  }
}

/** The resident memory of a process and of the processes that it started, without its database (which has its own limits). */
function familyBytes(root: number): number {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const processes = ids.map(readProcess).filter((each) => each !== undefined);
  const family = new Set([root]);
  for (const { id, parent, name } of processes) if (family.has(parent) && name !== 'postgres') family.add(id);
  return processes.filter(({ id }) => family.has(id)).reduce((sum, { residentBytes }) => sum + residentBytes, 0);
}

/** Watches the memory of a Linux process from now on. The returned function stops watching and returns the peak in megabytes. */
export function watchMemory(processId: number): () => number {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, familyBytes(processId));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak / MEGABYTE;
  };
}
