import { faultsOf, repeatedStatements } from '../../../scripts/spec-coverage/faults-of';
import type { Row } from '../../../scripts/spec-coverage/read-rows';

const REPOSITORY = {
  isKept: (file: string) => file !== 'gone.ts' && file !== 'gone.test.ts',
  isRun: (file: string) => file !== 'idle.test.ts',
  titlesOf: () => [
    { title: 'a › is b', runs: true },
    { title: 'a › rests', runs: false },
  ],
};

const aRow = (change: Partial<Row> = {}): Row => ({
  line: 1,
  statement: 'a is b',
  code: ['a.ts'],
  proofs: [{ file: 'a.test.ts', title: 'a › is b' }],
  tiers: 'gate',
  rest: '',
  ...change,
});

const proof = (file: string, title = 'a › is b') => ({ proofs: [{ file, title }] });

describe('a row of the table', () => {
  it('has no fault when it names existing code and a test that runs', () => {
    expect(faultsOf(aRow(), REPOSITORY)).toEqual([]);
  });

  it.each<[string, Partial<Row>]>([
    ['says nothing', { statement: '' }],
    ['says that it is half true', { statement: 'a is partly b' }],
    ['says that it is half true', { statement: 'a is b (partial)' }],
    ['names no code', { code: [] }],
    ['names no test', { proofs: [], tiers: '' }],
    ['says "gate" where its tests run in "browser"', proof('tests/e2e/a.e2e.ts')],
    ['says "gate" where its tests run in "measure"', proof('tests/e2e/gapless.e2e.ts')],
    ['says "" where its tests run in "gate"', { tiers: '' }],
    ['has more than files and titles: later', { rest: 'later' }],
    ['names code that does not exist: gone.ts', { code: ['a.ts', 'gone.ts'] }],
    ['names a test file that does not exist: gone.test.ts', proof('gone.test.ts')],
    ['names a test file that test:all does not run: idle.test.ts', proof('idle.test.ts')],
    ['names a test that a.test.ts does not have: a › is c', proof('a.test.ts', 'a › is c')],
    ['names a test that is left out: a › rests', proof('a.test.ts', 'a › rests')],
  ])('%s', (fault, change) => {
    expect(faultsOf(aRow(change), REPOSITORY)).toEqual([fault]);
  });

  it('lists each tier of its tests once', () => {
    const proofs = ['tests/demo/a.test.ts', 'tests/a.test.ts', 'tests/demo/b.test.ts'].flatMap(
      (file) => proof(file).proofs,
    );
    expect(faultsOf(aRow({ proofs, tiers: 'demo, gate' }), REPOSITORY)).toEqual([]);
  });

  it('is reported when another row has the same statement', () => {
    const rows = [aRow(), aRow({ statement: 'b is c' }), aRow()];
    expect(repeatedStatements(rows)).toEqual(['a is b']);
    expect(repeatedStatements(rows.slice(0, 2))).toEqual([]);
  });
});
