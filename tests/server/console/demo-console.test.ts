import type { DemoProgress } from '../../../contract/kernel/demo-progress';
import { DemoConsole } from '../../../server/presentation/console/demo-console';
import { demoEndLines, demoLine } from '../../../server/presentation/console/demo-lines';
import { UpdatingLine } from '../../../server/presentation/console/updating-line';

const progress = (given: Partial<DemoProgress> = {}): DemoProgress => ({
  state: 'making',
  made: 4,
  total: 36,
  remainingSeconds: 200,
  current: { kind: 'song', title: 'Bến Vắng', artist: 'Hạ Vy' },
  ...given,
});

describe('the console line of the demo', () => {
  it.each([
    [progress(), 'making demo music: 4 of 36 songs and videos, about 3 min left; now the song “Bến Vắng”'],
    [
      progress({ remainingSeconds: 42 }),
      'making demo music: 4 of 36 songs and videos, about 42 s left; now the song “Bến Vắng”',
    ],
    [progress({ remainingSeconds: null, current: null }), 'making demo music: 4 of 36 songs and videos'],
  ])('shows the progress, the time left and the piece in progress', (given, line) => {
    expect(demoLine(given)).toBe(line);
  });

  it('shows at the end how many pieces exist and how many failed', () => {
    expect(demoEndLines(progress({ made: 36 }))).toEqual(['demo music: 36 songs and videos are there']);
    expect(demoEndLines(progress({ made: 35 }))).toEqual([
      'demo music: 35 songs and videos are there; 1 failed and will be tried again at the next start',
    ]);
  });

  it('is overwritten while the demo is made, and remains at its end', () => {
    const written: string[] = [];
    const target = { isTTY: true, write: (text: string) => written.push(text) };
    const console = new DemoConsole(new UpdatingLine(target, () => 0));
    console.advanced(progress());
    console.advanced(progress({ state: 'ready', made: 36, current: null }));
    expect(written).toHaveLength(2);
    expect(written[1]).toContain('demo music: 36 songs and videos are there\n');
  });

  it('is not written when there was nothing to make', () => {
    const written: string[] = [];
    const console = new DemoConsole(new UpdatingLine({ write: (text) => written.push(text) }, () => 0));
    console.advanced(progress({ state: 'ready', current: null }));
    expect(written).toEqual([]);
  });
});
