import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FixtureTrack } from '../fixtures/library-tracks';
import { makeLongSong } from '../fixtures/make-long-song';
import { makeTrack } from '../fixtures/make-track';
import { inNewFolder, Product } from './product';

const ALBUM = { artist: 'Bến Gió', album: 'Cồn Cát', encoding: 'mp3-cbr' } as const;

/** So long that it always has a position that no player has buffered. */
export const LONG_SONG: FixtureTrack = {
  ...ALBUM,
  file: '1 Doi Đất.mp3',
  title: 'Doi Đất',
  trackNumber: 1,
  seconds: 1_200,
  toneHz: 480,
};
export const NEXT_SONG: FixtureTrack = {
  ...ALBUM,
  file: '2 Lạch Ngầm.mp3',
  title: 'Lạch Ngầm',
  trackNumber: 2,
  seconds: 24,
  toneHz: 720,
};

/** A product with an album of two songs. */
export const startFaultProduct = (): Promise<Product> =>
  inNewFolder(async ({ mediaFolder, dataFolder }) => {
    await mkdir(mediaFolder, { recursive: true });
    await makeLongSong(LONG_SONG, path.join(mediaFolder, LONG_SONG.file));
    await makeTrack(NEXT_SONG, path.join(mediaFolder, NEXT_SONG.file));
    return Product.start({ mediaFolder, dataFolder });
  });
