import { WorkerDemoStudio } from '../../../../server/infrastructure/demo/worker-demo-studio';
import { aDemoTask } from '../../../support/builders/a-demo-plan';

const picture = aDemoTask('picture');
/** Makes pictures, throws at a film, and never finishes a song. */
const SOURCE = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', ({ kind }) => {
    if (kind === 'film') throw new Error('out of paint');
    if (kind === 'picture') parentPort.postMessage({ ok: true, value: workerData });
  });
`;

describe('the studio', () => {
  const studio = new WorkerDemoStudio({
    entry: { source: SOURCE, eval: true },
    workerData: 'made',
    widths: { picture: 2, song: 2, film: 1, clip: 1 },
  });
  afterAll(() => studio.rest());

  it('says how many pieces of a kind it makes at a time', () => {
    expect([studio.widthFor('song'), studio.widthFor('film')]).toEqual([2, 1]);
  });

  it('hands a piece to a thread and tells how it ended', async () => {
    expect(await studio.make(picture)).toEqual({ ok: true, value: 'made' });
  });

  it('outlives a thread that breaks, and makes the next piece in another', async () => {
    expect(await studio.make(aDemoTask('film'))).toEqual({
      ok: false,
      error: { kind: 'broken', detail: 'Error: out of paint' },
    });
    expect(await studio.make(picture)).toMatchObject({ ok: true });
  });

  it('gives up what is being made when it rests, and works again after that', async () => {
    const underway = studio.make(aDemoTask('song'));
    await studio.rest();
    expect(await underway).toEqual({ ok: false, error: { kind: 'stopped' } });
    expect(await studio.make(picture)).toMatchObject({ ok: true });
  });
});
