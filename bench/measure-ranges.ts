import path from 'node:path';
import type { SongInfoWire } from '../contract/song-info';
import { LIBRARY_TRACKS } from '../tests/support/fixtures/library-tracks';
import { makeLibrary } from '../tests/support/fixtures/make-library';
import { Product } from '../tests/support/e2e/product';
import { startBareServer } from './bare-server';
import type { Figure } from './figure';
import { findSong } from './find-song';
import { runLoad, type LoadResult } from './load';

const LISTENERS = 16;
const RANGE_BYTES = 64 * 1024;
const SECONDS = 5;
const LONGEST = LIBRARY_TRACKS.reduce((longest, track) => (track.seconds > longest.seconds ? track : longest));

async function load(port: number, file: string, seconds: number): Promise<LoadResult> {
  const headers = { range: `bytes=${RANGE_BYTES}-${2 * RANGE_BYTES - 1}` };
  return runLoad({ port, paths: [file], headers, connections: LISTENERS, seconds, expectedStatus: 206 });
}

/**
 * Measures ranges of 64 kB of one song, requested by sixteen listeners without a pause, compared with Node alone serving the same
 * file.
 */
export async function measureRanges(): Promise<readonly Figure[]> {
  const library = await makeLibrary();
  const product = await Product.start({ mediaFolder: library });
  const bare = await startBareServer(path.join(library, LONGEST.file), 'audio/mpeg');
  try {
    const song = await findSong(product, LONGEST.title);
    const info = await product.ask<SongInfoWire>(`/backend/song/info/${song.id}`);
    const file = info.audios.find(({ kind }) => kind === 'file')?.url ?? '/missing';
    await load(product.port, file, 1);
    const ours = await load(product.port, file, SECONDS);
    await load(bare.port, '/', 1);
    const theirs = await load(bare.port, '/', SECONDS);
    const note = `${(ours.perSecond / theirs.perSecond).toFixed(2)} of bare Node with read streams; p99 ${ours.p99Ms.toFixed(1)} ms`;
    return [
      {
        what: `64 kB ranges of one song, ${LISTENERS} listeners`,
        value: ours.perSecond,
        unit: '/s',
        bar: { atLeast: 4000 },
        note,
      },
      { what: '  answers that were wrong', value: ours.errors, unit: '', bar: { atMost: 0 } },
    ];
  } finally {
    bare.stop();
    await product.stopAndForget();
  }
}
