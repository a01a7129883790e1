import { NO_DEMO, type DemoProgress } from '../../contract/kernel/demo-progress';
import { DEMO_CATALOGUE } from '../../demo-studio/catalogue/demo-catalogue';
import { DemoStudio } from '../../demo-studio/demo-studio';
import { planDemo } from '../../demo-studio/making/plan-demo';
import { RecordingLogger } from '../support/server/recording-logger';
import { withTemporaryFolder } from '../support/server/temporary-folder';

/** A thread that says of each piece that it was made, and makes none. */
const SOURCE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => parentPort.postMessage({ ok: true }));
`;
const folder = withTemporaryFolder();

function aStudio(name: string) {
  const told: DemoProgress[] = [];
  const listener = {
    onPiecesMade: jest.fn(async () => undefined),
    onProgress: (each: DemoProgress) => void told.push(each),
  };
  const studio = new DemoStudio({
    folder: folder(name),
    ffmpeg: '/nowhere',
    worker: { source: SOURCE, eval: true },
    clock: { now: () => 0 },
    log: new RecordingLogger(),
  });
  return { studio, listener, told };
}

describe('the demo studio', () => {
  it('has made nothing at first, and knows how many pieces are missing', async () => {
    const { studio } = aStudio('at-first');
    expect(studio.progress()).toEqual(NO_DEMO);
    expect(await studio.countMissing()).toBe(planDemo(DEMO_CATALOGUE).length);
  });

  it('reports its progress and new pieces until everything is made', async () => {
    const { studio, listener, told } = aStudio('whole');
    await studio.make(listener);
    expect(told[0]?.state).toBe('making');
    expect(told.at(-1)).toMatchObject({ state: 'ready', made: told.at(-1)?.total });
    expect(listener.onPiecesMade).toHaveBeenCalled();
    expect(studio.progress()).toEqual(told.at(-1));
  });

  it('makes nothing after it was stopped, whether it had begun or not', async () => {
    const { studio, listener, told } = aStudio('stopped');
    await studio.stop();
    await studio.make(listener);
    expect(told).toEqual([]);
    expect(listener.onPiecesMade).not.toHaveBeenCalled();

    const begun = aStudio('stopped-later');
    const ended = begun.studio.make(begun.listener);
    await begun.studio.stop();
    await ended;
    expect(begun.studio.progress().made).toBe(0);
  });
});
