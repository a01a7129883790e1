import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport } from './jest-report';
import type { FileResult, JestReport } from './jest-report';
import { runCommand } from './run-command';
import type { RunOptions } from './run-command';

export interface JestRun {
  readonly succeeded: boolean;
  /** Undefined if the command was stopped before it had written a report. */
  readonly report: JestReport | undefined;
  /** The load average of the last minute at the time a file failed, by file. */
  readonly loads: ReadonlyMap<string, number>;
}

/** Runs a command of Jest, and reads what it reports. */
export async function runJest(command: readonly string[], options: RunOptions): Promise<JestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'song-test-report-'));
  const report = join(folder, 'report.json');
  const loads = join(folder, 'loads.jsonl');
  const environment = { ...options.environment, SONG_LOADS_FILE: loads };
  try {
    const succeeded = await runCommand([...command, '--json', '--outputFile', report], { ...options, environment });
    return { succeeded, report: readJestReport(report, process.cwd()), loads: readLoads(loads) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface FileRun extends FileResult {
  readonly load: number;
}

/** Runs one test file in a separate Jest process. If the report does not contain the file, the file has failed. */
export async function runFile(command: readonly string[], file: string, options: RunOptions): Promise<FileRun> {
  const start = performance.now();
  const { succeeded, report, loads } = await runJest([...command, '--runTestsByPath', file], options);
  const found = report?.files.find((result) => result.file === file);
  const load = loads.get(file) ?? loadavg()[0] ?? 0;
  if (found !== undefined && succeeded === (found.failures.length === 0)) return { ...found, load };
  const seconds = (performance.now() - start) / 1_000;
  const failures = found?.failures.length ? found.failures : [endedEarly(seconds)];
  return { file, passed: found?.passed ?? 0, failures, seconds, load };
}

const endedEarly = (seconds: number) => ({
  title: '(the file did not end)',
  messages: [`Jest ended without a word of the file after ${seconds.toFixed(0)} s`],
});

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
