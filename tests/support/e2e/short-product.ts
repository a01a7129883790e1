import { cp } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '../fixtures/make-library';
import { makeShorts, type ShortFixture } from '../fixtures/make-shorts';
import { trackCalled } from './library-facts';
import { inNewFolder, Product } from './product';

/** The number of clips in the feed. */
export const CLIPS = 25;
/** The song that its artist's clips use, and from which of its seconds on. */
export const USED_SONG = { title: 'Thềm Nắng Cũ', artist: 'Lan Chi', from: 12, spoken: '0:12' } as const;

const ARTISTS = ['Bèo Tấm', 'Gác Xép', USED_SONG.artist, 'Phà Cuối', 'Mưa Ngâu'] as const;

const SHORTS: readonly ShortFixture[] = Array.from({ length: CLIPS }, (_, at) => {
  const artist = ARTISTS[at % ARTISTS.length] ?? '';
  const isOfSong = artist === USED_SONG.artist;
  const note = `Đoạn ${at + 1} #${artist.split(' ')[0]?.toLowerCase() ?? ''}`;
  return {
    file: `${at + 1}.mp4`,
    artist,
    title: isOfSong ? USED_SONG.title : `Đoạn ${at + 1}`,
    comment: isOfSong ? `${note} [${USED_SONG.spoken}-0:15]` : note,
  };
});

/** A product with one song and many short videos. */
export const startShortProduct = (): Promise<Product> =>
  inNewFolder(async ({ mediaFolder, dataFolder }) => {
    await copyFiles(mediaFolder, [trackCalled(USED_SONG.title).file]);
    await cp(await makeShorts(SHORTS), path.join(mediaFolder, 'shorts'), { recursive: true });
    return Product.start({ mediaFolder, dataFolder });
  });
