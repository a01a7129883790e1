import { WorkerSongFiles } from '../../../server/infrastructure/workers/worker-song-files';
import { aFileToRead } from '../../support/builders/a-known-file';

/** Delays its answers, so a deadly file leaves all waiting files unanswered; otherwise it answers every file. */
const SOURCE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ file: { path } }) => {
    if (path.includes('deadly')) process.exit(1);
    setImmediate(() => setImmediate(() => parentPort.postMessage({ kind: 'refused', reason: 'empty' })));
  });`;

const reportOf = (path: string) => ({
  kind: 'refused',
  reason: path.startsWith('deadly') ? 'reading-failed' : 'empty',
});

describe('files that crash their reader', () => {
  it('are left out, and the other files of the same reader are still read', async () => {
    const settings = { entry: { source: SOURCE, eval: true }, workerData: null, workers: 1, fileLimitMs: 60_000 };
    const files = new WorkerSongFiles(settings);
    const paths = ['a', 'b', 'deadly 1', 'c', 'deadly 2', 'd'];
    const reports = await Promise.all(paths.map((path) => files.read(aFileToRead(path))));
    await files.rest();
    expect(reports).toMatchObject(paths.map(reportOf));
  });
});
