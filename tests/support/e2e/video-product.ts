import { rm } from 'node:fs/promises';
import { copyFiles } from '../fixtures/make-library';
import { makeMusicVideo } from '../fixtures/make-music-video';
import { songCalled, trackCalled } from './library-facts';
import type { Listener } from './listener';
import { makeTemporaryFolder, Product } from './product';
import type { Arrival, Visits } from './visits';

/** A song of 40 s with a music video, and the next song on its album, which has none. */
export const SEEN_SONG = 'Thềm Nắng Cũ';
export const HEARD_SONG = 'Chuyến Đò Sớm';

const START_LIMIT_MS = 150_000;

/**
 * Call once at the top of a journey, after `withVisits`: a product with a music video. Returns a function that opens its album as
 * a new listener.
 */
export function withVideoProduct(visits: Visits): (arrival?: Arrival) => Promise<Listener> {
  let running: Product | undefined;
  let mediaFolder = '';
  let albumPath = '/';

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    const seen = trackCalled(SEEN_SONG);
    await copyFiles(mediaFolder, [seen.file, trackCalled(HEARD_SONG).file]);
    await makeMusicVideo(mediaFolder, seen);
    running = await Product.start({ mediaFolder });
    const { album } = await songCalled(SEEN_SONG, running.address);
    albumPath = `/album/${album?.id ?? ''}`;
  }, START_LIMIT_MS);
  afterAll(async () => {
    await running?.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  return async (arrival = {}) => {
    if (running === undefined) throw new Error('the product runs only while tests do');
    const listener = await visits.arrive({ address: running.address, ...arrival });
    await listener.opens(albumPath);
    return listener;
  };
}
