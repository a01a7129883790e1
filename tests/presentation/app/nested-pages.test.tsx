import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { lazyPage, PAGE_FALLBACKS } from '../../../src/presentation/app/loading/lazy-page';
import { ViewModelsProvider } from '../../../src/presentation/hooks/view-models-context';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';
import { setHarness } from '../../support/presentation/harness';
import { openProduct } from '../../support/presentation/render-app';

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const NOT_LOADED = "This page didn't finish loading";

const Layout = () => (
  <>
    <p>The layout</p>
    <Outlet />
  </>
);
const First = () => <h1>The first page</h1>;
const Second = () => <h1>The second page</h1>;

/** The code of a page, which fails to load this many times before it loads. */
function code<T>(page: T, failures: number) {
  let tries = 0;
  return () => {
    tries += 1;
    return tries > failures ? Promise.resolve(page) : Promise.reject(new ChunkLoadError('Loading chunk 7 failed'));
  };
}

interface Failures {
  readonly layout?: number;
  readonly second?: number;
}

/** Two pages inside one layout, opened at the first page while a song plays. */
async function openPages({ layout = 0, second = 0 }: Failures) {
  fillBrowserGaps();
  localStorage.setItem('i18nextLng', 'en');
  const { languages, ready } = startI18n();
  await ready;
  const harness = setHarness(languages);
  harness.sound.set({ isPlaying: true });
  const children = [
    { path: '/', ...lazyPage(code(First, 0)) },
    { path: '/second', ...lazyPage(code(Second, second)) },
  ];
  const pages = { ...lazyPage(code(Layout, layout)), children };
  const router = createMemoryRouter([{ ...PAGE_FALLBACKS, children: [pages] }]);
  const provided = (
    <ViewModelsProvider value={harness.viewModels}>
      <RouterProvider router={router} />
    </ViewModelsProvider>
  );
  await act(async () => void render(provided));
  return { goes: (path: string) => act(() => router.navigate(path)) };
}

describe('pages inside a layout', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
  afterEach(() => jest.restoreAllMocks());

  it('load again on request after their layout could not be loaded', async () => {
    await openPages({ layout: 1 });
    expect(await screen.findByRole('heading', { name: NOT_LOADED })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'The first page' })).toBeVisible();
    expect(screen.getByText('The layout')).toBeVisible();
  });

  it('give way to the failure of a page, layout included, and load on request', async () => {
    const { goes } = await openPages({ second: 1 });
    await goes('/second');
    expect(await screen.findByRole('heading', { name: NOT_LOADED })).toBeVisible();
    expect(screen.queryByText('The layout')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'The second page' })).toBeVisible();
    expect(screen.getByText('The layout')).toBeVisible();
  });

  it('load when the listener navigates to the page a second time', async () => {
    const { goes } = await openPages({ second: 1 });
    await goes('/second');
    await goes('/');
    expect(await screen.findByRole('heading', { name: 'The first page' })).toBeVisible();

    await goes('/second');

    expect(await screen.findByRole('heading', { name: 'The second page' })).toBeVisible();
  });
});

describe('the frame around pages that belong together', () => {
  const ADMIN = { isSignedIn: true, profile: { role: 'admin' } } as const;
  const GUEST = { isSignedIn: false } as const;

  it.each([
    ['/login', '/register', GUEST, 'main'],
    ['/contact', '/app', GUEST, 'main'],
    ['/profile', '/profile/device-management', ADMIN, 'main nav'],
    ['/admin', '/admin/songs', ADMIN, 'main nav'],
  ] as const)('is the same from %s to %s', async (from, to, account, frame) => {
    const product = await openProduct({ path: from, account });
    const before = document.querySelector(frame);
    const title = document.title;

    await product.goes(to);

    expect(document.title).not.toBe(title);
    expect(before).not.toBeNull();
    expect(document.querySelector(frame)).toBe(before);
  });
});
