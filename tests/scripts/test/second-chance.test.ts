import type { FileResult } from '../../../scripts/test/jest-report';
import { failedLines } from '../../../scripts/test/test-lists';
import { giveSecondChances, type SecondRuns } from '../../../scripts/test/give-second-chances';
import type { StepRun } from '../../../scripts/test/run-step';
import type { FailedFile, Flake } from '../../../scripts/test/second-chance';

const STEP = { title: 'screens', command: ['jest'], projects: ['jsdom'] };

const failedFile = (file: string, ...messages: string[]): FailedFile => ({
  file,
  passed: 3,
  failures: (messages.length > 0 ? messages : ['Error: late']).map((message, index) => ({
    title: `test ${index}`,
    messages: [message],
  })),
  seconds: 1,
  load: 7.5,
  serverLog: '',
});

const runOf = (...failedFiles: FailedFile[]): StepRun => {
  const failed = failedFiles.reduce((sum, { failures }) => sum + failures.length, 0);
  return { step: STEP, tally: { passed: 100, failed }, files: [], failedFiles, seconds: 9 };
};

const passing = (file: string, passed = 4): FileResult => ({ file, passed, failures: [], seconds: 1 });

/** Second runs that all pass unless overridden. */
function secondRuns(more: Partial<SecondRuns> = {}) {
  const asked: string[] = [];
  const runs: SecondRuns = {
    runAgain: async (_, file) => {
      asked.push(file);
      return passing(file);
    },
    isNewOrChanged: () => false,
    earlier: [],
    ...more,
  };
  return { runs, asked };
}

const fault = (file: string): Flake => ({ heading: 'fault, seen once', file, title: 'test 0', error: '', load: 1 });

describe('the second run of a failed test file', () => {
  it('counts a file that passes now as passed, and lists its first failures as flaky', async () => {
    const { runs, asked } = secondRuns();
    const settled = await giveSecondChances(
      [runOf(failedFile('tests/journeys/a.e2e.ts', '\n  Error: too late\n at x'))],
      runs,
    );
    expect(asked).toEqual(['tests/journeys/a.e2e.ts']);
    expect(settled.runs[0]?.tally).toEqual({ passed: 101, failed: 0 });
    expect(failedLines(settled.failedFiles)).toEqual([]);
    expect(settled.flakes).toEqual([
      { heading: 'flaky', file: 'tests/journeys/a.e2e.ts', title: 'test 0', error: 'Error: too late', load: 7.5 },
    ]);
  });

  it('counts the tests of a file that could not run the first time', async () => {
    const first = { ...failedFile('tests/server/a.test.ts', 'a worker died'), passed: 0 };
    const { runs } = secondRuns({ runAgain: async (_, file) => passing(file, 12) });
    expect((await giveSecondChances([runOf(first)], runs)).runs[0]?.tally).toEqual({ passed: 112, failed: 0 });
  });

  it('leaves the result of a file that fails again unchanged, and lists its failed tests', async () => {
    const { runs } = secondRuns({ runAgain: async () => undefined });
    const settled = await giveSecondChances([runOf(failedFile('tests/server/a.test.ts', 'one', 'two'))], runs);
    expect(settled.runs[0]?.tally).toEqual({ passed: 100, failed: 2 });
    expect(settled.flakes).toEqual([]);
    expect(failedLines(settled.failedFiles)).toEqual([
      '',
      '── failed',
      'tests/server/a.test.ts › test 0',
      '    one (load 7.5)',
      'tests/server/a.test.ts › test 1',
      '    two (load 7.5)',
    ]);
  });

  it('still counts a failure of the step that belongs to no file', async () => {
    const run = runOf(failedFile('tests/server/a.test.ts'));
    const { runs } = secondRuns();
    const settled = await giveSecondChances([{ ...run, tally: { passed: 100, failed: 2 } }], runs);
    expect(settled.runs[0]?.tally.failed).toBe(1);
  });

  it.each([
    ['domain', 'tests/domain/queue/queue.test.ts'],
    ['application', 'tests/application/session/tabs.test.ts'],
  ])('does not happen for a test of the %s', async (_, file) => {
    const { runs, asked } = secondRuns();
    const settled = await giveSecondChances([runOf(failedFile(file))], runs);
    expect([asked, settled.runs[0]?.tally.failed]).toEqual([[], 1]);
  });

  it('does not happen for a file that is new or changed', async () => {
    const { runs, asked } = secondRuns({ isNewOrChanged: (file) => file.includes('new') });
    await giveSecondChances(
      [runOf(failedFile('tests/server/new.test.ts'), failedFile('tests/server/old.test.ts'))],
      runs,
    );
    expect(asked).toEqual(['tests/server/old.test.ts']);
  });

  it.each([
    [5, 5],
    [6, 0],
  ])('happens, when %i files of all steps failed, for %i of them', async (failed, again) => {
    const names = Array.from({ length: failed }, (_, index) => `tests/server/${index}.test.ts`);
    const { runs, asked } = secondRuns();
    await giveSecondChances(
      names.map((name) => runOf(failedFile(name))),
      runs,
    );
    expect(asked).toHaveLength(again);
  });

  it.each([
    ['an uncaught error of the page', 'expected [] but was ["uncaught: x is undefined"]'],
    ['an unhandled rejection', 'UnhandledRejection: no'],
    [
      'an answer of the server that nobody expected',
      'the server responded with a status of 500 (Internal Server Error)',
    ],
  ])('lists a fault, and the step still passes, when the failure contains %s', async (_, message) => {
    const { runs } = secondRuns();
    const settled = await giveSecondChances([runOf(failedFile('tests/journeys/a.e2e.ts', message))], runs);
    expect(settled.flakes.map(({ heading }) => heading)).toEqual(['fault, seen once']);
    expect(settled.runs[0]?.tally.failed).toBe(0);
  });

  it.each([
    ['a request that failed by a bug', '{"level":"error","message":"A request failed"}', 'fault, seen once'],
    ['what it warns of', '{"level":"warn","message":"no errors or uncaughtness"}', 'flaky'],
  ])('judges the failure by the log of the server: %s', async (_, serverLog, heading) => {
    const { runs } = secondRuns();
    const settled = await giveSecondChances([runOf({ ...failedFile('tests/journeys/a.e2e.ts'), serverLog })], runs);
    expect(settled.flakes.map((flake) => flake.heading)).toEqual([heading]);
  });

  it.each([
    ['the same test', 'tests/journeys/a.e2e.ts', 1],
    ['another file', 'tests/journeys/b.e2e.ts', 0],
  ])('leaves a fault as failed only if it was seen before in the same test: seen in %s', async (_, seenIn, failed) => {
    const { runs } = secondRuns({ earlier: [fault(seenIn)] });
    const settled = await giveSecondChances([runOf(failedFile('tests/journeys/a.e2e.ts', 'uncaught: no'))], runs);
    expect(settled.runs[0]?.tally.failed).toBe(failed);
    expect(settled.failedFiles).toHaveLength(failed);
  });

  it('lets a test pass that was seen before as flaky but not as a fault', async () => {
    const { runs } = secondRuns({ earlier: [{ ...fault('tests/journeys/a.e2e.ts'), heading: 'flaky' }] });
    const settled = await giveSecondChances([runOf(failedFile('tests/journeys/a.e2e.ts', 'uncaught: no'))], runs);
    expect(settled.runs[0]?.tally.failed).toBe(0);
  });
});
