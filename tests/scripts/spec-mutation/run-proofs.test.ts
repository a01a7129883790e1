import { runProofs } from '../../../scripts/spec-mutation/run-proofs';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

/** A program that replaces Jest. */
const program = (body: string): readonly string[] => [
  process.execPath,
  '--eval',
  `const at = process.argv[process.argv.indexOf('--outputFile') + 1]; ${body}`,
  '--',
];

const reporting = (report: object): readonly string[] =>
  program(`require('node:fs').writeFileSync(at, ${JSON.stringify(JSON.stringify(report))}); process.exitCode = 1;`);

describe('the test run of a mutant', () => {
  const folder = withTemporaryFolder();
  const run = (command: readonly string[], limitMinutes = 1) =>
    runProofs(folder(), [{ file: 'tests/a.test.ts', title: 'a test' }], ['tests/a.test.ts'], { command, limitMinutes });

  it('reports the passed and failed tests of the report, and counts a file that cannot run as failed', async () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(await run(reporting(report))).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    ['by itself', program('')],
    ['by a signal', program("process.kill(process.pid, 'SIGKILL');")],
  ])('is reported as crashed, not failed, when it ends %s without a report', async (_, command) => {
    expect(await run(command)).toBe('crashed');
  });

  it('is reported as hung when it runs over its time limit', async () => {
    expect(await run(program('setInterval(() => undefined, 1_000);'), 0.01)).toBe('hung');
  });
});
