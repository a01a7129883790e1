import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aSong } from '../../support/builders/a-song';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const SONG = aSong('1').premium().build();
const PREVIEW = aSongDetails(SONG);

async function openPlaying(details: SongDetails, language: 'vi' | 'en' = 'vi'): Promise<ProductOnScreen> {
  const product = await openProduct({ language });
  const queue = startQueue([SONG], 0, 0);
  await product.happens(() => product.harness.sound.set({ queue, details, isPlaying: true, isBuffering: false }));
  await product.player();
  return product;
}

const dock = (product: ProductOnScreen) => product.region(/^(Trình phát|Player)$/);

describe('a premium song in the dock', () => {
  it('shows its badge and a sentence with a sign-in link to a guest', async () => {
    const product = await openPlaying(PREVIEW.previewed('sign-in').build());

    await product.text('Nghe thử 30 giây.');

    expect(dock(product)).toHaveTextContent('Premium');
    expect(product.link('Đăng nhập để nghe trọn bài')).toHaveAttribute('href', '/login');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('explains to a listener with an account how to play the full song', async () => {
    const product = await openPlaying(PREVIEW.previewed('premium').build(), 'en');
    await product.text('30-second preview.');

    await product.press('How to hear all of it');

    expect(await product.dialog('This song is for Premium')).toHaveTextContent('the first 30 seconds');
    expect(await product.accessFaults()).toEqual([]);
    await product.press('Got it');
    expect(product.hasDialog()).toBe(false);
  });

  it('shows only its badge when the full song plays', async () => {
    const product = await openPlaying(PREVIEW.signedFor(600).build());

    await product.text('Premium');

    expect(dock(product)).not.toHaveTextContent('Nghe thử');
  });

  it('removes the preview sentence when the full song becomes available', async () => {
    const product = await openPlaying(PREVIEW.previewed().build());
    await product.text('Nghe thử 30 giây.');

    await product.happens(() => product.harness.sound.set({ details: PREVIEW.signedFor(600).build() }));

    expect(dock(product)).not.toHaveTextContent('Nghe thử');
  });
});
