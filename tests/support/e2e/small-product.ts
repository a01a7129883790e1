import { copyFiles } from '../fixtures/make-library';
import { trackCalled } from './library-facts';
import { inNewFolder, Product } from './product';

/** An album of four songs, and a song that stands alone. */
export const ALBUM = { title: 'Hiên Nhà Số Bảy', artist: 'Lan Chi' } as const;
export const TITLES = ['Thềm Nắng Cũ', 'Chuyến Đò Sớm', 'Lời Ru Của Đầm', 'Ướt Vạt Áo Dài'] as const;
export const SHORT_SONG = 'Quarter Past Rain';

/** A product with few songs. */
export const startSmallProduct = (): Promise<Product> =>
  inNewFolder(async ({ mediaFolder, dataFolder }) => {
    await copyFiles(
      mediaFolder,
      [...TITLES, SHORT_SONG].map((title) => trackCalled(title).file),
    );
    return Product.start({ mediaFolder, dataFolder });
  });
