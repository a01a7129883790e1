import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../../server/infrastructure/shared/package-root';
import { withTemporaryFolder } from '../support/server/temporary-folder';

interface Run {
  readonly code: number;
  readonly lines: readonly string[];
}

describe('the run of all checks', () => {
  const inFolder = withTemporaryFolder();

  /** `.ci/run` with an npm that does nothing but what is given for each call. */
  async function runWith(npmTest: string, peers: string, install = 'true'): Promise<Run> {
    const program = async (name: string, body: string): Promise<void> => {
      await writeFile(inFolder(name), `#!/bin/sh\n${body}\n`);
      await chmod(inFolder(name), 0o755);
    };
    await program('npm', `case "$*" in ci*) ${install};; test*) ${npmTest};; *test:peers*--all) ${peers};; esac`);
    for (const found of ['chromium', 'chromium-headless-shell', 'ffmpeg', 'nginx', 'caddy'])
      await program(found, 'true');
    const env = { PATH: `${inFolder()}${path.delimiter}${process.env.PATH ?? ''}` };
    return new Promise((resolve) => {
      execFile(path.join(packageRoot(), '.ci', 'run'), { env }, (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout.trimEnd().split('\n') }),
      );
    });
  }

  it.each([
    ['both pass', 'echo "1 passed, 0 failed"', 'echo "20 passed, 0 failed"', 0, '21 passed, 0 failed'],
    ['the first fails', 'echo "3 passed, 2 failed"; exit 1', 'echo "4 passed, 0 failed"', 1, '7 passed, 2 failed'],
    ['the second fails', 'echo "3 passed, 0 failed"', 'echo "4 passed, 1 failed"; exit 1', 1, '7 passed, 1 failed'],
    ['one counts nothing', 'echo nothing', 'echo "4 passed, 0 failed"', 1, '4 passed, 1 failed'],
    [
      'one fails without saying so',
      'echo "3 passed, 0 failed"; exit 9',
      'echo "4 passed, 0 failed"',
      1,
      '7 passed, 1 failed',
    ],
    [
      'one counts in between',
      'echo "9 passed, 9 failed"; echo "x 8 passed, 8 failed"; echo "3 passed, 0 failed"; echo bye',
      'echo "4 passed, 0 failed"',
      0,
      '7 passed, 0 failed',
    ],
  ])('ends with the sum where %s', async (_, npmTest, peers, code, last) => {
    const run = await runWith(npmTest, peers);
    expect([run.code, run.lines.at(-1)]).toEqual([code, last]);
  });

  it('counts an installation that fails as one failure', async () => {
    const run = await runWith('echo "3 passed, 0 failed"', 'echo "4 passed, 0 failed"', 'exit 1');
    expect([run.code, run.lines.at(-1)]).toEqual([1, '0 passed, 1 failed']);
  });
});
