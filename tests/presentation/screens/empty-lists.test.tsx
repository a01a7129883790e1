import { screen } from '@testing-library/react';
import { aCollection } from '../../support/builders/a-collection';
import { openProduct } from '../../support/presentation/render-app';

const EMPTY = 'Chưa có gì ở đây.';

/** Checks ancestors up to the page: the text inherits alignment. */
function isCentred(element: HTMLElement): boolean {
  const around = [...document.querySelectorAll('main *')].filter((each) => each.contains(element));
  return around.some((each) => getComputedStyle(each).textAlign === 'center');
}

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
  ])('shows the centred text for empty lists at %s', async (path) => {
    const product = await openProduct({ path, account: { isSignedIn: true } });

    expect(isCentred(await product.text(EMPTY))).toBe(true);
  });

  it.each(['liked', 'recent', 'new'])('shows the centred text for empty lists in the collection %s', async (type) => {
    const product = await openProduct({
      path: `/collection/${type}`,
      account: { isSignedIn: true },
      arrange: ({ browsing }) => void browsing.collectionsByName.set(type, aCollection({ items: [], facts: null })),
    });

    expect(isCentred(await product.text(EMPTY))).toBe(true);
  });

  it.each([
    ['/admin/comments', [true]],
    ['/admin/figures', [true, true]],
  ])('shows the centred text for empty lists in administration at %s', async (path, centred) => {
    await openProduct({ path, account: { isSignedIn: true, profile: { role: 'admin' } } });

    expect(screen.getAllByText(EMPTY).map(isCentred)).toEqual(centred);
  });
});
