import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { SongInfoWire } from '../contract/song-info';
import { LIBRARY_TRACKS, type FixtureTrack } from '../tests/support/fixtures/library-tracks';
import { makeLibrary } from '../tests/support/fixtures/make-library';
import { Product } from '../tests/support/e2e/product';
import { median, type Figure } from './figure';
import { findSong } from './find-song';

const MEDIA_CACHE = 'media-cache';

const BAR = { atMost: 700 };

async function timeDownload(address: string): Promise<number> {
  const askedAt = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - askedAt;
}

/**
 * Measures the time from the request for the first second of a song that nobody has played to its last byte, and the same for the
 * song's video if it has one.
 */
async function measureTrack(product: Product, track: FixtureTrack): Promise<readonly Figure[]> {
  const { address } = product;
  const song = await findSong(product, track.title);
  const { video } = await product.ask<SongInfoWire>(`/backend/song/info/${song.id}`);
  const sound = song.media?.segments.replace('{n}', '0') ?? '/missing';
  const what = `first segment, cold, ${track.encoding} of ${track.seconds} s`;
  const figures: Figure[] = [{ what, value: await timeDownload(`${address}${sound}`), unit: 'ms', bar: BAR }];
  const picture = video?.video_qualities[0]?.url.replace('index.m3u8', '0.m4s');
  if (picture === undefined) return figures;
  const value = await timeDownload(`${address}${picture}`);
  return [
    ...figures,
    { what: `  its picture, ${video?.video_qualities[0]?.height} lines`, value, unit: 'ms', bar: BAR },
  ];
}

/** Measures the wait for the first segment without a cache, for each format of the test library. */
export async function measureFirstSegment(): Promise<readonly Figure[]> {
  const library = await makeLibrary();
  const imported = await Product.start({ mediaFolder: library });
  await imported.stop();
  // Deletes the segments that were packaged ahead; the product then starts again with the same catalogue.
  await rm(path.join(imported.dataFolder, MEDIA_CACHE), { recursive: true, force: true });
  const product = await Product.start({ mediaFolder: library, dataFolder: imported.dataFolder });
  try {
    const figures: Figure[] = [];
    for (const track of LIBRARY_TRACKS) figures.push(...(await measureTrack(product, track)));
    const value = median(figures.map((figure) => figure.value));
    return [...figures, { what: 'first segment, cold, median', value, unit: 'ms', bar: BAR }];
  } finally {
    await product.stopAndForget();
  }
}
