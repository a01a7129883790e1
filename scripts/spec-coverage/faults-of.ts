import { tierOfTest } from '../test/steps';
import type { Proof, Row } from './read-rows';
import type { TestTitle } from './titles-of';

/** The repository against which the rows are checked. */
export interface Repository {
  readonly isKept: (file: string) => boolean;
  /** Whether `npm run test:all` runs the file, or a file that imports its suite. */
  readonly isRun: (file: string) => boolean;
  readonly titlesOf: (file: string) => readonly TestTitle[];
}

const HALF_TRUTH = /\bpart(?:ly|ial|ially)\b/i;

/** The errors in a row, in words. A row without errors has a statement, files of code, and tests that run. */
export function faultsOf(row: Row, repository: Repository): string[] {
  const { statement, code, proofs, tiers, rest } = row;
  return [
    ...(statement === '' ? ['says nothing'] : []),
    ...(HALF_TRUTH.test(statement) ? ['says that it is half true'] : []),
    ...(code.length === 0 ? ['names no code'] : []),
    ...(proofs.length === 0 ? ['names no test'] : []),
    ...(tiers === tiersOf(proofs) ? [] : [`says "${tiers}" where its tests run in "${tiersOf(proofs)}"`]),
    ...(rest === '' ? [] : [`has more than files and titles: ${rest}`]),
    ...code.filter((file) => !repository.isKept(file)).map((file) => `names code that does not exist: ${file}`),
    ...proofs.flatMap((proof) => proofFaults(proof, repository)),
  ];
}

/** The tiers in which these tests run, each once. */
const tiersOf = (proofs: readonly Proof[]): string =>
  [...new Set(proofs.map(({ file }) => tierOfTest(file)))].join(', ');

function proofFaults({ file, title }: Proof, { isKept, isRun, titlesOf }: Repository): string[] {
  if (!isKept(file)) return [`names a test file that does not exist: ${file}`];
  if (!isRun(file)) return [`names a test file that test:all does not run: ${file}`];
  const tests = titlesOf(file).filter((test) => test.title === title);
  if (tests.length === 0) return [`names a test that ${file} does not have: ${title}`];
  return tests.some(({ runs }) => runs) ? [] : [`names a test that is left out: ${title}`];
}

/** Statements that occur in several rows: one of the rows was probably meant to state something else. */
export function repeatedStatements(rows: readonly Row[]): string[] {
  const seen = new Set<string>();
  return rows.filter(({ statement }) => seen.has(statement) || !seen.add(statement)).map(({ statement }) => statement);
}
