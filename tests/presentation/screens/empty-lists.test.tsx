import { aCollection } from '../../support/builders/a-collection';
import { openProduct } from '../../support/presentation/render-app';

const EMPTY = 'Chưa có gì ở đây.';

describe('an empty list', () => {
  it.each([
    '/',
    '/songs',
    '/artists',
    '/playlists-album',
    '/explore',
    '/library',
    '/history',
    '/search?q=zzz',
    '/short-video',
  ])('says so at %s', async (path) => {
    const product = await openProduct({ path, account: { isSignedIn: true } });

    expect(await product.text(EMPTY)).toBeVisible();
  });

  it.each(['liked', 'recent', 'new'])('says so in the collection %s', async (type) => {
    const product = await openProduct({
      path: `/collection/${type}`,
      account: { isSignedIn: true },
      arrange: ({ browsing }) => void browsing.collectionsByName.set(type, aCollection({ items: [], facts: null })),
    });

    expect(await product.text(EMPTY)).toBeVisible();
  });
});
