import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ScrollMemory } from '../../../src/presentation/app/shell/ScrollMemory';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';

/** Pages of which only the scroll position matters. */
async function openPages(...paths: readonly string[]) {
  fillBrowserGaps();
  const gone = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const shell = (
    <>
      <ScrollMemory />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: shell, children: [{ path: '*', element: null }] }], {
    initialEntries: [...paths],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  const go = async (step: () => Promise<void>): Promise<unknown> => {
    gone.mockClear();
    await act(step);
    return gone.mock.calls.at(-1)?.[1] ?? null;
  };
  const scroll = (to: number): void => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  return { router, go, scroll };
}

describe('the scroll position of a page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is the top for a new page', async () => {
    const { router, go, scroll } = await openPages('/a');
    scroll(900);
    expect(await go(() => router.navigate('/b'))).toBe(0);
  });

  it('is the top also when a page replaces another page', async () => {
    const { router, go, scroll } = await openPages('/a');
    await go(() => router.navigate('/b'));
    scroll(900);
    expect(await go(() => router.navigate('/c', { replace: true }))).toBe(0);
  });

  it('is restored on going back and forward', async () => {
    const { router, go, scroll } = await openPages('/a');
    scroll(900);
    await go(() => router.navigate('/b'));
    scroll(300);
    expect(await go(() => router.navigate(-1))).toBe(900);
    expect(await go(() => router.navigate(1))).toBe(300);
  });

  it('does not change when the page only changes its own address', async () => {
    const { router, go, scroll } = await openPages('/a');
    await go(() => router.navigate('/b'));
    scroll(900);
    expect(await go(() => router.navigate('/b?sort=name', { replace: true }))).toBeNull();
  });
});
