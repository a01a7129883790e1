import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { faultsOf, repeatedStatements } from './spec-coverage/faults-of';
import { filesBehind } from './spec-coverage/files-behind';
import { readRows } from './spec-coverage/read-rows';
import { titlesOf } from './spec-coverage/titles-of';
import { TESTS } from './test/steps';

const TABLE = 'docs/spec-coverage.md';

const linesOf = (command: string, args: readonly string[]): string[] =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The test files that the steps of `npm test` run, as Jest itself lists them. */
function filesThatRun(): string[] {
  const jest = resolve('node_modules', 'jest', 'bin', 'jest.js');
  const lists = TESTS.filter((step) => step.jest).map(({ command: [, ...args] }) =>
    linesOf(process.execPath, [jest, ...args, '--listTests']),
  );
  return lists
    .flat()
    .filter((line) => isAbsolute(line))
    .map((file) => relative('.', file).split(sep).join('/'));
}

const read = (file: string): string => readFileSync(file, 'utf8');
const kept = new Set(linesOf('git', ['ls-files']));
const isSuite = (file: string): boolean => kept.has(file) && file.startsWith('tests/');
const running = filesBehind(filesThatRun(), read, isSuite);

const rows = readRows(read(TABLE));
const repository = {
  isKept: (file: string) => kept.has(file),
  isRun: (file: string) => running.has(file),
  titlesOf: (file: string) => titlesOf(file, read(file)),
};
const faults = rows.flatMap((row) => faultsOf(row, repository).map((fault) => `${TABLE}:${row.line} ${fault}`));
const repeated = repeatedStatements(rows).map((statement) => `${TABLE} says twice: ${statement}`);

for (const fault of [...faults, ...repeated]) console.error(fault);
const named = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file, title }) => `${file} › ${title}`)));
console.log(`${rows.length} statements of the specification, proved by ${named.size} tests`);
if (rows.length === 0 || faults.length + repeated.length > 0) process.exitCode = 1;
