import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../../../scripts/test/run-steps';
import type { Step } from '../../../scripts/test/steps';

describe('the steps of a tier', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'song-steps-'));
    jest.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const notes = (): string => join(folder, 'notes');

  const step = (title: string, script: string, more: Partial<Step> = {}): Step => ({
    title,
    command: ['node', '--eval', script, notes(), title],
    ...more,
  });

  /** Writes its title to the file once the titles before it are there. */
  const note = (title: string, before = ''): Step =>
    step(
      title,
      `const [, file, title] = process.argv;
      const read = () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
      const look = () => (read() === '${before}' ? fs.appendFileSync(file, title + ' ') : setTimeout(look, 10));
      look();`,
    );

  it('run phase by phase, and the lanes of one phase run in parallel', async () => {
    const lanes = [[note('second', 'first ')], [note('first'), note('third', 'first second ')]];
    const last = [[note('fourth', 'first second third '), note('fifth', 'first second third fourth ')]];
    const runs = await runSteps({ phases: [lanes, last] });
    expect(readFileSync(notes(), 'utf8')).toBe('first second third fourth fifth ');
    expect(runs.map(({ tally }) => tally)).toEqual(Array.from({ length: 5 }, () => ({ passed: 1, failed: 0 })));
  });

  it('count as failed without being run when a step they need failed, while the other steps still run', async () => {
    const broken = step('broken', 'process.exit(1)');
    const inVain = { ...note('in vain'), needs: ['broken'] };
    const runs = await runSteps({ phases: [[[broken, inVain, note('other')]], [[{ ...inVain, title: 'too' }]]] });
    expect(runs.map(({ step, tally }) => [step.title, tally.failed])).toEqual([
      ['broken', 1],
      ['in vain', 1],
      ['other', 0],
      ['too', 1],
    ]);
    expect(readFileSync(notes(), 'utf8')).toBe('other ');
  });
});
