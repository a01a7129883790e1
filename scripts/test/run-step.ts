import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport } from './jest-report';
import type { FileResult, JestReport } from './jest-report';
import { runCommand } from './run-command';
import type { FailedFile } from './second-chance';
import type { Step } from './steps';
import { tallyOfCommand, tallyOfJest } from './tally';
import type { Tally } from './tally';

/** Twice what the longest step takes on a busy machine of two cores, where the step says nothing else. */
const LIMIT_MINUTES = 20;
const SECOND_RUN_LIMIT_MINUTES = 5;

export interface StepRun {
  readonly step: Step;
  readonly tally: Tally;
  /** Of a Jest step, the files that ran. */
  readonly files: readonly FileResult[];
  readonly failedFiles: readonly FailedFile[];
  readonly seconds: number;
}

/** Runs one step with its output shown, and counts it. */
export async function runStep(step: Step): Promise<StepRun> {
  console.log(titleOf(step));
  const start = performance.now();
  const limit = step.limitMinutes ?? LIMIT_MINUTES;
  if (step.projects === undefined) {
    const tally = tallyOfCommand(await runCommand(step.command, limit));
    return { step, tally, ...NO_FILES, seconds: secondsSince(start) };
  }
  const { succeeded, report, loads } = await runJest(step.command, limit);
  const files = report?.files ?? [];
  const failed = files.filter(({ failures }) => failures.length > 0);
  const failedFiles = failed.map((file) => ({ ...file, load: loads.get(file.file) ?? 0 }));
  return { step, tally: tallyOfJest(report, succeeded), files, failedFiles, seconds: secondsSince(start) };
}

/** Runs one step beside others: its output is shown whole when it has ended. */
export async function runBesideOthers(step: Step): Promise<StepRun> {
  const said: string[] = [];
  const start = performance.now();
  const succeeded = await runCommand(step.command, step.limitMinutes ?? LIMIT_MINUTES, (text) => said.push(text));
  console.log(`${titleOf(step)}\n${said.join('')}`);
  return { step, tally: tallyOfCommand(succeeded), ...NO_FILES, seconds: secondsSince(start) };
}

/** One test file of a step alone, in a Jest of its own, and so with a database, a product and a browser of its own. */
export async function runFileAgain({ projects = [] }: Step, file: string): Promise<FileResult | undefined> {
  console.log(`\n── once more: ${file}`);
  const command = ['jest', '--selectProjects', ...projects, '--runInBand', '--runTestsByPath', file];
  const { succeeded, report } = await runJest(command, SECOND_RUN_LIMIT_MINUTES);
  return succeeded ? report?.files.find((result) => result.file === file) : undefined;
}

const NO_FILES = { files: [], failedFiles: [] };

interface JestRun {
  readonly succeeded: boolean;
  readonly report: JestReport | undefined;
  /** The load average by failed file. */
  readonly loads: ReadonlyMap<string, number>;
}

async function runJest(command: readonly string[], limitMinutes: number): Promise<JestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'song-test-report-'));
  const report = join(folder, 'report.json');
  process.env.SONG_LOADS_FILE = join(folder, 'loads.jsonl');
  try {
    const succeeded = await runCommand([...command, '--json', '--outputFile', report], limitMinutes);
    return { succeeded, report: readJestReport(report, process.cwd()), loads: readLoads(process.env.SONG_LOADS_FILE) };
  } finally {
    delete process.env.SONG_LOADS_FILE;
    rmSync(folder, { recursive: true, force: true });
  }
}

function readLoads(list: string): ReadonlyMap<string, number> {
  try {
    const lines = readFileSync(list, 'utf8').trim().split('\n');
    return new Map(lines.map((line) => JSON.parse(line) as { file: string; load: number }).map(byFile));
  } catch {
    return new Map();
  }
}

const byFile = ({ file, load }: { file: string; load: number }): [string, number] => [
  file.slice(process.cwd().length + 1),
  load,
];

const titleOf = (step: Step): string => `\n── ${step.title}: ${step.command.join(' ')}`;

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
