import { writeFile } from 'node:fs/promises';
import { readJestReport } from '../../../scripts/test/jest-report';
import { tallyOfJest } from '../../../scripts/test/tally';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const passed = { fullName: 'a works', status: 'passed', failureMessages: [] };
const failed = { fullName: 'a fails', status: 'failed', failureMessages: ['Error: late\n at x'] };
const leftOut = { fullName: 'a waits', status: 'pending', failureMessages: null };
const fileOf = (status: string, assertionResults: unknown[], message = '') => ({
  name: '/song/tests/server/a.test.ts',
  status,
  message,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults,
});

describe("Jest's report", () => {
  const inFolder = withTemporaryFolder();

  async function read(text: string) {
    await writeFile(inFolder('report.json'), text);
    return readJestReport(inFolder('report.json'), '/song');
  }
  const readFiles = async (...testResults: unknown[]) =>
    (await read(JSON.stringify({ success: false, testResults })))?.files ?? [];

  it('names each file relative to the root, with its passed and failed tests', async () => {
    const file = { file: 'tests/server/a.test.ts', passed: 1, seconds: 2.5 };
    expect(await readFiles(fileOf('failed', [passed, failed]))).toEqual([
      { ...file, failures: [{ title: 'a fails', messages: ['Error: late\n at x'] }] },
    ]);
  });

  it.each(['passed', 'focused'])('finds no failure in a file that is %s', async (status) => {
    const [file] = await readFiles(fileOf(status, [passed, leftOut]));
    expect(file?.failures).toEqual([]);
  });

  it.each([
    ['has no tests because it could not be loaded', []],
    ['was ended after a test that passed', [passed]],
  ])('finds one failure in a file that %s', async (_, tests) => {
    const [file] = await readFiles(fileOf('failed', tests, 'Cannot find module'));
    expect(file?.failures).toEqual([{ title: '(the file could not run)', messages: ['Cannot find module'] }]);
  });

  it.each(['', '{"success":', 'null'])('is undefined when the file contains %j', async (text) => {
    expect(await read(text)).toBeUndefined();
  });

  it.each([
    ['no report', undefined, true, { passed: 0, failed: 1 }],
    ['a run that failed as a whole', [passed], false, { passed: 1, failed: 1 }],
    ['a run that passed', [passed, passed], true, { passed: 2, failed: 0 }],
    ['two failures', [passed, failed, failed], false, { passed: 1, failed: 2 }],
  ])('counts %s', async (_, tests, succeeded, counted) => {
    const report = tests && (await read(JSON.stringify({ success: succeeded, testResults: [fileOf('', tests)] })));
    expect(tallyOfJest(report, succeeded)).toEqual(counted);
  });
});
