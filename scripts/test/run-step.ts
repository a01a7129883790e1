import { serverLogsOf } from './failures';
import type { FileResult } from './jest-report';
import { runCommand } from './run-command';
import { FILE_LIMIT_MINUTES, runEachFile } from './run-each-file';
import { runFile, runJest } from './run-jest';
import type { FileRun } from './run-jest';
import type { FailedFile } from './second-chance';
import { fileCommandOf } from './steps';
import type { Step } from './steps';
import { tallyOfCommand, tallyOfJest } from './tally';
import type { Tally } from './tally';

/** More than the longest step takes beside another busy process, on a machine of two cores, where the step says nothing else. */
const LIMIT_MINUTES = 15;

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
  const { tally, files } = await outcomeOf(step);
  const failed = files.filter(({ failures }) => failures.length > 0);
  const failedFiles = failed.map((file) => ({ ...file, serverLog: serverLogsOf(file.file) }));
  return { step, tally, files, failedFiles, seconds: secondsSince(start) };
}

/** Runs one step beside others: what is no run of tests is shown whole when it has ended. */
export async function runBesideOthers(step: Step): Promise<StepRun> {
  if (step.projects !== undefined) return runStep(step);
  const said: string[] = [];
  const start = performance.now();
  const succeeded = await runCommand(step.command, {
    limitMinutes: limitOf(step),
    onOutput: (text) => said.push(text),
  });
  console.log(`${titleOf(step)}\n${said.join('')}`);
  return { step, tally: tallyOfCommand(succeeded), files: [], failedFiles: [], seconds: secondsSince(start) };
}

/** One test file of a step alone, in a Jest of its own, and so with a database, a product and a browser of its own. */
export async function runFileAgain(step: Step, file: string): Promise<FileResult | undefined> {
  console.log(`\n── once more: ${file}`);
  const { environment = {} } = step;
  const run = await runFile(fileCommandOf(step), file, { limitMinutes: FILE_LIMIT_MINUTES, environment });
  return run.failures.length === 0 ? run : undefined;
}

interface Outcome {
  readonly tally: Tally;
  readonly files: readonly FileRun[];
}

async function outcomeOf(step: Step): Promise<Outcome> {
  const limitMinutes = limitOf(step);
  if (step.projects === undefined) {
    return { tally: tallyOfCommand(await runCommand(step.command, { limitMinutes })), files: [] };
  }
  if (step.runsFilesAlone === true) return outcomeOfFiles(step, limitMinutes);
  const { succeeded, report, loads } = await runJest(step.command, { limitMinutes });
  const files = (report?.files ?? []).map((file) => ({ ...file, load: loads.get(file.file) ?? 0 }));
  return { tally: tallyOfJest(report, succeeded), files };
}

/** A step that cannot begin at all is red, and the run goes on and counts it. */
async function outcomeOfFiles(step: Step, limitMinutes: number): Promise<Outcome> {
  try {
    const files = await runEachFile(step, limitMinutes);
    return { tally: tallyOfJest({ succeeded: true, files }, true), files };
  } catch (error) {
    console.error(`"${step.title}" could not begin:`, error);
    return { tally: tallyOfCommand(false), files: [] };
  }
}

const limitOf = ({ limitMinutes = LIMIT_MINUTES }: Step): number => limitMinutes;

const titleOf = (step: Step): string => `\n── ${step.title}: ${step.command.join(' ')}`;

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
