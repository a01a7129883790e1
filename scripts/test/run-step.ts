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

/**
 * The limit of a step that does not set its own: more than the longest step takes beside another busy process on a machine with
 * two cores.
 */
const LIMIT_MINUTES = 15;

export interface StepRun {
  readonly step: Step;
  readonly tally: Tally;
  /** The test files that ran, for a Jest step. */
  readonly files: readonly FileResult[];
  readonly failedFiles: readonly FailedFile[];
  readonly seconds: number;
}

/** Runs one step, shows its output, and counts its result. */
export async function runStep(step: Step): Promise<StepRun> {
  console.log(titleOf(step));
  const start = performance.now();
  const { tally, files } = await outcomeOf(step);
  const failed = files.filter(({ failures }) => failures.length > 0);
  const failedFiles = failed.map((file) => ({ ...file, serverLog: serverLogsOf(file.file) }));
  return { step, tally, files, failedFiles, seconds: secondsSince(start) };
}

/** Runs one step beside others: the output of a step without tests is shown as a whole when the step has ended. */
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

/** Runs one test file of a step alone in its own Jest process, and thus with its own database, product and browser. */
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
  const { succeeded, report, loads } = await runJest(step.command, { limitMinutes, environment: step.environment });
  const files = (report?.files ?? []).map((file) => ({ ...file, load: loads.get(file.file) ?? 0 }));
  return { tally: tallyOfJest(report, succeeded), files };
}

/** A step that cannot begin at all counts as failed, and the run continues. */
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
