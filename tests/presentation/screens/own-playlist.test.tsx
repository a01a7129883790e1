import { PAGE_PLACEHOLDER } from '../../../src/domain/catalogue/what-home-shows';
import { loadLibraryDialogs } from '../../../src/presentation/app/loading/parts';
import { aCollection, someFacts } from '../../support/builders/a-collection';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

beforeAll(() => loadLibraryDialogs(), 120_000);

const NAME = 'Chiều trên đèo';
const ID = 'playlist-1';
const PICTURE = '/images/deo-chieu';

const withPlaylist = ({ browsing, kept }: Harness): void => {
  void kept.access.playlists.create({ name: NAME, description: '', isPublic: false, songIds: [] });
  const facts = someFacts({ id: ID, type: 'playlist', isOwn: true, isPublic: false });
  browsing.collectionsByName.set(`playlist ${ID}`, aCollection({ name: NAME, imageUrl: PICTURE, facts }));
};

async function openPlaylist() {
  const product = await openProduct({
    path: `/playlist/${ID}`,
    account: { isSignedIn: true },
    arrange: withPlaylist,
  });
  await product.heading(NAME, 1);
  return product;
}

describe('the page of an own playlist', () => {
  it('shows the picture of the playlist, and that the playlist is private', async () => {
    const product = await openPlaylist();

    expect(document.querySelector('article img')?.getAttribute('src')).toContain(PICTURE);
    expect(product.hasText(/^Playlist riêng tư/)).toBe(true);
  });

  it('has a button that arranges the songs, and whose name stays the same while it is pressed', async () => {
    const product = await openPlaylist();
    const button = () => product.button('Sắp xếp bài hát');
    expect(button()).toHaveAttribute('aria-pressed', 'false');

    await product.press('Sắp xếp bài hát');
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await product.press('Sắp xếp bài hát');

    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the page of a playlist that is deleted', () => {
  it('opens the library once the dialog has closed, and requests nothing of the deleted playlist', async () => {
    const product = await openPlaylist();
    const asked = product.harness.browsing.asked.length;

    await product.press('Xoá playlist');
    await product.dialog(`Xoá “${NAME}”?`);
    await product.user.click(product.buttons('Xoá playlist').at(-1) as HTMLElement);
    await product.wait(PAGE_PLACEHOLDER);
    await product.heading('Thư viện', 1);

    expect([product.path, product.hasDialog()]).toEqual(['/library', false]);
    expect(product.harness.browsing.asked.slice(asked)).toEqual([]);
  });

  it('opens the library also when the playlist is deleted elsewhere', async () => {
    const product = await openPlaylist();
    const asked = product.harness.browsing.asked.length;

    await product.happens(() => product.harness.kept.access.playlists.delete(ID));
    await product.wait(PAGE_PLACEHOLDER);
    await product.heading('Thư viện', 1);

    expect(product.path).toBe('/library');
    expect(product.harness.browsing.asked.slice(asked)).toEqual([]);
  });
});
