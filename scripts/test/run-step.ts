import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Step } from './steps';
import { tallyOfCommand, tallyOfJest } from './tally';
import type { Tally } from './tally';

/** Runs one step with its output shown, and counts it. */
export async function runStep(step: Step): Promise<Tally> {
  console.log(`\n── ${step.title}: ${step.command.join(' ')}`);
  if (!step.jest) return tallyOfCommand(await succeeds(step.command));
  const folder = mkdtempSync(join(tmpdir(), 'song-test-report-'));
  const report = join(folder, 'report.json');
  try {
    return tallyOfJest(report, await succeeds([...step.command, '--json', '--outputFile', report]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  const path = [resolve('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
    shell,
  });
  return new Promise((resolveRun) => {
    child.on('error', () => resolveRun(false));
    child.on('exit', (code) => resolveRun(code === 0));
  });
}
