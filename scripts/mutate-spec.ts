import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { filesBehind } from './spec-coverage/files-behind';
import { readRows, type Proof, type Row } from './spec-coverage/read-rows';
import { chooseMutation, mutated } from './spec-mutation/choose-mutation';
import type { Mutation } from './spec-mutation/mutation-points';
import { readOptions } from './spec-mutation/options';
import { drawSome, randomOf } from './spec-mutation/random';
import { runProofs } from './spec-mutation/run-proofs';
import { isBrowserTest } from './spec-mutation/test-names';
import { WorkingCopy } from './spec-mutation/working-copy';

const TABLE = 'docs/spec-coverage.md';
const SUITE = /\.(?:test|e2e)\.tsx?$/;

interface Attempt {
  readonly row: Row;
  readonly mutation: Mutation;
}

type Outcome = 'killed' | 'survived' | 'crashed';

const LABELS: Readonly<Record<Outcome, string>> = { killed: 'killed   ', survived: 'SURVIVED ', crashed: 'CRASHED  ' };

const options = readOptions(process.argv.slice(2));
const read = (file: string): string => readFileSync(file, 'utf8');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
const kept = new Set(files);
const isSuite = (file: string): boolean => kept.has(file) && file.startsWith('tests/');

/** A contract test is run by the suites that import it. */
function suitesOf(file: string): string[] {
  if (SUITE.test(file)) return [file];
  const suites = files.filter((suite) => suite.startsWith('tests/contract/') && SUITE.test(suite));
  return suites.filter((suite) => filesBehind([suite], read, isSuite).has(file));
}

const suitesOfAll = (proofs: readonly Proof[]): string[] => [...new Set(proofs.flatMap(({ file }) => suitesOf(file)))];

const proofsToRun = ({ proofs }: Row) => proofs.filter((proof) => options.browser || !isBrowserTest(proof));

/** Draws rows until there are as many mutations as requested; prints the reason for each row that gives none. */
function attempts(random: () => number): Attempt[] {
  const rows = drawSome(readRows(read(TABLE)), Infinity, random);
  const chosen: Attempt[] = [];
  for (const row of rows) {
    if (chosen.length === options.rows) break;
    const mutation = proofsToRun(row).length > 0 ? chooseMutation(row, read, random) : null;
    if (mutation !== null) chosen.push({ row, mutation });
    else console.log(`not run   ${TABLE}:${row.line} ${reasonOf(row)}: ${row.statement}`);
  }
  return chosen;
}

const reasonOf = (row: Row): string => (proofsToRun(row).length === 0 ? 'browser tests alone' : 'no point to break');

/** Runs the tests without a change, because a test that always fails would kill every mutant. */
async function pass(copy: WorkingCopy, all: readonly Attempt[]): Promise<boolean> {
  const proofs = all.flatMap(({ row }) => proofsToRun(row));
  const run = await runProofs(copy.folder, proofs, suitesOfAll(proofs));
  if (typeof run === 'string') console.error(`the run of the named tests ${run} without any change`);
  else if (run.failed > 0) console.error(`${run.failed} of the named tests fail without any change`);
  return typeof run !== 'string' && run.failed === 0;
}

/** A mutant that hangs counts as killed. A run that ends without a report may have failed for another reason and proves nothing. */
async function outcomeOf(copy: WorkingCopy, { row, mutation }: Attempt): Promise<Outcome> {
  const proofs = proofsToRun(row);
  const suites = suitesOfAll(proofs);
  copy.write(mutation.file, mutated(read(mutation.file), mutation));
  const run = await runProofs(copy.folder, proofs, suites);
  copy.write(mutation.file, read(mutation.file));
  if (run === 'crashed') return 'crashed';
  if (run === 'hung' || run.failed > 0) return 'killed';
  if (run.passed === 0) throw new Error(`${TABLE}:${row.line} none of its tests ran`);
  return 'survived';
}

async function main(): Promise<number> {
  const all = attempts(randomOf(options.seed));
  const copy = new WorkingCopy(files);
  const counts: Record<Outcome, number> = { killed: 0, survived: 0, crashed: 0 };
  try {
    if (!(await pass(copy, all))) return 1;
    for (const attempt of all) {
      const { row, mutation } = attempt;
      const outcome = await outcomeOf(copy, attempt);
      counts[outcome] += 1;
      const change = `${mutation.file}:${mutation.line} ${mutation.original.slice(0, 60)} → ${mutation.replacement}`;
      console.log(`${LABELS[outcome]} ${TABLE}:${row.line} ${change.replaceAll('\n', ' ')}`);
    }
  } finally {
    copy.remove();
  }
  const { killed, survived, crashed } = counts;
  console.log(`\n${killed} killed, ${survived} survived, ${crashed} crashed (seed ${options.seed})`);
  return survived + crashed === 0 ? 0 : 1;
}

process.exitCode = await main();
