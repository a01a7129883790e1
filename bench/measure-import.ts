import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeManyFiles } from '../tests/support/fixtures/make-many-files';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import type { Figure } from './figure';
import { watchMemory } from './peak-memory';

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly added: number;
  readonly dataFolder: string;
}

async function importOnce(mediaFolder: string, dataFolder: string): Promise<Run> {
  const product = await Product.launch({ mediaFolder, dataFolder });
  const stopWatching = watchMemory(product.processId);
  await product.untilReady();
  await product.untilImported();
  const job = await product.lastImport();
  const peakMegabytes = stopWatching();
  await product.stop();
  if (job?.finished_at === undefined || job.finished_at === null)
    throw new Error(`no import ended:\n${product.output}`);
  const seconds = (Date.parse(job.finished_at) - Date.parse(job.started_at)) / 1000;
  return { seconds, peakMegabytes, added: job.added, dataFolder };
}

/** Measures the import of `files` tagged MP3s, each with an embedded picture, and a second start without new files. */
export async function measureImport(files: number): Promise<readonly Figure[]> {
  const folder = await makeTemporaryFolder();
  const media = path.join(folder, 'music');
  const data = path.join(folder, 'data');
  try {
    await makeManyFiles(media, files);
    const first = await importOnce(media, data);
    const again = await importOnce(media, data);
    const what = `import, tags and covers, ${files} files`;
    return [
      {
        what,
        value: first.added / first.seconds,
        unit: 'files/s',
        bar: { atLeast: 400 },
        note: 'aim 800; best peer 340–393',
      },
      { what: 'its peak memory, database apart', value: first.peakMegabytes, unit: 'MB', bar: { atMost: 400 } },
      {
        what: 'next start, nothing changed',
        value: files / Math.max(again.seconds, 0.001),
        unit: 'files/s',
        bar: { atLeast: 3_334 },
        note: '10,000 within 3 s',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
