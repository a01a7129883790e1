import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { faultsOf, repeatedStatements } from './spec-coverage/faults-of';
import { filesBehind } from './spec-coverage/files-behind';
import { readRows } from './spec-coverage/read-rows';
import { titlesOf, type TestTitle } from './spec-coverage/titles-of';
import { stepsOf, TIERS } from './test/steps';

const TABLE = 'docs/spec-coverage.md';

const run = promisify(execFile);

async function linesOf(command: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line !== '');
}

/** The test files that `npm run test:all` runs, as Jest itself lists them. */
async function filesThatRun(): Promise<string[]> {
  const jest = resolve('node_modules', 'jest', 'bin', 'jest.js');
  const steps = stepsOf(TIERS.all).filter((step) => step.projects !== undefined);
  const lists = await Promise.all(
    steps.map(({ command: [, ...args] }) => linesOf(process.execPath, [jest, ...args, '--listTests'])),
  );
  return lists
    .flat()
    .filter((line) => isAbsolute(line))
    .map((file) => relative('.', file).split(sep).join('/'));
}

const read = (file: string): string => readFileSync(file, 'utf8');
const [tracked, started] = await Promise.all([linesOf('git', ['ls-files']), filesThatRun()]);
const kept = new Set(tracked);
const isSuite = (file: string): boolean => kept.has(file) && file.startsWith('tests/');
const running = filesBehind(started, read, isSuite);

const known = new Map<string, readonly TestTitle[]>();

function titlesIn(file: string): readonly TestTitle[] {
  const titles = known.get(file) ?? titlesOf(file, read(file));
  known.set(file, titles);
  return titles;
}

const rows = readRows(read(TABLE));
const repository = {
  isKept: (file: string) => kept.has(file),
  isRun: (file: string) => running.has(file),
  titlesOf: titlesIn,
};
const faults = rows.flatMap((row) => faultsOf(row, repository).map((fault) => `${TABLE}:${row.line} ${fault}`));
const repeated = repeatedStatements(rows).map((statement) => `${TABLE} says twice: ${statement}`);

for (const fault of [...faults, ...repeated]) console.error(fault);
const named = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file, title }) => `${file} › ${title}`)));
console.log(`${rows.length} statements of the specification, proved by ${named.size} tests`);
if (rows.length === 0 || faults.length + repeated.length > 0) process.exitCode = 1;
