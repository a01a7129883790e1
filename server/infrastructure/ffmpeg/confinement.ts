import { runTool } from './run-tool';

/**
 * Command line prefixes that restrict the rights of the program after them; empty if the machine has no tool for the restriction.
 */
export interface Confinement {
  /** Runs at a lower priority. */
  nice(level: string): readonly string[];
  /** Limits of address space, of seconds on a processor, written bytes and open files. */
  limits(processorSeconds: number): readonly string[];
  /** No network, and no file but the system's own and `source`. */
  jail(source: string): readonly string[];
  readonly isJailed: boolean;
}

/** The warning about a weak confinement: one line, or none. */
export function describeConfinement({ isJailed }: Confinement): readonly string[] {
  return isJailed
    ? []
    : ['not jailed: ffmpeg reads your music with all rights of the server; bubblewrap would take them away'];
}

const ADDRESS_SPACE_BYTES = 4 * 1024 ** 3;
/** Seconds between the signal that the time is over and the kill. */
const GRACE_SECONDS = 5;
const OPEN_FILES = 64;
const TRIAL_LIMIT_MS = 5_000;
const READ_ONLY_FOLDERS = [
  '/usr',
  '/lib',
  '/lib64',
  '/lib32',
  '/bin',
  '/sbin',
  '/etc/alternatives',
  '/etc/ld.so.cache',
];

/** Finds out by trial which restrictions this machine supports. `program` must be readable inside the jail. */
export async function findConfinement(program: string): Promise<Confinement> {
  const limits = (seconds: number) => [
    'prlimit',
    `--as=${ADDRESS_SPACE_BYTES}`,
    `--cpu=${seconds}:${seconds + GRACE_SECONDS}`,
    '--fsize=0',
    '--core=0',
    `--nofile=${OPEN_FILES}`,
  ];
  const jail = (source: string) => jailFor(program, source);
  const [niceWorks, limitsWork, jailWorks] = await Promise.all([
    works(['nice', '-n', '1', program, '-version']),
    works([...limits(TRIAL_LIMIT_MS / 1000), program, '-version']),
    works([...jail('/dev/null'), program, '-version']),
  ]);
  return {
    nice: (level) => (niceWorks ? ['nice', '-n', level] : []),
    limits: (seconds) => (limitsWork ? limits(Math.ceil(seconds)) : []),
    jail: (source) => (jailWorks ? jail(source) : []),
    isJailed: jailWorks,
  };
}

async function works([program = '', ...rest]: readonly string[]): Promise<boolean> {
  const ended = await runTool({ command: [program, ...rest], deadlineMs: TRIAL_LIMIT_MS });
  return ended.kind === 'exited' && ended.code === 0;
}

function jailFor(program: string, source: string): readonly string[] {
  const folders = READ_ONLY_FOLDERS.flatMap((folder) => ['--ro-bind-try', folder, folder]);
  const files = [...(program.startsWith('/') ? [program] : []), source].flatMap((file) => ['--ro-bind', file, file]);
  return ['bwrap', '--unshare-all', '--die-with-parent', '--new-session', ...folders, '--dev', '/dev', ...files];
}
