import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Step } from './steps';
import { tallyOfCommand, tallyOfJest } from './tally';
import type { Tally } from './tally';

/**
 * Twice what the longest step takes on a busy machine of two cores. A suite that never ends would keep the rest from being tried,
 * and the count from being told.
 */
const LIMIT_MINUTES = 40;

/** Runs one step with its output shown, and counts it. */
export async function runStep(step: Step): Promise<Tally> {
  console.log(titleOf(step));
  if (!step.jest) return tallyOfCommand(await succeeds(step.command));
  const folder = mkdtempSync(join(tmpdir(), 'song-test-report-'));
  const report = join(folder, 'report.json');
  try {
    return tallyOfJest(report, await succeeds([...step.command, '--json', '--outputFile', report]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one step beside others: its output is shown whole when it has ended. */
export async function runBesideOthers(step: Step): Promise<Tally> {
  const said: string[] = [];
  const child = begin(step.command, 'pipe');
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const tally = tallyOfCommand(await endOf(child));
  console.log(`${titleOf(step)}\n${said.join('')}`);
  return tally;
}

const titleOf = (step: Step): string => `\n── ${step.title}: ${step.command.join(' ')}`;

const succeeds = (command: readonly string[]): Promise<boolean> => endOf(begin(command, 'inherit'));

function begin([command = '', ...args]: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const path = [resolve('node_modules', '.bin'), process.env.PATH].join(delimiter);
  return spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
}

function endOf(child: ChildProcess): Promise<boolean> {
  return new Promise((resolveRun) => {
    const limit = setTimeout(() => {
      console.error(`not ended after ${LIMIT_MINUTES} minutes: ${child.spawnargs.join(' ')}`);
      child.kill('SIGKILL');
      resolveRun(false);
    }, LIMIT_MINUTES * 60_000);
    const end = (succeeded: boolean): void => {
      clearTimeout(limit);
      resolveRun(succeeded);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
