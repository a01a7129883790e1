import { WorkerPieceMaker } from '../../../demo-studio/threads/worker-piece-maker';
import { aDemoTask } from '../../support/builders/a-demo-plan';

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
  const studio = new WorkerPieceMaker({
    entry: { source: SOURCE, eval: true },
    workerData: 'made',
    widths: { picture: 2, song: 2, film: 1, clip: 1 },
  });
  afterAll(() => studio.rest());

  it('returns how many pieces of a kind it makes at a time', () => {
    expect([studio.widthFor('song'), studio.widthFor('film')]).toEqual([2, 1]);
  });

  it('passes a piece to a thread and returns its result', async () => {
    expect(await studio.make(picture)).toEqual({ ok: true, value: 'made' });
  });

  it('continues after a thread fails, and makes the next piece in another thread', async () => {
    expect(await studio.make(aDemoTask('film'))).toEqual({
      ok: false,
      error: { kind: 'broken', detail: 'Error: out of paint' },
    });
    expect(await studio.make(picture)).toMatchObject({ ok: true });
  });

  it('aborts the pieces in progress when it rests, and works again after that', async () => {
    const underway = studio.make(aDemoTask('song'));
    await studio.rest();
    expect(await underway).toEqual({ ok: false, error: { kind: 'stopped' } });
    expect(await studio.make(picture)).toMatchObject({ ok: true });
  });
});
