import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { SongInfoWire } from '../contract/song';
import { LIBRARY_TRACKS, type FixtureTrack } from '../tests/support/fixtures/library-tracks';
import { makeLibrary } from '../tests/support/fixtures/make-library';
import { Product } from '../tests/support/e2e/product';
import { median, type Figure } from './figure';
import { findSong } from './find-song';

const KBPS = 64;
const MEDIA_CACHE = 'media-cache';

/** From asking for the first second of a song that nobody has played, to its last byte. */
async function timeFirstSegment(product: Product, track: FixtureTrack): Promise<number> {
  const song = await findSong(product, track.title);
  const info = await product.ask<SongInfoWire>(`/backend/song/info/${song.id}`);
  const pattern = info.audios.find(({ bitrate, start }) => start !== undefined && bitrate <= KBPS * 1000)?.start
    ?.segments;
  const segment = (pattern ?? song.media?.segments ?? '/missing').replace('{n}', '0');
  const askedAt = performance.now();
  const answer = await fetch(`${product.address}${segment}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${segment} answers ${answer.status}`);
  return performance.now() - askedAt;
}

/** The wait for the first segment, cold, for each format of the test library. */
export async function measureFirstSegment(): Promise<readonly Figure[]> {
  const library = await makeLibrary();
  const imported = await Product.start({ mediaFolder: library });
  await imported.stop();
  // What was packaged ahead is thrown away, and started again over the same catalogue.
  await rm(path.join(imported.dataFolder, MEDIA_CACHE), { recursive: true, force: true });
  const product = await Product.start({ mediaFolder: library, dataFolder: imported.dataFolder });
  try {
    const times: Figure[] = [];
    for (const track of LIBRARY_TRACKS) {
      const value = await timeFirstSegment(product, track);
      times.push({
        what: `first segment, cold, ${track.encoding} of ${track.seconds} s`,
        value,
        unit: 'ms',
        bar: { atMost: 700 },
      });
    }
    const middle = { what: 'first segment, cold, median', value: median(times.map(({ value }) => value)), unit: 'ms' };
    return [...times, { ...middle, bar: { atMost: 700 } }];
  } finally {
    await product.stopAndForget();
  }
}
