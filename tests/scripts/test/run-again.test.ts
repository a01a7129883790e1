import { againLines } from '../../../scripts/test/run-again';

const runOf = (seconds: number, ...titles: string[]) => ({
  file: 'tests/journeys/a.e2e.ts',
  passed: 3,
  failures: titles.map((title) => ({ title, messages: ['Error: late'] })),
  seconds,
  load: 1,
});

describe('a test file that is run several times', () => {
  it('is reported with the number of runs that passed and how long they took', () => {
    expect(againLines([runOf(4.04), runOf(3), runOf(12)])).toEqual(['\n3 of 3 passed, in 3.0 to 12.0 s']);
  });

  it('is reported with the number of failures of each test, the most frequent first', () => {
    const lines = againLines([runOf(1, 'rare', 'often'), runOf(1), runOf(1, 'often')]);
    expect(lines).toEqual(['\n1 of 3 passed, in 1.0 to 1.0 s', '2 ×  often', '1 ×  rare']);
  });
});
