import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../../../scripts/test/run-step';

describe('a step whose files are run alone', () => {
  it('counts as one failure when it cannot begin, and prints the reason', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const command = ['jest', '--selectProjects', 'there-is-no-such-project'];
    const run = await runStep({ title: 'nothing', command, projects: ['nothing'], runsFilesAlone: true });
    expect(run.tally).toEqual({ passed: 0, failed: 1 });
    expect(said).toHaveBeenCalledWith('"nothing" could not begin:', expect.any(Error));
  });
});

describe('a step that Jest runs', () => {
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'song-step-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('adds its environment to that of its process', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    const file = join(folder, 'environment');
    const command = ['node', '--eval', 'fs.writeFileSync(process.argv[1], process.env.WORD)', file];
    await runStep({ title: 'told', command, projects: ['node'], environment: { WORD: 'sóng' } });
    expect(readFileSync(file, 'utf8')).toBe('sóng');
  });
});
