import path from 'node:path';
import { runFile } from '../../../scripts/test/run-jest';

/** A program that replaces Jest and, like Jest, writes to the path of the report. */
const program = (body: string): readonly string[] => [
  process.execPath,
  '--eval',
  `const at = process.argv[process.argv.indexOf('--outputFile') + 1]; ${body}`,
  '--',
];

const reporting = (status: string, exitCode: number): readonly string[] => {
  const tests = [{ fullName: 'a test', status, failureMessages: ['Error: late'] }];
  const testResults = [{ name: path.resolve('tests/a.e2e.ts'), status, assertionResults: tests }];
  const report = JSON.stringify({ success: status === 'passed', testResults });
  return program(`require('node:fs').writeFileSync(at, ${JSON.stringify(report)}); process.exitCode = ${exitCode};`);
};

describe('one test file in its own Jest process', () => {
  it('has the result that the report states', async () => {
    const run = await runFile(reporting('passed', 0), 'tests/a.e2e.ts', { limitMinutes: 1 });
    expect(run).toMatchObject({ file: 'tests/a.e2e.ts', passed: 1, failures: [] });
  });

  it('has the failures of the report', async () => {
    const run = await runFile(reporting('failed', 1), 'tests/a.e2e.ts', { limitMinutes: 1 });
    expect(run.failures).toEqual([{ title: 'a test', messages: ['Error: late'] }]);
  });

  it.each([
    ['Jest fails though all its tests passed', reporting('passed', 1)],
    ['Jest ends without a report', program('')],
    ['the report is of another file', reporting('passed', 0).map((word) => word.replace('a.e2e', 'b.e2e'))],
  ])('counts as failed, with the name of the file, when %s', async (_, command) => {
    const run = await runFile(command, 'tests/a.e2e.ts', { limitMinutes: 1 });
    expect(run).toMatchObject({ file: 'tests/a.e2e.ts', failures: [{ title: '(the file did not end)' }] });
  });

  it('is ended at the time limit, and counts as failed with its name', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const run = await runFile(program('setInterval(() => {}, 1000)'), 'tests/a.e2e.ts', { limitMinutes: 0.01 });
    expect(run).toMatchObject({ file: 'tests/a.e2e.ts', passed: 0, failures: [{ title: '(the file did not end)' }] });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('not ended after'));
    said.mockRestore();
  });
});
